import { useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { useSheet } from '../../ui/sheet'
import type { OrderUnit } from './order-unit'
import sheet from './unit-choice.css?sheet'
import { unitLabel } from './unit-label'
import { unitMessages } from './unit.messages'

type UnitChoiceProps = {
  /** What is ordered. */
  name: string
  units: readonly OrderUnit[]
  chosen: OrderUnit | undefined
  onChoose: (unit: OrderUnit) => void
}

/** The unit that something is ordered in, as one word that opens the others; the first holds one piece. */
export function UnitChoice({ name, units, chosen, onChoose }: UnitChoiceProps) {
  useSheet(sheet)
  const say = useSay(unitMessages)
  const piece = units[0]?.unitName ?? ''
  function choose(itemId: string) {
    const unit = units.find((one) => one.itemId === itemId)
    if (unit) onChoose(unit)
  }
  return (
    <span className="goods-unit">
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
