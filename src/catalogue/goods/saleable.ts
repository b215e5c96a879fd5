import type { Goods } from './goods.contract'

type Stocked = { stockQuantity: number; minQuantity: number; sellsShort?: boolean | undefined }

/**
 * Whether the smallest order can be had: from what is available, or because the site sells what it does not have.
 * Otherwise it can only be asked about.
 */
export const saleable = ({ stockQuantity, minQuantity, sellsShort }: Stocked) =>
  sellsShort === true || (stockQuantity > 0 && stockQuantity >= minQuantity)

/** The most pieces that can be ordered; undefined: as many as anybody wants. */
export const mostOf = ({ stockQuantity, sellsShort }: Pick<Stocked, 'stockQuantity' | 'sellsShort'>) =>
  sellsShort ? undefined : stockQuantity

/** What a list offers of a product: its default SKU, the choice of another one, or the way to ask. */
export const offerOf = ({ skuItemDefault, skuCount, stockQuantity }: Goods): 'add' | 'choose' | 'enquire' => {
  if (saleable(skuItemDefault)) return 'add'
  return skuCount > 1 && stockQuantity > skuItemDefault.stockQuantity ? 'choose' : 'enquire'
}

/** A product as a row that can be ticked and added: its default SKU in its smallest order. */
export const goodsTerms = {
  mayAdd: (goods: Goods) => offerOf(goods) === 'add',
  smallest: ({ id, skuItemDefault: { skuId, minQuantity } }: Goods) => ({
    skuId,
    goodsId: id,
    quantity: minQuantity,
  }),
}
