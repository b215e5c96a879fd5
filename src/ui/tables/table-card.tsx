import { Card } from '../card'
import { classNames } from '../class-names'
import { useSheet } from '../sheet'
import sheet from './table-card.css?sheet'

/** Card around a table. */
export function TableCard({ className, ...rest }: Omit<Parameters<typeof Card>[0], 'padding'>) {
  useSheet(sheet)
  return <Card {...rest} padding="none" className={classNames('table-card', className)} />
}
