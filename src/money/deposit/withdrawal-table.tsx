import { useStore } from '@nanostores/react'
import { reviewState } from '../../words/review-state'
import { useColumns } from '../../ui/tables/columns'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useSay } from '../../ui/host'
import { StateTag } from '../../ui/state-tag'
import { Table } from '../../ui/tables/table'
import { ToneWord } from '../../ui/tone-word'
import { depositMessages } from './deposit.messages'
import { withdrawalActions } from './withdrawal-machine'
import type { Withdrawal } from './withdrawals.contract'
import type { Withdrawals } from './withdrawals.store'

type WithdrawalTableProps = { rows: readonly Withdrawal[]; withdrawals: Withdrawals }

/** Table of withdrawals with their reviews. Those not yet under review can be cancelled. */
export function WithdrawalTable({ rows, withdrawals }: WithdrawalTableProps) {
  const say = useSay(depositMessages)
  const column = useColumns<Withdrawal>()
  const busy = useStore(withdrawals.$busy)
  return (
    <Card padding="none">
      <Table
        label={say('records')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'time', head: say('time'), width: 168, cell: ({ createdAt }) => createdAt },
          {
            key: 'account',
            head: say('account'),
            cell: ({ bank, bankCard, holder, reason }) => (
              <>
                {say('accountOf', { bank, digits: bankCard, holder })}
                {reason && <p className="note">{say('reason', { reason })}</p>}
              </>
            ),
          },
          column.money('amount', say('change'), 132),
          {
            key: 'state',
            head: say('state'),
            width: 108,
            cell: (row) =>
              row.cancelled ? (
                <ToneWord tone="ended">{say('cancelled')}</ToneWord>
              ) : (
                <StateTag of={reviewState} code={row.reviewState} />
              ),
          },
          column.actions(
            88,
            ({ id, reviewState: state, actions = withdrawalActions(state, 'buyer') }) =>
              actions.includes('takeBack') && (
                <Button size="small" loading={busy.has(id)} onClick={() => void withdrawals.takeBack(id)}>
                  {say('takeBack')}
                </Button>
              ),
          ),
        ]}
      />
    </Card>
  )
}
