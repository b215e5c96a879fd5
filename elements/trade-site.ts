import { PageElement } from '../src/core/host/page-element'
import { describe } from './description'
import type { TradeElement } from './runtime/element'

export const description = describe({
  tag: 'trade-site',
  small: true,
  summary:
    'Settings for the elements inside it; draws nothing itself. Two of them keep two brand sites apart.',
  attributes: {
    api: { type: 'string', about: 'Base address of the API.' },
    site: { type: 'string', about: 'Key of the brand site.' },
    lang: { type: 'string', about: 'Language of the elements inside.' },
    home: { type: 'string', about: 'Address of the storefront for routes that the page did not map.' },
    routes: { type: 'string', about: 'Route map as JSON, or the address of a JSON file.' },
    theme: { type: 'string', about: '`light`, `dark` or `auto`.' },
    currency: { type: 'string', about: 'Code of ISO 4217 of the currency that amounts are in: `EUR`.' },
  },
})

/** Element for settings. Other elements read its attributes from the document, so the order of tags does not matter. */
class Site extends PageElement {
  connectedCallback() {
    this.style.display = 'contents'
  }
}

export default {
  description,
  define: () => customElements.define(description.tag, Site),
} satisfies TradeElement
