import { orderable } from '../../catalogue/goods/goods-unit'
import { speaker } from '../../core/messages'
import type { Host } from '../../core/host'
import type { AddToCartPart } from './add-to-cart.part'
import { formFieldMessages } from './form-field.messages'

// Apart, because few of them stand in a form of the page.

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement

/** What the browser kept, until there is a field to put it into. */
const kept = new WeakMap<AddToCartPart, { quantity: string; unit: string }>()

/** Takes what was chosen before the page was left. @param state as the form was told it */
export function restore(part: AddToCartPart, state: string) {
  const [quantity = '', unit = ''] = state.split(' ')
  if (unit) part.unit = unit
  kept.set(part, { quantity, unit })
}

/** What is wrong with a quantity: one that cannot be ordered, or is no number at all. */
function faultsOf(quantity: number, rule: { minQuantity: number; step: number }): ValidityStateFlags {
  if (!Number.isInteger(quantity)) return { badInput: true }
  if (quantity < rule.minQuantity) return { rangeUnderflow: true }
  return orderable(quantity, rule) === quantity ? {} : { stepMismatch: true }
}

/** Tells the form around a part what is chosen in it, and whether that can be ordered. */
export function tellForm(part: AddToCartPart, internals: ElementInternals, host: Host) {
  const { choice, name, shadowRoot: root } = part
  if (!root) return
  const say = speaker(formFieldMessages, host.$locale.get())
  const disabled = part.matches(':disabled')
  for (const control of root.querySelectorAll<Control>('form :is(button, input, select)'))
    control.disabled = disabled
  internals.setFormValue(null)
  if (!name || !choice) {
    const shown = root.querySelector('*') ?? undefined
    if (name) internals.setValidity({ valueMissing: true }, say('notOrderable'), shown)
    else internals.setValidity({})
    return
  }
  const { wish, rule, piece } = choice
  const { skuId, unit } = wish
  const field = root.querySelector('input')
  const less = root.querySelector<HTMLButtonElement>('.stepper button')
  if (less) less.disabled ||= wish.quantity <= rule.minQuantity

  function tell(quantity: number) {
    const words = { min: rule.minQuantity, step: rule.step, unit: rule.unit?.unitName ?? piece }
    internals.setValidity(faultsOf(quantity, rule), say('rule', words), field ?? undefined)
    const { valid } = internals.validity
    field?.setAttribute('aria-invalid', String(!valid))
    if (!valid) return
    const value = new FormData()
    value.set(name, skuId)
    value.set(`${name}-quantity`, String(quantity * (unit?.ratio ?? 1)))
    if (unit && unit.ratio > 1) value.set(`${name}-unit`, unit.itemId)
    internals.setFormValue(value, `${quantity} ${unit?.itemId ?? ''}`)
  }

  tell(wish.quantity)
  if (!field) return
  // Before it is settled, too: a form can be sent by a script at any time.
  field.oninput = () => tell(field.value ? Number(field.value) : NaN)
  const before = kept.get(part)
  if (!before || (before.unit && before.unit !== unit?.itemId)) return
  kept.delete(part)
  field.value = before.quantity
  field.dispatchEvent(new Event('change'))
}
