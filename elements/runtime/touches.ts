import { isSlashKey } from '../../src/catalogue/search/is-slash-key'
import { keepTypedSearch, typedSearch } from '../../src/catalogue/search/typed-search'
import { isPlainClick } from '../../src/core/address/plain-click'
import { settle } from '../../src/core/quantity'
import { reloading } from '../../src/core/host/reload-once'
import { settingsOf } from '../../src/core/host/settings'
import {
  fill,
  givenIn,
  holdValues,
  isField,
  isTick,
  quantityFieldOf,
  ruleOf,
  showTick,
  step,
  tick,
  typedIn,
  type Field,
} from './drawn-fields'
import { buyerMark, takenOver, type DrawnView, type FoundView } from './drawn-view'
import { firstActs, type FirstQuantity } from '../first-acts'
import { keepActs, type Act } from './kept-acts'
import { followPointer } from './resting-pointer'
import { siteToken } from './site-token'

/** Matches the form of a card: quantity and button. */
export const addForm = 'form[data-sku-id]'
const line = '[data-line-id]'
/** Matches the quantity of a cart line. */
export const stepperOfLine = `${line} .stepper-frame`

/** Matches elements that route the page; the next page of their shop is rendered, too. */
const routed = 'trade-outlet, trade-storefront'
/** Milliseconds for which a link waits for the code that asks the page. */
const linkPatience = 2_500
const control = 'button, input[type=checkbox], input[type=radio], summary, label'

/** Returns whether a key needs React: Enter submits, arrows change a quantity or open a list. */
const isForReact = (field: Field, key: string) =>
  field instanceof HTMLInputElement &&
  (key === 'Enter'
    ? !field.form
    : /^Arrow(Up|Down)$/.test(key) && /^(spinbutton|combobox)$/.test(field.role ?? ''))
/** Returns whether a key moves between controls, as in tabs, or opens one. */
const moves = (target: Element, key: string) =>
  /^(Arrow|Home|End)/.test(key) && target.matches('[role=tab], [aria-expanded]')

/** Returns whether a recorded action still applies: same member, page and attributes. */
function isStillMeant(element: Element, { buyer, address, attributes }: DrawnView, anew: boolean): boolean {
  const now = buyerMark(siteToken(settingsOf(element)))
  const [path] = address.split('?')
  const isPage = element.localName === 'trade-outlet'
  return (
    (!buyer || !now || buyer === now) &&
    (!isPage || !path || path === location.pathname) &&
    (!anew || Object.entries(attributes).every(([name, value]) => element.getAttribute(name) === value))
  )
}

/**
 * Records presses, typing and selections in server-rendered HTML until hydration. Quantities, boxes and the button of
 * a card act at once. Each action is repeated once and in order: on the same node, or on its counterpart in a new
 * rendering. Links navigate; those of another site's page ask it before, as hydrated links do.
 * @param wake loads React
 */
export function keepTouches(element: Element, root: ShadowRoot, found: FoundView, wake: () => void) {
  let alive = false
  const { box } = found
  const acts = keepActs(root)
  const presses = new Set<Act>()
  const adding = new Set<HTMLFormElement>()
  const sleep = new AbortController()
  const holdValue = holdValues(sleep.signal)
  const search = root.querySelector<HTMLInputElement>('.search-field')
  if (search) {
    search.value ||= typedSearch()
    addEventListener(reloading, () => keepTypedSearch(search.value), { signal: sleep.signal })
  }
  let reckoning: Promise<ReturnType<FirstQuantity['reckonDrawn']>> | undefined

  // Lets the browser paint the press first.
  const wakeLater = () => requestAnimationFrame(() => setTimeout(wake))
  function keepValue(field: Field, value: string) {
    const last = acts.last()
    if (last?.node === field) acts.drop(last)
    holdValue(field, value)
    function show(node: HTMLElement) {
      if (isField(node)) holdValue(node, value)
      return true
    }
    acts.keep(field, (node) => isField(node) && fill(node, value), show)
  }
  function keepTick(input: HTMLInputElement) {
    const before = acts.of(input)
    // A checkbox that was toggled back is unchanged.
    if (before && input.type === 'checkbox') return acts.drop(before)
    const { checked } = input
    function show(node: HTMLElement) {
      const isOther = isTick(node) && node.checked !== checked
      if (isOther) showTick(node, checked)
      return isOther
    }
    function work(node: HTMLElement, isShown: boolean) {
      if (isTick(node) && (isShown || node.checked !== checked)) tick(node, checked)
    }
    acts.keep(input, work, show)
  }
  function keepPress(button: HTMLElement) {
    if ([...presses].some(({ node }) => node === button)) return
    const act = acts.keep(button, (node) => {
      presses.delete(act)
      node.click()
    })
    presses.add(act)
  }
  function giveAgain(button: HTMLElement) {
    keepPress(button)
    if (alive) acts.giveAgain(box.isConnected)
  }

  async function add(form: HTMLFormElement, button: HTMLElement) {
    const field = quantityFieldOf(form)
    if (!field || adding.has(form)) return
    adding.add(form)
    button.ariaBusy = 'true'
    const quantity = settle(typedIn(field), ruleOf(field))
    const done = await firstActs
      .add()
      .then(({ addDrawn }) => addDrawn(element, form.dataset, quantity, found.view))
      // The code failed to load; React's own may succeed.
      .catch(() => false)
    button.ariaBusy = null
    adding.delete(form)
    if (!done) giveAgain(button)
    wakeLater()
  }

  async function reckon(row: HTMLElement, quantity: number) {
    reckoning ??= firstActs.quantity().then(({ reckonDrawn }) => reckonDrawn(found))
    // Without it, React shows the new totals.
    const show = await reckoning.catch(() => undefined)
    if (!alive) show?.(row.dataset['lineId'] ?? '', quantity)
  }

  async function change(button: HTMLElement) {
    const stepped = step(button)
    if (!stepped) return
    const { field, quantity } = stepped
    keepValue(field, String(quantity))
    if (field.closest(addForm)) return
    const row = field.closest<HTMLElement>(line)
    if (row) await reckon(row, quantity)
    wakeLater()
  }

  async function follow(link: HTMLAnchorElement) {
    try {
      const late = new Promise<never>((_, fail) => setTimeout(fail, linkPatience))
      const { followDrawn } = await Promise.race([firstActs.link(), late])
      followDrawn(link, link.isConnected ? link : element)
    } catch {
      // The link works without the code.
      location.assign(link.href)
    }
  }

  function press(event: Event) {
    const { target } = event
    const link = target instanceof Element && target.closest('a')
    if (link && !alive && event.isTrusted && event instanceof MouseEvent && isPlainClick(event)) {
      const isLeft =
        document.querySelector(routed) || link.target === '_blank' || link.hasAttribute('download')
      if (isLeft) return
      event.preventDefault()
      return void follow(link)
    }
    const button = target instanceof Element ? target.closest<HTMLElement>(control) : null
    if (!event.isTrusted || !button) return
    const form = button.closest<HTMLFormElement>(addForm)
    if (alive && !(form && adding.has(form))) return
    event.stopImmediatePropagation()
    if (isTick(button)) return keepTick(button)
    // The click on its box follows.
    if (button instanceof HTMLLabelElement && button.control && isTick(button.control)) return
    event.preventDefault()
    if (button.matches('.stepper-frame > button')) void change(button)
    else if (form && button.matches('[type=submit]')) void add(form, button)
    else keepPress(button)
  }
  function submit(event: Event) {
    event.preventDefault()
    // Hydrated components of the region would submit it too.
    event.stopImmediatePropagation()
    const { target: form } = event
    // A form without a button is submitted by Enter in a field.
    if (event.isTrusted && form instanceof HTMLFormElement)
      acts.keep(form, (node) => node instanceof HTMLFormElement && node.requestSubmit())
  }
  function note(event: Event) {
    if (!isField(event.target)) return
    // Hydrated components may react too early; values are applied together.
    event.stopImmediatePropagation()
    keepValue(event.target, event.target.value)
  }
  /** Typed and selected values are recorded as they are entered. */
  function settled(event: Event) {
    if (!isField(event.target)) return
    event.stopImmediatePropagation()
    if (!acts.of(event.target)) keepValue(event.target, event.target.value)
  }
  function keepKey(event: Event) {
    const { target } = event
    if (!(event instanceof KeyboardEvent) || !(target instanceof HTMLElement)) return
    const { key } = event
    if (isField(target) ? !isForReact(target, key) : !moves(target, key)) return
    // React may be listening just before it reports that.
    event.stopImmediatePropagation()
    // Switches the tab instead of scrolling the page.
    if (!isField(target)) event.preventDefault()
    acts.keep(target, (node) =>
      node.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
      ),
    )
  }
  function focusSearch(event: KeyboardEvent) {
    if (!search?.isConnected || !isSlashKey(event)) return
    event.preventDefault()
    search.focus()
  }

  // Values entered before this script ran.
  for (const node of box.querySelectorAll('input, select, textarea')) {
    if (isField(node) && node.value !== givenIn(node)) keepValue(node, node.value)
    // Only the selected radio button counts.
    else if (
      isTick(node) &&
      node.checked !== node.defaultChecked &&
      (node.checked || node.type === 'checkbox')
    )
      keepTick(node)
  }

  const options = { capture: true, signal: sleep.signal }
  root.addEventListener('click', press, { capture: true })
  root.addEventListener('submit', submit, options)
  root.addEventListener('input', note, options)
  root.addEventListener('change', settled, options)
  root.addEventListener('keydown', keepKey, options)
  root.addEventListener(
    'focusin',
    ({ target }) => target instanceof HTMLElement && acts.focusIn(target),
    options,
  )
  root.addEventListener('focusout', acts.focusOut, options)
  const hover = followPointer(element, root, sleep.signal)
  // React renders a region again that a page changed, possibly long before all of its components are loaded.
  const redrawn = new MutationObserver(() => acts.moveToRedrawn(box.isConnected))
  redrawn.observe(root, { childList: true, subtree: true })
  sleep.signal.addEventListener('abort', () => redrawn.disconnect())
  // Only on pages of the shop.
  if (search && found.view.address) document.addEventListener('keydown', focusSearch, options)
  root.addEventListener(
    takenOver,
    () => {
      alive = true
      sleep.abort()
      if (!isStillMeant(element, found.view, !box.isConnected)) return acts.clear()
      acts.giveAgain(box.isConnected)
      hover()
    },
    { once: true },
  )
}
