import { useStore } from '@nanostores/react'
import { memo, useState } from 'react'
import { goTo } from '../../core/address/go-to'
import { formatMoney } from '../../core/money'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { useCurrency } from '../../ui/currency'
import { useFeatures } from '../../site/brand-site/use-feature'
import { useHref, useSay, useScope } from '../../ui/host'
import { Price } from '../../ui/price'
import { offerDraftMessages } from '../offers/offer-draft.messages'
import { BoldFigures } from './bold-figures'
import { CartCoupons } from './cart-coupons'
import { cartPageMessages } from './cart-page.messages'
import type { AskRemoval } from './cart-removal'
import type { CartPageStore } from './cart-page.store'
import { SelectMany } from './select-many'

type CartTotalsProps = { cart: CartPageStore; onRemove: AskRemoval }

/** Bar with the selection and its totals, including pending changes. Dimmed until the server responds. */
export const CartTotals = memo(function CartTotals({ cart, onRemove }: CartTotalsProps) {
  const say = useSay(cartPageMessages)
  const has = useFeatures()
  const { toasts } = useScope()
  const gone = useStore(cart.lines.$gone)

  function askFor(of: 'chosen' | 'keepChosen') {
    const chosen = [...cart.lines.$selection.get()].flatMap(([id, checked]) => (checked ? [id] : []))
    if (chosen.length > 0) onRemove({ of, ids: chosen })
    else toasts.brief('warning', say('nothingChosen'))
  }

  return (
    <div className="cart-bar cart-totals row wrap gap-20 row-gap-4 text-dense">
      <SelectMany cart={cart} label={say('all')} />
      <span className="cart-bar-actions row wrap gap-20 row-gap-0 stretch">
        <button
          type="button"
          className="cart-action brand-hover"
          part="action"
          onClick={() => askFor('chosen')}
        >
          {say('removeChosen')}
        </button>
        {has('favourites') && (
          <button
            type="button"
            className="cart-action brand-hover"
            part="action"
            onClick={() => askFor('keepChosen')}
          >
            {say('keep')}
          </button>
        )}
        {gone.length > 0 && (
          <button
            type="button"
            className="cart-action brand-hover"
            part="action"
            onClick={() => onRemove({ of: 'gone', ids: gone.map(({ id }) => id) })}
          >
            {say('clearGone')}
          </button>
        )}
      </span>
      <CartCoupons cart={cart} />
      <CartSum cart={cart} />
      {has('quotations') && <CartOffer cart={cart} />}
      <CartCheckout cart={cart} />
    </div>
  )
})

/** Returns a navigation with the selected lines. It waits until the server has confirmed all pending quantities. */
function useGoingOn(cart: CartPageStore) {
  const say = useSay(cartPageMessages)
  const { toasts } = useScope()
  const summary = useStore(cart.lines.$summary)
  const [leaving, setLeaving] = useState(false)

  async function go(href: string, from: Element) {
    if (!summary?.checkedKinds) return toasts.brief('warning', say('nothingChosen'))
    setLeaving(true)
    const settled = await cart.settle()
    setLeaving(false)
    if (settled) goTo(href, { from })
  }
  return { leaving, go }
}

function CartCheckout({ cart }: { cart: CartPageStore }) {
  const say = useSay(cartPageMessages)
  const href = useHref()
  const { leaving, go } = useGoingOn(cart)
  return (
    <Button
      className="cart-checkout"
      variant="primary"
      size="large"
      loading={leaving}
      onClick={({ currentTarget }) => void go(href('checkout'), currentTarget)}
    >
      {say('checkout')}
    </Button>
  )
}

/** Link to request a quotation for the selected lines. */
function CartOffer({ cart }: { cart: CartPageStore }) {
  const say = useSay(offerDraftMessages)
  const href = useHref()
  const { leaving, go } = useGoingOn(cart)
  return (
    <Button
      loading={leaving}
      onClick={({ currentTarget }) => void go(href('askOffer', undefined, { cart: 'chosen' }), currentTarget)}
    >
      {say('ask')}
    </Button>
  )
}

function CartSum({ cart }: { cart: CartPageStore }) {
  const say = useSay(cartPageMessages)
  const currency = useCurrency()
  const summary = useStore(cart.lines.$sum)
  const waiting = useStore(cart.$waiting)
  if (!summary) return null
  const { checkedKinds, checkedCount, amount, discount, payAmount } = summary
  return (
    <output
      className={classNames('cart-sum stack end push', waiting && 'cart-sum-waiting')}
      aria-busy={waiting}
    >
      <span className="cart-sum-line row wrap gap-12 row-gap-0 baseline end ink-2">
        <span>
          <BoldFigures>{say('chosen', { kinds: checkedKinds, count: checkedCount })}</BoldFigures>
        </span>
        <span>{say('total')}</span>
        <Price className="cart-total" amount={payAmount} size="lg" provisional />
      </span>
      {discount > 0 && (
        <span className="row wrap gap-12 row-gap-0 stretch end text-meta ink-2">
          <span>{say('goodsAmount', { amount: formatMoney(amount, currency) })}</span>
          <span>{say('discount', { amount: formatMoney(discount, currency) })}</span>
        </span>
      )}
    </output>
  )
}
