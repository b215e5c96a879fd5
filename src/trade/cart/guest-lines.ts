import { randomKey } from '../../core/api/random-key'
import type { GuestCart } from './guest-cart'

/** Returns the cart with a new quantity of a SKU in pieces. The key changes because it identifies these exact lines. */
export const withQuantity = (
  cart: GuestCart,
  skuId: string,
  quantity: number,
  orderUnitId: string | undefined,
): GuestCart => ({
  ...cart,
  key: randomKey(),
  lines: cart.lines.map((line) => (line.skuId === skuId ? { ...line, quantity, orderUnitId } : line)),
})

export const withoutSku = (cart: GuestCart, skuId: string): GuestCart => ({
  ...cart,
  key: randomKey(),
  lines: cart.lines.filter((line) => line.skuId !== skuId),
})
