import { html, nothing } from 'lit/html.js'
import type { Host } from '../../core/host/host'
import { copies } from '../../core/host/copies'
import type { Say } from '../../core/language/messages'
import dialogSheet from '../../ui/overlays/dialog.css?sheet'
import { LitPart } from '../../ui/lit-part.lit'
import { smallSheets } from '../../ui/small'
import sheet from './doctor.css?sheet'
import { doctorMessages } from './doctor.messages'
import { openDoctorStore } from './doctor.store'
import type { Finding } from './findings.store'
import type { FoundElement } from './page-elements'

type Words = Say<keyof typeof doctorMessages>
const origins = {
  element: 'element',
  'trade-site': 'site',
  script: 'script',
  config: 'config',
  default: 'default',
} as const

const sheets = [...smallSheets, dialogSheet, sheet]

/** Report about the page, for its developers. */
class Doctor extends LitPart {
  protected override readonly sheets = sheets
  private store = openDoctorStore()
  private copied = false

  protected override shown() {
    const panel = this.root.querySelector<HTMLElement>('.doctor')
    if (!panel || panel.matches(':popover-open')) return
    panel.showPopover()
    panel.querySelector<HTMLElement>('.dialog-body')?.focus()
  }

  private close() {
    this.store.close()
    this.remove()
  }

  private async copy() {
    const text = this.root.querySelector('.doctor .dialog-body')?.textContent ?? ''
    const report = [
      location.href,
      navigator.userAgent,
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join('\n'),
    ].join('\n')
    await navigator.clipboard?.writeText(report).then(
      () => (this.copied = true),
      () => {},
    )
    this.requestUpdate()
  }

  private finding(say: Words, { key, fault, values }: Finding) {
    const mark = fault ? 'fault' : 'hint'
    return html`<li><span class="doctor-mark doctor-${mark}">${say(mark)}</span>${say(key, values)}</li>`
  }

  private element(say: Words, { tag, which, defined, settings }: FoundElement) {
    const texts = settings
      .filter(({ value }) => value !== '')
      .map(({ name, value, from }) => `${name} = ${value} (${say(origins[from])})`)
    return html`<li>
      <code>&lt;${tag}&gt;</code> ${which} ${defined ? nothing : say('loading')}
      <div class="doctor-settings">${texts.join(' · ')}</div>
    </li>`
  }

  protected override draw(host: Host) {
    const say: Words = this.say(host, doctorMessages)
    const { $found, $blocked, $elements, $tape } = this.store
    const found = this.use($found)
    const all = [...(found ?? []), ...this.use($blocked)]
    const elements = this.use($elements)
    const tape = this.use($tape)
    // Not modal, so that the page can be used meanwhile.
    return html`<div
      class="dialog doctor"
      role="dialog"
      popover="manual"
      aria-labelledby="title"
      @keydown=${({ key }: KeyboardEvent) => key === 'Escape' && this.close()}
    >
      <div class="dialog-box">
        <header class="dialog-head">
          <h2 class="dialog-title" id="title">${say('title')}</h2>
          <button class="doctor-action" @click=${() => this.store.look()}>${say('examine')}</button>
          <button class="doctor-action" @click=${() => this.copy()}>
            ${say(this.copied ? 'copied' : 'copy')}
          </button>
          <button class="doctor-action" @click=${() => this.close()}>${say('close')}</button>
        </header>
        <div class="dialog-body" tabindex="0">
          <h3>tradefront ${copies[0]?.version} · ${say('findings')}</h3>
          <ul aria-live="polite">
            ${all.map((one) => this.finding(say, one))}
            ${found ? (all.length ? nothing : html`<li>${say('fine')}</li>`) : html`<li>${say('examining')}</li>`}
          </ul>
          <h3>${say('elements', { n: elements.length })}</h3>
          <ul>
            ${elements.map((one) => this.element(say, one))}
          </ul>
          <h3>${say('tape')}</h3>
          <ul>
            ${tape.length ? nothing : html`<li>${say('noEvents')}</li>`}
            ${tape.map(
              ({ at, type, detail }) =>
                html`<li><code>${at.toLocaleTimeString()} ${type}</code> ${detail}</li>`,
            )}
          </ul>
        </div>
      </div>
    </div>`
  }
}

const tag = 'trade-doctor'

/** Opens the report over the page. */
export function openDoctor() {
  if (!customElements.get(tag)) customElements.define(tag, Doctor)
  if (!document.querySelector(tag)) document.body.append(document.createElement(tag))
}
