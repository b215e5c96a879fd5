import r2wc from '@r2wc/react-to-web-component'
import { createElement, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { followLinks } from '../../src/core/address/follow-links'
import { hostOf, type Host } from '../../src/core/host/host'
import { injectCss } from '../../src/core/host/inject-css'
import { inShop } from '../../src/core/address/shop-place'
import type { UrlState } from '../../src/core/address/url-state'
import '../../src/core/api/send-with-ofetch'
import '../../src/site/paths'
import { statesOf } from '../../src/ui/element-state'
import type { SmallPart } from '../../src/ui/small'
import { adoptLayout } from '../../src/ui/sheet'
import { partSheets, uiSheets } from '../../src/ui/sheets'
import { attributeName } from '../../src/core/host/attribute-name'
import { readAttribute, readAttributes, type Description, type PropsOf } from '../description'
import { drawnAttribute, drawnIn, dropShared, takenOver, type FoundView } from './drawn-view'
import { treeOf, type TreeProps } from './region-tree'
import './toast-host'

export type TradeElement = {
  description: Description
  define: () => void
  /** Component of a region, which a server renders, too. */
  tree?: ComponentType<TreeProps>
  /** Class of a small element, which a server renders, too. */
  part?: typeof SmallPart
  prepare?: Prepare | undefined
}

/** Loads the code that a region needs for its first render at the page's address. */
type Prepare = (path: string, search: string) => Promise<void>

/** Optional functions of a region. */
type Ways = {
  /** Loads the parts of a region that loads in parts. */
  prepare?: Prepare | undefined
  /** Creates the state of a region that can store it in the page's address. */
  urlStateOf?: ((element: HTMLElement) => UrlState) | undefined
}

// r2wc stores its state under these symbols; this file does everything except mounting and rendering.
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

/**
 * Creates the custom element of a region. Attributes follow HTML, properties set before the upgrade survive, a moved
 * element keeps its state, styles are adopted sheets.
 * @param view renders the region; its props are the described attributes and properties
 */
export function region<D extends Description>(
  description: D,
  view: ComponentType<PropsOf<D>>,
  { prepare, urlStateOf }: Ways = {},
): TradeElement {
  const tree = treeOf(view) as ComponentType<TreeProps>
  return {
    description,
    tree,
    prepare,
    define() {
      if (!customElements.get(description.tag))
        customElements.define(description.tag, regionClass(description, tree, { prepare, urlStateOf }))
    },
  }
}

/** Returns path and query of the shop's page on this page. */
function shownPage(): [path: string, search: string] {
  const { pathname, search } = inShop(new URL(location.href)) ?? location
  return [pathname, search]
}

function regionClass(
  description: Description,
  tree: ComponentType<TreeProps>,
  { prepare, urlStateOf }: Ways,
) {
  const attributes = Object.keys(description.attributes)
  const properties = Object.keys(description.properties ?? {})
  const names = [...attributes, ...properties]
  const byAttribute = new Map(attributes.map((name) => [attributeName(name), name]))

  // A property listed with type `undefined` is r2wc's raw accessor: it has no attribute, and values keep their identity.
  const raw = Object.fromEntries(names.map((name) => [name, undefined]))
  const Base = r2wc(tree as ComponentType<object>, {
    shadow: 'open',
    props: raw as never,
  }) as unknown as new () => R2wcElement

  return class extends Base {
    static observedAttributes = [...byAttribute.keys()]
    internals = this.attachInternals()
    /** Properties that were set before the element was defined; attributes must not overwrite them. */
    setBefore = new Set<string>()
    #own: CSSStyleSheet | undefined
    #stopTheme = () => {}

    constructor() {
      super()
      this[connected] = false // r2wc would render while detached and never unmount
      const values = this[props]
      Object.assign(
        values,
        readAttributes(description, (attribute) => this.getAttribute(attribute)),
      )
      for (const name of [...names, 'injectCss']) {
        if (!Object.hasOwn(this, name)) continue
        const value: unknown = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        if (name === 'injectCss') Reflect.set(this, name, value)
        else values[name] = value
        this.setBefore.add(name)
      }
    }

    // r2wc's constructor calls this, the only place where a server-rendered root can be reused.
    override attachShadow(init: ShadowRootInit) {
      // Adopted sheets override the inline style of a server rendering, whose rooms override the layout classes.
      const sheets = this.shadowRoot ? partSheets : uiSheets
      const root = this.shadowRoot ?? super.attachShadow(init)
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets]
      followLinks(root)
      globalThis.tradefront?.observe(root)
      return root
    }

    // Runs after the inserting script has set all properties and before the browser paints; the space is reserved until then.
    override connectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected || !this.shadowRoot || this[context]) return
        const host = hostOf(this, this.shadowRoot, urlStateOf)
        this[props].__host = host
        statesOf.set(this.shadowRoot, this.internals.states)
        this.#stopTheme = host.$dark.subscribe((dark) => {
          this.internals.states[dark ? 'add' : 'delete']('dark')
        })
        const found = drawnIn(this.shadowRoot)
        if (found) void this.#takeOver(found, host, this.shadowRoot)
        else if (document.querySelector(`[${drawnAttribute}]`)) void this.#drawBeside(host)
        else this.#draw()
      })
    }

    /** Hydrates the server rendering if it matches the page; otherwise renders anew. */
    async #takeOver(found: FoundView, host: Host, root: ShadowRoot) {
      const { view } = found
      const [code] = await Promise.all([
        import('./take-over').catch(() => undefined),
        prepare?.(...shownPage()).catch(() => {}),
      ])
      if (!this.isConnected || this[context]) return
      if (!code || this.setBefore.size > 0 || !code.isForPage(view, host.scope)) {
        this.#dropDrawn(root)
        found.box.remove()
        this.#draw()
        root.dispatchEvent(new Event(takenOver))
        return
      }
      const drawnWith = readAttributes(description, (attribute) => view.attributes[attribute])
      const done = () => {
        // React reports it while it is unmounted, if the page has removed the element at once.
        if (!this.isConnected) return
        this.#dropDrawn(root)
        // Applies changes since the server rendering.
        mounted.render(createElement(tree, { ...this[props], __host: host }))
        // After React's own work and before its next render, because both would restore typed text.
        queueMicrotask(() => root.dispatchEvent(new Event(takenOver)))
      }
      // From then on r2wc renders changed properties.
      const onHydrated = () => (this[connected] = this.isConnected)
      const mounted = code.takeOver(found, host, tree, drawnWith, onHydrated, done)
      this[context] = { root: mounted, ReactComponent: tree }
    }

    /** Renders with the values of server-rendered parts for shared stores, whichever loads first. */
    async #drawBeside({ scope }: Host) {
      void prepare?.(...shownPage()).catch(() => {})
      const code = await import('./take-over').catch(() => undefined)
      if (!this.isConnected || this[context]) return
      code?.shareOfOthers(scope)
      this.#draw()
    }

    #draw() {
      this.removeAttribute(drawnAttribute)
      if (this.shadowRoot) adoptLayout(this.shadowRoot)
      flushSync(() => super.connectedCallback())
    }

    /** Removes the inline style elements, whose sheets are now adopted. */
    #dropDrawn(root: ShadowRoot) {
      for (const style of root.querySelectorAll('style')) style.remove()
      adoptLayout(root)
      this.removeAttribute(drawnAttribute)
      dropShared()
    }

    // A move disconnects and connects at once, so only an element that stays disconnected is unmounted.
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

    /** Style sheet or its text, adopted after the kit's own, for styles beyond custom properties and parts. */
    get injectCss(): CSSStyleSheet | undefined {
      return this.#own
    }
    set injectCss(css: CSSStyleSheet | string | undefined) {
      if (this.shadowRoot) this.#own = injectCss(this.shadowRoot, css, this.#own)
    }
  }
}
