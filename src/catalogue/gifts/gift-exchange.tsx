import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { actions } from '../../core/actions'
import { sessionOf } from '../../session/sign-in/session.store'
import { Button } from '../../ui/button'
import { useHref, useSay, useScope } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import type { GiftDetail } from './gifts.contract'
import { giftWay } from './gift-way'
import { giftsMessages } from './gifts.messages'

/** For points. The checkout takes no gifts yet: the button says so. */
function ForPoints({ gift: { stock } }: { gift: GiftDetail }) {
  const say = useSay(giftsMessages)
  const scope = useScope()
  const why = useId()
  const session = useStore(sessionOf(scope).$session)
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
