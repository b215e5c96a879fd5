import { expect } from 'chai'
import tradeNotFound from '../../elements/trade-not-found'
import tradeOutlet from '../../elements/trade-outlet'
import tradePrice from '../../elements/trade-price'
import tradeSite from '../../elements/trade-site'
import tradeStorefront from '../../elements/trade-storefront'
import { routeTable, whereIs, type Route } from '../../src/core/routes'
import { scopeOf } from '../../src/core/scope'
import { layoutFor } from '../../src/site/layout/layouts'
import { layoutOf } from '../../src/site/layout/layout.store'
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

describe('the whole shop in one tag', () => {
  it('is the shell in its order, with room kept for each region', async () => {
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

describe('the routed pages', () => {
  it('where the code of one does not come, the layout is `error` until it does', async () => {
    const { route } = whereIs(location.pathname, location.search)
    const row: Partial<Route> = routeTable()[route] ?? {}
    const before = { ...row }
    Object.assign(row, { page: () => Promise.reject(new Error('gone')) })
    // With a network the page is loaded anew, once.
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

describe('a site around elements', () => {
  it('sets what its elements need, and draws nothing itself', async () => {
    const site = put('trade-site', { lang: 'en', site: 'around' })
    const price = put('trade-price', { 'goods-id': '102' }, site)
    await until(() => price.shadowRoot?.textContent?.includes('Price visible after login'))
    expect(scopeOf(price).site).to.equal('around')
    expect(getComputedStyle(site).display).to.equal('contents')
    expect(site.shadowRoot).to.equal(null)
  })

  it('two of them keep two brand sites apart; what an element says itself comes first', async () => {
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

describe('what is not there', () => {
  it('says so, and leads home and to all categories', async () => {
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
