import { readQuantity, stepped } from '../../src/core/quantity'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const notTyped = /^(checkbox|radio|button|submit|reset|image|file|hidden)$/

/** Returns whether the target is a field that holds a typed or selected value. */
export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !notTyped.test(target.type))

export const isTick = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')

/** Returns the initial value of a field. */
export const givenIn = (field: Field) =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value
    : field.defaultValue

/** Sets a field's value past React, which observes its own property. */
const write = (field: Field, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)

/** Sets a field's value so that React reads it as unchanged. */
export function fill(field: Field, value: string) {
  if (!(field instanceof HTMLSelectElement)) field.value = ''
  write(field, value)
  for (const type of ['input', 'change'])
    field.dispatchEvent(new InputEvent(type, { bubbles: true, composed: type === 'input' }))
}

/**
 * Preserves typed values while parts of a region render again before all of it is hydrated.
 * @param signal stops it
 */
export function holdValues(signal: AbortSignal): (field: Field, value: string) => void {
  const texts = new Map<Field, string>()
  function hold() {
    if (signal.aborted) return
    for (const [field, value] of texts) if (field.value !== value) write(field, value)
    requestAnimationFrame(hold)
  }
  return (field, value) => {
    if (texts.size === 0) requestAnimationFrame(hold)
    texts.set(field, value)
    if (field.value !== value) write(field, value)
  }
}

/** Shows a tick past React, which observes its own property and is notified later. */
export const showTick = (box: HTMLInputElement, checked: boolean): void =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set?.call(box, checked)

/** Sets a checkbox or radio button by a click that React handles. */
export function tick(box: HTMLInputElement, checked: boolean) {
  if (box.type === 'checkbox') box.checked = !checked
  else if (checked) box.checked = false
  box.click()
}

export const quantityFieldOf = (part: Element | null | undefined) =>
  part?.querySelector<HTMLInputElement>('.stepper-field')

/** Returns the minimum of a field. */
const leastIn = (field: HTMLInputElement) => Number(field.ariaValueMin)
export const ruleOf = (field: HTMLInputElement) => ({
  min: Number(field.dataset['min']),
  step: Number(field.dataset['step']),
  max: Number(field.ariaValueMax ?? Infinity),
  zero: leastIn(field) === 0,
})
export const typedIn = (field: HTMLInputElement) => readQuantity(field.value) ?? Number(field.ariaValueNow)

/** Applies a press on less or more as React will render it. @returns the field with its new quantity */
export function step(button: Element): { field: HTMLInputElement; quantity: number } | undefined {
  const frame = button.closest('.stepper-frame')
  const field = quantityFieldOf(frame)
  const [less, more] = frame?.querySelectorAll('button') ?? []
  if (!field || !less || !more || field.readOnly) return undefined
  const rule = ruleOf(field)
  const quantity = stepped(typedIn(field), button === more ? 1 : -1, rule)
  field.value = field.ariaValueNow = String(quantity)
  less.disabled = quantity <= leastIn(field)
  more.disabled = quantity >= rule.max
  return { field, quantity }
}
