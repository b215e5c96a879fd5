import { orderable } from '../../catalogue/goods/goods-unit'
import { speaker } from '../../core/messages'
import type { Host } from '../../core/host'
import type { AddToCartPart, Choice } from './add-to-cart.part'
import { formFieldMessages } from './form-field.messages'
import { forgetUnit } from './unit-field.part'

// Apart, because few of them stand in a form of the page.

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement

/** The page's own unit counts again. */
export function reset(part: AddToCartPart) {
  forgetUnit(part)
  part.kept = undefined
  part.unit = part.getAttribute('unit') ?? ''
}

/** What is wrong with a quantity: one that cannot be ordered, or is no number at all. */
function faultsOf(quantity: number, rule: { minQuantity: number; step: number }): ValidityStateFlags {
  if (!Number.isInteger(quantity)) return { badInput: true }
  if (quantity < rule.minQuantity) return { rangeUnderflow: true }
  return orderable(quantity, rule) === quantity ? {} : { stepMismatch: true }
}

/** Of a quantity of a choice, by the names that the form gives it. */
function valueOf(name: string, quantity: number, { skuId, unit }: Choice['wish']) {
  const value = new FormData()
  value.set(name, skuId)
  value.set(`${name}-quantity`, String(quantity * (unit?.ratio ?? 1)))
  if (unit && unit.ratio > 1) value.set(`${name}-unit`, unit.itemId)
  return value
}

/** Tells the form around a part what is chosen in it, and whether that can be ordered. */
export function tellForm(
  part: AddToCartPart,
  internals: ElementInternals,
  host: Host,
  choice: Choice | undefined,
) {
  const { name, shadowRoot: root } = part
  if (!root) return
  const say = speaker(formFieldMessages, host.$locale.get())
  const disabled = part.matches(':disabled')
  for (const control of root.querySelectorAll<Control>('form :is(button, input, select)'))
    control.disabled = disabled
  const less = root.querySelector<HTMLButtonElement>('.stepper button')
  if (less && choice) less.disabled ||= choice.wish.quantity <= choice.rule.minQuantity
  internals.setFormValue(null)
  if (!name) return internals.setValidity({})
  if (!choice) {
    const shown = root.querySelector<HTMLElement>('*') ?? undefined
    return internals.setValidity({ valueMissing: true }, say('notOrderable'), shown)
  }
  const { wish, rule, piece } = choice
  const { quantity, unit } = wish
  const words = { min: rule.minQuantity, step: rule.step, unit: rule.unit?.unitName ?? piece }
  const field = root.querySelector('input')

  const tell = (typed: number) => {
    internals.setValidity(faultsOf(typed, rule), say('rule', words), field ?? undefined)
    const { valid } = internals.validity
    field?.setAttribute('aria-invalid', String(!valid))
    if (valid) internals.setFormValue(valueOf(name, typed, wish), `${typed} ${unit?.itemId ?? ''}`)
  }
  tell(quantity)
  if (!field) return
  // Before it is settled, too: a form can be sent by a script at any time.
  field.oninput = () => tell(field.value ? Number(field.value) : NaN)
  if (part.kept === undefined) return
  const [before = '', unitBefore = ''] = part.kept.split(' ')
  part.unit = unitBefore || part.unit
  if (unitBefore && unitBefore !== unit?.itemId) return
  part.kept = undefined
  field.value = before
  field.dispatchEvent(new Event('change'))
}
