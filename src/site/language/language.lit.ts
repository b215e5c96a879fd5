import { css, html } from 'lit'
import type { Host } from '../../core/host'
import { SmallPart } from '../../ui/small'
import { languageMessages } from './language.messages'
import { languageOf, languages } from './language.store'

/** The languages of the kit side by side, each under its own name. */
export class LanguagePart extends SmallPart {
  static override styles = [
    SmallPart.styles,
    css`
      @layer trade {
        div {
          display: inline-flex;
          overflow: hidden;
          border: 1px solid var(--trade-line-control);
          border-radius: 4px;
          background: var(--trade-surface);
        }
        button {
          height: 28px;
          padding: 0 12px;
          border: 0;
          background: none;
          color: var(--trade-ink-2);
          cursor: pointer;
        }
        button + button {
          border-left: 1px solid var(--trade-line-control);
        }
        button:hover {
          background: var(--trade-surface-2);
        }
        button[aria-pressed='true'] {
          background: var(--trade-brand-soft);
          color: var(--trade-brand-text);
          font-weight: 600;
        }
        button:focus-visible {
          outline-offset: -2px;
        }
      }
    `,
  ]

  protected override firstUpdated() {
    if (this.host) languageOf(this.host.scope).offerHere()
  }

  protected override draw(host: Host) {
    const { free, choose } = languageOf(host.scope)
    if (!free) return undefined
    const now = this.use(host.$locale)
    const say = this.say(host, languageMessages)
    return html`<div role="group" aria-label=${say('label')}>
      ${languages.map(
        ([language, name]) =>
          html`<button
            type="button"
            part="action"
            lang=${language}
            aria-pressed=${language === now}
            @click=${() => choose(language)}
          >
            ${name}
          </button>`,
      )}
    </div>`
  }
}
