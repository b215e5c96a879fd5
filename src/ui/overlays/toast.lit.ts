import { html, nothing, render } from 'lit/html.js'
import { repeat } from 'lit/directives/repeat.js'
import type { Toast, ToastWay } from '../../core/host/toasts'
import { coreMessages } from '../../core/language/core.messages'
import { speaker } from '../../core/language/messages'
import { safeUrl } from '../../core/address/safe-url'
import { allScopes, type Scope } from '../../core/host/scope'
import sheet from './toast.css?sheet'
import tokens from '../tokens.css?sheet'

const marks = { success: '✓', warning: '!', error: '✕', info: 'i' }

/** Shows the toasts of all scopes above everything else: one host per page. */
class ToastHost extends HTMLElement {
  #watched = new Set<Scope>()
  #internals = this.attachInternals()
  #root = this.attachShadow({ mode: 'open' })
  #due = false

  constructor() {
    super()
    this.#root.adoptedStyleSheets = [tokens, sheet]
  }

  /** Finds new scopes and raises the host above open dialogs. */
  raise() {
    for (const scope of allScopes()) {
      if (this.#watched.has(scope)) continue
      this.#watched.add(scope)
      scope.toasts.$toasts.listen(() => this.#drawSoon())
    }
    this.popover = 'manual'
    if (this.matches(':popover-open')) this.hidePopover()
    this.showPopover()
    this.#drawSoon()
  }

  /** Renders once for all toasts of a moment. */
  #drawSoon() {
    if (this.#due) return
    this.#due = true
    queueMicrotask(() => {
      this.#due = false
      this.#draw()
    })
  }

  #one(scope: Scope, { id, form, tone, title, text, way }: Toast) {
    const say = speaker(coreMessages, scope.$locale.get())
    return html`<div class="toast toast-${form} toast-${tone}" role=${form === 'brief' ? 'status' : 'alert'}>
      <span class="toast-mark" aria-hidden="true">${marks[tone]}</span>
      <div class="toast-words">
        <strong>${title}</strong
        >${text ? html`<p>${text}</p>` : nothing}${way ? this.#way(scope, id, way) : nothing}
      </div>
      ${
        form === 'full'
          ? html`<button
              class="toast-close"
              aria-label=${say('close')}
              @click=${() => scope.toasts.close(id)}
            >
              ×
            </button>`
          : nothing
      }
    </div>`
  }

  #way({ toasts, settings }: Scope, id: number, way: ToastWay) {
    const close = () => toasts.close(id)
    if ('href' in way) {
      const href = safeUrl(way.href, 'link', settings.api)
      return html`<a class="toast-way" href=${href} @click=${close}>${way.label}</a>`
    }
    const act = () => {
      close()
      way.act()
    }
    return html`<button type="button" class="toast-way" @click=${act}>${way.label}</button>`
  }

  #draw() {
    const toasts = [...this.#watched].flatMap((scope) =>
      scope.toasts.$toasts.get().map((toast) => ({ scope, toast })),
    )
    const dark = [...this.#watched].some((scope) => scope.$theme.get() === 'dark')
    if (dark) this.#internals.states.add('dark')
    else this.#internals.states.delete('dark')
    const drawn = (form: Toast['form']) =>
      repeat(
        toasts.filter(({ toast }) => toast.form === form),
        ({ scope, toast }) => `${scope.site} ${toast.id}`,
        ({ scope, toast }) => this.#one(scope, toast),
      )
    render(
      html`<div class="toast-lines">${drawn('brief')}</div>
        <div class="toast-boxes">${drawn('full')}</div>`,
      this.#root,
    )
  }
}

const tag = 'trade-notice-host'

/** Adds the toast host to the page, once. */
export function showToasts() {
  if (!customElements.get(tag)) customElements.define(tag, ToastHost)
  const found = document.querySelector(tag) ?? document.body.appendChild(document.createElement(tag))
  if (found instanceof ToastHost) found.raise()
}
