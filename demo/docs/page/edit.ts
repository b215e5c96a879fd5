import { all } from './find'

const isSwitch = (control: Element) => control instanceof HTMLInputElement && control.type === 'checkbox'

function setOrRemove(subject: Element, name: string, value: string, present = value !== '') {
  if (present) subject.setAttribute(name, value)
  else subject.removeAttribute(name)
}

/** Sets the text of a slot: the element's own text, or a <span> with the slot's name. */
function fillSlot(subject: Element, slot: string, words: string) {
  if (!slot) return void (subject.textContent = words)
  const before = [...subject.children].find((child) => child.slot === slot)
  if (!words) return before?.remove()
  const holder = before ?? subject.appendChild(subject.ownerDocument.createElement('span'))
  holder.slot = slot
  holder.textContent = words
}

/** Sets the controls to the element's current values. */
export function readInto(form: HTMLElement, subject: Element) {
  for (const control of all<HTMLInputElement>('[data-attribute]', form)) {
    const name = control.dataset.attribute ?? ''
    if (isSwitch(control)) control.checked = subject.hasAttribute(name)
    else control.value = subject.getAttribute(name) ?? ''
  }
  for (const set of all('[data-words]', form)) {
    const words = subject.getAttribute(set.dataset.words ?? '')?.split(/\s+/) ?? []
    for (const box of all<HTMLInputElement>('input', set)) box.checked = words.includes(box.value)
  }
  for (const control of all<HTMLInputElement>('[data-slot]', form)) {
    const name = control.dataset.slot ?? ''
    const child = name ? [...subject.children].find(({ slot }) => slot === name) : subject
    control.value = child?.textContent ?? ''
  }
  for (const control of all<HTMLInputElement>('[data-style]', form)) control.value = ''
}

/** Writes the value of one control to the element. */
export function writeFrom(control: HTMLElement, subject: Element) {
  const set = control.closest<HTMLElement>('[data-words]')
  const { attribute, slot } = control.dataset
  if (set) {
    const words = all<HTMLInputElement>('input:checked', set).map(({ value }) => value)
    return setOrRemove(subject, set.dataset.words ?? '', words.join(' '))
  }
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return
  if (slot !== undefined) return fillSlot(subject, slot, control.value)
  if (attribute === undefined) return
  if (control instanceof HTMLInputElement && isSwitch(control))
    setOrRemove(subject, attribute, '', control.checked)
  else setOrRemove(subject, attribute, control.value)
}

/** Returns the declarations of a style field, one a line. Undefined if the browser accepts none of them. */
function declared(selector: string, text: string): string | undefined {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${selector} { ${text} }`)
  const [rule] = sheet.cssRules
  if (!(rule instanceof CSSStyleRule) || rule.style.length === 0) return undefined
  const lines = text.split(';').map((line) => line.trim())
  return lines
    .filter(Boolean)
    .map((line) => `  ${line};`)
    .join('\n')
}

/** Returns the rules of all style fields. Invalid ones are marked and left out. */
export function rulesOf(form: HTMLElement): string {
  const rules = all<HTMLInputElement>('[data-style]', form).map((control) => {
    const selector = control.dataset.style ?? ''
    const lines = control.value.trim() ? declared(selector, control.value) : ''
    control.setAttribute('aria-invalid', String(lines === undefined))
    return lines ? `${selector} {\n${lines}\n}` : ''
  })
  return rules.filter(Boolean).join('\n')
}
