import { useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { useSheet } from '../../ui/sheet'
import type { OrderUnit } from './order-unit'
import sheet from './unit-choice.css?sheet'
import { unitLabel } from './unit-label'
import { unitMessages } from './unit.messages'

type UnitChoiceProps = {
  /** Name of the ordered goods, for the accessible label. */
  name: string
  units: readonly OrderUnit[]
  chosen: OrderUnit | undefined
  onChoose: (unit: OrderUnit) => void
}

/** Selector of the order unit; the first unit is one piece. */
export function UnitChoice({ name, units, chosen, onChoose }: UnitChoiceProps) {
  useSheet(sheet)
  const say = useSay(unitMessages)
  const piece = units[0]?.unitName ?? ''
  function choose(itemId: string) {
    const unit = units.find((one) => one.itemId === itemId)
    if (unit) onChoose(unit)
  }
  return (
    <span className="goods-unit inline-row gap-2 ink-2 brand-hover">
      <span aria-hidden="true">{chosen?.unitName ?? piece}</span>
      <Icon name="chevronDown" size={12} />
      <select
        className="goods-unit-field"
        aria-label={say('unitOf', { name })}
        value={chosen?.itemId ?? units[0]?.itemId}
        onChange={({ target }) => choose(target.value)}
      >
        {units.map((unit) => (
          <option key={unit.itemId} value={unit.itemId}>
            {unitLabel(say, unit, piece)}
          </option>
        ))}
      </select>
    </span>
  )
}
