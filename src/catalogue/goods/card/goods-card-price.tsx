import { useSay } from '../../../ui/host'
import { later } from '../../../ui/later'
import { Tag } from '../../../ui/tag'
import type { Goods } from '../goods.contract'
import { goodsMessages } from '../goods.messages'
import { GoodsPrice } from '../goods-price'
import { unitOf } from '../goods-unit'
import { offerOf } from '../saleable'
import type { CardWish } from './goods-card-form'

/** Returns the reason for a price below the retail price; undefined: the price is not lower. */
export function loweredBy({ skuItemDefault: { salePrice, oldPrice, activityPrice } }: Goods) {
  if (salePrice === undefined || oldPrice === undefined) return undefined
  return activityPrice === undefined ? 'member' : 'activity'
}

// Loaded on demand because many goods have only one unit.
const GoodsCardUnit = later(() => import('./goods-card-unit'))

type GoodsCardPriceProps = { goods: Goods; row: boolean; wish: CardWish; onWish: (wish: CardWish) => void }

/** Price for this buyer. Below the retail price, a card names the reason and a row also shows the retail price. */
export function GoodsCardPrice({ row, ...choice }: GoodsCardPriceProps) {
  const { goods, wish } = choice
  const say = useSay(goodsMessages)
  const lowered = loweredBy(goods)
  const name = unitOf(goods)
  const several = goods.priceUnitInfoList.length > 1 && offerOf(goods) === 'add'
  return (
    <div className="goods-card-price">
      <GoodsPrice
        prices={goods.skuItemDefault}
        size={row ? 'sm' : 'md'}
        unit={several ? <GoodsCardUnit {...choice} waiting={name} /> : name}
        ratio={wish.unit?.ratio}
        retail={row}
      />
      {lowered && !row && <Tag tone="brand">{say(`${lowered}Price`)}</Tag>}
    </div>
  )
}
