import { unitRule } from '../../catalogue/goods/unit-rule'
import { settle } from '../../core/quantity'
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
    const rule = { ...unitRule(line, unit.ratio), max: Infinity, zero: false }
    const wanted = settle(Math.ceil(quantity / unit.ratio), rule)
    cart.change(line.id, wanted * unit.ratio, unit.ratio > 1 ? unit : undefined)
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
