import type { Goods } from './goods.contract'

/** Whether the smallest order can be had from what is available; otherwise it can only be asked about. */
export const saleable = ({ stockQuantity, minQuantity }: { stockQuantity: number; minQuantity: number }) =>
  stockQuantity > 0 && stockQuantity >= minQuantity

/** What a list offers of a product: its default SKU, the choice of another one, or the way to ask. */
export const offerOf = ({ skuItemDefault, skuCount, stockQuantity }: Goods): 'add' | 'choose' | 'enquire' => {
  if (saleable(skuItemDefault)) return 'add'
  return skuCount > 1 && stockQuantity > skuItemDefault.stockQuantity ? 'choose' : 'enquire'
}
