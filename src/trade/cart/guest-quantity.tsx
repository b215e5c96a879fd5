import { goodsMessages } from '../../catalogue/goods/goods.messages'
import type { OrderUnit } from '../../catalogue/goods/order-unit'
import { unitRule } from '../../catalogue/goods/unit-rule'
import { mostPieces } from '../../core/api/shapes'
import { Stepper } from '../../ui/forms/stepper'
import { useSay } from '../../ui/host'
import { cartPageMessages } from './cart-page.messages'
import CartUnit from './cart-unit'
import type { GuestLine } from './guest-cart'
import type { GuestSku } from './guest-skus.store'
import { guestUnit } from './guest-unit'

type GuestQuantityProps = {
  line: GuestLine
  name: string
  /** Undefined while it loads, and for an unknown SKU. */
  sku: GuestSku | undefined
  /** True if the stock is lower than the quantity. */
  short: boolean
  onChange: (pieces: number, unit: OrderUnit | undefined) => void
}

const anyNumber = { minQuantity: 1, step: 1 }

/**
 * Quantity field of a guest line. It counts in the chosen unit if the product still has it and the quantity is a whole
 * multiple.
 */
export function GuestQuantity({ line, name, sku, short, onChange }: GuestQuantityProps) {
  const say = useSay(cartPageMessages)
  const word = useSay(goodsMessages)
  const { quantity } = line
  const { units = [], unit = '' } = sku ?? {}
  const chosen = guestUnit(line, sku)
  const { ratio } = chosen ?? { ratio: 1 }
  const { min, step } = unitRule(sku ?? anyNumber, ratio)
  const several = units.length > 1
  const unitNote = chosen ? say('holds', { n: quantity, unit }) : !several && unit && say('unit', { unit })
  const note = (short || unitNote) && (
    <span className="cart-note text-meta ink-3">{short ? word('short') : unitNote}</span>
  )

  /** Limits the quantity to the largest whole number of units, because no server validates guest lines. */
  function change(wanted: number, of: OrderUnit | undefined) {
    onChange(Math.min(wanted, mostPieces - (mostPieces % (of?.ratio ?? 1))), of)
  }
  return (
    <>
      <Stepper
        value={quantity / ratio}
        onChange={(wanted) => change(wanted * ratio, chosen)}
        min={min}
        step={step}
        unit={chosen?.unitName ?? unit}
        label={say('quantityOf', { name })}
      />
      {sku && several ? (
        <span className="cart-units">
          <CartUnit
            name={name}
            pieces={quantity}
            rule={sku}
            units={units}
            chosen={chosen}
            onChange={change}
          />
          {note}
        </span>
      ) : (
        note
      )}
    </>
  )
}
