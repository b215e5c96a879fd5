import type { Fields } from '../../core/form-field'
import { Form } from './form'
import sheet from './form-grid.css?sheet'
import { useSheet } from '../sheet'

type FormGridProps<F extends Fields> = Parameters<typeof Form<F>>[0] & { columns: 'halves' | 'thirds' }

/** A form of several columns where there is room; what is `form-wide` takes all of them. */
export function FormGrid<F extends Fields>({ columns, ...rest }: FormGridProps<F>) {
  useSheet(sheet)
  return <Form {...rest} className={`form-${columns}`} />
}
