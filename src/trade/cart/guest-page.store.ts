import { computed } from 'nanostores'
import { openSkuAmounts } from '../../catalogue/goods/sku-amounts.store'
import type { Scope } from '../../core/scope'
import { cartOf } from './cart.store'
import { withoutSku, withQuantity } from './guest-lines'
import { openGuestSkus } from './guest-skus.store'

/** A visitor's lines, kept in this browser, with the server's names and prices. */
export function openGuestPage(scope: Scope) {
  const { $guest } = cartOf(scope)
  const $lines = computed($guest, ({ lines }) =>
    lines.map(({ skuId, goodsId = '', quantity }) => ({ skuId, goodsId, quantity })),
  )
  return {
    $lines,
    skus: openGuestSkus(scope, $lines),
    ...openSkuAmounts(scope, $lines),
    change: (skuId: string, quantity: number) => $guest.change((cart) => withQuantity(cart, skuId, quantity)),
    remove: (skuId: string) => $guest.change((cart) => withoutSku(cart, skuId)),
  }
}
