import { emptySheets } from '../../src/core/host/empty-sheets'
import { tokenCookie } from '../../src/core/host/token'
import { isOtherLook } from './chosen-look'
import { drawnAttribute, drawnIn, outdated } from './drawn-view'
import { firstActs } from '../first-acts'
import { addForm, keepTouches, stepperOfLine } from './touches'

// A picture that failed to load is replaced by text.
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'error'] as const
const longIdle = 15_000

/** Stored goods of the buyer, which no server knows. */
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

/** Selector of content that changes over time. */
const moving = '[role=timer]'
const undrawn = `:is(trade-outlet,trade-storefront):not([${drawnAttribute}])`

/** Returns whether a picture has failed to load. */
const isBroken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0

/** Matches the code of a third-party login, which is processed or reported as invalid. */
const brings = /[?&](auth_)?code=/

/** Returns whether the page needs hydration at once. */
const hasNews = (root: ShadowRoot) =>
  brings.test(location.search) || emptySheets().length > 0 || [...root.querySelectorAll('img')].some(isBroken)

/** Loads the code of an element. */
type Wake = () => Promise<void>

const asleep = new Map<Element, () => void>()
let clock: ReturnType<typeof setTimeout> | undefined
let awake = false

function wakeUp(first?: Element) {
  awake = true
  clearTimeout(clock)
  // The shop's elements work together, so all are hydrated at once.
  for (const element of [...(first ? [first] : []), ...asleep.keys()]) {
    const wake = asleep.get(element)
    asleep.delete(element)
    wake?.()
  }
}

/** Storage keys by which tabs notify each other, or whose values are visible. */
const sharedKeys = /^trade:.+:(cart-changed|session-changed|guest-cart|compare|theme|language)$/

// Hydrates after a change in another tab, or after a long time: static HTML cannot follow.
function follow() {
  if (asleep.size > 0) outdated.is = true
  wakeUp()
}
addEventListener('storage', ({ key }) => (key === null || sharedKeys.test(key)) && follow())
addEventListener('pageshow', ({ persisted }) => persisted && follow())
// Back navigation shows another page.
addEventListener('popstate', () => wakeUp())
// Actions without network are repeated when it is back.
addEventListener('online', () => awake && wakeUp())

/** Attributes that change nothing of what an element shows. */
const unread = /^(class|style|id|slot|part|hidden|tabindex|load|data-.*|aria-.*)$/
// Server-rendered HTML cannot follow the page.
const changes = new MutationObserver((records) => {
  const isChanged = records.some(
    ({ target, attributeName: name, oldValue }) =>
      name !== null &&
      target instanceof Element &&
      target.getAttribute(name) !== oldValue &&
      (/^(lang|theme)$/.test(name) || (asleep.has(target) && !unread.test(name))),
  )
  if (isChanged) wakeUp()
})
const ofAll = { attributeFilter: ['lang', 'theme'], attributeOldValue: true, subtree: true }

/** A press in an element that is not server-rendered may change the cart, the language or the theme of the others. */
function onPress(event: Event) {
  const pressed = event
    .composedPath()
    .filter((node) => node instanceof Element && node.localName.startsWith('trade-'))
  const isDrawn = pressed.some((node) => node instanceof Element && node.hasAttribute(drawnAttribute))
  if (pressed.length > 0 && !isDrawn) wakeUp()
}
for (const type of ['pointerdown', 'keydown'])
  addEventListener(type, onPress, { capture: true, passive: true })

// A session can begin or end without notice from another tab.
const { $token, refresh } = tokenCookie('PC_TOKEN')
document.addEventListener('visibilitychange', () => {
  const before = $token.get()
  refresh()
  if ($token.get() !== before) follow()
})

/** Returns whether the action works without React. The approaching pointer loads its code, and React stays unloaded. */
function isServed({ type, target }: Event): boolean {
  if (!/^pointer|^focusin/.test(type) || !(target instanceof Element)) return false
  // A keyboard user continues with the keyboard.
  if (type === 'focusin' && target.matches(':focus-visible')) return false
  const bring = target.closest(addForm)
    ? firstActs.add
    : target.closest(stepperOfLine)
      ? firstActs.quantity
      : undefined
  void bring?.().catch(() => {})
  return bring !== undefined
}

/** Hydrates at the next interaction. After a failure, the one after it tries again. */
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

/** Delays hydration of a server-rendered element until the first interaction, or until some time has passed. */
export function letSleep(element: Element, wake: Wake) {
  const { shadowRoot } = element
  const found = shadowRoot && drawnIn(shadowRoot)
  if (!found) return void wake()
  keepTouches(element, shadowRoot, found, () => wakeUp(element))
  if (element.matches('trade-outlet, trade-storefront'))
    addEventListener('scroll', keepHead, { once: true, passive: true })
  listenFor(element, shadowRoot, wake)
  changes.observe(document, ofAll)
  changes.observe(element, { attributes: true, attributeOldValue: true })
  // For a stored page: its prices may be out of date.
  if (found.view.kept) return follow()
  // A page rendered in the browser loads React, and the shop around it must follow.
  if (
    awake ||
    knowsMore() ||
    isOtherLook(element, found.view) ||
    hasNews(shadowRoot) ||
    shadowRoot.querySelector(moving) ||
    document.querySelector(undrawn)
  )
    return wakeUp()
  clearTimeout(clock)
  clock = setTimeout(wakeUp, longIdle)
}
