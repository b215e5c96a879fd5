import { html } from 'lit/html.js'
import { LitPart } from '../../ui/lit-part.lit'
import { smallSheets } from '../../ui/small'
import sheet from './storefront.css?sheet'

const sheets = [...smallSheets, sheet]

/**
 * Shell around the outlet, rendered before React loads. Each region keeps its space until its code is loaded. The
 * loader finds the regions in this root as on any page.
 */
export class StorefrontPart extends LitPart {
  protected override readonly sheets = sheets

  protected override draw() {
    return html`<trade-header></trade-header>
      <trade-menu></trade-menu>
      <trade-outlet></trade-outlet>
      <trade-footer></trade-footer>
      <trade-floating-bar></trade-floating-bar>`
  }

  protected override shown() {
    globalThis.tradefront?.observe(this.root)
  }
}
