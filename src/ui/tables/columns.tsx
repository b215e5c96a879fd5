import type { ReactNode } from 'react'
import type { Dictionary } from '../../core/dictionary'
import { formatMoney } from '../../core/money'
import { columnMessages } from './columns.messages'
import { useCurrency } from '../currency'
import { useSay } from '../host'
import { Price } from '../price'
import { StateTag } from '../state-tag'
import type { Column } from './table'

/** Columns that tables of many rooms have. */
export function useColumns<Row>() {
  const say = useSay(columnMessages)
  const currency = useCurrency()
  return {
    /** @param key of the amount in a row */
    money: <Key extends string>(key: Key, head: string, width?: number): Column<Record<Key, number>> => ({
      key,
      head,
      align: 'right',
      width,
      cell: (row) => formatMoney(row[key], currency),
    }),
    /** The same as a price, drawn as one. */
    price: <Key extends string>(key: Key, head: string, width?: number): Column<Record<Key, number>> => ({
      key,
      head,
      align: 'right',
      width,
      cell: (row) => <Price amount={row[key]} size="sm" />,
    }),
    state: (of: Pick<Dictionary, 'label' | 'tone'>, width: number): Column<{ state: number }> => ({
      key: 'state',
      head: say('state'),
      width,
      cell: ({ state }) => <StateTag of={of} code={state} />,
    }),
    /** What can be done with a row. */
    actions: (width: number, cell: (row: Row) => ReactNode): Column<Row> => ({
      key: 'action',
      head: say('action'),
      align: 'right',
      width,
      cell: (row) => <span className="actions">{cell(row)}</span>,
    }),
  }
}
