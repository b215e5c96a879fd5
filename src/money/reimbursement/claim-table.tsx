import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useColumns } from '../../ui/tables/columns'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Confirm } from '../../ui/overlays/confirm'
import { useSay } from '../../ui/host'
import { Table } from '../../ui/tables/table'
import { useLabel } from '../../ui/use-label'
import { ClaimDetailDialog } from './claim-detail'
import { ClaimDialog } from './claim-dialog'
import { claimKind, claimState } from './claim'
import type { Claim } from './reimbursement.contract'
import { reimbursementMessages } from './reimbursement.messages'
import type { Reimbursement } from './reimbursement.store'

/** Table of expense claims with their actions. */
export function ClaimTable({ rows, claims }: { rows: readonly Claim[]; claims: Reimbursement }) {
  const say = useSay(reimbursementMessages)
  const column = useColumns<Claim>()
  const kindLabel = useLabel(claimKind)
  const busy = useStore(claims.$busy)
  const [open, setOpen] = useState<{ what: 'detail' | 'edit' | 'remove'; claim: Claim }>()
  const close = () => setOpen(undefined)
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
            cell: ({ title, claimNo, orderNo, reason }) => (
              <>
                <b>{title}</b>
                <p className="note">
                  {claimNo}
                  {orderNo && ` · ${say('order', { no: orderNo })}`}
                </p>
                {reason && <p className="note">{say('rejectedFor', { reason })}</p>}
              </>
            ),
          },
          {
            key: 'kind',
            head: say('kind'),
            width: 100,
            cell: ({ kind, expenses }) =>
              expenses ? say('several', { n: expenses.length }) : kindLabel(kind),
          },
          {
            key: 'day',
            head: say('spentOn'),
            width: 108,
            cell: ({ spentOn }) => <span className="nowrap">{spentOn}</span>,
          },
          column.money('amount', say('amount'), 116),
          column.state(claimState, 88),
          column.actions(268, (claim) => {
            const { id, actions } = claim
            const dialog = (what: 'detail' | 'edit' | 'remove') => (
              <Button size="small" busy={busy.has(id)} onClick={() => setOpen({ what, claim })}>
                {say(what)}
              </Button>
            )
            return (
              <>
                {dialog('detail')}
                {actions.includes('remove') && dialog('remove')}
                {actions.includes('edit') && dialog('edit')}
                {actions.includes('takeBack') && (
                  <Button size="small" loading={busy.has(id)} onClick={() => void claims.takeBack(id)}>
                    {say('takeBack')}
                  </Button>
                )}
                {actions.includes('submit') && (
                  <Button
                    size="small"
                    variant="outline"
                    loading={busy.has(id)}
                    onClick={() => void claims.submit(id)}
                  >
                    {say('submit')}
                  </Button>
                )}
              </>
            )
          }),
        ]}
      />
      {open?.what === 'detail' && <ClaimDetailDialog claim={open.claim} onClose={close} />}
      {open?.what === 'edit' && <ClaimDialog claim={open.claim} claims={claims} onClose={close} />}
      {open?.what === 'remove' && (
        <Confirm
          danger
          title={say('removeTitle', { no: open.claim.claimNo })}
          action={say('remove')}
          onConfirm={() => claims.remove(open.claim.id).then(close)}
          onCancel={close}
        />
      )}
    </Card>
  )
}
