import { stockOf } from '../../catalogue/goods/stock-state'
import { useSay } from '../../ui/host'
import { Stepper } from '../../ui/forms/stepper'
import { cartPageMessages } from './cart-page.messages'
import type { ShownLine } from './cart-lines.store'
import type { CartPageStore } from './cart-page.store'

type CartQuantityProps = { shown: ShownLine; cart: CartPageStore }

/** The quantity of a line; below it the unit, or how many are left, or why the server refused. */
export function CartQuantity({ shown: { line, quantity, fault }, cart }: CartQuantityProps) {
  const say = useSay(cartPageMessages)
  const { stockQuantity, minQuantity, step, unitName: unit } = line
  const tooMany = line.invalidReason === 'tooMany'
  const tight = stockOf(line) === 'tight'

  function change(wanted: number) {
    // From too many, minus leads at once to what is there instead of to one refusal after another.
    const most = stockQuantity - ((stockQuantity - minQuantity) % step)
    const helps = tooMany && wanted === quantity - step && wanted > most && most >= minQuantity
    cart.change(line.id, helps ? most : wanted)
  }

  return (
    <>
      <Stepper
        value={quantity}
        onChange={change}
        min={minQuantity}
        step={step}
        // Only the server knows whether the site sells what it does not have: the limit counts once it said so.
        max={tooMany ? stockQuantity : undefined}
        error={fault || undefined}
        unit={unit}
        label={say('quantityOf', { name: line.goodsName })}
      />
      {!fault && !(tooMany && quantity > stockQuantity) && (
        <span className="cart-note">
          {tight ? say('left', { n: stockQuantity, unit }) : say('unit', { unit })}
        </span>
      )}
    </>
  )
}
