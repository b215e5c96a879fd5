import { useSay } from '../../../ui/host'
import { Tag } from '../../../ui/tag'
import type { Goods } from '../goods.contract'
import { goodsMessages } from '../goods.messages'
import { GoodsPrice } from '../goods-price'
import { unitOf } from '../goods-unit'

/** What makes a price lower than the retail price; undefined: it is no lower. */
export function loweredBy({ skuItemDefault: { salePrice, oldPrice, activityPrice } }: Goods) {
  if (salePrice === undefined || oldPrice === undefined) return undefined
  return activityPrice === undefined ? 'member' : 'activity'
}

/** What this buyer pays. Below the retail price, a card says what makes it so, and a row has room for the other price. */
export function GoodsCardPrice({ goods, row }: { goods: Goods; row: boolean }) {
  const say = useSay(goodsMessages)
  const lowered = loweredBy(goods)
  return (
    <div className="goods-card-price">
      <GoodsPrice prices={goods.skuItemDefault} size={row ? 'sm' : 'md'} unit={unitOf(goods)} retail={row} />
      {lowered && !row && <Tag tone="brand">{say(`${lowered}Price`)}</Tag>}
    </div>
  )
}
