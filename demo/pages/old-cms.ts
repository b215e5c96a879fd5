import 'bootstrap/dist/css/bootstrap.css'
import jQuery from 'jquery'
import { injectStyles } from 'shadow-dom-inject-styles'

jQuery('#toggle').on('click', () => jQuery('#goods').slideToggle(0))

/**
 * The escape hatch for old themes: styles put into an element's root from outside. Its limits: it writes a
 * <style>, so a strict CSP blocks it; the selector must name a direct child of the root; it does nothing before the
 * element is defined, and cannot be taken back. `injectCss` has none of them.
 */
await customElements.whenDefined('trade-goods-card')
for (const card of document.querySelectorAll<HTMLElement>('trade-goods-card')) {
  injectStyles(card, '.trade-root', '.goods-card-name { font-weight: 600 }')
}
