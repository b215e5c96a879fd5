import { useStore } from '@nanostores/react'
import r2wc from '@r2wc/react-to-web-component'
import { Component, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { tell } from '../src/core/tell'
import { followLinks } from '../src/core/follow-links'
import { hostOf, type Host } from '../src/core/host'
import { injectCss } from '../src/core/inject-css'
import { sessionOf } from '../src/session/sign-in/session.store'
import { siteOf } from '../src/site/brand-site/brand-site.store'
import '../src/site/routes'
import { Broken } from '../src/ui/broken'
import { CurrencyContext } from '../src/ui/currency'
import { HostContext } from '../src/ui/host'
import { uiSheets } from '../src/ui/sheets'
import { attributeName } from '../src/core/attribute-name'
import { readAttribute, type Description, type PropsOf } from './description'
import { version } from './version'
import './notice-host'

export type TradeElement = { description: Description; define: () => void }

// r2wc keeps its state under these symbols; everything but mounting and rendering is done here.
const connected = Symbol.for('r2wc.connected')
const context = Symbol.for('r2wc.context')
const props = Symbol.for('r2wc.props')

type R2wcElement = HTMLElement & {
  [connected]: boolean
  [context]: unknown
  [props]: Record<string, unknown>
  connectedCallback(): void
  disconnectedCallback(): void
}

/** Keeps one broken element from harming the page: it shows its own error and offers to try again. */
class Boundary extends Component<{ element: HTMLElement; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })

  override componentDidCatch(error: unknown) {
    const { element } = this.props
    console.error(`tradefront: <${element.localName}> failed`, error)
    tell('trade-error', { element: element.localName, code: 'render', version }, element)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <Broken retry={() => this.setState({ broken: false })} />
  }
}

/** What every region stands in: its host, the site's way to show amounts, and its own error. Each buyer has a region anew. */
function Surroundings({ host, children }: { host: Host; children: ReactNode }) {
  const currency = useStore(siteOf(host.scope).$currency)
  const visit = useStore(sessionOf(host.scope).$visit)
  return (
    <HostContext value={host}>
      <CurrencyContext value={currency}>
        <Boundary key={visit} element={host.element}>
          <div className="trade-root">{children}</div>
        </Boundary>
      </CurrencyContext>
    </HostContext>
  )
}

/**
 * Makes a region an element. Attributes are read as HTML means them, properties set before the upgrade survive,
 * a moved element keeps its state, styles are adopted sheets.
 * @param view draws the region; its props are the described attributes and properties
 * @param uses elements that the region draws: React sets properties only on elements that are defined
 */
export function region<D extends Description>(
  description: D,
  view: ComponentType<PropsOf<D>>,
  uses: TradeElement[] = [],
): TradeElement {
  return {
    description,
    define() {
      for (const element of uses) element.define()
      if (!customElements.get(description.tag))
        customElements.define(description.tag, regionClass(description, view))
    },
  }
}

function regionClass<D extends Description>(description: D, View: ComponentType<PropsOf<D>>) {
  const attributes = Object.keys(description.attributes)
  const properties = Object.keys(description.properties ?? {})
  const names = [...attributes, ...properties]
  const byAttribute = new Map(attributes.map((name) => [attributeName(name), name]))

  function Root({ __host, container: _, ...rest }: { __host: Host; container?: unknown } & PropsOf<D>) {
    const values: unknown = rest
    return (
      <Surroundings host={__host}>
        <View {...(values as PropsOf<D> & object)} />
      </Surroundings>
    )
  }

  // A property listed with type `undefined` is r2wc's raw accessor: no attribute of its own, identity kept.
  const raw = Object.fromEntries(names.map((name) => [name, undefined]))
  const Base = r2wc(Root as ComponentType<object>, {
    shadow: 'open',
    props: raw as never,
  }) as unknown as new () => R2wcElement

  return class extends Base {
    static observedAttributes = [...byAttribute.keys()]
    internals = this.attachInternals()
    /** Set as properties before the element was defined: the attribute must not overwrite them. */
    setBefore = new Set<string>()
    #own: CSSStyleSheet | undefined
    #stopTheme = () => {}

    constructor() {
      super()
      this[connected] = false // r2wc would render while detached and never unmount
      const values = this[props]
      for (const name of attributes)
        values[name] = readAttribute(description, name, this.getAttribute(attributeName(name)))
      for (const name of [...names, 'injectCss']) {
        if (!Object.hasOwn(this, name)) continue
        const value: unknown = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        if (name === 'injectCss') Reflect.set(this, name, value)
        else values[name] = value
        this.setBefore.add(name)
      }
    }

    // Called by r2wc's constructor: the one place where the root can be taken over.
    override attachShadow(init: ShadowRootInit) {
      const root = this.shadowRoot ?? super.attachShadow(init)
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...uiSheets]
      followLinks(root)
      globalThis.tradefront?.observe(root)
      return root
    }

    // When the script that put it here has said the rest, and before the browser paints: its place was kept until now.
    override connectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected || !this.shadowRoot || this[context]) return
        const host = hostOf(this, this.shadowRoot)
        this[props].__host = host
        this.#stopTheme = host.$dark.subscribe((dark) => {
          this.internals.states[dark ? 'add' : 'delete']('dark')
        })
        flushSync(() => super.connectedCallback())
      })
    }

    // A move disconnects and connects again at once: only what stays away is taken down.
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected || !this[context]) return
        this.#stopTheme()
        super.disconnectedCallback()
      })
    }
    connectedMoveCallback() {}

    attributeChangedCallback(attribute: string, before: string | null, after: string | null) {
      const name = byAttribute.get(attribute)
      if (name === undefined || before === after) return
      if (this.setBefore.delete(name) && !this[context]) return
      Reflect.set(this, name, readAttribute(description, name, after))
    }

    /** A sheet, or its text, adopted after ours: for what neither custom properties nor parts reach. */
    get injectCss(): CSSStyleSheet | undefined {
      return this.#own
    }
    set injectCss(css: CSSStyleSheet | string | undefined) {
      if (this.shadowRoot) this.#own = injectCss(this.shadowRoot, css, this.#own)
    }
  }
}
