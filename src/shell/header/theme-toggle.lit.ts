import { html, svg } from 'lit/html.js'
import type { Host } from '../../core/host/host'
import action from '../../ui/small-action.css?sheet'
import { LitPart } from '../../ui/lit-part.lit'
import { smallSheets } from '../../ui/small'
import sheet from './theme-toggle.css?sheet'
import { themeOf } from '../../site/theme/theme.store'
import { headerMessages } from './header.messages'

const sun = svg`<circle cx="12" cy="12" r="4" /><path
  d="M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M6.3 17.7l-1.4 1.4M19.1 4.9l-1.4 1.4" />`
const moon = svg`<path
  d="M21 12.5a9 9 0 1 1-9.5-9.5c.4 0 .6.5.4.8a6 6 0 0 0 8.3 8.3c.3-.2.8 0 .8.4" />`

const sheets = [...smallSheets, action, sheet]

/** Switches all elements of the page between light and dark, if the brand site allows it. */
export class ThemeTogglePart extends LitPart {
  protected override readonly sheets = sheets

  protected override draw(host: Host) {
    const { $allowed, $dark, toggle } = themeOf(host.scope)
    const dark = this.use($dark)
    // The page has fixed the theme.
    if (!this.use($allowed) || host.scope.settings.theme !== '') return undefined
    const say = this.say(host, headerMessages)
    return html`<button
      class="small-action header-theme"
      type="button"
      part="action"
      title=${say(dark ? 'toLight' : 'toDark')}
      @click=${toggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">${dark ? moon : sun}</svg>${say(dark ? 'dark' : 'light')}
    </button>`
  }
}
