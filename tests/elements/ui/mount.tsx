import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { hostOf } from '../../../src/core/host/host'
import { HostContext } from '../../../src/ui/host'
import { statesOf } from '../../../src/ui/element-state'
import { uiSheets } from '../../../src/ui/sheets'

/** An element as the factory makes them, as far as plain parts notice. */
class PartsHost extends HTMLElement {
  internals = this.attachInternals()
  root = this.attachShadow({ mode: 'open' })
}
customElements.define('parts-host', PartsHost)

export type Mounted = {
  host: HTMLElement
  root: ShadowRoot
  draw: (node: ReactNode) => void
  /** The one element that a selector finds. @throws Error when there is none */
  get: <Kind extends Element = HTMLElement>(selector: string) => Kind
  all: (selector: string) => HTMLElement[]
  text: (selector: string) => string
}

const roots: { root: Root; host: HTMLElement }[] = []

/** Draws parts into a shadow root with the kit's sheets, in Chinese. Taken away after each test. */
export function mount(node: ReactNode, { dark = false } = {}): Mounted {
  const host = new PartsHost()
  host.lang = 'zh-CN'
  document.body.append(host)
  if (dark) host.internals.states.add('dark')
  const { root } = host
  root.adoptedStyleSheets = [...uiSheets]
  statesOf.set(root, host.internals.states)
  const react = createRoot(root)
  roots.push({ root: react, host })
  const context = hostOf(host, root)
  const draw = (drawn: ReactNode) =>
    flushSync(() =>
      react.render(
        <HostContext value={context}>
          <div className="trade-root">{drawn}</div>
        </HostContext>,
      ),
    )
  draw(node)
  function get<Kind extends Element>(selector: string): Kind {
    const found = root.querySelector<Kind>(selector)
    if (!found) throw new Error(`nothing is ${selector}`)
    return found
  }
  return {
    host,
    root,
    draw,
    get,
    all: (selector) => [...root.querySelectorAll<HTMLElement>(selector)],
    text: (selector) => get(selector).textContent ?? '',
  }
}

afterEach(() => {
  for (const { root, host } of roots.splice(0)) {
    root.unmount()
    host.remove()
  }
})

/** The focused element, inside of shadow roots too. */
export function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

/** Does something to the page and has React draw what follows at once, as it does for real input. */
export const doing = (action: () => void) => flushSync(action)

/** Presses a button or link. @throws Error when there is none */
export function press(element: Element | null | undefined) {
  if (!(element instanceof HTMLElement)) throw new Error('nothing to press')
  doing(() => element.click())
}

/** After styles, effects and animations' first frame. */
export const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
