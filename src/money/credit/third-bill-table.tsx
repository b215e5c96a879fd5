import { useState } from 'react'
import { resource } from '../../core/store/resource'
import { useColumns } from '../../ui/tables/columns'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Dialog } from '../../ui/overlays/dialog'
import { useOpened, useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { Table } from '../../ui/tables/table'
import { creditMessages } from './credit.messages'
import { thirdBillState } from './third-bill-state'
import { thirdBillDetail, type ThirdBill } from './third-bills.contract'

/** Table of third-party statements. Their lines open in a dialog. */
export function ThirdBillTable({ rows }: { rows: readonly ThirdBill[] }) {
  const say = useSay(creditMessages)
  const column = useColumns<ThirdBill>()
  const [shown, setShown] = useState<ThirdBill>()
  return (
    <Card padding="none">
      <Table
        label={say('thirdBills')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'month', head: say('month'), width: 88, cell: ({ month }) => <b>{month}</b> },
          { key: 'no', head: say('billNo'), width: 168, cell: ({ billNo }) => billNo },
          { key: 'provider', head: say('provider'), cell: ({ provider }) => provider },
          column.money('amount', say('amount'), 132),
          {
            key: 'due',
            head: say('dueDate'),
            width: 112,
            cell: ({ dueDate }) => <span className="nowrap">{dueDate}</span>,
          },
          column.state(thirdBillState, 96),
          column.actions(72, (bill) => (
            <button type="button" className="link" part="action" onClick={() => setShown(bill)}>
              {say('lines')}
            </button>
          )),
        ]}
      />
      {shown && <ThirdBillLines bill={shown} onClose={() => setShown(undefined)} />}
    </Card>
  )
}

function ThirdBillLines({ bill: { id, month }, onClose }: { bill: ThirdBill; onClose: () => void }) {
  const scope = useScope()
  const say = useSay(creditMessages)
  const column = useColumns()
  const detail = useOpened(() =>
    resource((signal) => scope.call(thirdBillDetail, { path: { id } }, { signal, quiet: true })),
  )
  return (
    <Dialog
      title={say('linesOf', { month })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{say('close')}</Button>}
    >
      <Page of={detail} what={say('lines')}>
        {({ lines }) => (
          <Table
            framed
            label={say('linesOf', { month })}
            rows={lines}
            rowKey={(line) => line.id}
            columns={[
              { key: 'time', head: say('time'), width: 168, cell: ({ createdAt }) => createdAt },
              {
                key: 'ref',
                head: say('refNo'),
                width: 168,
                cell: ({ refNo }) => <span className="note">{refNo}</span>,
              },
              { key: 'about', head: say('about'), cell: ({ about }) => about },
              column.money('amount', say('amount'), 112),
            ]}
          />
        )}
      </Page>
    </Dialog>
  )
}
