import type { Goods } from '../goods.contract'
import { GoodsCardCompare } from './goods-card-compare'
import { GoodsCardHeart } from './goods-card-heart'

/** Favourite and compare buttons of a card, shown over the picture on hover or focus. */
export const GoodsCardCorner = ({ goods, compare }: { goods: Goods; compare: boolean }) => (
  <div className="goods-card-corner">
    <GoodsCardHeart goods={goods} />
    {compare && <GoodsCardCompare goods={goods} />}
  </div>
)
