import type { GoodsDetail, Sku } from '../goods.contract'
import { unitOf } from '../goods-unit'
import { shortageOf } from '../shortage-of'
import type { GoodsDetailStore } from './goods-detail.store'

/** Returns the message of a size whose stock is lower than the smallest order in the chosen unit; undefined: it is not. */
export const skuShortage = (
  goods: GoodsDetail,
  store: GoodsDetailStore,
  sku: Sku,
  bounds: { min: number; max?: number | undefined },
  unit: string,
) =>
  shortageOf({
    bounds,
    unit,
    piece: unitOf(goods),
    rule: sku,
    most: sku.stockQuantity,
    onPieces: (pieces) => store.orderInPieces(goods, sku, pieces),
  })
