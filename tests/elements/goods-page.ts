import { enterText } from './enter-text'
export { pause, until } from './until'

let sites = 0

/** Puts an element on the page with its own site, so that tests do not share stores. */
export function put(tag: string, attributes: Record<string, string> = {}, member = false) {
  const site = `goods${++sites}`
  for (const name of ['PC_TOKEN', `PC_TOKEN_${site}`])
    document.cookie = `${name}=${member ? 'token' : ''}; Path=/`
  const box = document.createElement('div')
  box.className = 'box'
  box.style.width = '1200px'
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries({ lang: 'zh-CN', site, ...attributes }))
    element.setAttribute(name, value)
  box.append(element)
  document.body.append(box)
  return read(element)
}

export type Part = ReturnType<typeof put>

/** Returns functions that read an element's shadow root by selector and text. */
function read(element: HTMLElement) {
  const root = element.shadowRoot
  if (!root) throw new Error('no root')
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const get = (selector: string) => {
    const [found] = all(selector)
    if (!found) throw new Error(`nothing is ${selector}`)
    return found
  }
  const named = (selector: string, word: string) => {
    const found = all(selector).find(
      (each) => each.textContent?.trim() === word || each.getAttribute('aria-label') === word,
    )
    if (!found) throw new Error(`no ${selector} is called ${word}`)
    return found
  }
  return {
    element,
    root,
    all,
    get,
    named,
    words: (selector: string) => all(selector).map(({ textContent }) => textContent?.trim() ?? ''),
    text: (selector: string) => get(selector).textContent ?? '',
    press: (word: string, within = '') => named(`${within} :is(button, a, label)`, word).click(),
    field: (label: string) => named('input', label) as HTMLInputElement,
  }
}

/** Types text into a field and leaves it. */
export function fill(field: HTMLInputElement, text: string) {
  field.focus()
  enterText(field, text)
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  field.blur()
}

/** Selects an option, even if another element covers the field. */
export function choose(field: HTMLElement, value: string) {
  if (!(field instanceof HTMLSelectElement)) throw new Error('no select')
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
