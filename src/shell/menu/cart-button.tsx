import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { cartMessages } from '../../trade/cart/cart.messages'
import { useCartCount } from '../../trade/cart/cart-count'
import { Badge } from '../../ui/badge'
import { useHref, useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { later } from '../../ui/later'
import { placed } from '../../ui/overlays/placed'
import { useLayout } from '../../site/layout/use-layout'
import { pageAt } from '../../core/address/routes'
import { openCartPanel } from './cart-panel.store'

// Loaded when the pointer comes near. The button works as a link without it.
const MiniCart = later(() => import('../../trade/cart/mini-cart'))

/** Routes that show the cart themselves. */
const cartPages: readonly string[] = ['cart', 'checkout', 'askOffer']

/** Link to the cart with the number of pieces. Resting on it opens the mini cart. */
export function CartButton() {
  const href = useHref()
  const say = useSay(cartMessages)
  const count = useCartCount()
  const layout = useLayout()
  const [panel] = useState(openCartPanel)
  const [drop] = useState(() => placed({ placement: 'bottom-end', gap: 0, onClose: panel.close }))
  const open = useStore(panel.$open)
  const box = useRef<HTMLDivElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const quiet = useRef(false)
  const opens = !cartPages.includes(layout.route)
  const page = pageAt(layout)
  useEffect(() => panel.close(), [page, panel])

  function keyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open || event.defaultPrevented) return
    // Must not close a surrounding dialog.
    event.preventDefault()
    event.stopPropagation()
    panel.close()
    // Returning the focus by Escape must not open it again.
    quiet.current = true
    link.current?.focus()
    quiet.current = false
  }
  function blur({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) panel.close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps open what its link opened
    <div
      ref={box}
      className="menu-cart-box"
      onKeyDown={keyDown}
      onBlur={blur}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && opens && panel.rest()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && panel.leave()}
    >
      <a
        ref={link}
        className="menu-cart-button row gap-8 rigid push ink"
        href={href('cart')}
        part="action"
        aria-expanded={opens ? open : undefined}
        onFocus={({ currentTarget }) =>
          opens && !quiet.current && currentTarget.matches(':focus-visible') && panel.open()
        }
      >
        <Icon name="cart" size={18} />
        <span className="menu-cart-words">{say('title')}</span>
        <Badge of="cart" large count={count} label={say('count', { n: count })} />
      </a>
      {open && (
        <div ref={drop} className="menu-cart-drop">
          <MiniCart />
        </div>
      )}
    </div>
  )
}
