import { on } from '../../src/core/events'
import { copies } from '../../src/core/host/copies'
import { pinned } from '../../src/core/host/pinned'
import { scriptSettings } from '../../src/core/host/script-settings'
import { catchCode } from '../../src/session/third-party/catch-code'
import { begin } from './begin-element'
import { cloak } from './cloak'
import { elementCode, later } from '../element-code'
import { isSound, load, origin } from './load-element'
import { isReplaced } from './page-built-ins'
import { reservedSpace } from './reserved-space'
import type { Tradefront } from '../tradefront'
import { version } from '../version'

const watched = new WeakSet<ParentNode>()
let whenSeen: IntersectionObserver
let changes: MutationObserver

function beginSeen(entries: IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    whenSeen.unobserve(target)
    void begin(target)
  }
}

/** Starts an element: `load="visible"` waits until it is near the viewport, `intent` until the first interaction. */
function arrange(element: Element) {
  const when = element.getAttribute('load')
  if (when === 'visible') return whenSeen.observe(element)
  if (when !== 'intent' || !(element instanceof HTMLElement)) return void begin(element)
  later.firstPress().then(
    ({ awaitIntent }) => awaitIntent(element, () => begin(element)),
    () => begin(element),
  )
}

function visit(element: Element) {
  // Skips the shadow roots of the kit's elements; those with further elements call `observe` themselves.
  if (elementCode().has(element.localName)) arrange(element)
  else if (element.shadowRoot) observe(element.shadowRoot)
  else if (element.localName.startsWith('trade-') && !customElements.get(element.localName))
    void later.trouble().then(({ complainOfTag }) => complainOfTag(element.localName))
}

function scan(root: ParentNode) {
  if (root instanceof Element) visit(root)
  for (const element of root.querySelectorAll('*')) visit(element)
}

function scanAdded(records: MutationRecord[]) {
  try {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) scan(node)
  } catch {
    // The page replaced built-ins after the kit started.
    void isSound()
  }
}

function observe(root: ParentNode) {
  if (watched.has(root)) return
  watched.add(root)
  changes.observe(root, { childList: true, subtree: true })
  scan(root)
}

/** Hides undefined elements, as `tradefront.css` does earlier on pages that load it, and reserves space. */
function hideUndefined() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(cloak(elementCode().keys()) + reservedSpace(scriptSettings.site || location.hostname))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

async function ready() {
  await starting
  const present = [...elementCode().keys()].filter((tag) => document.querySelector(tag))
  await Promise.all(present.map(load))
}

async function doctor() {
  if (await isSound()) (await later.doctor()).openDoctor()
}

const complainOfCopy = () => void later.trouble().then((code) => code.complainOfCopy(version, origin.url))

function start() {
  // The page may clobber `document.currentScript` by a name, so the script tag is found by its address.
  const [script, second] = [...document.querySelectorAll('script')].filter((tag) => tag.src === origin.url)
  origin.nonce = script?.nonce
  Object.assign(scriptSettings, script?.dataset)
  if (second) complainOfCopy()
  hideUndefined()
  // A phone may be redirected first, so nothing loads before that decision. Other devices do not load its code.
  if (scriptSettings.mobilePath && /Mobi|iP(hone|od)/.test(navigator.userAgent))
    void later.mobileWay().then(({ leaveForMobile }) => {
      if (!leaveForMobile()) observe(document)
    })
  else observe(document)
  if (location.search.includes('trade-doctor')) void ready().then(doctor)
}

let starting: Promise<unknown> | undefined

/**
 * Activates this copy of the kit on the page, unless another copy is active.
 * @param url address of its script tag, whose `data-*` are settings
 */
export function startLoader(url: string) {
  origin.url = url
  // An id in the page's markup also creates a global name, so `tradefront` counts only if another copy has loaded.
  const first = copies[0] && globalThis.tradefront
  copies[copies.length] = { version, url }
  if (first) return complainOfCopy()
  // Removes the login code of a third party from the address before any other request.
  catchCode()
  whenSeen = new IntersectionObserver(beginSeen, { rootMargin: '300px' })
  changes = new MutationObserver(scanAdded)
  globalThis.tradefront = {
    version,
    ready,
    observe,
    on,
    doctor,
    actions: pinned('actions', () => ({})),
  } satisfies Tradefront
  if (isReplaced()) starting = isSound().then((sound) => sound && start())
  else start()
}
