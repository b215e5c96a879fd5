import { expect } from 'vitest'
import { openQuickOrder, type QuickOrder } from '../../../src/catalogue/quick-order/quick-order.store'
import type { Scope } from '../../../src/core/host/scope'
import { singletons } from '../../trade/cart/cart-bed'
import { soon } from '../../soon'

/** SKUs of every fate: ordered one by one, by tens, with few in stock, withdrawn. */
export const usualGoods: Parameters<typeof singletons> = [
  { skuCode: 'QS-ONE' },
  { skuCode: 'QS-TENS', goodsPrice: 2000, minOrderQty: 10, step: 10 },
  { skuCode: 'QS-FEW', stock: 8 },
  { skuCode: 'QS-GONE', withdrawn: true },
]

/** A quick order that a page looks at. @returns how it looks away */
export function openedOrder(scope: Scope) {
  const order = openQuickOrder(scope)
  const leave = [order.$judged.listen(() => {}), order.$total.listen(() => {})]
  return {
    order,
    close() {
      for (const stop of leave.splice(0)) stop()
    },
  }
}

/** Until every row is judged. */
export const checked = (order: QuickOrder) => soon(() => expect(order.$counts.get().waits).toBe(0))

/** A list is pasted, taken, and judged. */
export async function takeText(order: QuickOrder, text: string) {
  order.intake.takeText(text)
  expect(order.acceptImport()).toBe(true)
  await checked(order)
}
