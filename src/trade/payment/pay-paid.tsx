import { pick } from '../../core/language/messages'
import { Card } from '../../ui/card'
import { useHref, useLocale, useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { LinkButton } from '../../ui/link-button'
import { Price } from '../../ui/price'
import { useSheet } from '../../ui/sheet'
import { useLabel } from '../../ui/use-label'
import sheet from './pay-paid.css?sheet'
import { OrderNo } from './order-no'
import { payAbout } from './pay-about'
import { PayBack } from './pay-back'
import { payMethod } from '../../words/pay-method'
import type { PayOrder } from './payment.contract'
import { paymentMessages } from './payment.messages'

/** Result of a payment: amount, orders and next steps. */
export function PayPaid({ order: { amount, items, purpose, paidAt = '', payCode } }: { order: PayOrder }) {
  useSheet(sheet)
  const say = useSay(paymentMessages)
  const locale = useLocale()
  const methodLabel = useLabel(payMethod)
  const href = useHref()
  return (
    <Card padding="none" className="payment-paid">
      <div className="payment-paid-head" role="status">
        <span className="payment-paid-mark stack middle rigid">
          <Icon name="check" size={24} />
        </span>
        <div>
          <h2 className="text-h1 bold">{say('paidTitle')}</h2>
          <p className="text-dense ink-2">
            {payCode !== undefined && `${methodLabel(payCode)} · `}
            {say('paidAt', { time: paidAt.slice(0, 16) })}
          </p>
        </div>
        <dl className="row gap-12 baseline push">
          <dt className="ink-2">{say('paidAmount')}</dt>
          <dd>
            <Price amount={amount} size="xl" />
          </dd>
        </dl>
      </div>
      <div className="payment-paid-body">
        <dl className="payment-facts stack gap-8">
          {purpose !== 'order' && (
            <div className="payment-fact">
              <dt>{pick(payAbout[purpose].what, locale)}</dt>
              <dd>
                <Price amount={amount} size="sm" />
              </dd>
            </div>
          )}
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
        </dl>
        {purpose === 'order' && <NextSteps />}
      </div>
      <div className="payment-paid-foot row gap-12 stretch end">
        <LinkButton href={href('home')}>{say('goOn')}</LinkButton>
        <PayBack purpose={purpose} />
      </div>
    </Card>
  )
}

function NextSteps() {
  const say = useSay(paymentMessages)
  return (
    <div>
      <h3 className="payment-paid-next">{say('next')}</h3>
      <ol className="payment-paid-steps stack gap-4 text-dense ink-2">
        <li>{say('nextPack')}</li>
        <li>{say('nextReceive')}</li>
        <li>{say('nextInvoice')}</li>
      </ol>
    </div>
  )
}
