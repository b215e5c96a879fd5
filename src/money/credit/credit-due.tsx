import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { formatMoney } from '../../core/money'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Confirm } from '../../ui/overlays/confirm'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { Tag } from '../../ui/tag'
import { BillDispute, type OpenDialog } from './bill-dispute'
import { actionsOf } from './bill-machine'
import type { Bill } from './credit.contract'
import { creditMessages } from './credit.messages'
import type { Credit } from './credit.store'
import { RepayDialog } from './repay-dialog'

/** Statement due next, with its actions. */
export function CreditDue({ bill, credit }: { bill: Bill; credit: Credit }) {
  const say = useSay(creditMessages)
  const currency = useCurrency()
  const [open, setOpen] = useState<OpenDialog>()
  const { month, left, amount, repaid, dueDate, daysLeft } = bill
  const late = daysLeft < 0
  return (
    <Card>
      <div className="credit-due">
        <dl className="credit-due-fact stack gap-4">
          <dt>{say('dueOf', { month })}</dt>
          <dd>
            <Price amount={left} size="xl" />
          </dd>
        </dl>
        <dl className="credit-due-fact stack gap-4">
          <dt>{say('amount')}</dt>
          <dd>{formatMoney(amount, currency)}</dd>
        </dl>
        <dl className="credit-due-fact stack gap-4">
          <dt>{say('repaid')}</dt>
          <dd>{formatMoney(repaid, currency)}</dd>
        </dl>
        <dl className="credit-due-fact stack gap-4">
          <dt>{say('dueDate')}</dt>
          <dd>
            {dueDate}{' '}
            <Tag tone={late ? 'danger' : 'warn'}>
              {daysLeft === 0 ? say('dueToday') : say(late ? 'late' : 'daysLeft', { n: Math.abs(daysLeft) })}
            </Tag>
          </dd>
        </dl>
        <div className="row wrap gap-12 push">
          {actionsOf(bill).includes('dispute') && (
            <>
              <Button variant="text" onClick={() => setOpen('lines')}>
                {say('lines')}
              </Button>
              <Button onClick={() => setOpen('dispute')}>{say('dispute')}</Button>
            </>
          )}
          <BillButtons bill={bill} credit={credit} />
        </div>
      </div>
      <BillDispute {...{ bill, credit, open, setOpen }} />
    </Card>
  )
}

/** Buttons for the available steps of a statement. */
export function BillButtons({ bill, credit }: { bill: Bill; credit: Credit }) {
  const say = useSay(creditMessages)
  const currency = useCurrency()
  const busy = useStore(credit.$busy)
  const [asking, setAsking] = useState(false)
  const [repaying, setRepaying] = useState(false)
  const { id, month, amount, dueDate } = bill
  const actions = actionsOf(bill)

  return (
    <>
      {actions.includes('confirm') && (
        <Button variant="primary" loading={busy.has(id)} onClick={() => setAsking(true)}>
          {say('confirm')}
        </Button>
      )}
      {actions.includes('repay') && (
        <Button variant="primary" loading={busy.has(id)} onClick={() => setRepaying(true)}>
          {say('repay')}
        </Button>
      )}
      {repaying && <RepayDialog bill={bill} credit={credit} onClose={() => setRepaying(false)} />}
      {asking && (
        <Confirm
          title={say('confirmTitle', { month })}
          text={say('confirmText', { amount: formatMoney(amount, currency), day: dueDate })}
          action={say('confirm')}
          onConfirm={() => credit.confirm(id).then(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
