import { unitRule } from '../../catalogue/goods/unit-rule'
import { stockOf } from '../../catalogue/goods/stock-state'
import { useSay } from '../../ui/host'
import { later } from '../../ui/later'
import { Stepper } from '../../ui/forms/stepper'
import { cartPageMessages } from './cart-page.messages'
import type { ShownLine } from './cart-lines.store'
import type { CartPageStore } from './cart-page.store'

// Loaded on demand because many products have only one unit.
const CartUnit = later(() => import('./cart-unit'))

type CartQuantityProps = {
  shown: ShownLine
  cart: CartPageStore
  /** Unique name of the line for accessible labels. */
  name: string
}

/** Quantity field of a line with the unit, the stock left or the server's error below. */
export function CartQuantity({ shown, cart, name }: CartQuantityProps) {
  const say = useSay(cartPageMessages)
  const { line, quantity, orderUnit, fault } = shown
  const { stockQuantity, unitName: unit, orderUnits } = line
  const ratio = orderUnit?.ratio ?? 1
  const tooMany = line.invalidReason === 'tooMany'
  const tight = !line.requireInfo && stockOf(line) === 'tight'

  // Stock is a limit only if the site does not sell short (`sellsShort` is false) or has rejected the quantity.
  const limited = tooMany || line.sellsShort === false
  const { min, step, max = Infinity } = unitRule(line, ratio, limited ? stockQuantity : undefined)

  function change(wanted: number) {
    // Above the stock, minus jumps to the available quantity. Single steps would each be rejected.
    const most = max - ((max - min) % step)
    const helps = tooMany && wanted === quantity / ratio - step && wanted > most && most >= min
    cart.change(line.id, (helps ? most : wanted) * ratio, orderUnit)
  }

  const word = tight
    ? say('left', { n: stockQuantity, unit })
    : orderUnit
      ? say('holds', { n: quantity, unit })
      : !orderUnits && say('unit', { unit })
  const note = word && !fault && !(tooMany && quantity > stockQuantity) && (
    <span className="cart-note text-meta ink-3">{word}</span>
  )
  return (
    <>
      <Stepper
        value={quantity / ratio}
        onChange={change}
        min={min}
        step={step}
        max={max}
        error={fault || undefined}
        unit={orderUnit?.unitName ?? unit}
        label={say('quantityOf', { name })}
      />
      {orderUnits ? (
        <span className="cart-units">
          <CartUnit
            name={name}
            pieces={quantity}
            rule={line}
            most={limited ? stockQuantity : undefined}
            units={orderUnits}
            chosen={orderUnit}
            onChange={(pieces, chosen) => cart.change(line.id, pieces, chosen)}
            waiting={<span className="cart-unit" />}
          />
          {note}
        </span>
      ) : (
        note
      )}
    </>
  )
}
