import { useSay } from '../../ui/host'
import { cartPageMessages } from './cart-page.messages'

/** Heading with the numbers of products and pieces once they are loaded. */
export function CartTitle({ kinds = 0, count = 0 }: { kinds?: number; count?: number }) {
  const say = useSay(cartPageMessages)
  return (
    <>
      {say('title')}
      {kinds > 0 && <span className="cart-count"> {say('kinds', { kinds, count })}</span>}
    </>
  )
}
