import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradeGiftList from '../../elements/trade-gift-list'
import { scopeOf } from '../../src/core/host/scope'
import { faults } from './faults'
import { goodsApi, type GoodsApi } from './goods-api'
import { put, until } from './goods-page'
import { variants } from '../hard/amounts'

tradeGiftList.define()

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

const open = async (id: string, member = false, attributes = {}) => {
  const gift = put('trade-gift-list', { 'gift-id': id, ...attributes }, member)
  await until(() => gift.all('.gift-head').length === 1)
  return gift
}

describe('trade-gift-list', () => {
  for (const [theme, ground] of variants([
    ['light', '#f3f4f6'],
    ['dark', '#0f1216'],
  ] as const))
    it(`lists gifts with their cost and stock, ${theme}`, async () => {
      document.body.style.background = ground
      const gifts = put('trade-gift-list', { theme })
      await until(() => gifts.all('.gift-card').length === 10)
      expect(gifts.words('.gift-price').slice(0, 4)).to.eql([
        '1,200积分',
        '2,400积分＋¥50.00',
        '3,600积分现金部分登录后可见',
        '订单满 ¥5,000.00 赠送',
      ])
      expect(gifts.words('.meta').slice(3, 5)).to.eql(['剩余 6 把', '已兑完'])
      expect(gifts.get('.gift-card').getAttribute('href')).to.equal('/gift/1')
      expect(await faults(gifts.element)).to.eql([])
      gifts.element.remove()
      expect(await faults((await open('2', false, { theme })).element)).to.eql([])
    })

  it('filters by way and points, but gifts with an order only by way', async () => {
    const gifts = put('trade-gift-list')
    await until(() => gifts.all('.gift-card').length === 10)
    const points = gifts.get('select') as HTMLSelectElement
    points.value = '1-5000'
    points.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => gifts.all('.gift-card').length === 3)
    expect(api.sent('/gift/page').at(-1)).to.include({ minPoints: 1, maxPoints: 5000 })
    gifts.press('随单赠送', '[role=tablist]')
    await until(() => api.sent('/gift/page').length === 3)
    expect(api.sent('/gift/page').at(-1)).to.include({ way: 20 })
    expect(api.sent('/gift/page').at(-1)).not.to.have.any.keys('minPoints', 'maxPoints')
    await until(() => gifts.all('.gift-card').length === 3)
    expect(gifts.all('select[aria-label=积分范围]').length).to.equal(0)
  })

  it('shows the details of a gift and sanitises its text', async () => {
    const gift = await open('2')
    expect(gift.text('h1')).to.equal('礼品 2')
    expect(gift.words('dd')).to.eql(['M-100', '20 cm', '4 把', '5 把'])
    expect(gift.named('a', '查看同款商品').getAttribute('href')).to.equal('/goods/100')
    await until(() => gift.root.querySelector('.rich-text p'))
    expect(Reflect.get(window, 'hit')).to.equal(undefined)
  })

  it('asks visitors to log in, and links members to the checkout with the chosen quantity', async () => {
    const seen = await open('1')
    expect(seen.words('.gift-exchange .permission-refused')).to.eql(['登录后兑换去登录'])
    const gift = await open('1', true)
    await until(() => gift.all('.gift-exchange .stepper').length === 1)
    gift.press('增加：兑换数量', '.gift-exchange')
    const way = () => gift.named('.gift-exchange a', '立即兑换').getAttribute('href')
    await until(() => way() === '/cart/checkout?gift=1&quantity=2')
  })

  it('disables a gift without stock, and links a gift with an order to the goods', async () => {
    expect((await open('5', true)).words('.gift-exchange .button')).to.eql(['已兑完', '看看其他礼品'])
    const gift = await open('4', true)
    expect(gift.named('.gift-exchange a', '去选商品').getAttribute('href')).to.equal('/goods/list/all')
  })

  for (const id of ['nobody', '..'])
    it(`shows a 404 page for the id “${id}”, without a toast`, async () => {
      const gift = put('trade-gift-list', { 'gift-id': id })
      await until(() => gift.all('.empty-state').length === 1)
      expect(gift.text('h1')).to.equal('404　没有这件礼品')
      expect(scopeOf(gift.element).toasts.$toasts.get()).to.eql([])
    })
})
