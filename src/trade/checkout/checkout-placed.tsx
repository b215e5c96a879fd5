import { useEffect, useRef } from 'react'
import { Card } from '../../ui/card'
import { useHref, useLocale, useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { later } from '../../ui/later'
import { LinkButton } from '../../ui/link-button'
import { Price } from '../../ui/price'
import { useSheet } from '../../ui/sheet'
import { StateTag } from '../../ui/state-tag'
import { useLabel } from '../../ui/use-label'
import { shownDay } from '../delivery/shown-day'
import { payMethod } from '../../words/pay-method'
import { orderState } from '../../words/order-state'
import type { Placed } from './checkout.contract'
import sheet from './checkout-placed.css?sheet'
import { checkoutMessages } from './checkout.messages'
import { placedMessages } from './placed.messages'

const { toBePaid, pendingReview, closed, cancelled } = orderState.code
const ended: readonly number[] = [closed, cancelled]

type CheckoutPlacedProps = {
  placed: Placed
  /** True if the order was submitted just now. The result then takes the focus. */
  fresh?: boolean
}

const RequestPlaced = later(() => import('../requests/request-placed'))

/** Result of a checkout: orders, payments, arrival dates and next steps, or the purchase request. */
export default function CheckoutPlaced({ placed, fresh = false }: CheckoutPlacedProps) {
  const { request, payAmount } = placed
  return request && placed.orders.length === 0 ? (
    <RequestPlaced request={request} payAmount={payAmount} fresh={fresh} />
  ) : (
    <PlacedOrders placed={placed} fresh={fresh} />
  )
}

function PlacedOrders({ placed, fresh }: Required<CheckoutPlacedProps>) {
  const { orders, payAmount, payOrderId, payments, pointsUsed, request } = placed
  useSheet(sheet)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!fresh) return
    title.current?.scrollIntoView({ block: 'center' })
    title.current?.focus({ preventScroll: true })
  }, [fresh])
  const methodLabel = useLabel(payMethod)
  const locale = useLocale()
  const say = useSay(checkoutMessages)
  const word = useSay(placedMessages)
  const href = useHref()
  const toPay = orders.filter(({ state }) => state === toBePaid)
  const pays = toPay.length > 0 && payOrderId !== undefined
  const over = orders.every(({ state }) => ended.includes(state))
  const reviewed = orders.some(({ state }) => state === pendingReview)
  const arrives = orders.some(({ arrivesOn }) => arrivesOn)
  const paid = !toPay.length && !reviewed && !over
  const columns = [
    'orderNo',
    'shop',
    'state',
    ...(arrives ? ['arrival' as const] : []),
    ...(toPay.length > 0 ? ['deadline' as const] : []),
    'amount',
  ] as const
  const [only, ...others] = orders
  const toOrders = only && others.length === 0 ? href('order', { orderNo: only.orderNo }) : href('orders')
  const [first] = toPay.flatMap(({ payDeadline }) => payDeadline ?? []).toSorted()
  return (
    <Card padding="none" className="checkout-placed">
      <div className="checkout-placed-head" role="status">
        <span className="checkout-placed-mark stack middle rigid">
          <Icon name="check" size={24} />
        </span>
        <div>
          <h2 className="checkout-placed-title text-h1 bold" ref={title} tabIndex={-1}>
            {say(first ? 'waitsForPay' : reviewed ? 'waitsForReview' : over ? 'endedAlready' : 'paidAlready')}
          </h2>
          {first && <p>{say('placedPay', { time: first.slice(0, 16) })}</p>}
          {reviewed && <p>{say('placedReview')}</p>}
          {request && (
            <p className="row wrap gap-8 row-gap-4 baseline">
              <span>{word('approvedLater', { no: request.no })}</span>
              <a className="link" href={href('request', { requestId: request.id })}>
                {word('toRequest')}
              </a>
            </p>
          )}
        </div>
        <dl className="row gap-12 baseline push">
          <dt className="ink-2">{say('total')}</dt>
          <dd>
            <Price amount={payAmount} size="xl" />
          </dd>
        </dl>
      </div>
      <table className="checkout-orders">
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name === 'arrival' ? word(name) : say(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, orderNo, shop, state, payDeadline, arrivesOn, payAmount: amount }) => (
            <tr key={id}>
              <td>
                <a className="link" href={href('order', { orderNo })}>
                  {orderNo}
                </a>
              </td>
              <td>{shop.name}</td>
              <td>
                <StateTag of={orderState} code={state} />
              </td>
              {arrives && (
                <td>{arrivesOn ? word('arrivesOn', { day: shownDay(arrivesOn, locale) }) : '–'}</td>
              )}
              {toPay.length > 0 && <td>{(state === toBePaid && payDeadline?.slice(0, 16)) || '–'}</td>}
              <td>
                <Price amount={amount} size="sm" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {(payments.length > 0 || pointsUsed > 0) && (
        <dl className="checkout-placed-split stack gap-4 text-dense" aria-label={word('paidBy')}>
          {payments.map(({ payCode, amount }) => (
            <div key={payCode} className="row gap-12 stretch between">
              <dt className="ink-2">{word('paidWith', { name: methodLabel(payCode) })}</dt>
              <dd>
                <Price amount={amount} size="sm" />
              </dd>
            </div>
          ))}
          {pointsUsed > 0 && (
            <div className="row gap-12 stretch between">
              <dt className="ink-2">{word('paidPoints')}</dt>
              <dd>{say('pointsOf', { n: pointsUsed })}</dd>
            </div>
          )}
        </dl>
      )}
      {paid && (
        <section className="checkout-placed-next stack gap-4 text-dense">
          <h3 className="bold">{word('next')}</h3>
          <ol>
            <li>{word('nextShip')}</li>
            <li>{word('nextCheck')}</li>
            <li>{word('nextInvoice')}</li>
          </ol>
        </section>
      )}
      <div className="checkout-placed-foot row gap-12 stretch end">
        <LinkButton href={href('home')}>{say('goOn')}</LinkButton>
        <LinkButton variant={pays ? 'secondary' : 'primary'} href={toOrders}>
          {say(others.length === 0 ? 'toOrder' : 'toOrders')}
        </LinkButton>
        {pays && (
          <LinkButton variant="primary" href={href('payment', {}, { payOrderId })}>
            {say('toPay')}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
