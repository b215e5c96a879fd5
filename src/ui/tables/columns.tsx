import type { ReactNode } from 'react'
import type { Dictionary } from '../../core/language/dictionary'
import { formatMoney, type CurrencyRule } from '../../core/money'
import { columnMessages } from './columns.messages'
import { CurrencyContext, useCurrency } from '../currency'
import { useSay } from '../host'
import { Price } from '../price'
import { StateTag } from '../state-tag'
import type { Column } from './table'

/** Row with amounts in the currency of another brand site. */
type OfSite = { site?: { currency: CurrencyRule } | undefined }

/** Returns the common columns of tables. */
export function useColumns<Row>() {
  const say = useSay(columnMessages)
  const currency = useCurrency()
  return {
    /** @param key of the amount in a row */
    money: <Key extends string>(
      key: Key,
      head: string,
      width?: number,
    ): Column<Record<Key, number> & OfSite> => ({
      key,
      head,
      align: 'right',
      width,
      cell: (row) => formatMoney(row[key], row.site?.currency ?? currency),
    }),
    /** Column of an amount, rendered as a price. */
    price: <Key extends string>(
      key: Key,
      head: string,
      width?: number,
    ): Column<Record<Key, number> & OfSite> => ({
      key,
      head,
      align: 'right',
      width,
      cell: (row) => (
        <CurrencyContext value={row.site?.currency ?? currency}>
          <Price amount={row[key]} size="sm" />
        </CurrencyContext>
      ),
    }),
    state: (of: Pick<Dictionary, 'label' | 'tone'>, width: number): Column<{ state: number }> => ({
      key: 'state',
      head: say('state'),
      width,
      cell: ({ state }) => <StateTag of={of} code={state} />,
    }),
    /** Column of the actions of a row. */
    actions: (width: number, cell: (row: Row) => ReactNode): Column<Row> => ({
      key: 'action',
      head: say('action'),
      align: 'right',
      width,
      cell: (row) => <span className="actions">{cell(row)}</span>,
    }),
  }
}
