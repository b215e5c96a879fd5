import { expect } from 'chai'
import tradeNotFound from '../../elements/trade-not-found'
import tradeOutlet from '../../elements/trade-outlet'
import tradePrice from '../../elements/trade-price'
import tradeSite from '../../elements/trade-site'
import tradeStorefront from '../../elements/trade-storefront'
import { routeTable, whereIs, type Route } from '../../src/core/address/routes'
import { scopeOf } from '../../src/core/host/scope'
import { layoutFor } from '../../src/site/layout/layouts'
import { layoutOf } from '../../src/site/layout/layout.store'
import { missingSheets, onMissingSheet } from '../../src/shell/outlet/missing-sheets'
import { faults } from './faults'
import { goodsApi, type GoodsApi } from './goods-api'
import { until } from './goods-page'

for (const element of [tradeNotFound, tradeOutlet, tradePrice, tradeSite, tradeStorefront]) element.define()

let api: GoodsApi
beforeEach(() => (api = goodsApi()))
afterEach(() => {
  document.body.replaceChildren()
  api.close()
})
const put = (tag: string, attributes: Record<string, string> = {}, parent: HTMLElement = document.body) => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  parent.append(element)
  return element
}

describe('trade-storefront', () => {
  it('renders the shell in order and reserves space for each region', async () => {
    const shop = put('trade-storefront', { lang: 'zh-CN' })
    await until(() => shop.shadowRoot?.childElementCount === 5)
    const regions = [...(shop.shadowRoot?.children ?? [])]
    expect(regions.map(({ localName }) => localName)).to.eql([
      'trade-header',
      'trade-menu',
      'trade-outlet',
      'trade-footer',
      'trade-floating-bar',
    ])
    const heights = regions.slice(0, 3).map((region) => region.getBoundingClientRect().height)
    expect(heights[0]).to.be.at.least(36)
    expect(heights[1]).to.be.at.least(155)
    expect(heights[2]).to.be.at.least(300)
  })
})

describe('trade-outlet', () => {
  it('has the layout `error` while the code of a page fails to load, and the page’s after a retry', async () => {
    const { route } = whereIs(location.pathname, location.search)
    const row: Partial<Route> = routeTable()[route] ?? {}
    const before = { ...row }
    Object.assign(row, { page: () => Promise.reject(new Error('gone')) })
    // If the browser is online, the page reloads once.
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    const outlet = put('trade-outlet')
    await until(() => outlet.dataset.layout === 'error')
    expect(layoutOf(scopeOf()).get().kind).to.equal('error')
    await until(() => outlet.shadowRoot?.querySelector('button'))
    Object.assign(row, before)
    Reflect.deleteProperty(navigator, 'onLine')
    outlet.shadowRoot?.querySelector('button')?.click()
    await until(() => outlet.dataset.layout === layoutFor(route))
  })
})

/** Returns the page's messages in order. */
const shownText = () =>
  scopeOf()
    .toasts.$toasts.get()
    .map(({ title }) => title)

describe('a third party’s login code in the address', () => {
  afterEach(() => history.replaceState(null, '', location.pathname))

  it('shows why it cannot log in, with a button to log in again', async () => {
    history.replaceState(null, '', '?tab=1&code=abc&state=guess')
    put('trade-outlet')
    await until(() => shownText().includes('登录请求已失效'))
    const toast = scopeOf()
      .toasts.$toasts.get()
      .find(({ title }) => title === '登录请求已失效')
    expect(toast?.text).to.include('为防止他人用自己的账号替您登录')
    expect(toast?.way).to.deep.include({ label: '重新登录' })
    scopeOf().toasts.$toasts.set([])
  })
})

describe('a style sheet of the page', () => {
  const links: HTMLLinkElement[] = []
  // If the browser is online, the page first reloads once.
  beforeEach(() => Object.defineProperty(navigator, 'onLine', { configurable: true, value: false }))
  afterEach(() => {
    for (const link of links.splice(0)) link.remove()
    for (const link of document.querySelectorAll('link[href*="/sheets/"]')) link.remove()
    Reflect.deleteProperty(navigator, 'onLine')
    scopeOf().toasts.$toasts.set([])
  })

  /** Adds a style sheet and waits until it has loaded or failed. */
  async function link(href: string) {
    const sheet = document.createElement('link')
    Object.assign(sheet, { rel: 'stylesheet', href })
    links.push(sheet)
    const settled = new Promise((done) => {
      sheet.addEventListener('load', done)
      sheet.addEventListener('error', done)
    })
    document.head.append(sheet)
    await settled
    return sheet
  }

  it('that failed shows a toast whose retry replaces it', async () => {
    const failed = await link('/tests/elements/sheets/no-such.css')
    put('trade-outlet')
    await until(() => shownText().includes('页面样式加载失败'))
    const way = scopeOf()
      .toasts.$toasts.get()
      .find(({ title }) => title === '页面样式加载失败')?.way
    expect(way?.label).to.equal('重新加载')
    if (way && 'act' in way) way.act()
    await until(() => !failed.isConnected)
  })

  it('is missing if it failed or is an HTML page, not if it has rules or only a comment', async () => {
    const missing = await link('/tests/elements/sheets/no-such.css')
    const page = await link('/')
    await link('/tests/elements/sheets/rule.css')
    await link('/tests/elements/sheets/comment.css')
    expect(await missingSheets()).to.eql([missing, page])
  })

  it('that fails later is reported once', async () => {
    const lines: HTMLLinkElement[] = []
    const stop = onMissingSheet((failed) => lines.push(failed))
    const failed = await link('/tests/elements/sheets/no-such-later.css')
    await until(() => lines.length === 1)
    expect(lines).to.eql([failed])
    stop()
  })
})

describe('trade-site', () => {
  it('sets site and language of its elements and has no box of its own', async () => {
    const site = put('trade-site', { lang: 'en', site: 'around' })
    const price = put('trade-price', { 'goods-id': '102' }, site)
    await until(() => price.shadowRoot?.textContent?.includes('Price visible after login'))
    expect(scopeOf(price).site).to.equal('around')
    expect(getComputedStyle(site).display).to.equal('contents')
    expect(site.shadowRoot).to.equal(null)
  })

  it('separates two brand sites, and an element’s own site wins', async () => {
    const scopes = ['one', 'two'].map((name) => {
      const site = put('trade-site', { site: name })
      const [own, other] = [put('trade-price', {}, site), put('trade-price', { site: 'own' }, site)]
      return [scopeOf(own), scopeOf(other)]
    })
    expect(scopes.map(([own, other]) => [own?.site, other?.site])).to.eql([
      ['one', 'own'],
      ['two', 'own'],
    ])
    expect(scopes[0]?.[0]).not.to.equal(scopes[1]?.[0])
    expect(scopes[0]?.[1]).to.equal(scopes[1]?.[1])
  })
})

describe('trade-not-found', () => {
  it('shows a message with links to the home page and to all categories', async () => {
    const page = put('trade-not-found', { lang: 'zh-CN' })
    const root = page.shadowRoot
    await until(() => root?.querySelector('h1'))
    expect(root?.querySelector('h1')?.textContent).to.equal('404　页面不存在')
    const links = [...(root?.querySelectorAll('a') ?? [])].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
    expect(links).to.eql([
      ['返回首页', '/'],
      ['全部分类', '/category/all'],
    ])
    expect(await faults(page)).to.eql([])
  })
})
