import tokens from '../../../src/ui/tokens.css?inline'
import type { ShopState } from '../shop-state'
import { inPageLanguage, isEnglish, say } from './static-shop.messages'
import css from './scenario-switcher.css?inline'

export type SwitcherParts = {
  state: () => Promise<ShopState>
  /** Starts a scenario, or restarts the current one. */
  choose: (scenario?: string) => Promise<void>
  /** True if links to pages of the demo's platform are shown. */
  links: boolean
}

const looking = 1_000

function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...inside: (Node | string)[]
) {
  const element = document.createElement(tag)
  element.className = className
  element.append(...inside)
  return element
}

function madeLink(href: string, text: string) {
  const link = made('a', '', text)
  link.href = href
  return link
}

class ScenarioSwitcher extends HTMLElement {
  #root = this.attachShadow({ mode: 'open' })
  #internals = this.attachInternals()
  #parts: SwitcherParts | undefined
  #state: ShopState | undefined
  #busy = ''
  #drawn = ''
  #timer: ReturnType<typeof setInterval> | undefined

  set parts(parts: SwitcherParts) {
    this.#parts = parts
    this.#root.adoptedStyleSheets = [tokens, css].map((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return sheet
    })
  }

  connectedCallback() {
    this.#timer = setInterval(() => this.#follow(), looking)
    void this.#load()
  }

  disconnectedCallback() {
    clearInterval(this.#timer)
  }

  async #load() {
    try {
      this.#state = await this.#parts?.state()
    } catch (error) {
      this.#busy = error instanceof Error ? error.message : String(error)
    }
    this.#follow()
  }

  /** Follows the page's language and theme. Its elements know the current theme. */
  #follow() {
    if (document.querySelector(':state(dark)')) this.#internals.states.add('dark')
    else this.#internals.states.delete('dark')
    const shown = JSON.stringify([isEnglish(), this.#state, this.#busy])
    if (shown !== this.#drawn) this.#draw()
    this.#drawn = shown
  }

  async #play(scenario?: string) {
    this.#busy = say('working')
    this.#follow()
    try {
      await this.#parts?.choose(scenario)
    } catch (error) {
      this.#busy = say('broken', { reason: error instanceof Error ? error.message : String(error) })
      this.#follow()
    }
  }

  #option({ name, text, about }: ShopState['scenarios'][number]) {
    const title = made('span', 'option-title', inPageLanguage(text))
    const option = made('button', 'option', title, made('span', 'option-about', inPageLanguage(about)))
    option.type = 'button'
    option.dataset.scenario = name
    if (name === this.#state?.scenario) option.setAttribute('aria-current', 'true')
    option.addEventListener('click', () => void this.#play(name))
    return option
  }

  #panel() {
    const again = made('button', 'again', say('again'))
    again.type = 'button'
    again.title = say('againAbout')
    again.addEventListener('click', () => void this.#play())
    const foot = made('div', 'foot', again)
    if (this.#parts?.links)
      foot.append(madeLink('/demo/operator', say('operator')), madeLink('/demo/outbox', say('outbox')))
    const status = made('p', 'status', this.#busy || say('about'))
    status.role = 'status'
    const options = made('div', 'options', ...(this.#state?.scenarios ?? []).map((one) => this.#option(one)))
    const panel = made('div', 'panel', made('h2', '', say('choose')), options, status, foot)
    panel.popover = 'auto'
    panel.id = 'panel'
    panel.addEventListener('keydown', (event) => this.#step(event))
    return panel
  }

  /** Moves to another scenario with the arrow keys. */
  #step(event: KeyboardEvent) {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const options = [...this.#root.querySelectorAll<HTMLElement>('.option')]
    if (!way || options.length === 0) return
    event.preventDefault()
    const now = options.findIndex((option) => option === this.#root.activeElement)
    options.at((now + way) % options.length)?.focus()
  }

  #draw() {
    const wasOpen = this.#root.querySelector('.panel:popover-open')
    const focused = this.#root.activeElement
    const present = this.#state?.scenarios.find(({ name }) => name === this.#state?.scenario)
    const name = present ? inPageLanguage(present.text) : '…'
    const button = made('button', 'open', made('span', 'open-word', say('scenario')), made('b', '', name))
    button.type = 'button'
    const panel = this.#panel()
    button.popoverTargetElement = panel
    this.#root.replaceChildren(button, panel)
    if (!wasOpen) return
    panel.showPopover()
    const again = focused instanceof HTMLElement && focused.dataset.scenario
    if (again) this.#root.querySelector<HTMLElement>(`[data-scenario="${again}"]`)?.focus()
  }
}

/** Renders the button at the window's edge with the list of scenarios, in its own shadow root. */
export function drawSwitcher(parts: SwitcherParts): HTMLElement {
  const tag = 'static-shop-switcher'
  if (!customElements.get(tag)) customElements.define(tag, ScenarioSwitcher)
  return Object.assign(document.createElement(tag), { parts })
}
