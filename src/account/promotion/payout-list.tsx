import { useStore } from '@nanostores/react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useSay } from '../../ui/host'
import { ListPage } from '../../ui/pages/list-page'
import { useColumns } from '../../ui/tables/columns'
import { Table } from '../../ui/tables/table'
import { payoutState } from './payout'
import type { Payout } from './payouts.contract'
import { promotionMessages } from './promotion.messages'
import type { PromotionStore } from './promotion.store'

/** List of payouts with their states. */
export function PayoutList({ of }: { of: PromotionStore }) {
  const say = useSay(promotionMessages)
  return (
    <ListPage
      of={of.payouts}
      what={say('payouts')}
      empty={{ drawing: 'list', title: say('noPayouts'), text: say('noPayoutsText') }}
    >
      {({ content }) => <PayoutTable rows={content} of={of} />}
    </ListPage>
  )
}

function PayoutTable({ rows, of }: { rows: readonly Payout[]; of: PromotionStore }) {
  const say = useSay(promotionMessages)
  const column = useColumns<Payout>()
  const busy = useStore(of.$busy)
  return (
    <Card padding="none">
      <Table
        label={say('payouts')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'time', head: say('time'), width: 168, cell: ({ createdAt }) => createdAt },
          {
            key: 'number',
            head: say('payoutNo'),
            cell: ({ payoutNo, reason }) => (
              <>
                {payoutNo}
                {reason && <p className="note">{say('rejectedFor', { reason })}</p>}
              </>
            ),
          },
          column.money('amount', say('amount'), 136),
          column.state(payoutState, 108),
          column.actions(
            96,
            ({ id, actions }) =>
              actions.includes('takeBack') && (
                <Button size="small" loading={busy.has(id)} onClick={() => void of.takeBack(id)}>
                  {say('takeBack')}
                </Button>
              ),
          ),
        ]}
      />
    </Card>
  )
}
