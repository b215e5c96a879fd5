import { changeUnit } from '../../catalogue/goods/change-unit'
import { larger } from '../../catalogue/goods/larger-unit'
import { OrderInPieces } from '../../catalogue/goods/order-in-pieces'
import { unitLabel } from '../../catalogue/goods/unit-label'
import { unitMessages } from '../../catalogue/goods/unit.messages'
import { unitRule } from '../../catalogue/goods/unit-rule'
import { Select } from '../../ui/forms/select'
import { useSay, useScope } from '../../ui/host'
import type { OrderUnit } from '../../catalogue/goods/order-unit'

type CartUnitProps = {
  /** Name of the line. `pieces` is its quantity in pieces. */
  name: string
  pieces: number
  /** Minimum and step in pieces. */
  rule: { minQuantity: number; step: number }
  /** Available units. The first one contains one piece. */
  units: readonly OrderUnit[]
  chosen: OrderUnit | undefined
  /** Pieces in stock; undefined: unlimited or unknown. */
  most?: number | undefined
  onChange: (pieces: number, unit: OrderUnit | undefined) => void
}

/** Unit select of a line. The quantity is rounded up to whole units, with a message. */
export default function CartUnit({ name, pieces, rule, units, chosen, most, onChange }: CartUnitProps) {
  const say = useSay(unitMessages)
  const scope = useScope()
  const piece = units[0]?.unitName ?? ''
  const { ratio } = chosen ?? { ratio: 1 }
  function choose(itemId: string) {
    const unit = units.find((one) => one.itemId === itemId)
    if (!unit) return
    onChange(changeUnit(scope, { pieces, piece, rule }, unit) * unit.ratio, larger(unit))
  }
  return (
    <>
      <Select
        size="small"
        className="cart-unit"
        aria-label={say('unitOf', { name })}
        value={chosen?.itemId ?? units[0]?.itemId ?? ''}
        options={units.map((unit) => ({ value: unit.itemId, label: unitLabel(say, unit, piece) }))}
        onChoose={choose}
      />
      {most !== undefined && most < unitRule(rule, ratio).min * ratio && (
        <OrderInPieces {...{ piece, rule, most }} onPieces={(inStock) => onChange(inStock, undefined)} />
      )}
    </>
  )
}
