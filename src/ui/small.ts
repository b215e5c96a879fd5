import type { ReadableAtom } from 'nanostores'
import { coreMessages } from '../core/language/core.messages'
import { followLinks } from '../core/address/follow-links'
import { hostOf, type Host } from '../core/host/host'
import { injectCss } from '../core/host/inject-css'
import { speaker, type Messages, type Say } from '../core/language/messages'
import { PageElement } from '../core/host/page-element'
import { drawnAttribute } from '../core/store/drawn-attribute'
import type { ElementState } from './element-state'
import { make } from './make'
import base from './small.css?sheet'
import tokens from './tokens.css?sheet'

/** Nodes that indicate a state. */
const signs: [ElementState, sign: string][] = [
  ['loading', '[aria-busy=true]'],
  ['empty', '[part=empty]'],
  ['failed', '[role=alert]'],
]

/** Style sheets of every small component; its own follow. */
export const smallSheets = [tokens, base]

/**
 * Base class of a small component for use inside articles. It loads neither React nor Lit and uses the shared stores.
 * The element's file describes its attributes and registers it.
 */
export class SmallPart extends PageElement {
  protected readonly sheets: CSSStyleSheet[] = smallSheets
  protected host?: Host
  protected readonly internals = this.attachInternals()
  #root: ShadowRoot | undefined
  #wanted: CSSStyleSheet | string | undefined
  #injected: CSSStyleSheet | undefined
  #listened = new Map<ReadableAtom<unknown>, () => void>()
  #due = false

  /** Opened on first use, because the page may have set styles before. */
  protected get root(): ShadowRoot {
    return (this.#root ??= this.#open())
  }

  #open() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = this.sheets
    followLinks(root)
    if (this.#wanted) this.#injected = injectCss(root, this.#wanted, undefined)
    return root
  }

  connectedCallback() {
    this.host = hostOf(this, this.root)
    this.removeAttribute(drawnAttribute)
    this.requestUpdate()
  }

  disconnectedCallback() {
    for (const stop of this.#listened.values()) stop()
    this.#listened.clear()
  }

  /** A style sheet, or its text, adopted after ours. */
  get injectCss(): CSSStyleSheet | string | undefined {
    return this.#wanted
  }
  set injectCss(css: CSSStyleSheet | string | undefined) {
    this.#wanted = css
    if (this.#root) this.#injected = injectCss(this.#root, css, this.#injected)
  }

  /** Returns the value of a store and renders again when it changes. */
  protected use<T>(store: ReadableAtom<T>): T {
    if (this.isConnected && !this.#listened.has(store)) {
      this.#listened.set(
        store,
        store.listen(() => this.requestUpdate()),
      )
    }
    return store.get()
  }

  protected say<Key extends string>(host: Host, from: Messages<Key>): Say<Key> {
    return speaker(from, this.use(host.$locale))
  }

  /** Renders again, once for all changes of a moment. */
  protected requestUpdate() {
    if (this.#due) return
    this.#due = true
    queueMicrotask(() => {
      this.#due = false
      if (!this.host || !this.isConnected) return
      this.update(this.host)
      for (const [state, sign] of signs) this.inState(state, this.root.querySelector(sign))
    })
  }

  /** Sets a custom state for `:state(…)`. @param holds truthy while it applies */
  protected inState(state: ElementState | 'dark', holds: unknown) {
    this.internals.states[holds ? 'add' : 'delete'](state)
  }

  protected update(host: Host) {
    this.inState('dark', this.use(host.$dark))
    this.show(this.draw(host))
  }

  /** Returns the content: a node or nothing. */
  protected draw(_host: Host): unknown {
    return undefined
  }

  /** Inserts the content. */
  protected show(drawn: unknown) {
    if (!(drawn instanceof Node)) this.root.replaceChildren()
    else if (drawn.parentNode !== this.root) this.root.replaceChildren(drawn)
  }

  /** Returns the content after an error. */
  protected broken(): Node {
    const say = speaker(coreMessages, this.host?.$locale.get() ?? '')
    return make('button', { role: 'alert', click: () => this.requestUpdate() }, say('error'))
  }
}
