import 'bootstrap/dist/css/bootstrap.css'
import jQuery from 'jquery'
import { injectStyles } from 'shadow-dom-inject-styles'

jQuery('#toggle').on('click', () => jQuery('#goods').slideToggle(0))

/**
 * Adds styles to an element's shadow root from outside, as a workaround for old themes. It writes a <style>, which a strict
 * CSP blocks. The selector must name a direct child of the root. It has no effect before the element is defined, and
 * cannot be undone. `injectCss` has none of these limits.
 */
await customElements.whenDefined('trade-goods-card')
for (const card of document.querySelectorAll<HTMLElement>('trade-goods-card')) {
  injectStyles(card, '.trade-root', '.goods-card-name { font-weight: 600 }')
}
