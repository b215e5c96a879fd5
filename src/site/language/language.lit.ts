import { html } from 'lit/html.js'
import type { Host } from '../../core/host/host'
import { LitPart } from '../../ui/lit-part.lit'
import { smallSheets } from '../../ui/small'
import sheet from './language.css?sheet'
import { languageMessages } from './language.messages'
import { languageOf, languages } from './language.store'

const sheets = [...smallSheets, sheet]

/** Switch between the kit's languages, each in its own name. */
export class LanguagePart extends LitPart {
  protected override readonly sheets = sheets

  protected override shown() {
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
