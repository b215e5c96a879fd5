import { later } from '../../../ui/later'
import type { GoodsDetail, Sku } from '../goods.contract'
import { unitOf } from '../goods-unit'
import type { GoodsDetailStore } from './goods-detail.store'

// Loaded on demand because few goods have less stock than one box.
const UnitShortage = later(() => import('../unit-shortage'))

/** Returns the message of a size whose stock is lower than the smallest order in the chosen unit; undefined: it is not. */
export const skuShortage = (
  goods: GoodsDetail,
  store: GoodsDetailStore,
  sku: Sku,
  { min: least, max = Infinity }: { min: number; max?: number | undefined },
  unit: string,
) =>
  max < least ? (
    <UnitShortage
      {...{ least, unit }}
      piece={unitOf(goods)}
      rule={sku}
      most={sku.stockQuantity}
      onPieces={(pieces) => store.orderInPieces(goods, sku, pieces)}
    />
  ) : undefined
