import { call, site } from '../parts/call.js'
import { stock } from '../parts/card.js'
import { currency, money, price } from '../parts/currency.js'
import { define, each, text } from '../parts/define.js'
import { listenToSteppers, stepper } from '../parts/stepper.js'

const lineHeight = 89
/** So much above and below the screen is drawn before it is seen, in px. */
const ahead = 1200

const css = `
.title { height: 48px; font-size: 20px }
.columns, .line { display: grid; grid-template-columns: 44px minmax(0, 1fr) 168px 128px 140px 132px 88px; padding: 12px 16px }
.columns { height: 40px; background: #f8f9fa }
.shop { margin-bottom: 16px }
.shop-head { height: 43px; padding: 0 16px; font-weight: 600 }
.lines { position: relative; contain: strict }
.line { position: absolute; width: 100%; height: ${lineHeight}px; border-top: 1px solid #e2e5e9; font-size: 13px; contain: strict }
.line > :nth-child(n + 4) { display: grid; align-content: start; justify-items: end; gap: 2px }
.goods { display: flex; gap: 12px }
.goods .tile { width: 64px; height: 64px }
.waiting { opacity: .6 }
.bar { position: sticky; bottom: 0; height: 72px; padding-left: 16px; gap: 16px }
.total { font-size: 24px }
.checkout { width: 148px; height: 70px; font-size: 16px }
`

const line = (one, top) => {
  const { id, goodsId, goodsName, image, spec, checked, quantity, unitName, amount } = one
  const name = text(goodsName)
  return `<div class="line" data-id="${id}" style="top:${top}px"><input type="checkbox" class="choose" aria-label="选择 ${name}"${checked === 10 ? ' checked' : ''}><div class="goods"><span class="tile"><img src="${text(image)}" alt="" loading="lazy"></span><span><a href="/goods/${goodsId}">${name}</a><br>${stock(one)}</span></div><span class="faint">${each(Object.entries(spec), ([of, is]) => `<span>${text(of)}：${text(is)}</span>`)}</span><span>${price(one.price)}</span><span>${stepper(quantity, `${name} 的数量`, one.minQuantity)}<span class="faint">单位：${text(unitName)}</span></span><span class="line-amount">${price(amount)}</span><span><button type="button" class="plain keep" aria-label="收藏 ${name}">移入收藏</button><button type="button" class="plain remove" aria-label="删除 ${name}">删除</button></span></div>`
}

const frame = ({ groups, summary }) =>
  `<h1 class="title">购物车 <span class="faint">${summary.kinds} 种商品，${summary.totalCount} 件</span></h1><div class="columns faint panel"><input type="checkbox" class="choose-all" aria-label="全选" checked><span>商品信息</span><span>规格</span><span>单价</span><span>数量</span><span>小计</span><span>操作</span></div>${each(groups, ({ shop, lines }) => `<section class="shop panel"><label class="shop-head row"><input type="checkbox" class="choose-shop" checked>${text(shop.name)}</label><div class="lines" style="height:${lines.length * lineHeight}px"></div></section>`)}<div class="bar row panel"><label class="row"><input type="checkbox" class="choose-all" checked>全选</label><button type="button" class="plain remove-chosen">删除选中</button><output class="far"></output><button type="button">询价</button><button type="button" class="primary checkout">去结算</button></div>`

/** The lines of one shop, of which only those near the screen are drawn. */
function openWindow(box, lines) {
  let from = 0
  let to = 0
  const rows = (begin, end) =>
    each(lines.slice(begin, end), (one, at) => line(one, (begin + at) * lineHeight))
  const place = (line) => Math.min(lines.length, Math.max(0, line))

  function show() {
    const { top } = box.getBoundingClientRect()
    const first = place(Math.floor((-top - ahead) / lineHeight))
    const end = place(Math.ceil((innerHeight + ahead - top) / lineHeight))
    if (first === from && end === to) return
    if (first >= to || end <= from) box.innerHTML = rows(first, end)
    else {
      for (; from < first; from += 1) box.firstChild.remove()
      for (; to > end; to -= 1) box.lastChild.remove()
      box.insertAdjacentHTML('afterbegin', rows(first, from))
      box.insertAdjacentHTML('beforeend', rows(to, end))
    }
    from = first
    to = end
  }
  return show
}

define('bench-cart', css, async (root) => {
  const base = '/bbb/userCenter/userShoppingCar'
  let byId
  let shops
  let windows

  function tell({ checkedKinds, checkedCount, payAmount }) {
    const output = root.querySelector('output')
    output.classList.remove('waiting')
    output.innerHTML = `已选 <b>${checkedKinds}</b> 种 <b>${checkedCount}</b> 件　合计（不含运费） <span class="total">${money(payAmount)}</span>`
  }
  const showLines = () => windows.forEach((show) => show())

  function draw(cart) {
    shops = cart.groups
    byId = new Map(shops.flatMap(({ lines }) => lines.map((one) => [one.id, one])))
    root.innerHTML = frame(cart)
    const boxes = root.querySelectorAll('.lines')
    windows = shops.map(({ lines }, at) => openWindow(boxes[at], lines))
    showLines()
    tell(cart.summary)
  }

  /** Sends the quantity that is wanted; what is wanted meanwhile goes after it. */
  async function send(one) {
    one.sending = true
    const { quantity } = one
    const path = `${base}/updateQuantity/${one.id}`
    const { summary, line: answered } = await call('PUT', path, { quantity })
    one.sending = false
    if (one.quantity !== quantity) return send(one)
    one.amount = answered.amount
    const amount = root.querySelector(`[data-id="${one.id}"] .line-amount`)
    if (amount) amount.innerHTML = price(one.amount)
    tell(summary)
  }

  listenToSteppers(root, (box, quantity) => {
    const one = byId.get(box.closest('.line').dataset.id)
    one.quantity = quantity
    root.querySelector('output').classList.add('waiting')
    if (!one.sending) void send(one)
  })

  async function choose(ids, checked) {
    for (const id of ids) {
      byId.get(id).checked = checked ? 10 : 20
      const tick = root.querySelector(`[data-id="${id}"] .choose`)
      if (tick) tick.checked = checked
    }
    const body = { idList: ids, checked: checked ? 10 : 20 }
    tell((await call('PUT', `${base}/updateSelect`, body)).summary)
  }

  async function remove(ids) {
    if (ids.length === 0 || !confirm(`删除 ${ids.length} 种商品？`)) return
    const { summary } = await call('DELETE', `${base}/deleteBatch?ids=${ids.join()}`)
    const gone = new Set(ids)
    const groups = shops.map(({ shop, lines }) => ({ shop, lines: lines.filter(({ id }) => !gone.has(id)) }))
    draw({ groups: groups.filter(({ lines }) => lines.length > 0), summary })
  }

  const shopOf = (element) => shops[[...root.querySelectorAll('.shop')].indexOf(element.closest('.shop'))]
  const idsOf = (lines) => lines.map(({ id }) => id)
  root.addEventListener('change', ({ target }) => {
    if (target.className === 'choose') void choose([target.parentNode.dataset.id], target.checked)
    if (target.className === 'choose-shop') void choose(idsOf(shopOf(target).lines), target.checked)
    if (target.className === 'choose-all') void choose([...byId.keys()], target.checked)
  })
  root.addEventListener('click', ({ target }) => {
    if (target.matches('.remove')) void remove([target.closest('.line').dataset.id])
    if (target.matches('.remove-chosen'))
      void remove(idsOf([...byId.values()].filter(({ checked }) => checked === 10)))
  })
  document.addEventListener('scroll', showLines, { passive: true })

  const [cart] = await Promise.all([site.then(() => call('GET', `${base}/getShopCar`)), currency])
  draw(cart)
})
