import { orderable } from '../../catalogue/goods/goods-unit'
import { speaker } from '../../core/language/messages'
import type { Host } from '../../core/host/host'
import type { AddToCartPart, Choice } from './add-to-cart.part'
import { formFieldMessages } from './form-field.messages'
import { forgetUnit } from './unit-field.part'

// A separate file because few parts are inside a form of the page.

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement

/** Resets the unit to the `unit` attribute and drops the restored form value. */
export function reset(part: AddToCartPart) {
  forgetUnit(part)
  part.restored = undefined
  part.unit = part.getAttribute('unit') ?? ''
}

/** Returns the validity flags of a quantity that is no integer or breaks the quantity rule. */
function faultsOf(quantity: number, rule: { minQuantity: number; step: number }): ValidityStateFlags {
  if (!Number.isInteger(quantity)) return { badInput: true }
  if (quantity < rule.minQuantity) return { rangeUnderflow: true }
  return orderable(quantity, rule) === quantity ? {} : { stepMismatch: true }
}

/** Creates the form data of a choice. All field names start with the part's name. */
function valueOf(name: string, quantity: number, { skuId, unit }: Choice['wish']) {
  const value = new FormData()
  value.set(name, skuId)
  value.set(`${name}-quantity`, String(quantity * (unit?.ratio ?? 1)))
  if (unit && unit.ratio > 1) value.set(`${name}-unit`, unit.itemId)
  return value
}

/** Sets the form value and validity of a part. */
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
  // Also on input, because a script can submit the form before the change event.
  field.oninput = () => tell(field.value ? Number(field.value) : NaN)
  if (part.restored === undefined) return
  const [before = '', unitBefore = ''] = part.restored.split(' ')
  part.unit = unitBefore || part.unit
  if (unitBefore && unitBefore !== unit?.itemId) return
  part.restored = undefined
  field.value = before
  field.dispatchEvent(new Event('change'))
}
