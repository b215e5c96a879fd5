import { drawnValue } from '../src/core/store/drawing'
import { defaultCurrency, moneyParts, type CurrencyRule, type Minor } from '../src/core/money'
import type { ResourceState } from '../src/core/store/resource'
import { cartPage, openCartLines } from '../src/trade/cart/cart-lines.store'
import type { Cart } from '../src/trade/cart/cart.contract'
import { sharedOfPage, type FoundView } from './runtime/drawn-view'
import { writeText } from './runtime/write-text'

/**
 * Recalculates a server-rendered cart for other quantities, with the same arithmetic as React, which takes over later.
 * @returns a function that shows a line's quantity and the new totals; undefined without a rendered cart
 */
export function reckonDrawn({ box, view }: FoundView) {
  const drawn = { ...sharedOfPage(), ...view.drawn }
  // The name is prefixed by the place of the component that opened the store.
  const opened = Object.keys(drawn).find((key) => key.endsWith(cartPage)) ?? ''
  const cart = drawnValue<ResourceState<Cart>>(drawn, opened)?.value
  if (!cart) return undefined
  const lines = openCartLines()
  lines.take(cart)
  const rule = drawnValue<{ currency: CurrencyRule }>(drawn, 'site')?.currency ?? defaultCurrency

  function write(selector: string, amount: Minor) {
    const figure = box.querySelector(`${selector} .price-amount`)?.lastChild
    if (figure instanceof Text) writeText(figure, moneyParts(amount, rule).figure)
  }

  return (id: string, shown: number) => {
    // The field counts in the unit of the order.
    const { orderUnit } = lines.find(id)?.get() ?? {}
    lines.want(id, { quantity: shown * (orderUnit?.ratio ?? 1), orderUnit })
    const line = lines.find(id)?.get()
    const sum = lines.$sum.get()
    if (line) write(`[data-line-id="${CSS.escape(id)}"] > .cart-amount`, line.amount)
    if (sum) write('.cart-total', sum.payAmount)
    // Only the server knows the discounts of activities and coupons.
    box.querySelector('.cart-sum')?.classList.add('cart-sum-waiting')
  }
}
