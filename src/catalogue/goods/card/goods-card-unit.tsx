import { useScope } from '../../../ui/host'
import { changeUnit } from '../change-unit'
import type { Goods } from '../goods.contract'
import { unitOf } from '../goods-unit'
import { piecesOf } from '../larger-unit'
import type { OrderUnit } from '../order-unit'
import { mostOf } from '../saleable'
import { shortageOf } from '../shortage-of'
import { unitsOf } from '../shown-unit'
import { UnitChoice } from '../unit-choice'
import { unitRule } from '../unit-rule'
import type { CardWish } from './goods-card-form'

type GoodsCardUnitProps = { goods: Goods; wish: CardWish; onWish: (wish: CardWish) => void }

/** Selector of the order unit of a card. */
export default function GoodsCardUnit({ goods, wish, onWish }: GoodsCardUnitProps) {
  const { skuItemDefault: sku, goodsName } = goods
  const { unit, quantity = sku.minQuantity } = wish
  const scope = useScope()
  const piece = unitOf(goods)
  const units = unitsOf(goods)
  const most = mostOf(sku)
  const ordered = { pieces: piecesOf({ quantity, unit }), piece, rule: sku }

  function choose(chosen: OrderUnit, wanted: number) {
    const bounds = unitRule(sku, chosen.ratio, most)
    const onPieces = (pieces: number) => units[0] && choose(units[0], pieces)
    const shortage = shortageOf({ bounds, unit: chosen.unitName, piece, rule: sku, most, onPieces })
    onWish({ unit: chosen, quantity: wanted, ...bounds, shortage })
  }
  return (
    <UnitChoice
      name={goodsName}
      units={units}
      chosen={unit}
      onChoose={(chosen) => choose(chosen, changeUnit(scope, ordered, chosen))}
    />
  )
}
