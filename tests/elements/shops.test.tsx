import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradeShop from '../../elements/trade-shop'
import { scopeOf } from '../../src/core/host/scope'
import { faults } from './faults'
import { goodsApi, type GoodsApi } from './goods-api'
import { fill, put, until } from './goods-page'

tradeShop.define()

let api: GoodsApi

before(() => setViewport({ width: 1440, height: 900 }))
beforeEach(() => {
  api = goodsApi()
})
afterEach(() => {
  for (const each of document.querySelectorAll('.box')) each.remove()
  api.close()
  document.body.removeAttribute('style')
  localStorage.clear()
})

describe('trade-shop', () => {
  for (const [theme, ground] of [
    ['light', '#f3f4f6'],
    ['dark', '#0f1216'],
  ] as const)
    it(`lists shops with type, rating and number of goods, ${theme}`, async () => {
      document.body.style.background = ground
      const shops = put('trade-shop', { theme })
      await until(() => shops.all('.shop-row').length === 10)
      expect(shops.text('h1')).to.equal('全部店铺')
      expect(shops.get('.shop-row').getAttribute('href')).to.equal('/shop/1')
      expect(shops.text('.shop-row')).to.equal('店铺 1简介 1品牌旗舰店评分 4.81,200 种商品')
      expect(await faults(shops.element)).to.eql([])
    })

  it('shows the brand site’s own names of shop types in rows and filter', async () => {
    api.state.siteNames.set('shopType', { 10: '厂家直营' })
    const shops = put('trade-shop')
    await until(() => shops.all('.shop-row').length === 10)
    await until(() => shops.text('.shop-row').includes('厂家直营'))
    expect(shops.text('.tabs')).to.include('厂家直营')
    expect(shops.text('.shop-row')).not.to.include('品牌旗舰店')
  })

  it('filters by type and name from page 1', async () => {
    const shops = put('trade-shop')
    await until(() => shops.all('.shop-row').length === 10)
    shops.press('第 2 页')
    await until(() => shops.all('.shop-row').length === 2)
    shops.press('品牌旗舰店', '[role=tablist]')
    await until(() => shops.all('.shop-row').length === 4)
    expect(api.sent('/shop/page').at(-1)).to.include({ shopType: 10, pageNumber: 1 })
    fill(shops.field('店铺名称'), ' 店铺 7 ')
    shops.press('查找')
    await until(() => shops.all('.shop-row').length === 1)
    expect(api.sent('/shop/page').at(-1)).to.include({ shopType: 10, keyword: '店铺 7' })
    fill(shops.field('店铺名称'), '没有')
    shops.press('查找')
    await until(() => shops.all('.empty-state').length === 1)
    expect(shops.all('[role=tab]').length).to.equal(6)
  })

  it('shows departments and goods of one shop and keeps the shop in every filtered request', async () => {
    const shop = put('trade-shop', { 'shop-id': '2' })
    await until(() => shop.all('.goods-grid-cell').length === 20)
    expect(shop.words('h1')).to.eql(['店铺 2'])
    expect(shop.words('.shop-department')).to.eql(['轴承 900', '工具 300'])
    expect(shop.words('.goods-filter-label')).not.to.include('分类')
    expect(shop.get('.shop-department').getAttribute('href')).to.equal('/shop/2?category=c0')
    expect(await faults(shop.element)).to.eql([])
    shop.press('双面橡胶')
    await until(() => api.sent('/goodsInfo/page').length === 2)
    expect(api.sent('/goodsInfo/page').at(-1)).to.deep.include({ shopId: '2', attrs: { 密封: ['双面橡胶'] } })
    await until(() => shop.all('.chip-label').length > 0)
    expect(shop.words('.chip-label')).to.eql(['密封：双面橡胶'])
  })

  it('saves a shop as a buyer’s favourite', async () => {
    api.close()
    api = goodsApi({ member: true })
    const shop = put('trade-shop', { 'shop-id': '2' }, true)
    await until(() => shop.all('.favourite').length === 1)
    shop.get('.favourite').click()
    await until(() => shop.text('.favourite') === '已收藏')
    expect(api.sent('/collection/add')).to.eql([{ kind: 'shop', refId: '2' }])
  })

  for (const id of ['nobody', '..'])
    it(`shows a 404 page for the id “${id}”, without a toast`, async () => {
      const shop = put('trade-shop', { 'shop-id': id })
      await until(() => shop.all('.empty-state').length === 1)
      expect(shop.text('h1')).to.equal('404　没有这家店铺')
      expect(shop.named('a', '全部店铺').getAttribute('href')).to.equal('/shop')
      expect(api.sent('/goodsInfo/page')).to.eql([])
      expect(scopeOf(shop.element).toasts.$toasts.get()).to.eql([])
    })

  it('shows an error with a retry button', async () => {
    api.state.down.add('/shop/page')
    const shops = put('trade-shop')
    await until(() => shops.all('.empty-state').length === 1)
    expect(shops.text('.empty-state')).to.contain('全部店铺没有加载出来')
    api.state.down.clear()
    shops.press('重新加载')
    await until(() => shops.all('.shop-row').length === 10)
  })
})
