import { call, site } from '../parts/call.js'
import { stock } from '../parts/card.js'
import { currency, price } from '../parts/currency.js'
import { define, each, text } from '../parts/define.js'
import { listenToSteppers, stepper } from '../parts/stepper.js'

const css = `
.top { display: grid; grid-template-columns: 400px minmax(0, 1fr); gap: 24px; padding: 20px; margin-bottom: 16px }
.gallery { width: 100%; height: 400px }
.thumbs { height: 74px; margin: 8px 0; gap: 8px }
.thumbs button { width: 74px; height: 74px; padding: 0 }
.thumbs img { width: 78% }
h1 { margin: 8px 0; font-size: 20px; line-height: 28px }
.price-box { height: 90px; padding: 16px; background: #f8f9fa }
.price-box .price { font-size: 28px; line-height: 36px }
.spec { height: 38px; gap: 8px }
.spec > :first-child { width: 64px }
table { width: 100%; border-collapse: collapse; font-size: 13px }
th, td { height: 42px; padding: 0 12px; border-bottom: 1px solid #e2e5e9; text-align: left; font-weight: 400 }
.actions { height: 64px; gap: 16px }
.actions button { height: 44px; padding: 0 20px; font-size: 16px }
.below { display: grid; grid-template-columns: 212px minmax(0, 1fr); gap: 16px; align-items: start }
.similar { min-height: 568px; padding: 16px }
.similar li { height: 87px; gap: 8px }
.similar .tile { flex: none; width: 56px; height: 56px }
.similar a { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2 }
.about { padding: 0 20px 20px; margin-bottom: 16px }
.tabs { height: 46px; gap: 24px }
.facts { display: grid; grid-template-columns: repeat(3, 120px minmax(0, 1fr)) }
.facts > * { height: 37px; padding: 8px 12px; border: 1px solid #e2e5e9 }
.related { min-height: 244px; padding: 16px 20px }
.related ul { display: flex; gap: 16px }
.related li { display: block; width: 152px }
.related .tile { width: 96px; height: 96px }
`

const picture = (address, size = '') => `<img src="${text(address)}" alt="" ${size}>`

const gallery = ({ images, skuItemDefault, shop }) =>
  `<div><button type="button" class="gallery tile" title="放大">${picture(images[0])}</button><div class="thumbs row">${each(images, (image, at) => `<button type="button" class="thumb tile" aria-label="第 ${at + 1} 张">${picture(image)}</button>`)}</div><p class="row faint"><span>订货号 ${text(skuItemDefault.skuCode)}</span><button type="button" class="plain far">收藏</button><button type="button" class="plain">分享</button></p><p class="row"><span><b>${text(shop.name)}</b><br><span class="faint">品牌旗舰店 评分 ${text(shop.score)}</span></span><a class="button far" href="/shop/${shop.id}">进店</a><button type="button">客服</button></p></div>`

const sizeRow = (sku) =>
  `<tr data-sku="${sku.id}"><td><b>${text(sku.skuCode)}</b><td>${text(Object.values(sku.spec).join())}<td>${stock(sku)}<td>${sku.stockQuantity}<td>${price(sku.goodsPrice)}<td>${stepper(0, `${text(sku.skuCode)} 的数量`, 0)}</tr>`

const pills = ({ name, values }) =>
  `<div class="spec row" role="group" aria-label="${text(name)}"><span class="faint">${text(name)}</span>${each(values, (one) => `<button type="button" class="pill" aria-pressed="false" data-name="${text(name)}">${text(one)}</button>`)}</div>`

const choice = (goods, unit) =>
  `<div><span class="faint">${text(goods.brandName)}</span><h1>${text(goods.goodsName)}</h1><section class="price-box panel" aria-label="价格"><p class="faint">零售价</p>${price(goods.skuItemDefault.goodsPrice, unit)}</section><ul class="spec row"><li class="faint">服务${each(goods.services, (one) => `<li>✓ ${text(one)}`)}</ul>${each(goods.specList, pills)}<table class="sizes panel"><thead class="faint"><tr><th>规格型号<th>${text(goods.specList[0].name)}<th>库存<th>可售<th>价格 / ${unit}<th>数量</tr></thead><tbody>${each(goods.skuList, sizeRow)}</tbody></table><div class="actions row"><span class="picked" role="status">已选 0 个规格，0 ${unit}</span><button type="button" class="far">加入询价单</button><button type="button">立即购买</button><button type="button" class="primary">加入购物车</button></div></div>`

const facts = ({ brandName, skuItemDefault, attrs }) =>
  each(
    [{ name: '品牌', value: brandName }, { name: '型号', value: skuItemDefault.skuCode }, ...attrs],
    ({ name, value }) => `<dt>${text(name)}</dt><dd>${text(value)}</dd>`,
  )

const frame = (goods, unit) =>
  `<nav class="crumbs row faint" aria-label="当前位置"><a href="/">首页</a>${each(goods.crumbs, ({ id, name }) => `›<a href="/goods/list/${id}">${text(name)}</a>`)}›<span>${text(goods.goodsName)}</span></nav><section class="top panel">${gallery(goods)}${choice(goods, unit)}</section><div class="below"><aside class="similar panel"></aside><div><section class="about panel"><div class="tabs row" role="tablist">${each(['规格参数', '商品详情', '用户评价', '资料下载'], (tab, at) => `<button type="button" class="plain${at ? '' : ' chosen'}" role="tab">${tab}</button>`)}</div><dl class="facts">${facts(goods)}</dl></section><section class="related panel"></section></div></div>`

const other = ({ id, goodsName, goodsImageShow, skuItemDefault }) =>
  `<li class="row"><span class="tile">${picture(goodsImageShow, 'loading="lazy"')}</span><span><a href="/goods/${id}">${text(goodsName)}</a>${price(skuItemDefault.goodsPrice)}</span>`
const others = (title, list) => `<h2>${title}</h2><ul>${each(list, other)}</ul>`

define('bench-detail', css, async (root, element) => {
  const id = element.getAttribute('goods-id') ?? '100001'
  const brandTerminalId = await site
  const [goods] = await Promise.all([
    call('GET', `/bbb/goodsInfo/detail/${id}?brandTerminalId=${brandTerminalId}`),
    currency,
  ])
  const unit = text(goods.priceUnitInfoList[0].unitName)
  const quantities = new Map()
  root.innerHTML = frame(goods, unit)

  listenToSteppers(root, (box, quantity) => {
    const { sku } = box.closest('tr').dataset
    quantities.set(sku, quantity)
    const chosen = [...quantities.values()].filter(Boolean)
    const pieces = chosen.reduce((sum, one) => sum + one, 0)
    root.querySelector('.picked').textContent = `已选 ${chosen.length} 个规格，${pieces} ${unit}`
  })
  root.addEventListener('click', ({ target }) => {
    const thumb = target.closest('.thumb')
    if (thumb) root.querySelector('.gallery img').src = thumb.firstChild.src
    if (target.matches('.pill')) {
      const pressed = target.ariaPressed !== 'true'
      for (const pill of root.querySelectorAll('.pill')) pill.ariaPressed = String(pill === target && pressed)
      for (const [at, row] of root.querySelectorAll('tbody tr').entries())
        row.hidden = pressed && goods.skuList[at].spec[target.dataset.name] !== target.textContent
    }
    if (target.matches('.actions .primary')) {
      const skuGoodsList = [...quantities].map(([skuId, quantity]) => ({ skuId, quantity }))
      void call('POST', '/bbb/userCenter/userShoppingCar/add', { skuGoodsList })
    }
  })

  const body = { brandTerminalId, categoryId: goods.crumbs.at(-1).id, sort: 'sales' }
  const [similar, related] = await Promise.all([
    call('POST', '/bbb/goodsInfo/page', body),
    call('GET', `/bbb/goodsInfo/recommend/${id}?brandTerminalId=${brandTerminalId}`),
    call('GET', `/bbb/goodsInfo/coupons/${id}?brandTerminalId=${brandTerminalId}`),
    call('POST', '/bbb/goodsInfo/commentPage', { brandTerminalId, goodsId: id, pageSize: 10 }),
  ])
  const rest = similar.content.filter((one) => one.id !== id).slice(0, 6)
  root.querySelector('.similar').innerHTML = others('同类热销', rest)
  root.querySelector('.related').innerHTML = others('相关商品', related)
})
