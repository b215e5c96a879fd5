import { call, site } from '../parts/call.js'
import { define, each, text } from '../parts/define.js'

const css = `
.inner { width: 1200px; margin: 0 auto }
.bar { height: 36px; background: #f8f9fa; font-size: 12px }
.bar .inner { height: 36px; gap: 16px }
.badge { min-width: 16px; padding: 0 5px; border-radius: 10px; background: #1652b0; color: #fff; font-size: 11px; text-align: center }
.head { height: 107px; gap: 12px }
.logo { width: 254px }
.logo b { font-size: 20px }
.search { width: 640px; margin-right: auto }
.search form { border: 2px solid #1652b0; border-radius: 4px }
.search input { flex: 1; height: 40px; border: 0 }
.search button { width: 98px; height: 40px; border-radius: 0; font-size: 16px }
.hot { height: 28px; gap: 16px }
.big { display: flex; align-items: center; gap: 8px; height: 44px }
.tabs { height: 48px; gap: 32px }
.category-button { width: 250px; height: 48px; text-align: left; font-size: 15px }
.drop { position: absolute; z-index: 9; width: 250px }
svg { width: 18px; height: 18px; fill: none; stroke: currentColor; stroke-width: 1.75 }
`

const places = [
  ['首页', '/'],
  ['我的订单', '/user/order'],
  ['用户中心', '/user'],
  ['常购清单', '/often/goods'],
  ['消息', '/user/notice'],
  ['公告', '/noticeList'],
  ['帮助中心', '/help'],
]

const cart = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 4h2.5l2.2 11h10.2l2.1-8H6.5"/><circle cx="9" cy="19.5" r="1.3"/><circle cx="17" cy="19.5" r="1.3"/></svg>`
const count = (name, n) => (n ? `<span class="badge ${name}">${n}</span>` : '')

const bar = ({ legalName, extendInfo }, unread) =>
  `<section class="bar" aria-label="快捷栏"><div class="inner row"><span class="header-name">您好，<b>${text(legalName)}</b>（${text(extendInfo.company)}）</span><span class="chosen">企业会员</span><button type="button" class="plain">退出登录</button><nav class="far row">${each(places, ([label, url]) => `<a class="header-item" href="${url}">${label}${label === '消息' ? count('unread', unread) : ''}</a>`)}<button type="button" class="plain">浅色</button></nav></div></section>`

const head = ({ siteName, slogan, hotWords, tabs }, total) =>
  `<div class="inner row head"><a class="logo" href="/"><b>${text(siteName)}</b><br><span class="faint">${text(slogan)}</span></a><div class="search"><form class="row" role="search"><input name="keyword" placeholder="输入商品名称、型号、品牌或订货号" autocomplete="off"><button class="primary">搜索</button></form><p class="hot row faint">${each(hotWords, ({ keyword }) => `<a href="/search/${text(keyword)}">${text(keyword)}</a>`)}</p></div><a class="button big" href="/offers">询价单</a><a class="button big" href="/cart">${cart}购物车${count('pieces', total)}</a></div><div class="inner row tabs"><button type="button" class="category-button primary" aria-expanded="false">☰ 全部商品分类</button><nav class="row">${each(tabs, ({ label, url }) => `<a class="menu-tab" href="${text(url)}">${text(label)}</a>`)}</nav></div>`

const departments = (tree) =>
  `<ul class="drop panel">${each(tree, ({ id, cateName }) => `<li><a href="/goods/list/${id}">${text(cateName)}</a>`)}</ul>`

define('bench-head', css, async (root) => {
  const brandTerminalId = await site
  const [page, user, { unread }, { totalCount }, tree] = await Promise.all([
    call('POST', '/bbb/home/themePage/info', { type: 'home', brandTerminalId }),
    call('GET', '/bbb/userCenter/getUserInfo'),
    call('POST', '/bbb/userCenter/remind/pageRemind', { state: 10, pageSize: 1 }),
    call('GET', '/bbb/userCenter/userShoppingCar/count'),
    call('GET', `/bbb/goodsCategory/categoryTree?brandTerminalId=${brandTerminalId}`),
  ])
  root.innerHTML = bar(user, unread) + head(page.shell, totalCount)
  const button = root.querySelector('.category-button')
  button.addEventListener('click', () => {
    const drop = root.querySelector('.drop')
    if (drop) drop.remove()
    else button.insertAdjacentHTML('afterend', departments(tree))
    button.ariaExpanded = String(!drop)
  })
})
