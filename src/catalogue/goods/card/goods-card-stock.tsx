import { wholeNumber } from '../../../core/text/whole-number'
import { useSay } from '../../../ui/host'
import { StockLabel } from '../../../ui/stock-label'
import type { Goods } from '../goods.contract'
import { goodsMessages } from '../goods.messages'
import { unitOf } from '../goods-unit'
import { larger, piecesOf } from '../larger-unit'
import type { CardWish } from './goods-card-form'
import { stockOf } from '../stock-state'

type GoodsCardStockProps = { goods: Goods; row: boolean; wish: CardWish }

/** Stock state of a card; where space allows, also the smallest order or the pieces in the chosen boxes. */
export function GoodsCardStock({ goods, row, wish: { unit, quantity = 0 } }: GoodsCardStockProps) {
  const say = useSay(goodsMessages)
  const { minQuantity: n } = goods.skuItemDefault
  return (
    <div className="goods-card-stock row gap-8 between">
      <StockLabel state={stockOf(goods)} />
      {!row && (
        <span className="text-meta ink-3 truncate">
          {larger(unit)
            ? `= ${wholeNumber(piecesOf({ quantity, unit }))} ${unitOf(goods)}`
            : say('minimum', { n, unit: unitOf(goods) })}
        </span>
      )}
    </div>
  )
}
