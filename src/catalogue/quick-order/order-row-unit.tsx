import { changeUnit } from '../goods/change-unit'
import { UnitChoice } from '../goods/unit-choice'
import { useScope } from '../../ui/host'
import { withoutUnit } from './pieces'
import type { JudgedLine } from './quick-order.store'

type OrderRowUnitProps = {
  line: JudgedLine
  onChoose: (patch: { quantity: string; unit: string }) => void
}

/** Unit of a row, with a selector if the goods have several units. */
export function OrderRowUnit({ line: { quantity, verdict }, onChoose }: OrderRowUnitProps) {
  const scope = useScope()
  const { sku, unit, ownPieces } = verdict
  if (!sku?.orderUnits || sku.withdrawn) return sku?.unitName
  const ordered = ownPieces !== undefined && { pieces: ownPieces, piece: sku.unitName, rule: sku }
  return (
    <UnitChoice
      name={sku.goodsName}
      units={sku.orderUnits}
      chosen={unit}
      onChoose={(chosen) =>
        onChoose({
          // Converts the quantity. A quantity with an unknown unit or an invalid text keeps its number.
          quantity: ordered ? String(changeUnit(scope, ordered, chosen)) : withoutUnit(quantity).number,
          unit: chosen.itemId,
        })
      }
    />
  )
}
