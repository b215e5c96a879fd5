import { useState } from 'react'
import { resource } from '../../core/resource'
import { formatMoney } from '../../core/money'
import { Button } from '../../ui/button'
import { useCurrency } from '../../ui/currency'
import { useLocale, useSay, useScope } from '../../ui/host'
import { Dialog } from '../../ui/dialog'
import { Page } from '../../ui/page-frame'
import { Table } from '../../ui/table'
import { creditType } from './credit-type'
import { billDetail, type Bill } from './credit.contract'
import { creditMessages } from './credit.messages'

/** What a statement is made of, in a dialog. */
export function BillLines({ bill: { id, month }, onClose }: { bill: Bill; onClose: () => void }) {
  const scope = useScope()
  const say = useSay(creditMessages)
  const locale = useLocale()
  const currency = useCurrency()
  const [detail] = useState(() =>
    resource((signal) => scope.call(billDetail, { path: { id } }, { signal, quiet: true })),
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
                key: 'type',
                head: say('type'),
                width: 120,
                cell: ({ type }) => creditType.label(type, locale),
              },
              {
                key: 'ref',
                head: say('refNo'),
                cell: ({ refNo }) => <span className="credit-ref">{refNo}</span>,
              },
              {
                key: 'amount',
                head: say('amount'),
                align: 'right',
                width: 128,
                cell: ({ amount }) => formatMoney(amount, currency),
              },
            ]}
          />
        )}
      </Page>
    </Dialog>
  )
}
