import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { actions } from '../../core/actions'
import { sessionOf } from '../../session/sign-in/session.store'
import { useTarget } from '../../site/links/theme-link'
import { Button } from '../../ui/button'
import { useHref, useSay, useScope } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Stepper } from '../../ui/stepper'
import type { GiftDetail } from './gifts.contract'
import { giftWay } from './gift-way'
import { giftsMessages } from './gifts.messages'

/** For points: leads to the checkout, where the shop has one. */
function ForPoints({ gift: { id, stock, limit, unitName } }: { gift: GiftDetail }) {
  const say = useSay(giftsMessages)
  const why = useId()
  const [quantity, setQuantity] = useState(1)
  const checkout = useTarget(`/cart/checkout?giftId=${encodeURIComponent(id)}&quantity=${quantity}`)
  const session = useStore(sessionOf(useScope()).$session)
  const scope = useScope()
  if (stock === 0) {
    return (
      <Button variant="primary" size="large" disabled>
        {say('outOfStock')}
      </Button>
    )
  }
  if (session.state !== 'member') {
    return (
      <Button variant="primary" size="large" onClick={() => actions.openLogin?.(scope)}>
        {say('logIn')}
      </Button>
    )
  }
  if (!checkout) {
    return (
      <>
        <Button variant="primary" size="large" disabled aria-describedby={why}>
          {say('notYet')}
        </Button>
        <span id={why} className="gift-why">
          {say('notYetText')}
        </span>
      </>
    )
  }
  const most = Math.min(stock, limit)
  return (
    <>
      <Stepper
        size="medium"
        value={quantity}
        max={most}
        unit={unitName}
        onChange={(wanted) => setQuantity(Math.min(wanted, most))}
      />
      <LinkButton variant="primary" size="large" href={checkout.href}>
        {say('exchange')}
      </LinkButton>
    </>
  )
}

/** With orders: there is nothing to press but to shop. */
function WithOrder() {
  const say = useSay(giftsMessages)
  const href = useHref()
  return (
    <>
      <LinkButton variant="primary" size="large" href={href('search')}>
        {say('choose')}
      </LinkButton>
      <span className="gift-why">{say('comes')}</span>
    </>
  )
}

/** The way to have a gift. */
export const GiftExchange = ({ gift }: { gift: GiftDetail }) => (
  <div className="gift-exchange">
    {gift.way === giftWay.code.withOrder ? <WithOrder /> : <ForPoints gift={gift} />}
  </div>
)
