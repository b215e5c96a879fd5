import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradeBrands from '../../elements/trade-brands'
import { scopeOf } from '../../src/core/host/scope'
import { faults } from './faults'
import { goodsApi, type GoodsApi } from './goods-api'
import { put, until } from './goods-page'

tradeBrands.define()

let api: GoodsApi

before(() => setViewport({ width: 1440, height: 900 }))
beforeEach(() => {
  api = goodsApi()
})
afterEach(() => {
  for (const each of document.querySelectorAll('.box')) each.remove()
  api.close()
  localStorage.clear()
})

describe('trade-brands', () => {
  it('groups brands by letter and disables letters without brands', async () => {
    const brands = put('trade-brands')
    await until(() => brands.all('.brand-tile').length === 4)
    expect(brands.words('.brand-section-letter')).to.eql(['B', 'H', 'Y', '#'])
    expect(brands.words('.brand-tile b')).to.eql(['北辰', '恒锐', '岳峰', '3M'])
    expect(brands.get('.brand-tile').getAttribute('href')).to.equal('/brand/b-%E5%8C%97%E8%BE%B0')
    expect(brands.words('.brand-letter:enabled')).to.eql(['B', 'H', 'Y', '#'])
    expect(await faults(brands.element)).to.eql([])
  })

  it('focuses the first brand of a letter on Enter', async () => {
    const brands = put('trade-brands')
    await until(() => brands.all('.brand-tile').length === 4)
    brands.named('.brand-letter', 'Y').focus()
    await sendKeys({ press: 'Enter' })
    expect(brands.root.activeElement?.textContent).to.include('岳峰')
  })

  it('shows the goods of one brand and keeps the brand in every filtered request', async () => {
    const brand = put('trade-brands', { 'brand-id': 'b-恒锐' })
    await until(() => brand.all('.goods-grid-cell').length === 15)
    expect(brand.text('h1')).to.equal('恒锐')
    expect(brand.all('h1').length).to.equal(1)
    expect(brand.words('.breadcrumb-item')).to.eql(['首页', '全部品牌', '恒锐'])
    expect(brand.words('.goods-filter-label')).not.to.include('品牌')
    brand.press('双面橡胶')
    await until(() => api.sent('/goodsInfo/page').length === 2)
    expect(api.sent('/goodsInfo/page').at(-1)).to.deep.include({
      brandIds: ['b-恒锐'],
      attrs: { 密封: ['双面橡胶'] },
    })
    brand.element.setAttribute('brand-id', 'b-岳峰')
    await until(() => brand.text('h1') === '岳峰')
    await until(() => api.sent('/goodsInfo/page').at(-1)?.brandIds?.[0] === 'b-岳峰')
    expect(api.sent('/goodsInfo/page').at(-1)?.attrs).to.equal(undefined)
  })

  it('shows a not-found page for an unknown brand, without a toast', async () => {
    const brand = put('trade-brands', { 'brand-id': 'nobody' })
    await until(() => brand.all('.empty-state').length === 1)
    expect(brand.text('.empty-state')).to.include('没有这个品牌')
    expect(brand.named('a', '全部品牌').getAttribute('href')).to.equal('/brand')
    expect(scopeOf(brand.element).toasts.$toasts.get()).to.eql([])
  })

  it('shows an error with a retry button', async () => {
    api.state.down.add('/brand/list')
    const brands = put('trade-brands')
    await until(() => brands.all('.empty-state').length === 1)
    api.state.down.clear()
    brands.press('重新加载')
    await until(() => brands.all('.brand-tile').length === 4)
  })
})
