import { drawnAttribute, outdated } from './drawn-view'

const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'] as const
const longIdle = 15_000

/** Goods that this browser keeps for a buyer, which no server knows that draws. */
const personal = /^trade:.+:(guest-cart|compare)$/
const goods = /"(skuId|id)":/

function knowsMore(): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => personal.test(key) && goods.test(localStorage.getItem(key) ?? ''),
    )
  } catch {
    return false
  }
}

const undrawn = `:is(trade-outlet,trade-storefront):not([${drawnAttribute}])`
const control = 'button, input:not([type=text]), select, summary, label'

/**
 * Presses on what is drawn and not alive yet, each once, in their order: the same nodes stay, so they are given again
 * to them. Links go where they say.
 */
function keepPresses(root: ShadowRoot) {
  const pressed = new Set<HTMLElement>()
  const typed = new Map<HTMLInputElement, string>()
  function press(event: Event) {
    if (!event.isTrusted || !(event.target instanceof Element)) return
    const button = event.target.closest<HTMLElement>(control)
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.add(button)
  }
  const submit = (event: Event) => event.preventDefault()
  const note = ({ target }: Event) =>
    target instanceof HTMLInputElement && target.type === 'text' && typed.set(target, target.value)
  const sleep = new AbortController()
  const options = { capture: true, signal: sleep.signal }
  root.addEventListener('click', press, options)
  root.addEventListener('submit', submit, options)
  root.addEventListener('input', note, options)
  root.addEventListener(
    'trade-taken-over',
    () => {
      sleep.abort()
      // React believes what it found, and heard of no change: what was typed is typed again.
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      for (const [field, value] of typed) {
        field.value = ''
        write?.call(field, value)
        field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
      }
      for (const button of pressed) button.click()
    },
    { once: true },
  )
}

const asleep = new Map<Element, () => void>()
let clock: ReturnType<typeof setTimeout> | undefined

function wakeUp(first?: Element) {
  clearTimeout(clock)
  // The shop's parts work together: where one lives, all do.
  for (const element of [...(first ? [first] : []), ...asleep.keys()]) {
    const wake = asleep.get(element)
    asleep.delete(element)
    wake?.()
  }
}

/** What other tabs tell each other, and what they keep of what is drawn. */
const told = /^trade:.+:(cart-changed|session-changed|guest-cart|compare|theme|language)$/

// Another tab put something into the cart, or ended the session: a drawing cannot follow.
function follow() {
  if (asleep.size > 0) outdated.is = true
  wakeUp()
}
addEventListener('storage', ({ key }) => (key === null || told.test(key)) && follow())
addEventListener('pageshow', ({ persisted }) => persisted && follow())

/** An element that shows what a server drew sleeps until somebody turns to it, or nothing has happened for long. */
export function letSleep(element: Element, wake: () => void) {
  const { shadowRoot } = element
  if (!shadowRoot) return
  keepPresses(shadowRoot)
  const sleep = new AbortController()
  const options = { capture: true, passive: true, signal: sleep.signal }
  for (const sign of signs) shadowRoot.addEventListener(sign, () => wakeUp(element), options)
  asleep.set(element, () => {
    sleep.abort()
    wake()
  })
  // A page that the browser draws brings React along, and the shop around it has to follow.
  if (knowsMore() || document.querySelector(undrawn)) return wakeUp()
  clearTimeout(clock)
  clock = setTimeout(wakeUp, longIdle)
}
