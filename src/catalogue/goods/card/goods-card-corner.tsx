import type { Goods } from '../goods.contract'
import { GoodsCardCompare } from './goods-card-compare'
import { GoodsCardHeart } from './goods-card-heart'

/** What may be done with a product besides ordering it; above the picture, seen while the card is looked at. */
export const GoodsCardCorner = ({ goods, compare }: { goods: Goods; compare: boolean }) => (
  <div className="goods-card-corner">
    <GoodsCardHeart goods={goods} />
    {compare && <GoodsCardCompare goods={goods} />}
  </div>
)
