import { beforeEach, expect, test } from 'vitest'
import type { DrawingRequest } from '../../elements/draw-elements'
import { fillPage } from '../../elements/runtime/fill-page'
import { styleAttribute, withStyleRules } from '../../elements/runtime/style-rules'
import { usedCss } from '../../elements/runtime/used-css'
import { openTestbed } from '../server/testbed'
import { shopOf } from './shop'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const fill = (html: string, request: Partial<DrawingRequest> = {}) =>
  fillPage(html, { ...shopOf(bed), site: 'localhost', lang: 'zh-CN', ...request })

test('renders elements with data and leaves the other content of a page unchanged', async () => {
  const page = `<!doctype html><body><h1>Ours</h1>
    <trade-goods-list category-id='110101' hide="filters sort" data-x=1></trade-goods-list>
    <trade-price goods-id="1"></trade-price><my-element></my-element></body>`
  const { html } = await fill(page)
  expect(html).toContain(`<trade-goods-list category-id='110101' hide="filters sort" data-x=1 data-drawn>`)
  expect(html.match(/<template shadowrootmode="open">/g)).toHaveLength(1)
  expect(html).not.toContain('class="filter-row')
  expect(html).toContain('<trade-price goods-id="1"></trade-price><my-element></my-element>')
})

test('renders price, stock and cart button of a product inside an article', async () => {
  const goods = 'goods-id="100001"'
  const page = `<body><p>From <trade-price ${goods}></trade-price>, <trade-stock ${goods}></trade-stock>
    <trade-add-to-cart ${goods} quantity="20"></trade-add-to-cart> <trade-price></trade-price></p>
    <trade-goods-card ${goods}></trade-goods-card></body>`
  const { html } = await fill(page)
  expect(html).toMatch(/<trade-price goods-id="100001" data-drawn><template [^>]*><style>.*?¥<\/bdi>[\d.]+/s)
  expect(html).toMatch(/<trade-stock [^>]*data-drawn>.*?goods-stock-\w+/s)
  expect(html).toMatch(/<trade-add-to-cart [^>]*data-drawn>.*?<button class="cart-add"/s)
  expect(html).toMatch(/<trade-goods-card [^>]*data-drawn>.*?class="goods-card/s)
  expect(html).toContain('<trade-price></trade-price></p>')
  expect(html).not.toMatch(/<trade-price [^>]*>(?:(?!<\/trade-price>).)*data-view/s)
  const dark = await fill(page, { stored: { theme: 'dark' } })
  expect(dark.html).toContain('<trade-price goods-id="100001" data-drawn')
  const english = await fill(page, { lang: 'en' })
  expect(english.html).toContain('Add to cart')
})

test('renders an element with URL state for the address of the request', async () => {
  const page = `<body><trade-goods-list category-id="110101" page-size="10" url-state="query"></trade-goods-list></body>`
  const address = { path: '/bearings', search: '?page=2&utm=x' }
  const { html } = await fill(page, { address, inside: false })
  expect(html.match(/<a [^>]*aria-current="page"[^>]*>/)?.[0]).toContain('href="/bearings?page=2&amp;utm=x"')
  expect(html).toContain('href="/bearings?utm=x"')
  expect(html).toContain('href="http://localhost:4173/goods/')
  expect((await fill(page)).html).not.toContain('data-drawn')
})

test('formats amounts in the currency of the request', async () => {
  const page = '<body><trade-goods-list category-id="110101" page-size="10"></trade-goods-list></body>'
  const { html } = await fill(page, { currency: 'EUR' })
  expect(html).toContain('<span class="price-symbol">€</span>')
  expect(html).not.toContain('<span class="price-symbol">¥</span>')
})

test('marks each element of a stored page', async () => {
  const page = '<body><trade-goods-list category-id="110101" page-size="10"></trade-goods-list></body>'
  const storedJson = '&quot;kept&quot;:true'
  expect((await fill(page, { kept: true })).html.includes(storedJson)).toBe(true)
  expect((await fill(page)).html.includes(storedJson)).toBe(false)
})

test('text of an attribute cannot close an element of the page', async () => {
  const word = '</script><script>alert(1)</script></template><img src=x onerror=alert(1)>'
  const escaped = word.replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const { html } = await fill(`<body><trade-goods-list keyword="${escaped}"></trade-goods-list></body>`)
  expect(html).toContain('data-drawn')
  expect(html).not.toContain('<script')
  expect(html).not.toContain('<img src=x')
  expect(html.match(/<\/template>/g)).toHaveLength(2)
})

test('converts style attributes to rules, because policies forbid them, and omits invalid ones', () => {
  const { html, rules } = withStyleRules(
    '<i style="width:40%"></i><b style="width:40%"></b><u style="color:red}body{display:none"></u><p>style=&quot;</p>',
  )
  expect(html).toBe(`<i ${styleAttribute}="0"></i><b ${styleAttribute}="0"></b><u></u><p>style=&quot;</p>`)
  expect(rules).toBe(`[${styleAttribute}="0"]{width:40%}`)
})

test('includes only the rules of used classes', () => {
  const sheet =
    '@layer trade{:host{--a:1}.a{color:red}.a .b,.c:not(.d){color:blue}.a:hover{top:0}.e{left:0}' +
    '@media (width < 9px){.e{top:1px}.a{top:2px}}@keyframes k{from{top:0}}}'
  expect(usedCss([sheet], '<p class="a">.e</p>')).toBe(
    '@layer trade{:host{--a:1}.a{color:red}.a:hover{top:0}@media (width < 9px){.a{top:2px}}@keyframes k{from{top:0}}}',
  )
  expect(usedCss([sheet], '<p class="x c">')).toContain('.c:not(.d){color:blue}')
  expect(usedCss([sheet], '<p>')).not.toContain('.a')
})
