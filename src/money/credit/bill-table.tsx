import { useState } from 'react'
import { formatMoney } from '../../core/money'
import { useColumns } from '../../ui/tables/columns'
import { Card } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { Table } from '../../ui/tables/table'
import { ExportLink } from '../../account/downloads/export-link'
import { BillLines } from './bill-lines'
import { actionsOf } from './bill-machine'
import { billState } from './bill-state'
import type { Bill } from './credit.contract'
import { creditMessages } from './credit.messages'
import type { Credit } from './credit.store'
import { RepayDialog } from './repay-dialog'

/** Table of statements with repaid amounts. Their lines open in a dialog. */
export function BillTable({ rows, credit }: { rows: readonly Bill[]; credit: Credit }) {
  const say = useSay(creditMessages)
  const column = useColumns<Bill>()
  const currency = useCurrency()
  const figure = (minor: number) => formatMoney(minor, currency)
  const sum = (of: 'amount' | 'repaid' | 'left') => figure(rows.reduce((total, row) => total + row[of], 0))
  const [shown, setShown] = useState<Bill>()
  const [repaid, setRepaid] = useState<Bill>()
  return (
    <Card padding="none">
      <Table
        label={say('list')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'month',
            head: say('month'),
            width: 96,
            total: say('total'),
            cell: ({ month }) => <b>{month}</b>,
          },
          { key: 'no', head: say('billNo'), width: 120, cell: ({ billNo }) => billNo },
          { ...column.money('amount', say('amount')), total: sum('amount') },
          { ...column.money('repaid', say('repaid')), total: sum('repaid') },
          {
            key: 'left',
            head: say('left'),
            align: 'right',
            total: sum('left'),
            cell: ({ left }) =>
              left > 0 ? <b>{figure(left)}</b> : <span className="ink-3">{figure(left)}</span>,
          },
          {
            key: 'due',
            head: say('dueDate'),
            width: 112,
            cell: ({ dueDate }) => <span className="nowrap">{dueDate}</span>,
          },
          column.state(billState, 108),
          column.actions(132, (bill) => (
            <>
              <button type="button" className="link" part="action" onClick={() => setShown(bill)}>
                {say('lines')}
              </button>
              <ExportLink
                label={say('download')}
                of={say('statementOf', { month: bill.month })}
                ask={(options) => credit.exportLines(bill.id, options)}
              />
              {actionsOf(bill).includes('repay') && (
                <button type="button" className="link" part="action" onClick={() => setRepaid(bill)}>
                  {say('repayShort')}
                </button>
              )}
            </>
          )),
        ]}
      />
      {shown && <BillLines bill={shown} credit={credit} onClose={() => setShown(undefined)} />}
      {repaid && <RepayDialog bill={repaid} credit={credit} onClose={() => setRepaid(undefined)} />}
    </Card>
  )
}
