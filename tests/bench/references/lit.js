// The same on Lit, without stores or checks.
import { html, LitElement } from 'lit'

const call = async (path, body) => {
  const init = body
    ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
    : {}
  return (await (await fetch(`/api${path}`, init)).json()).data
}
const site = call('/pc/bbbAuth/network/site/bench')
const yuan = (price) => `¥${price}`

class Badge extends LitElement {
  static properties = { count: { state: true } }
  async connectedCallback() {
    super.connectedCallback()
    await site
    this.count = (await call('/bbb/userCenter/userShoppingCar/count')).totalCount
  }
  render() {
    return this.count === undefined ? '' : html`<a href="/cart">购物车 <b class="count">${this.count}</b></a>`
  }
}

class List extends LitElement {
  static properties = { goods: { state: true }, said: { state: true } }
  async connectedCallback() {
    super.connectedCallback()
    this.goods = (await call('/bbb/goodsInfo/page', { pageSize: 20, brandTerminalId: await site })).content
  }
  async add(one) {
    await call('/bbb/userCenter/userShoppingCar/add', {
      skuGoodsList: [{ skuId: one.skuItemDefault.skuId, quantity: 1 }],
    })
    this.said = '已加入购物车'
  }
  render() {
    return html`<ul>
        ${(this.goods ?? []).map(
          (one) =>
            html`<li class="card">
              <img src=${one.goodsImageShow} width="160" height="160" alt="" /><b class="price"
                >${yuan(one.skuItemDefault.goodsPrice)}</b
              >
              <a href="/goods/${one.id}">${one.goodsName}</a><input value="1" /><button
                class="add"
                @click=${() => this.add(one)}
              >
                加入购物车
              </button>
            </li>`,
        )}
      </ul>
      <p class="said">${this.said ?? ''}</p>`
  }
}

class Cart extends LitElement {
  static properties = { cart: { state: true } }
  async connectedCallback() {
    super.connectedCallback()
    await site
    this.cart = await call('/bbb/userCenter/userShoppingCar/getShopCar')
  }
  render() {
    if (!this.cart) return ''
    return html`${this.cart.groups[0].lines.map(
        (line) =>
          html`<div class="line">
            <input type="checkbox" checked /><img src=${line.image} width="64" height="64" alt="" /><span
              >${line.goodsName}</span
            >
            <span>${yuan(line.price)}</span><input class="quantity" .value=${String(line.quantity)} /><b
              >${yuan(line.amount)}</b
            ><button>删除</button>
          </div>`,
      )}<strong class="total">${yuan(this.cart.summary.payAmount)}</strong>`
  }
}

customElements.define('bench-badge', Badge)
customElements.define('bench-list', List)
customElements.define('bench-cart', Cart)
