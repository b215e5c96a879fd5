import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { goTo } from '../../core/address/go-to'
import { useColumns } from '../../ui/tables/columns'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useHref, useSay } from '../../ui/host'
import { Table } from '../../ui/tables/table'
import { useLabel } from '../../ui/use-label'
import { bondKind, bondState } from './bond'
import { BondRefund } from './bond-refund'
import type { Bond } from './bonds.contract'
import { bondMessages } from './bonds.messages'
import type { Bonds } from './bonds.store'

/** Table of bonds with their actions. */
export function BondTable({ rows, bonds }: { rows: readonly Bond[]; bonds: Bonds }) {
  const say = useSay(bondMessages)
  const column = useColumns<Bond>()
  const kindLabel = useLabel(bondKind)
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
                <p className="note">
                  {bondNo}
                  {paidAt && ` · ${say('paidAt', { time: paidAt.slice(0, 10) })}`}
                  {refundedAt && ` · ${say('refundedAt', { time: refundedAt.slice(0, 10) })}`}
                </p>
                {reason && <p className="note">{reason}</p>}
              </>
            ),
          },
          { key: 'kind', head: say('kind'), width: 112, cell: ({ kind }) => kindLabel(kind) },
          column.money('amount', say('amount'), 132),
          {
            key: 'due',
            head: say('due'),
            width: 120,
            cell: ({ dueDate }) => <span className="nowrap">{dueDate}</span>,
          },
          column.state(bondState, 96),
          column.actions(120, (bond) => (
            <>
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
                <Button size="small" busy={busy.has(bond.id)} onClick={() => ask(bond)}>
                  {say('askRefund')}
                </Button>
              )}
            </>
          )),
        ]}
      />
      {asking && <BondRefund bond={asking} bonds={bonds} onClose={() => ask(undefined)} />}
    </Card>
  )
}
