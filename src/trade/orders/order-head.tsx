import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useHref, useLocale, useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { StateTag } from '../../ui/state-tag'
import { Steps } from '../../ui/pages/steps'
import { SiteMark } from '../../site/brand-site/site-mark'
import { DocumentTitle } from '../../ui/pages/document-title'
import { OrderGiftOf } from './order-gift-of'
import { OrderActions } from './order-actions'
import { OrderTypeTag } from './order-type-tag'
import type { OrderDetail } from './order-detail.contract'
import { OrderNote } from './order-note'
import { orderPhase } from '../../words/order-machine'
import { orderState } from '../../words/order-state'
import type { OrderSteps } from './order-steps.store'
import { orderMessages } from './orders.messages'

const { pendingReview, pendingSigning, toBePaid, toBeShipped, partlyShipped, toBeReceived, completed } =
  orderState.code

/** Progress of an order that is not cancelled. */
function Progress({ order }: { order: OrderDetail }) {
  const say = useSay(orderMessages)
  const reviewed = order.log.some(({ toState }) => toState === pendingReview)
  const steps: [string, readonly number[]][] = [
    [say('submitStep'), []],
    ...(reviewed ? [[say('reviewStep'), [pendingReview, pendingSigning]] as [string, number[]]] : []),
    [say('payStep'), [toBePaid]],
    [say('shipStep'), [toBeShipped, partlyShipped]],
    [say('receiveStep'), [toBeReceived]],
    [say('doneStep'), []],
  ]
  const at =
    order.state === completed ? steps.length : steps.findIndex(([, states]) => states.includes(order.state))
  return <Steps layout="track" items={steps.map(([name]) => name)} current={at} />
}

/** Header of an order: number, state, progress and actions. */
export function OrderHead({ order, steps }: { order: OrderDetail; steps: OrderSteps }) {
  const say = useSay(orderMessages)
  const locale = useLocale()
  const href = useHref()
  const { orderNo, state, createdAt, closedBecause } = order
  const ended = orderPhase(state, 'buyer') === 'over'
  return (
    <Card padding="none" className="order-sheet">
      <DocumentTitle
        title={say('orderNamed', { no: orderNo })}
        facts={
          <>
            <span>
              {say('placed')} {createdAt.slice(0, 16)}
            </span>
            <SiteMark site={order.site} />
            <span>{order.shop.name}</span>
            {order.poNumber && <span>{say('poNumberOf', { no: order.poNumber })}</span>}
            {order.placedBy && <span>{say('placedBy', { name: order.placedBy.name })}</span>}
            <OrderTypeTag type={order.orderType} />
            <OrderGiftOf orderNo={order.giftOf} />
            {order.offer && (
              <a className="link" href={href('offer', { offerId: order.offer.id })}>
                {say('fromOffer', { no: order.offer.offerNo })}
              </a>
            )}
          </>
        }
        state={
          <>
            <StateTag of={orderState} code={state} large />
            <OrderNote order={order} />
          </>
        }
      />
      <div className="order-sheet-way">
        {ended ? (
          <InlineBar>
            {say('ended', { state: orderState.label(state, locale) })}
            {closedBecause && ` · ${closedBecause}`}
          </InlineBar>
        ) : (
          <Progress order={order} />
        )}
      </div>
      <div className="order-sheet-actions row wrap gap-12 stretch">
        <OrderActions order={order} steps={steps} wide />
        <Button icon="print" variant="text" onClick={() => window.print()}>
          {say('print')}
        </Button>
      </div>
    </Card>
  )
}
