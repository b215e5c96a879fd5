import { useStore } from '@nanostores/react'
import { payMethod } from '../../words/pay-method'
import { payOrderState } from '../../words/pay-order-state'
import { useColumns } from '../../ui/tables/columns'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { StateTag } from '../../ui/state-tag'
import { Table } from '../../ui/tables/table'
import { ToneWord } from '../../ui/tone-word'
import { useLabel } from '../../ui/use-label'
import { depositMessages } from './deposit.messages'
import { FileList } from '../../site/files/file-list'
import type { TopUp } from './recharges.contract'
import type { Recharges } from './recharge.store'

/** Table of top-ups with their states. Unpaid ones can be paid or cancelled. */
export function RechargeTable({ rows, recharges }: { rows: readonly TopUp[]; recharges: Recharges }) {
  const say = useSay(depositMessages)
  const column = useColumns<TopUp>()
  const methodLabel = useLabel(payMethod)
  const href = useHref()
  const busy = useStore(recharges.$busy)
  return (
    <Card padding="none">
      <Table
        label={say('topUps')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'time', head: say('time'), width: 164, cell: ({ createdAt }) => createdAt },
          {
            key: 'about',
            head: say('payNo'),
            cell: ({ payNo, voucher }) => (
              <>
                <span className="note">{payNo}</span>
                {voucher && (
                  <p className="note">
                    {say('voucherOf', { bank: voucher.bank, payer: voucher.payer, day: voucher.paidOn })}
                  </p>
                )}
                {voucher && <FileList files={voucher.files} />}
                {voucher?.reason && <p className="note">{say('reason', { reason: voucher.reason })}</p>}
              </>
            ),
          },
          {
            key: 'way',
            head: say('way'),
            width: 116,
            cell: ({ payCode }) => (payCode === undefined ? say('notChosen') : methodLabel(payCode)),
          },
          column.money('amount', say('change'), 120),
          {
            key: 'state',
            head: say('state'),
            width: 96,
            cell: ({ state, closed }) =>
              closed === 10 ? (
                <ToneWord tone="ended">{say('cancelled')}</ToneWord>
              ) : (
                <StateTag of={payOrderState} code={state} />
              ),
          },
          column.actions(152, ({ id, actions }) => (
            <>
              {actions.includes('cancel') && (
                <Button size="small" loading={busy.has(id)} onClick={() => void recharges.takeBack(id)}>
                  {say('takeBack')}
                </Button>
              )}
              {actions.includes('pay') && (
                <LinkButton size="small" variant="outline" href={href('payment', {}, { payOrderId: id })}>
                  {say('pay')}
                </LinkButton>
              )}
            </>
          )),
        ]}
      />
    </Card>
  )
}
