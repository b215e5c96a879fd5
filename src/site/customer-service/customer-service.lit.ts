import { html } from 'lit/html.js'
import type { Host } from '../../core/host/host'
import action from '../../ui/small-action.css?sheet'
import { LitPart } from '../../ui/lit-part.lit'
import { smallSheets } from '../../ui/small'
import { contactService } from './contact.store'
import { serviceMessages } from './customer-service.messages'
import type { ServiceChannel } from './service-way'

const sheets = [...smallSheets, action]

/** Button that opens customer service. */
export class CustomerServicePart extends LitPart {
  protected override readonly sheets = sheets

  declare label: string | undefined
  declare channel: ServiceChannel

  protected override draw(host: Host) {
    const say = this.say(host, serviceMessages)
    return html`<button
      class="small-action"
      type="button"
      part="action"
      @click=${() => contactService(host.scope, this.channel)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5Zm0 0a9 9 0 1 1 18 0m0 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3ZM21 16v2a4 4 0 0 1-4 4h-5"
        />
      </svg>
      ${this.label ?? say('entryLabel')}
    </button>`
  }
}
