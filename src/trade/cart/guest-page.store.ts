import { computed } from 'nanostores'
import { openSkuAmounts } from '../../catalogue/goods/sku-amounts.store'
import type { Scope } from '../../core/host/scope'
import { cartOf } from './cart.store'
import { withoutSku, withQuantity } from './guest-lines'
import { openGuestSkus } from './guest-skus.store'

/** Opens the guest cart: lines from this browser with names and prices from the server. */
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
    /**
     * @param quantity quantity in pieces
     * @param orderUnitId item id of the unit to order in
     */
    change: (skuId: string, quantity: number, orderUnitId?: string) =>
      $guest.change((cart) => withQuantity(cart, skuId, quantity, orderUnitId)),
    remove: (skuId: string) => $guest.change((cart) => withoutSku(cart, skuId)),
  }
}
