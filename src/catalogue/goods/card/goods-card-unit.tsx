import { useScope } from '../../../ui/host'
import { changeUnit } from '../change-unit'
import type { Goods } from '../goods.contract'
import { unitOf } from '../goods-unit'
import { piecesOf } from '../larger-unit'
import { mostOf } from '../saleable'
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
  const ordered = { pieces: piecesOf({ quantity, unit }), piece: unitOf(goods), rule: sku }
  return (
    <UnitChoice
      name={goodsName}
      units={unitsOf(goods)}
      chosen={unit}
      onChoose={(chosen) =>
        onWish({
          unit: chosen,
          quantity: changeUnit(scope, ordered, chosen),
          ...unitRule(sku, chosen.ratio, mostOf(sku)),
        })
      }
    />
  )
}
