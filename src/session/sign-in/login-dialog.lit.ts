import { html, svg } from 'lit/html.js'
import type { Host } from '../../core/host/host'
import { ownElement } from '../../core/host/own-element'
import type { Scope } from '../../core/host/scope'
import dialogSheet from '../../ui/overlays/dialog.css?sheet'
import { LitPart } from '../../ui/lit-part.lit'
import { smallSheets } from '../../ui/small'
import sheet from './login-dialog.css?sheet'
import { sessionOf } from './session.store'
import { signInMessages } from './sign-in.messages'

const sheets = [...smallSheets, dialogSheet, sheet]

/** Login dialog over any page, in the top layer. It closes after the login. */
class LoginDialog extends LitPart {
  protected override readonly sheets = sheets
  /** The login element, with the settings of the page's elements. */
  login?: HTMLElement
  /** Called after it is closed in any way. */
  onDone = () => {}

  close() {
    this.root.querySelector('dialog')?.close()
  }

  private gone() {
    this.remove()
    this.onDone()
  }

  protected override shown() {
    const dialog = this.root.querySelector('dialog')
    if (!dialog || dialog.open) return
    // The loader does not see this root by itself.
    globalThis.tradefront?.observe(this.root)
    dialog.showModal()
  }

  protected override draw(host: Host) {
    const say = this.say(host, signInMessages)
    return html`<dialog
      class="dialog sign-in-dialog"
      part="dialog"
      aria-labelledby="title"
      @close=${() => this.gone()}
    >
      <div class="dialog-box">
        <header class="dialog-head">
          <h2 class="dialog-title" id="title">${say('dialogTitle')}</h2>
          <button
            class="sign-in-dialog-close"
            aria-label=${say('close')}
            title=${say('close')}
            @click=${() => this.close()}
          >
            ${cross}
          </button>
        </header>
        <div class="dialog-body">${this.login}</div>
      </div>
    </dialog>`
  }
}

const cross = svg`<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75"
  stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12" /></svg>`

const tag = 'trade-login-dialog'
const open = new Map<Scope, Promise<boolean>>()

/**
 * Opens the login dialog. All callers share one dialog.
 * @returns whether the user is logged in now
 */
export function showLogin(scope: Scope): Promise<boolean> {
  const shown = open.get(scope) ?? ask(scope).finally(() => open.delete(scope))
  open.set(scope, shown)
  return shown
}

function ask(scope: Scope): Promise<boolean> {
  const { $session } = sessionOf(scope)
  if (!customElements.get(tag)) customElements.define(tag, LoginDialog)
  const element = ownElement(tag, scope)
  if (!(element instanceof LoginDialog)) return Promise.resolve(false)
  element.login = ownElement('trade-login', scope)
  return new Promise((resolve) => {
    const stop = $session.listen(({ state }) => state === 'member' && element.close())
    element.onDone = () => {
      stop()
      resolve($session.get().state === 'member')
    }
    document.body.append(element)
  })
}
