import { css, html } from 'lit'
import { SmallPart } from '../../ui/small'

/**
 * The shell around the outlet, drawn before React is there; each region keeps its room until its code comes.
 * The loader finds the regions in this root as on any page.
 */
export class StorefrontPart extends SmallPart {
  static override styles = [
    SmallPart.styles,
    css`
      @layer trade {
        :host {
          display: block;
          min-width: 1280px;
          background: var(--trade-bg);
        }
        trade-header {
          display: block;
          min-height: 36px;
        }
        trade-menu {
          display: block;
          min-height: 155px;
        }
        trade-menu:has(~ trade-outlet[data-layout='empty']) {
          min-height: 80px;
        }
        trade-outlet {
          display: block;
          min-height: calc(100vh - 191px);
        }
      }
    `,
  ]

  protected override draw() {
    return html`<trade-header></trade-header>
      <trade-menu></trade-menu>
      <trade-outlet></trade-outlet>
      <trade-footer></trade-footer>
      <trade-floating-bar></trade-floating-bar>`
  }

  protected override firstUpdated() {
    globalThis.tradefront?.observe(this.renderRoot)
  }
}
