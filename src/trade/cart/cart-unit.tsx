import { larger } from '../../catalogue/goods/larger-unit'
import { wholeUnits } from '../../catalogue/goods/whole-units'
import { Select } from '../../ui/forms/select'
import { useSay } from '../../ui/host'
import { cartPageMessages } from './cart-page.messages'
import type { ShownLine } from './cart-lines.store'
import type { CartPageStore } from './cart-page.store'

type CartUnitProps = { shown: ShownLine; cart: CartPageStore }

/** The unit that a line is ordered in: what is ordered stays, rounded up to whole ones. */
export default function CartUnit({ shown: { line, quantity, orderUnit }, cart }: CartUnitProps) {
  const say = useSay(cartPageMessages)
  const { orderUnits: units = [] } = line
  function choose(itemId: string) {
    const unit = units.find((one) => one.itemId === itemId)
    if (!unit) return
    cart.change(line.id, wholeUnits(quantity, line, unit.ratio) * unit.ratio, larger(unit))
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
      onChange={({ target }) => choose(target.value)}
    />
  )
}
