import { useId } from 'react'
import { Permitted } from '../../session/permission/permitted'
import { Button } from '../../ui/button'
import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import type { GiftDetail } from './gifts.contract'
import { giftWay } from './gift-way'
import { giftsMessages } from './gifts.messages'

/** For points. The checkout takes no gifts yet: the button says so. */
function ForPoints({ gift: { stock } }: { gift: GiftDetail }) {
  const say = useSay(giftsMessages)
  const why = useId()
  if (stock === 0) {
    return (
      <Button variant="primary" size="large" disabled>
        {say('outOfStock')}
      </Button>
    )
  }
  return (
    <Permitted action="exchangeGift" reason={say('logIn')}>
      <Button variant="primary" size="large" disabled aria-describedby={why}>
        {say('notYet')}
      </Button>
      <span id={why} className="gift-why">
        {say('notYetText')}
      </span>
    </Permitted>
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
