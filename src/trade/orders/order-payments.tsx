import { Card } from '../../ui/card'
import { useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { StateTag } from '../../ui/state-tag'
import { useLabel } from '../../ui/use-label'
import { payMethod } from '../../words/pay-method'
import { payOrderState } from '../../words/pay-order-state'
import { refundState } from '../payment/refund-state'
import type { OrderDetail } from './order-detail.contract'
import { orderMessages } from './orders.messages'

/** Payments and refunds of an order. */
export function OrderPayments({ order: { payments, refunds } }: { order: OrderDetail }) {
  const say = useSay(orderMessages)
  const methodLabel = useLabel(payMethod)
  return (
    <Card title={say('payments')}>
      {payments.length === 0 && <p className="meta">{say('noPayments')}</p>}
      <ul className="order-payments stack gap-12">
        {payments.map(({ payNo, state, payCode, amount, paidAt }) => (
          <li key={payNo} className="order-payment">
            <span>
              {payCode === undefined ? '—' : methodLabel(payCode)}
              <span className="meta">
                {say('payNo')} {payNo}
              </span>
              {paidAt && (
                <span className="meta">
                  {say('paidAt')} {paidAt.slice(0, 16)}
                </span>
              )}
            </span>
            <StateTag of={payOrderState} code={state} />
            <Price amount={amount} size="sm" />
          </li>
        ))}
        {refunds.map(({ partNo, state, payCode, amount, at }) => (
          <li key={partNo} className="order-payment">
            <span>
              {say('refundTo', { name: payCode === undefined ? '—' : methodLabel(payCode) })}
              <span className="meta">
                {say('refundNo')} {partNo}
              </span>
              <span className="meta">{at.slice(0, 16)}</span>
            </span>
            <StateTag of={refundState} code={state} />
            <Price amount={-amount} size="sm" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
