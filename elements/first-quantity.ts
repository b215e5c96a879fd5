import { drawnValue } from '../src/core/drawing'
import { defaultCurrency, moneyParts, type CurrencyRule, type Minor } from '../src/core/money'
import type { ResourceState } from '../src/core/resource'
import { cartPage, openCartLines } from '../src/trade/cart/cart-lines.store'
import type { Cart } from '../src/trade/cart/cart.contract'
import { sharedOfPage, type FoundView } from './drawn-view'

/**
 * What a drawn cart comes to with other quantities: shown at once, and by the same reckoning as React's, which does the
 * rest when it is there.
 * @returns shows the quantity of a line in what that line and all come to; undefined where no cart was drawn
 */
export function reckonDrawn({ box, view }: FoundView) {
  const drawn = { ...sharedOfPage(), ...view.drawn }
  // Before the name stands the place of the part that opened it.
  const opened = Object.keys(drawn).find((key) => key.endsWith(cartPage)) ?? ''
  const cart = drawnValue<ResourceState<Cart>>(drawn, opened)?.value
  if (!cart) return undefined
  const lines = openCartLines()
  lines.take(cart)
  const rule = drawnValue<{ currency: CurrencyRule }>(drawn, 'site')?.currency ?? defaultCurrency

  function write(selector: string, amount: Minor) {
    const figure = box.querySelector(`${selector} .price-amount`)?.lastChild
    if (figure) figure.nodeValue = moneyParts(amount, rule).figure
  }

  return (id: string, shown: number) => {
    // The field counts what the line is ordered in.
    const { orderUnit } = lines.find(id)?.get() ?? {}
    lines.want(id, { quantity: shown * (orderUnit?.ratio ?? 1), orderUnit })
    const line = lines.find(id)?.get()
    const sum = lines.$sum.get()
    if (line) write(`[data-line-id="${CSS.escape(id)}"] > .cart-amount`, line.amount)
    if (sum) write('.cart-total', sum.payAmount)
    // What activities and coupons take off is the server's to say.
    box.querySelector('.cart-sum')?.classList.add('cart-sum-waiting')
  }
}
