import { useStore } from '@nanostores/react'
import { cartMessages } from '../../trade/cart/cart.messages'
import { cartOf } from '../../trade/cart/cart.store'
import { Badge } from '../../ui/badge'
import { useHref, useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icon'

/** The way to the cart, with the number of pieces in it. */
export function CartButton() {
  const href = useHref()
  const say = useSay(cartMessages)
  const count = useStore(cartOf(useScope()).$count)
  return (
    <a className="cart-button" href={href('cart')} part="action">
      <Icon name="cart" size={18} />
      {say('title')}
      <Badge large count={count} label={say('count', { n: count })} />
    </a>
  )
}
