import { useSay } from '../../../ui/host'
import { StockLabel } from '../../../ui/stock-label'
import type { Goods } from '../goods.contract'
import { goodsMessages } from '../goods.messages'
import { unitOf } from '../goods-unit'
import { stockOf } from '../stock-state'

/** Whether it is there, and the smallest order where there is room for it. */
export function GoodsCardStock({ goods, row }: { goods: Goods; row: boolean }) {
  const say = useSay(goodsMessages)
  const { minQuantity: n } = goods.skuItemDefault
  return (
    <div className="goods-card-stock">
      <StockLabel state={stockOf(goods)} />
      {!row && <span className="goods-card-minimum">{say('minimum', { n, unit: unitOf(goods) })}</span>}
    </div>
  )
}
