import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradeNewShop from '../../elements/trade-new-shop'
import { scopeOf } from '../../src/core/host/scope'
import { faults } from './faults'
import { goodsApi, type GoodsApi } from './goods-api'
import { put, until } from './goods-page'
import { variants } from '../hard/amounts'

tradeNewShop.define()

let api: GoodsApi

before(() => setViewport({ width: 1440, height: 900 }))
beforeEach(() => {
  api = goodsApi()
})
afterEach(() => {
  for (const each of document.querySelectorAll('.box')) each.remove()
  document.body.removeAttribute('style')
  api.close()
  localStorage.clear()
})

describe('trade-new-shop', () => {
  for (const [theme, ground] of variants([
    ['light', '#f3f4f6'],
    ['dark', '#0f1216'],
  ] as const))
    it(`shows the salesperson and all shelves on one page, ${theme}`, async () => {
      document.body.style.background = ground
      const shop = put('trade-new-shop', { theme })
      await until(() => shop.all('.goods-card').length === 4)
      expect(shop.text('h1')).to.equal('周明远 客户经理')
      expect(shop.named('a', '电话 400-1').getAttribute('href')).to.equal('tel:4001')
      expect(shop.words('h2')).to.eql(['常备工具', '润滑'])
      expect(shop.named('a', '按货架查看').getAttribute('href')).to.equal('/newShop/tab')
      expect(await faults(shop.element)).to.eql([])
    })

  it('with view="tab" shows one shelf at a time, in pages', async () => {
    const shop = put('trade-new-shop', { view: 'tab' })
    await until(() => shop.all('.goods-grid-cell').length === 10)
    expect(api.sent('/newShop/goodsPage').at(-1)).to.include({ tab: 'tools', pageNumber: 1 })
    shop.press('第 2 页')
    await until(() => api.sent('/newShop/goodsPage').at(-1)?.pageNumber === 2)
    shop.get('[data-key=oil]').click()
    await until(() => api.sent('/newShop/goodsPage').length === 3)
    expect(api.sent('/newShop/goodsPage').at(-1)).to.include({ tab: 'oil', pageNumber: 1 })
    expect(shop.get('[role=tab][aria-selected=true]').textContent).to.equal('润滑3')
  })

  it('shows a 404 page without requesting the shop if the site has no salesperson', async () => {
    api.state.salesperson = 20
    const shop = put('trade-new-shop')
    await until(() => shop.all('.not-found').length === 1)
    expect(shop.text('h1')).to.contain('404')
    expect(shop.all('.breadcrumb').length).to.equal(0)
    expect(api.asked('/newShop/one')).to.equal(0)
    expect(scopeOf(shop.element).toasts.$toasts.get()).to.eql([])
  })

  it('shows an error with a retry button', async () => {
    api.state.down.add('/newShop/one')
    const shop = put('trade-new-shop')
    await until(() => shop.all('.empty-state').length === 1)
    api.state.down.clear()
    shop.press('重新加载')
    await until(() => shop.all('.goods-card').length === 4)
  })
})
