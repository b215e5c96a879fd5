import type { Goods } from './goods.contract'
import { stockOf } from './stock-state'

type Stocked = {
  stockQuantity?: number | undefined
  /** What a visitor is told. */
  enough?: boolean | undefined
  minQuantity: number
  sellsShort?: boolean | undefined
}

/**
 * Whether the smallest order can be had: from what is available, or because the site sells what it does not have.
 * Otherwise it can only be asked about.
 */
export const saleable = ({ stockQuantity = 0, enough, minQuantity, sellsShort }: Stocked) =>
  enough ?? (sellsShort === true || (stockQuantity > 0 && stockQuantity >= minQuantity))

/** The most pieces that can be ordered; undefined: as many as anybody wants, or not told. */
export const mostOf = ({ stockQuantity, sellsShort }: Pick<Stocked, 'stockQuantity' | 'sellsShort'>) =>
  sellsShort ? undefined : stockQuantity

/** What a list offers of a product: its default SKU, the choice of another one, or the way to ask. */
export function offerOf(goods: Goods): 'add' | 'choose' | 'enquire' {
  const { skuItemDefault, skuCount, stockQuantity } = goods
  if (saleable(skuItemDefault)) return 'add'
  const others =
    stockQuantity === undefined
      ? stockOf(goods) !== 'out'
      : stockQuantity > (skuItemDefault.stockQuantity ?? 0)
  return skuCount > 1 && others ? 'choose' : 'enquire'
}
