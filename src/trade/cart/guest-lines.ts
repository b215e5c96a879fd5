import { randomKey } from '../../core/random-key'
import type { GuestCart } from './guest-cart'

/** The cart with another quantity of a SKU. The key is new: it stands for exactly these lines. */
export const withQuantity = (cart: GuestCart, skuId: string, quantity: number): GuestCart => ({
  ...cart,
  key: randomKey(),
  lines: cart.lines.map((line) => (line.skuId === skuId ? { ...line, quantity } : line)),
})

export const withoutSku = (cart: GuestCart, skuId: string): GuestCart => ({
  ...cart,
  key: randomKey(),
  lines: cart.lines.filter((line) => line.skuId !== skuId),
})
