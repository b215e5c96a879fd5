import { tokenCookie } from '../src/core/token'
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

/** What goes on by itself. */
const moving = '[role=timer]'
const undrawn = `:is(trade-outlet,trade-storefront):not([${drawnAttribute}])`
const control = 'button, input:not([type=text]), summary, label'

type Field = HTMLInputElement | HTMLSelectElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'text')

/** What a field says where nobody has touched it. */
const givenIn = (field: Field) =>
  field instanceof HTMLInputElement
    ? field.defaultValue
    : ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value

/** React believes what it found in a field, and heard of no change. */
function fill(field: Field, value: string) {
  if (field instanceof HTMLInputElement) field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change'])
    field.dispatchEvent(new InputEvent(type, { bubbles: true, composed: type === 'input' }))
}

/**
 * What is pressed, typed and chosen in what is drawn and not alive yet, each once, in its order: the same nodes stay,
 * so it is given again to them. Links go where they say.
 */
function keepTouches(root: ShadowRoot) {
  const pressed = new Set<HTMLElement>()
  let pointer = ''
  // Some of it came before this script.
  const filled = new Map(
    [...root.querySelectorAll('input, select')]
      .filter((field) => isField(field))
      .filter((field) => field.value !== givenIn(field))
      .map((field) => [field, field.value]),
  )
  function press(event: Event) {
    if (!event.isTrusted || !(event.target instanceof Element)) return
    const button = event.target.closest<HTMLElement>(control)
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.add(button)
  }
  const submit = (event: Event) => event.preventDefault()
  const note = ({ target }: Event) => isField(target) && filled.set(target, target.value)
  const point = (event: Event) => event instanceof PointerEvent && (pointer = event.pointerType)
  const sleep = new AbortController()
  const options = { capture: true, signal: sleep.signal }
  root.addEventListener('click', press, options)
  root.addEventListener('submit', submit, options)
  root.addEventListener('input', note, options)
  root.addEventListener('pointerover', point, options)
  root.addEventListener(
    'trade-taken-over',
    () => {
      sleep.abort()
      for (const [field, value] of filled) fill(field, value)
      for (const button of pressed) button.click()
      // What opens under a pointer that rests opens without its leaving and coming again.
      if (pointer)
        [...root.querySelectorAll(':hover')]
          .at(-1)
          ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: pointer }))
    },
    { once: true },
  )
}

const asleep = new Map<Element, () => void>()
let clock: ReturnType<typeof setTimeout> | undefined
let awake = false

function wakeUp(first?: Element) {
  awake = true
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
// Where the address goes back by itself, it shows another page.
addEventListener('popstate', () => wakeUp())

// A session may begin and end where no tab tells of it.
const { $token, refresh } = tokenCookie('PC_TOKEN')
document.addEventListener('visibilitychange', () => {
  const before = $token.get()
  refresh()
  if ($token.get() !== before) follow()
})

/** An element that shows what a server drew sleeps until somebody turns to it, or nothing has happened for long. */
export function letSleep(element: Element, wake: () => void) {
  const { shadowRoot } = element
  if (!shadowRoot) return
  keepTouches(shadowRoot)
  const sleep = new AbortController()
  const options = { capture: true, passive: true, signal: sleep.signal }
  for (const sign of signs) shadowRoot.addEventListener(sign, () => wakeUp(element), options)
  asleep.set(element, () => {
    sleep.abort()
    wake()
  })
  // A page that the browser draws brings React along, and the shop around it has to follow.
  if (awake || knowsMore() || shadowRoot.querySelector(moving) || document.querySelector(undrawn))
    return wakeUp()
  clearTimeout(clock)
  clock = setTimeout(wakeUp, longIdle)
}
