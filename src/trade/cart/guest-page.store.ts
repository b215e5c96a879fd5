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
    lines.map(({ skuId, goodsId = '', quantity, orderUnitId }) => ({
      skuId,
      goodsId,
      quantity,
      orderUnitId,
    })),
  )
  return {
    $lines,
    skus: openGuestSkus(scope, $lines),
    ...openSkuAmounts(scope, $lines),
    /** @param quantity in pieces, ordered in the unit of that id */
    change: (skuId: string, quantity: number, orderUnitId?: string) =>
      $guest.change((cart) => withQuantity(cart, skuId, quantity, orderUnitId)),
    remove: (skuId: string) => $guest.change((cart) => withoutSku(cart, skuId)),
  }
}
