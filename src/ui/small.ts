import type { ReadableAtom } from 'nanostores'
import { coreMessages } from '../core/core.messages'
import { followLinks } from '../core/follow-links'
import { hostOf, type Host } from '../core/host'
import { injectCss } from '../core/inject-css'
import { speaker, type Messages, type Say } from '../core/messages'
import { PageElement } from '../core/page-element'
import type { ElementState } from './element-state'
import { make } from './make'
import base from './small.css?sheet'
import tokens from './tokens.css?sheet'

/** What stands in a small part while it is in a state. */
const signs: [ElementState, sign: string][] = [
  ['loading', '[aria-busy=true]'],
  ['empty', '[part=empty]'],
  ['failed', '[role=alert]'],
]

/** What every small part looks like; its own sheets come after. */
export const smallSheets = [tokens, base]

/**
 * A small part that sits inside somebody's article and loads neither React nor Lit: an element over the shared stores.
 * The element file describes its attributes and registers it.
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

  /** Opened late: the page may have given its own styles before. */
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
    this.requestUpdate()
  }

  disconnectedCallback() {
    for (const stop of this.#listened.values()) stop()
    this.#listened.clear()
  }

  /** A sheet, or its text, adopted after ours: for what neither custom properties nor parts reach. */
  get injectCss(): CSSStyleSheet | string | undefined {
    return this.#wanted
  }
  set injectCss(css: CSSStyleSheet | string | undefined) {
    this.#wanted = css
    if (this.#root) this.#injected = injectCss(this.#root, css, this.#injected)
  }

  /** The value of a store; the part is drawn again when it changes, as long as it is on the page. */
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

  /** Draws again, once for all that changes in the same moment. */
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

  /** Tells the page's sheet, `:state(…)`. @param holds whatever is true while it is so */
  protected inState(state: ElementState | 'dark', holds: unknown) {
    this.internals.states[holds ? 'add' : 'delete'](state)
  }

  protected update(host: Host) {
    this.inState('dark', this.use(host.$dark))
    this.show(this.draw(host))
  }

  /** What the part shows: a node, the same as before or another one, or nothing. */
  protected draw(_host: Host): unknown {
    return undefined
  }

  /** Puts in place what was drawn. */
  protected show(drawn: unknown) {
    if (!(drawn instanceof Node)) this.root.replaceChildren()
    else if (drawn !== this.root.firstChild) this.root.replaceChildren(drawn)
  }

  /** What is shown when drawing failed; may be tried again. */
  protected broken(): Node {
    const say = speaker(coreMessages, this.host?.$locale.get() ?? '')
    return make('button', { role: 'alert', click: () => this.requestUpdate() }, say('error'))
  }
}
