import { html, nothing, render } from 'lit/html.js'
import { repeat } from 'lit/directives/repeat.js'
import type { Notice, NoticeWay } from '../../core/notices'
import { coreMessages } from '../../core/core.messages'
import { speaker } from '../../core/messages'
import { allScopes, type Scope } from '../../core/scope'
import sheet from './notice.css?sheet'
import tokens from '../tokens.css?sheet'

const marks = { success: '✓', warning: '!', error: '✕', info: 'i' }

/** Says what any scope of the page has to say, above everything else: one host for the whole page. */
class NoticeHost extends HTMLElement {
  #watched = new Set<Scope>()
  #internals = this.attachInternals()
  #root = this.attachShadow({ mode: 'open' })
  #due = false

  constructor() {
    super()
    this.#root.adoptedStyleSheets = [tokens, sheet]
  }

  /** Scopes may come later than the host: each call looks for new ones, and raises the host above open dialogs. */
  raise() {
    for (const scope of allScopes()) {
      if (this.#watched.has(scope)) continue
      this.#watched.add(scope)
      scope.notices.$notices.listen(() => this.#drawSoon())
    }
    this.popover = 'manual'
    if (this.matches(':popover-open')) this.hidePopover()
    this.showPopover()
    this.#drawSoon()
  }

  /** Once for all that is said in the same moment. */
  #drawSoon() {
    if (this.#due) return
    this.#due = true
    queueMicrotask(() => {
      this.#due = false
      this.#draw()
    })
  }

  #one(scope: Scope, { id, form, tone, title, text, way }: Notice) {
    const say = speaker(coreMessages, scope.$locale.get())
    return html`<div
      class="notice notice-${form} notice-${tone}"
      role=${form === 'toast' ? 'status' : 'alert'}
    >
      <span class="notice-mark" aria-hidden="true">${marks[tone]}</span>
      <div class="notice-words">
        <strong>${title}</strong
        >${text ? html`<p>${text}</p>` : nothing}${way ? this.#way(scope, id, way) : nothing}
      </div>
      ${
        form === 'notice'
          ? html`<button
              class="notice-close"
              aria-label=${say('close')}
              @click=${() => scope.notices.close(id)}
            >
              ×
            </button>`
          : nothing
      }
    </div>`
  }

  #way({ notices }: Scope, id: number, way: NoticeWay) {
    const close = () => notices.close(id)
    if ('href' in way) return html`<a class="notice-way" href=${way.href} @click=${close}>${way.label}</a>`
    const act = () => {
      close()
      way.act()
    }
    return html`<button type="button" class="notice-way" @click=${act}>${way.label}</button>`
  }

  #draw() {
    const said = [...this.#watched].flatMap((scope) =>
      scope.notices.$notices.get().map((notice) => ({ scope, notice })),
    )
    const dark = [...this.#watched].some((scope) => scope.$theme.get() === 'dark')
    if (dark) this.#internals.states.add('dark')
    else this.#internals.states.delete('dark')
    const drawn = (form: Notice['form']) =>
      repeat(
        said.filter(({ notice }) => notice.form === form),
        ({ scope, notice }) => `${scope.site} ${notice.id}`,
        ({ scope, notice }) => this.#one(scope, notice),
      )
    render(
      html`<div class="notice-toasts">${drawn('toast')}</div>
        <div class="notice-list">${drawn('notice')}</div>`,
      this.#root,
    )
  }
}

const tag = 'trade-notice-host'

/** Puts the notice host on the page, once. */
export function showNotices() {
  if (!customElements.get(tag)) customElements.define(tag, NoticeHost)
  const found = document.querySelector(tag) ?? document.body.appendChild(document.createElement(tag))
  if (found instanceof NoticeHost) found.raise()
}
