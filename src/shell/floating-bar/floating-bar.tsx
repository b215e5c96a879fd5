import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { cartMessages } from '../../trade/cart/cart.messages'
import { useCartCount } from '../../trade/cart/cart-count'
import { Badge } from '../../ui/badge'
import { classNames } from '../../ui/class-names'
import { useHref, useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { useSheet } from '../../ui/sheet'
import { contactService } from '../../site/customer-service/contact.store'
import { useLayout } from '../../site/layout/use-layout'
import { themeOf } from '../../site/theme/theme.store'
import { FloatingLinks } from './floating-links'
import { floatingBarMessages } from './floating-bar.messages'
import sheet from './floating-bar.css?sheet'

const farDown = 150

/** Returns whether the page is scrolled far enough for a back-to-top button. */
function useFarDown(): boolean {
  const [far, setFar] = useState(false)
  useEffect(() => {
    const look = () => setFar(window.scrollY > farDown)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return far
}

function toTop() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
}

function CartItem() {
  const href = useHref()
  const say = useSay(cartMessages)
  const count = useCartCount()
  return (
    <a className="floating-bar-item floating-bar-cart brand-hover focus-inside" href={href('cart')}>
      <Icon name="cart" size={18} />
      {say('title')}
      <Badge of="cart" count={count} label={say('count', { n: count })} />
    </a>
  )
}

/** Bar at the right edge of every page: cart, links, back to top. It collapses to a tab. */
export default function FloatingBar() {
  useSheet(sheet)
  const say = useSay(floatingBarMessages)
  const scope = useScope()
  const { kind } = useLayout()
  const [folded, setFolded] = useState(false)
  const far = useFarDown()
  const { status, value } = useStore(themeOf(scope).page.$state)
  // Renders only when everything is known, so that nothing moves.
  if (kind === 'empty' || (!value && status === 'loading')) return null
  return (
    <aside
      className={classNames('floating-bar', folded ? 'floating-bar-folded' : !far && 'floating-bar-top')}
      aria-label={say('label')}
    >
      {!folded && (
        <>
          <CartItem />
          <button
            type="button"
            className="floating-bar-item brand-hover focus-inside"
            title={say('serviceLabel')}
            onClick={() => contactService(scope)}
          >
            <Icon name="headset" size={18} />
            {say('service')}
          </button>
          <FloatingLinks />
        </>
      )}
      {!folded && far && (
        <button
          type="button"
          className="floating-bar-item brand-hover focus-inside"
          title={say('toTop')}
          onClick={toTop}
        >
          <Icon name="toTop" size={18} />
          {say('top')}
        </button>
      )}
      <button
        type="button"
        className="floating-bar-item floating-bar-fold brand-hover focus-inside"
        aria-expanded={!folded}
        aria-label={say(folded ? 'unfold' : 'fold')}
        title={say(folded ? 'unfold' : 'fold')}
        onClick={() => setFolded(!folded)}
      >
        <Icon name={folded ? 'chevronsLeft' : 'chevronsRight'} size={16} />
      </button>
    </aside>
  )
}
