import { randomKey } from '../../core/random-key'
import type { GuestCart } from './guest-cart'

/** The cart with another quantity of a SKU. The key is new: it stands for exactly these lines. */
export const withQuantity = ({ lines }: GuestCart, skuId: string, quantity: number): GuestCart => ({
  key: randomKey(),
  lines: lines.map((line) => (line.skuId === skuId ? { ...line, quantity } : line)),
})

export const withoutSku = ({ lines }: GuestCart, skuId: string): GuestCart => ({
  key: randomKey(),
  lines: lines.filter((line) => line.skuId !== skuId),
})
