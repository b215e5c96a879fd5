import { useState } from 'react'
import { Permitted } from '../../session/permission/permitted'
import { Button } from '../../ui/button'
import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Stepper } from '../../ui/forms/stepper'
import { stockOf } from '../goods/stock-state'
import type { GiftDetail } from './gifts.contract'
import { giftWay } from './gift-way'
import { giftsMessages } from './gifts.messages'

/** Quantity and link to the checkout, for a gift for points. */
function ForPoints({ gift: { id, stock, stockState, limit, unitName } }: { gift: GiftDetail }) {
  const say = useSay(giftsMessages)
  const href = useHref()
  const [quantity, setQuantity] = useState(1)
  if (stockOf({ stockQuantity: stock, stockState }) === 'out') {
    return (
      <>
        <Button variant="primary" size="large" disabled>
          {say('outOfStock')}
        </Button>
        <LinkButton size="large" href={href('gifts')}>
          {say('others')}
        </LinkButton>
      </>
    )
  }
  return (
    <Permitted action="exchangeGift" reason={say('logIn')}>
      <Stepper
        size="medium"
        label={say('howMany')}
        value={quantity}
        max={Math.min(limit, stock ?? limit)}
        unit={unitName}
        onChange={setQuantity}
      />
      <LinkButton
        variant="primary"
        size="large"
        href={href('checkout', {}, { gift: id, quantity: String(quantity) })}
      >
        {say('exchange')}
      </LinkButton>
    </Permitted>
  )
}

/** Link to the goods, for a gift that comes with an order. */
function WithOrder() {
  const say = useSay(giftsMessages)
  const href = useHref()
  return (
    <>
      <LinkButton variant="primary" size="large" href={href('search')}>
        {say('choose')}
      </LinkButton>
      <span className="text-dense ink-2">{say('comes')}</span>
    </>
  )
}

/** Quantity and buttons to obtain a gift. */
export const GiftExchange = ({ gift }: { gift: GiftDetail }) => (
  <div className="gift-exchange row wrap gap-12 above-12">
    {gift.way === giftWay.code.withOrder ? <WithOrder /> : <ForPoints gift={gift} />}
  </div>
)
