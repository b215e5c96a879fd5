import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { goTo } from '../../core/address/go-to'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { Failed } from '../../ui/pages/failed'
import { useHref, useSay, useScope } from '../../ui/host'
import { later } from '../../ui/later'
import { LinkButton } from '../../ui/link-button'
import { Price } from '../../ui/price'
import { SkeletonRows } from '../../ui/tables/skeleton-rows'
import { BoldFigures } from './bold-figures'
import { CartEmpty } from './cart-empty'
import { cartPageMessages } from './cart-page.messages'
import { openCartPage, type CartPageStore } from './cart-page.store'
import type { LineStore } from './cart-lines.store'
import type { Removal } from './cart-removal'
import { MiniCartLine } from './mini-cart-line'
import { miniCartMessages } from './mini-cart.messages'

// Loaded on demand at the first removal.
const CartRemoval = later(() => import('./cart-removal'))

/** Maximum number of lines. The cart page shows the others. */
const most = 20

/** Compares ids as strings: they increase with time and exceed the range of numbers. */
const newestFirst = (a: LineStore, b: LineStore) =>
  b.id.length - a.id.length || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)

/** Compact list of the buyer's cart. */
export function MiniCartLines() {
  const say = useSay(cartPageMessages)
  const scope = useScope()
  const [cart] = useState(() => openCartPage(scope))
  const state = useStore(cart.cart.$state)
  const groups = useStore(cart.lines.$groups)
  const gone = useStore(cart.lines.$gone)
  const [removal, setRemoval] = useState<Removal>()

  if (!state.value) {
    if (state.status === 'failed' && state.error.kind !== 'aborted')
      return <Failed error={state.error} what={say('what')} onRetry={() => void cart.cart.reload()} />
    return <SkeletonRows rows={3} />
  }
  const lines = [...groups.flatMap((group) => group.lines), ...gone].toSorted(newestFirst)
  if (lines.length === 0) return <CartEmpty />
  return (
    <>
      <MiniCartHead cart={cart} />
      <ul className="cart-mini-lines">
        {lines.slice(0, most).map((line) => (
          <MiniCartLine key={line.id} cart={cart} line={line} onRemove={setRemoval} />
        ))}
      </ul>
      <MiniCartFoot cart={cart} more={Math.max(0, lines.length - most)} />
      {removal && <CartRemoval cart={cart} removal={removal} onClose={() => setRemoval(undefined)} />}
    </>
  )
}

function MiniCartHead({ cart }: { cart: CartPageStore }) {
  const say = useSay(miniCartMessages)
  const summary = useStore(cart.lines.$sum)
  return (
    <header className="cart-mini-head row gap-8 baseline">
      {/* Focus target after the last line is removed. */}
      <h2 className="cart-mini-title text-body bold" tabIndex={-1} part="title">
        {say('title')}
      </h2>
      {summary && (
        <span className="meta">{say('kinds', { kinds: summary.kinds, count: summary.totalCount })}</span>
      )}
    </header>
  )
}

function MiniCartFoot({ cart, more }: { cart: CartPageStore; more: number }) {
  const say = useSay(miniCartMessages)
  const word = useSay(cartPageMessages)
  const href = useHref()
  const { toasts } = useScope()
  const summary = useStore(cart.lines.$sum)
  const waiting = useStore(cart.$waiting)
  const [leaving, setLeaving] = useState(false)
  if (!summary) return null

  async function checkOut(from: Element) {
    if (!summary?.checkedKinds) return toasts.brief('warning', word('nothingChosen'))
    setLeaving(true)
    const settled = await cart.settle()
    setLeaving(false)
    if (settled) goTo(href('checkout'), { from })
  }
  return (
    <footer className="cart-mini-foot stack gap-8">
      {more > 0 && (
        <a className="cart-mini-more text-meta brand" href={href('cart')}>
          {say('more', { n: more })}
        </a>
      )}
      <output
        className={classNames('cart-mini-sum row gap-12 baseline between', waiting && 'cart-mini-waiting')}
        aria-busy={waiting}
      >
        <span className="meta">
          <BoldFigures>
            {word('chosen', { kinds: summary.checkedKinds, count: summary.checkedCount })}
          </BoldFigures>
        </span>
        <Price amount={summary.payAmount} size="lg" />
      </output>
      <div className="cart-mini-ways stack columns-2 gap-12">
        <LinkButton href={href('cart')}>{say('toCart')}</LinkButton>
        <Button
          variant="primary"
          loading={leaving}
          onClick={({ currentTarget }) => void checkOut(currentTarget)}
        >
          {word('checkout')}
        </Button>
      </div>
    </footer>
  )
}
