import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { goTo } from '../../core/go-to'
import { formatMoney } from '../../core/money'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { useHref, useLocale, useSay } from '../../ui/host'
import { StateTag } from '../../ui/state-tag'
import { Table } from '../../ui/table'
import { bondKind } from './bond-kind'
import { BondRefund } from './bond-refund'
import { bondState } from './bond-state'
import type { Bond } from './bonds.contract'
import { bondMessages } from './bonds.messages'
import type { Bonds } from './bonds.store'

/** Bonds with what can be done about each. */
export function BondTable({ rows, bonds }: { rows: readonly Bond[]; bonds: Bonds }) {
  const say = useSay(bondMessages)
  const locale = useLocale()
  const currency = useCurrency()
  const href = useHref()
  const busy = useStore(bonds.$busy)
  const [asking, ask] = useState<Bond>()

  async function pay(id: string, from: Element) {
    const payOrderId = await bonds.pay(id)
    if (payOrderId) goTo(href('payment', {}, { payOrderId }), { from })
  }
  return (
    <Card padding="none">
      <Table
        label={say('title')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'about',
            head: say('about'),
            cell: ({ bondNo, title, paidAt, refundedAt, reason }) => (
              <>
                <b>{title}</b>
                <p className="ledger-reference">
                  {bondNo}
                  {paidAt && ` · ${say('paidAt', { time: paidAt.slice(0, 10) })}`}
                  {refundedAt && ` · ${say('refundedAt', { time: refundedAt.slice(0, 10) })}`}
                </p>
                {reason && <p className="ledger-note">{reason}</p>}
              </>
            ),
          },
          { key: 'kind', head: say('kind'), width: 112, cell: ({ kind }) => bondKind.label(kind, locale) },
          {
            key: 'amount',
            head: say('amount'),
            align: 'right',
            width: 132,
            cell: ({ amount }) => formatMoney(amount, currency),
          },
          {
            key: 'due',
            head: say('due'),
            width: 120,
            cell: ({ dueDate }) => <span className="ledger-day">{dueDate}</span>,
          },
          {
            key: 'state',
            head: say('state'),
            width: 96,
            cell: ({ state }) => <StateTag of={bondState} code={state} />,
          },
          {
            key: 'action',
            head: say('action'),
            align: 'right',
            width: 120,
            cell: (bond) => (
              <span className="ledger-actions">
                {bond.actions.includes('pay') && (
                  <Button
                    size="small"
                    variant="outline"
                    loading={busy.has(bond.id)}
                    onClick={({ currentTarget }) => void pay(bond.id, currentTarget)}
                  >
                    {say('pay')}
                  </Button>
                )}
                {bond.actions.includes('askRefund') && (
                  <Button size="small" disabled={busy.has(bond.id)} onClick={() => ask(bond)}>
                    {say('askRefund')}
                  </Button>
                )}
              </span>
            ),
          },
        ]}
      />
      {asking && <BondRefund bond={asking} bonds={bonds} onClose={() => ask(undefined)} />}
    </Card>
  )
}
