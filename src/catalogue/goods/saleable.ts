import type { Goods } from './goods.contract'
import { stockOf } from './stock-state'

type Stocked = {
  stockQuantity?: number | undefined
  /** Availability that visitors receive instead of figures. */
  enough?: boolean | undefined
  minQuantity: number
  sellsShort?: boolean | undefined
}

/**
 * Returns whether the smallest order is available: from stock, or because the site sells beyond its stock. Otherwise only an
 * inquiry is possible.
 */
export const saleable = ({ stockQuantity = 0, enough, minQuantity, sellsShort }: Stocked) =>
  enough ?? (sellsShort === true || (stockQuantity > 0 && stockQuantity >= minQuantity))

/** Returns the maximum of pieces to order; undefined: unlimited or unknown. */
export const mostOf = ({ stockQuantity, sellsShort }: Pick<Stocked, 'stockQuantity' | 'sellsShort'>) =>
  sellsShort ? undefined : stockQuantity

/** Returns the action of a list for a product: add its default SKU, choose another SKU, or enquire. */
export function offerOf(goods: Goods): 'add' | 'choose' | 'enquire' {
  const { skuItemDefault, skuCount, stockQuantity } = goods
  if (saleable(skuItemDefault)) return 'add'
  const others =
    stockQuantity === undefined
      ? stockOf(goods) !== 'out'
      : stockQuantity > (skuItemDefault.stockQuantity ?? 0)
  return skuCount > 1 && others ? 'choose' : 'enquire'
}
