import type { Fields } from '../../core/form/form-field'
import { Form } from './form'
import sheet from './form-grid.css?sheet'
import { useSheet } from '../sheet'

type FormGridProps<F extends Fields> = Parameters<typeof Form<F>>[0] & { columns: 'halves' | 'thirds' }

/** Form with several columns in wide containers. Fields with `form-wide` span all columns. */
export function FormGrid<F extends Fields>({ columns, ...rest }: FormGridProps<F>) {
  useSheet(sheet)
  return <Form {...rest} className={`form-${columns}`} />
}
