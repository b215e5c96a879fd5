// The badge on Lit: what the library costs where there is next to nothing to draw. Larger pages have no reference on
// Lit: the ratio needs one floor, and a second copy of each would have to do the same work as ours, for ever.
import { html, LitElement } from 'lit'
import { call, site } from './parts/call.js'

class Badge extends LitElement {
  static properties = { count: { state: true } }
  async connectedCallback() {
    super.connectedCallback()
    await site
    this.count = (await call('GET', '/bbb/userCenter/userShoppingCar/count')).totalCount
  }
  render() {
    if (this.count === undefined) return ''
    return html`<a href="/cart" aria-label="购物车 ${this.count} 件"
      ><svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 4h2.5l2.2 11h10.2l2.1-8H6.5" />
        <circle cx="9" cy="19.5" r="1.3" />
        <circle cx="17" cy="19.5" r="1.3" /></svg
      >购物车<span class="count">${this.count}</span></a
    >`
  }
}

customElements.define('bench-badge', Badge)
