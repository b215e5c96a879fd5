import { html, LitElement, type CSSResultGroup } from 'lit'
import type { ReadableAtom } from 'nanostores'
import { coreMessages } from '../core/core.messages'
import { followLinks } from '../core/follow-links'
import { hostOf, type Host } from '../core/host'
import { injectCss } from '../core/inject-css'
import { speaker, type Messages, type Say } from '../core/messages'
import base from './small.css?sheet'
import tokens from './tokens.css?sheet'

/**
 * A small part that sits inside somebody's article and loads no React: a Lit element over the shared stores.
 * The element file describes its attributes and registers it.
 */
export class SmallPart extends LitElement {
  static override styles: CSSResultGroup = [tokens, base]

  protected host?: Host
  protected internals = this.attachInternals()
  #wanted: CSSStyleSheet | string | undefined
  #injected: CSSStyleSheet | undefined
  #heard = new Map<ReadableAtom<unknown>, () => void>()

  protected override createRenderRoot() {
    const root = super.createRenderRoot()
    if (root instanceof ShadowRoot) {
      followLinks(root)
      if (this.#wanted) this.#injected = injectCss(root, this.#wanted, undefined)
    }
    return root
  }

  override connectedCallback() {
    super.connectedCallback()
    if (!(this.renderRoot instanceof ShadowRoot)) return
    this.host = hostOf(this, this.renderRoot)
    this.requestUpdate()
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    for (const stop of this.#heard.values()) stop()
    this.#heard.clear()
  }

  /** A sheet, or its text, adopted after ours: for what neither custom properties nor parts reach. */
  get injectCss(): CSSStyleSheet | string | undefined {
    return this.#wanted
  }
  set injectCss(css: CSSStyleSheet | string | undefined) {
    this.#wanted = css
    if (this.renderRoot instanceof ShadowRoot)
      this.#injected = injectCss(this.renderRoot, css, this.#injected)
  }

  /** The value of a store; the part is drawn again when it changes, as long as it is on the page. */
  protected use<T>(store: ReadableAtom<T>): T {
    if (this.isConnected && !this.#heard.has(store)) {
      this.#heard.set(
        store,
        store.listen(() => this.requestUpdate()),
      )
    }
    return store.get()
  }

  protected say<Key extends string>(host: Host, from: Messages<Key>): Say<Key> {
    return speaker(from, this.use(host.$locale))
  }

  /** What the part shows; called once its surroundings are known. */
  protected draw(_host: Host): unknown {
    return undefined
  }

  /** What is shown when drawing failed; may be tried again. */
  protected broken(): unknown {
    const say = speaker(coreMessages, this.host?.$locale.get() ?? '')
    return html`<button role="alert" @click=${() => this.requestUpdate()}>${say('error')}</button>`
  }

  protected override render(): unknown {
    if (!this.host) return undefined
    this.internals.states[this.use(this.host.$dark) ? 'add' : 'delete']('dark')
    return this.draw(this.host)
  }
}
