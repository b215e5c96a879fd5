import { emptySheets } from '../src/core/empty-sheets'
import { tokenCookie } from '../src/core/token'
import { drawnAttribute, drawnIn, outdated } from './drawn-view'
import { firstActs } from './first-acts'
import { addForm, keepTouches, stepperOfLine } from './touches'

// A picture that did not load is replaced by words.
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'error'] as const
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

/** Loaded by now, without success. */
const isBroken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0

/** What came back from a third party is acted on, or said to be invalid. */
const brings = /[?&](auth_)?code=/

/** What a drawing cannot say of itself. */
const hasNews = (root: ShadowRoot) =>
  brings.test(location.search) || emptySheets().length > 0 || [...root.querySelectorAll('img')].some(isBroken)

/** Brings the code of an element, if it can. */
type Wake = () => Promise<void>

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

// Another tab put something into the cart, or ended the session, or it was long ago: a drawing cannot follow.
function follow() {
  if (asleep.size > 0) outdated.is = true
  wakeUp()
}
addEventListener('storage', ({ key }) => (key === null || told.test(key)) && follow())
addEventListener('pageshow', ({ persisted }) => persisted && follow())
// Where the address goes back by itself, it shows another page.
addEventListener('popstate', () => wakeUp())
// What was pressed without a network is done with it.
addEventListener('online', () => awake && wakeUp())

// A session may begin and end where no tab tells of it.
const { $token, refresh } = tokenCookie('PC_TOKEN')
document.addEventListener('visibilitychange', () => {
  const before = $token.get()
  refresh()
  if ($token.get() !== before) follow()
})

/** A pointer on its way to what is done without React brings the code of that, and lets React sleep until it is done. */
function isServed({ type, target }: Event): boolean {
  if (!/^pointer|^focusin/.test(type) || !(target instanceof Element)) return false
  // Who comes with the keyboard goes on with it.
  if (type === 'focusin' && target.matches(':focus-visible')) return false
  const bring = target.closest(addForm)
    ? firstActs.add
    : target.closest(stepperOfLine)
      ? firstActs.quantity
      : undefined
  void bring?.().catch(() => {})
  return bring !== undefined
}

/** The next sign of a buyer wakes it; where its code does not come then, the one after that. */
function listenFor(element: Element, root: ShadowRoot, wake: Wake) {
  const sleep = new AbortController()
  const options = { capture: true, passive: true, signal: sleep.signal }
  for (const sign of signs)
    root.addEventListener(sign, (event) => isServed(event) || wakeUp(element), options)
  asleep.set(element, () => {
    sleep.abort()
    void wake().then(() => customElements.get(element.localName) ?? listenFor(element, root, wake))
  })
}

const keepHead = () => firstActs.head().catch(console.error)

/** An element that shows what a server drew sleeps until somebody turns to it, or nothing has happened for long. */
export function letSleep(element: Element, wake: Wake) {
  const { shadowRoot } = element
  const found = shadowRoot && drawnIn(shadowRoot)
  if (!found) return void wake()
  keepTouches(element, shadowRoot, found, () => wakeUp(element))
  if (element.matches('trade-outlet, trade-storefront'))
    addEventListener('scroll', keepHead, { once: true, passive: true })
  listenFor(element, shadowRoot, wake)
  // Of a page that lay somewhere: prices may be others by now.
  if (found.view.kept) return follow()
  // A page that the browser draws brings React along, and the shop around it has to follow.
  if (
    awake ||
    knowsMore() ||
    hasNews(shadowRoot) ||
    shadowRoot.querySelector(moving) ||
    document.querySelector(undrawn)
  )
    return wakeUp()
  clearTimeout(clock)
  clock = setTimeout(wakeUp, longIdle)
}
