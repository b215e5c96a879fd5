import { Card } from '../../ui/card'
import { useHref, useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { LinkButton } from '../../ui/link-button'
import { Price } from '../../ui/price'
import { useSheet } from '../../ui/sheet'
import { StateTag } from '../../ui/state-tag'
import { orderState } from '../orders/order-state'
import type { Placed } from './checkout.contract'
import sheet from './checkout-placed.css?sheet'
import { checkoutMessages } from './checkout.messages'

const { toBePaid, pendingReview, closed, cancelled } = orderState.code
const ended: readonly number[] = [closed, cancelled]

/** The orders that a checkout became, and what has to happen with them next. */
export default function CheckoutPlaced({ placed: { orders, payAmount, payOrderId } }: { placed: Placed }) {
  useSheet(sheet)
  const say = useSay(checkoutMessages)
  const href = useHref()
  const toPay = orders.filter(({ state }) => state === toBePaid)
  const pays = toPay.length > 0 && payOrderId !== undefined
  const over = orders.every(({ state }) => ended.includes(state))
  const reviewed = orders.some(({ state }) => state === pendingReview)
  const columns = [
    'orderNo',
    'shop',
    'state',
    ...(toPay.length > 0 ? ['deadline' as const] : []),
    'amount',
  ] as const
  const [only, ...others] = orders
  const toOrders = only && others.length === 0 ? href('order', { orderNo: only.orderNo }) : href('orders')
  const [first] = toPay.flatMap(({ payDeadline }) => payDeadline ?? []).toSorted()
  return (
    <Card padding="none" className="checkout-placed">
      <div className="checkout-placed-head" role="status">
        <span className="checkout-placed-mark">
          <Icon name="check" size={24} />
        </span>
        <div>
          <h2 className="checkout-placed-title">
            {say(first ? 'waitsForPay' : reviewed ? 'waitsForReview' : over ? 'endedAlready' : 'paidAlready')}
          </h2>
          {first && <p>{say('placedPay', { time: first.slice(0, 16) })}</p>}
          {reviewed && <p>{say('placedReview')}</p>}
        </div>
        <dl className="checkout-placed-total">
          <dt>{say('total')}</dt>
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
                {say(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, orderNo, shop, state, payDeadline, payAmount: amount }) => (
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
              {toPay.length > 0 && <td>{(state === toBePaid && payDeadline?.slice(0, 16)) || '–'}</td>}
              <td>
                <Price amount={amount} size="sm" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="checkout-placed-foot">
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
