import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { hostOf } from '../../../src/core/host/host'
import { HostContext } from '../../../src/ui/host'
import { statesOf } from '../../../src/ui/element-state'
import { uiSheets } from '../../../src/ui/sheets'

export { painted } from '../until'

/** Minimal version of a kit element, sufficient for plain parts. */
class PartsHost extends HTMLElement {
  internals = this.attachInternals()
  root = this.attachShadow({ mode: 'open' })
}
customElements.define('parts-host', PartsHost)

export type Mounted = {
  host: HTMLElement
  root: ShadowRoot
  draw: (node: ReactNode) => void
  /** Returns the only element that matches a selector. @throws Error if there is none */
  get: <Kind extends Element = HTMLElement>(selector: string) => Kind
  all: (selector: string) => HTMLElement[]
  text: (selector: string) => string
}

const roots: { root: Root; host: HTMLElement }[] = []

/** Renders parts in Chinese into a shadow root with the kit's sheets. They are removed after each test. */
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

/** Returns the focused element, through shadow roots. */
export function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

/** Runs an action and flushes React's updates synchronously, as for real input. */
export const doing = (action: () => void) => flushSync(action)

/** Clicks a button or link. @throws Error if there is none */
export function press(element: Element | null | undefined) {
  if (!(element instanceof HTMLElement)) throw new Error('nothing to press')
  doing(() => element.click())
}
