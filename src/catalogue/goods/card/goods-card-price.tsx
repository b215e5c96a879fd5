import { useSay } from '../../../ui/host'
import { later } from '../../../ui/later'
import { Tag } from '../../../ui/tag'
import type { Goods } from '../goods.contract'
import { goodsMessages } from '../goods.messages'
import { GoodsPrice } from '../goods-price'
import { GoodsWhy } from '../goods-why'
import { unitOf } from '../goods-unit'
import { priceName } from '../price-name'
import { offerOf } from '../saleable'
import type { CardWish } from './goods-card-form'

// Loaded on demand because many goods have only one unit.
const GoodsCardUnit = later(() => import('./goods-card-unit'))

type GoodsCardPriceProps = {
  goods: Goods
  row: boolean
  /** Shows the button that explains the price. */
  why: boolean
  wish: CardWish
  onWish: (wish: CardWish) => void
}

/** Price for this buyer. Below the retail price, a card names the reason and a row also shows the retail price. */
export function GoodsCardPrice({ row, why, ...choice }: GoodsCardPriceProps) {
  const { goods, wish } = choice
  const say = useSay(goodsMessages)
  const lowered = priceName(goods.skuItemDefault)
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
      {lowered && !row && <Tag tone="brand">{say(lowered)}</Tag>}
      {why && <GoodsWhy goods={goods} />}
    </div>
  )
}
