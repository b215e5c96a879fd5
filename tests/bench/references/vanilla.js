// The floor: the same interface by hand, without any library.
const api = '/api'
const call = async (path, body) => {
  const init = body
    ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
    : {}
  return (await (await fetch(api + path, init)).json()).data
}
const site = call('/pc/bbbAuth/network/site/bench')
const yuan = (price) => `¥${price}`

const wanted = new Set()
const asked = new Map()
/** One request for all ids of a moment, as the kit does. */
const goods = (id) => {
  if (wanted.size === 0) {
    const batch = Promise.resolve().then(async () => {
      const ids = [...wanted]
      wanted.clear()
      const list = await call('/bbb/goodsInfo/listData', { idList: ids, brandTerminalId: await site })
      return new Map(list.map((one) => [one.id, one]))
    })
    goods.batch = batch
  }
  wanted.add(id)
  if (!asked.has(id))
    asked.set(
      id,
      goods.batch.then((found) => found.get(id)),
    )
  return asked.get(id)
}

class Part extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' })
    void this.draw()
  }
}

customElements.define(
  'bench-badge',
  class extends Part {
    async draw() {
      await site
      const { totalCount } = await call('/bbb/userCenter/userShoppingCar/count')
      this.shadowRoot.innerHTML = `<a href="/cart">购物车 <b class="count">${totalCount}</b></a>`
    }
  },
)

customElements.define(
  'bench-price',
  class extends Part {
    async draw() {
      const { skuItemDefault } = await goods(this.getAttribute('goods-id'))
      this.shadowRoot.innerHTML = `<span class="price">${yuan(skuItemDefault.goodsPrice)}</span>`
    }
  },
)

customElements.define(
  'bench-list',
  class extends Part {
    async draw() {
      const { content } = await call('/bbb/goodsInfo/page', { pageSize: 20, brandTerminalId: await site })
      const list = document.createElement('ul')
      for (const one of content) {
        const item = list.appendChild(document.createElement('li'))
        item.className = 'card'
        item.innerHTML = `<img src="${one.goodsImageShow}" width="160" height="160" alt=""><b class="price">${yuan(one.skuItemDefault.goodsPrice)}</b><a href="/goods/${one.id}">${one.goodsName}</a><input value="1"><button class="add">加入购物车</button>`
        item.querySelector('.add').addEventListener('click', () => void this.add(one))
      }
      this.shadowRoot.replaceChildren(list, Object.assign(document.createElement('p'), { className: 'said' }))
    }
    async add(one) {
      await call('/bbb/userCenter/userShoppingCar/add', {
        skuGoodsList: [{ skuId: one.skuItemDefault.skuId, quantity: 1 }],
      })
      this.shadowRoot.querySelector('.said').textContent = '已加入购物车'
    }
  },
)

customElements.define(
  'bench-cart',
  class extends Part {
    async draw() {
      await site
      const { groups, summary } = await call('/bbb/userCenter/userShoppingCar/getShopCar')
      const rows = document.createElement('div')
      for (const line of groups[0].lines) {
        const row = rows.appendChild(document.createElement('div'))
        row.className = 'line'
        row.innerHTML = `<input type="checkbox" checked><img src="${line.image}" width="64" height="64" alt=""><span>${line.goodsName}</span><span>${yuan(line.price)}</span><input class="quantity" value="${line.quantity}"><b>${yuan(line.amount)}</b><button>删除</button>`
      }
      const total = Object.assign(document.createElement('strong'), {
        className: 'total',
        textContent: yuan(summary.payAmount),
      })
      this.shadowRoot.replaceChildren(rows, total)
    }
  },
)
