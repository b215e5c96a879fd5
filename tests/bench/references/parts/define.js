import { base } from './base.js'

/** An element whose shadow root is drawn by hand. @param draw given the root and the element */
export function define(name, css, draw) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(base + css)
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback() {
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
        root.adoptedStyleSheets = [sheet]
        void draw(root, this)
      }
    },
  )
}

const signs = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
/** Text of the shop's data, for markup. */
export const text = (given) => String(given).replace(/[&<"]/g, (sign) => signs[sign])

/** Joins the results of `make` for each item. */
export const each = (list, make) => list.map(make).join('')
