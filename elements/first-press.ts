import { drawnAttribute } from '../src/core/store/drawn-attribute'

/** Matches controls that can be pressed or typed into. */
const control =
  'a[href],button,input:not([type=hidden]),select,textarea,summary,label,[role=button],[tabindex]'
const field = 'input:not([type=checkbox],[type=radio],[type=button],[type=submit]),select,textarea'

/** Milliseconds after the element is ready during which the pressed control may still appear. */
const patience = 5_000

/** Position of a press relative to the element. None for a key. */
type Press = { at?: { x: number; y: number } }

const usable = (part: Element) => !part.matches(':disabled') && part.checkVisibility()

function controlsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll('*')].flatMap((part) => [
    ...(part instanceof HTMLElement && part.matches(control) && usable(part) ? [part] : []),
    ...(part.shadowRoot ? controlsIn(part.shadowRoot) : []),
  ])
}

/** Returns the control at a point, in nested shadow roots too. */
function controlAt(element: Element, { x, y }: { x: number; y: number }): HTMLElement | undefined {
  const box = element.getBoundingClientRect()
  let hit: Element | null = null
  for (let root = element.shadowRoot; root; root = hit?.shadowRoot ?? null) {
    const below: Element | null = root.elementFromPoint(box.left + x, box.top + y)
    if (!below || below === root.host) break
    hit = below
  }
  for (let part = hit; part && part !== element;) {
    const found = part.closest<HTMLElement>(control)
    if (found && found !== element && usable(found)) return found
    const root = part.getRootNode()
    part = root instanceof ShadowRoot ? root.host : null
  }
  return undefined
}

/** Returns the single main action of an element, for a press before its content was visible. */
function onlyAction(element: HTMLElement): HTMLElement | undefined {
  const controls = element.shadowRoot ? controlsIn(element.shadowRoot) : []
  const actions = controls.filter((part) => part.matches('[part~=action]'))
  const [only, ...others] = actions.length > 0 ? actions : controls
  return others.length === 0 ? only : undefined
}

const isThere = ({ localName }: Element) => customElements.get(localName) !== undefined
/** Returns whether React has hydrated the element. */
const isAlive = (element: Element) => isThere(element) && !element.hasAttribute(drawnAttribute)

function act(part: HTMLElement) {
  if (part.matches(field)) part.focus()
  else part.click()
}

/** Repeats a press as soon as its control exists, unless the buyer does something else. */
function giveAgain(element: HTMLElement, { at }: Press) {
  const stop = new AbortController()
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    document.addEventListener(type, () => stop.abort(), { capture: true, signal: stop.signal })
  // Server-rendered HTML is hydrated on the first interaction.
  element.shadowRoot?.dispatchEvent(new PointerEvent('pointerdown'))
  let since: number | undefined
  function look() {
    if (stop.signal.aborted || !element.isConnected) return
    const there = isAlive(element)
    if (there) since ??= performance.now()
    const part = there ? ((at && controlAt(element, at)) ?? onlyAction(element)) : undefined
    if (!part && (since === undefined || performance.now() - since < patience))
      return void requestAnimationFrame(look)
    stop.abort()
    if (part) act(part)
  }
  look()
}

/** Moves the keyboard focus into the element. */
function goInside(element: HTMLElement) {
  const stop = performance.now() + patience
  function look() {
    const [first] = element.shadowRoot && isAlive(element) ? controlsIn(element.shadowRoot) : []
    if (!element.matches(':focus')) return element.removeAttribute('tabindex')
    if (first) first.focus()
    else if (performance.now() < stop) return void requestAnimationFrame(look)
    element.removeAttribute('tabindex')
  }
  look()
}

/**
 * Loads an element with `load="intent"` when a pointer, the keyboard focus or a press reaches it. A press before its
 * code is loaded is repeated: on the control under the pointer, or on the element's main action.
 * @param begin loads the code
 */
export function awaitIntent(element: HTMLElement, begin: () => Promise<void>) {
  const waiting = new AbortController()
  const options = { signal: waiting.signal, capture: true }
  let press: Press | undefined
  let begun = false
  // Otherwise an empty element cannot be reached by keyboard.
  const reached = !element.hasAttribute('tabindex') && !element.querySelector(control) && !element.shadowRoot
  if (reached) element.tabIndex = 0

  async function start() {
    if (begun) return
    begun = true
    await begin()
    begun = isThere(element) || element.hasAttribute(drawnAttribute)
    // The next press tries again after a failure.
    if (!begun) return (press = undefined)
    waiting.abort()
    if (press) giveAgain(element, press)
    if (reached) goInside(element)
  }
  function onClick(event: MouseEvent) {
    // A failure notice has its own button, which is pressed like any other.
    if (event.composedPath()[0] !== element && element.shadowRoot?.querySelector('[role=alert]'))
      return void start()
    // The link opens in another tab, so React does not need the press.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return void start()
    event.preventDefault()
    event.stopPropagation()
    const box = element.getBoundingClientRect()
    // A key has no position.
    press = event.detail > 0 ? { at: { x: event.clientX - box.left, y: event.clientY - box.top } } : {}
    void start()
  }
  function onKey(event: KeyboardEvent) {
    if (event.target !== element || !/^(Enter| )$/.test(event.key)) return
    event.preventDefault()
    press = {}
    void start()
  }
  for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, () => void start(), options)
  element.addEventListener('click', onClick, options)
  element.addEventListener('keydown', onKey, options)
}
