import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { pick } from '../../core/language/messages'
import { formatMoney } from '../../core/money'
import { Card } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { useLocale, useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { OrderNo } from './order-no'
import { payAbout } from './pay-about'
import type { PayOrder } from './payment.contract'
import { paymentMessages } from './payment.messages'
import type { PaymentStore } from './payment.store'
import { TimeLeft } from './time-left'

type PaySummaryProps = { order: PayOrder; store: PaymentStore; children?: ReactNode }

/** Amount, orders and deadline of the payment, with the pay button below. */
export function PaySummary({ order, store, children }: PaySummaryProps) {
  const say = useSay(paymentMessages)
  const currency = useCurrency()
  const locale = useLocale()
  const { amount, items, secondsLeft, payNo, purpose } = order
  const busy = useStore(store.$busy)
  const total = items.reduce((sum, item) => sum + item.total, 0)
  return (
    <aside className="payment-side stack gap-16" aria-label={say('amount')}>
      <Card>
        <dl className="payment-facts stack gap-8">
          <div className="payment-fact payment-fact-amount">
            <dt>{say('amount')}</dt>
            <dd>
              <Price amount={amount} size="xl" />
            </dd>
          </div>
          {total > amount && (
            <div className="payment-fact">
              <dd className="text-dense ink-2">{say('partly', { total: formatMoney(total, currency) })}</dd>
            </div>
          )}
          {secondsLeft !== undefined && (
            <div className="payment-fact">
              <dt>{say('timeLeft')}</dt>
              <dd>
                <TimeLeft seconds={secondsLeft} onOver={() => void store.payment.reload()} />
              </dd>
            </div>
          )}
        </dl>
        <div className="payment-press above-16" aria-busy={busy}>
          {children}
        </div>
      </Card>
      <Card>
        <dl className="payment-facts stack gap-8">
          {items.map(({ refId, orderNo, amount: part }) => (
            <div key={refId} className="payment-fact">
              <dt>
                {say('orderNo')} <OrderNo no={orderNo} />
              </dt>
              <dd>
                <Price amount={part} size="sm" />
              </dd>
            </div>
          ))}
          {purpose !== 'order' && (
            <div className="payment-fact">
              <dt>{pick(payAbout[purpose].what, locale)}</dt>
              <dd>
                <Price amount={amount} size="sm" />
              </dd>
            </div>
          )}
          <div className="payment-fact">
            <dt>
              {say('payNo')} <span className="payment-no ink anywhere">{payNo}</span>
            </dt>
          </div>
        </dl>
      </Card>
    </aside>
  )
}
