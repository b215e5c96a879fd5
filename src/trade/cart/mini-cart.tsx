import { useStore } from '@nanostores/react'
import { actions } from '../../core/host/actions'
import { sessionOf } from '../../session/sign-in/session.store'
import { Button } from '../../ui/button'
import { useHref, useSay, useScope } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { useSheet } from '../../ui/sheet'
import { cartPageMessages } from './cart-page.messages'
import { cartOf } from './cart.store'
import { MiniCartLines } from './mini-cart-lines'
import { miniCartMessages } from './mini-cart.messages'
import sheet from './mini-cart.css?sheet'

/** Compact cart: latest lines, total, and links to cart and checkout. */
export default function MiniCart() {
  useSheet(sheet)
  const say = useSay(miniCartMessages)
  const scope = useScope()
  const session = useStore(sessionOf(scope).$session)
  const token = useStore(scope.token.$token)
  return (
    <section className="cart-mini shrink text-dense" aria-label={say('title')}>
      {session.state === 'member' ? (
        // The key remounts the lines for another buyer.
        <MiniCartLines key={token} />
      ) : (
        <Waiting />
      )}
    </section>
  )
}

/** Sentence about the guest cart. */
function Waiting() {
  const say = useSay(miniCartMessages)
  const word = useSay(cartPageMessages)
  const scope = useScope()
  const href = useHref()
  const n = useStore(cartOf(scope).$count)
  return (
    <div className="cart-mini-waits stack gap-16 ink-2 text-center">
      <p>{n > 0 ? say('waits', { n }) : say('none')}</p>
      <div className="cart-mini-ways stack columns-2 gap-12">
        <LinkButton href={href('cart')}>{say('toCart')}</LinkButton>
        <Button variant="primary" onClick={() => actions.openLogin?.(scope)}>
          {word('logIn')}
        </Button>
      </div>
    </div>
  )
}
