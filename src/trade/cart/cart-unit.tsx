import { changeUnit } from '../../catalogue/goods/change-unit'
import { larger } from '../../catalogue/goods/larger-unit'
import { unitMessages } from '../../catalogue/goods/unit.messages'
import { Select } from '../../ui/forms/select'
import { useSay, useScope } from '../../ui/host'
import type { ShownLine } from './cart-lines.store'
import type { CartPageStore } from './cart-page.store'

type CartUnitProps = { shown: ShownLine; cart: CartPageStore }

/** The unit that a line is ordered in: what is ordered stays, rounded up to whole ones, which is said. */
export default function CartUnit({ shown: { line, quantity, orderUnit }, cart }: CartUnitProps) {
  const say = useSay(unitMessages)
  const scope = useScope()
  const { orderUnits: units = [] } = line
  function choose(itemId: string) {
    const unit = units.find((one) => one.itemId === itemId)
    if (!unit) return
    const wanted = changeUnit(scope, { pieces: quantity, piece: line.unitName, rule: line }, unit)
    cart.change(line.id, wanted * unit.ratio, larger(unit))
  }
  return (
    <Select
      size="small"
      className="cart-unit"
      aria-label={say('unitOf', { name: line.goodsName })}
      value={orderUnit?.itemId ?? units[0]?.itemId ?? ''}
      options={units.map(({ itemId, unitName, ratio }) => ({
        value: itemId,
        label: ratio > 1 ? say('unitHolds', { unit: unitName, n: ratio, piece: line.unitName }) : unitName,
      }))}
      onChoose={choose}
    />
  )
}
