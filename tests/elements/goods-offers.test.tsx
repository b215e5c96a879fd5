import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { actions } from '../../src/core/host/actions'
import { scopeOf } from '../../src/core/host/scope'
import tradeGoodsCard from '../../elements/trade-goods-card'
import tradeGoodsDetail from '../../elements/trade-goods-detail'
import { faults } from './faults'
import { goodsApi, type GoodsApi } from './goods-api'
import { pause, put, until } from './goods-page'

tradeGoodsDetail.define()
tradeGoodsCard.define()

let api: GoodsApi

async function open({ id = '105', member = false } = {}) {
  api = goodsApi({ member })
  const detail = put('trade-goods-detail', { 'goods-id': id }, member)
  await until(() => detail.all('.goods-detail').length > 0, '.goods-detail')
  return detail
}

before(() => setViewport({ width: 1440, height: 900 }))
afterEach(() => {
  for (const each of document.querySelectorAll('.box')) each.remove()
  api.close()
  localStorage.clear()
  delete actions.openLogin
})

describe('activities of goods', () => {
  it('show benefit, end and link under the title', async () => {
    const detail = await open()
    expect(detail.words('.goods-promotion')).to.eql([
      '特价周活动价为零售价的 80%，登录后可享，12 月 3 日截止',
      '备货季本店活动商品满 5,000 减 300，12 月 10 日截止',
      '专场12 月 10 日截止',
    ])
    const links = detail.all('.goods-promotion a').map((link) => link.getAttribute('href'))
    expect(links).to.eql(['/activity/8005', '/activity/8001', '/activity/8002'])
    expect(detail.text('.goods-price-box-label')).to.equal('零售价')
  })

  it('set a member’s price and its label', async () => {
    const detail = await open({ member: true })
    expect(detail.text('.goods-promotion')).to.equal('特价周活动价为零售价的 80%，12 月 3 日截止')
    expect(detail.text('.goods-price-box-label')).to.equal('活动价（按已选 10 个）')
    expect(detail.text('.goods-price-box-price')).to.include('4.40').and.include('零售价 ¥5.50')
    expect(detail.words('.goods-sku-table th')).to.include('活动价 / 个')
  })

  it('are tags on the card: beside the price that they set, else on the picture', async () => {
    for (const [member, beside, on] of [
      [true, ['活动价'], ['满减']],
      [false, [], ['活动价']],
    ] as const) {
      api = goodsApi({ member })
      const card = put('trade-goods-card', { 'goods-id': '105' }, member)
      await until(() => card.all('.goods-card').length > 0)
      expect(card.words('.goods-card-price > .tag')).to.eql(beside)
      expect(card.words('.goods-card-tile > .tag')).to.eql(on)
      api.close()
    }
  })

  it('are left out for goods without any', async () => {
    const detail = await open({ id: '100' })
    expect(detail.all('.goods-promotion')).to.eql([])
    await pause(50)
    expect(detail.all('.goods-coupons, .goods-services')).to.eql([])
  })
})

it('shows the site’s promises for all goods below the coupons', async () => {
  const detail = await open()
  expect(detail.words('.goods-service')).to.eql(['正品保障', '账期支付'])
})

describe('coupons of goods', () => {
  it('are listed, and received in a dialog that returns the focus', async () => {
    const detail = await open({ member: true })
    await until(() => detail.all('.goods-coupons').length === 1)
    expect(detail.words('.goods-coupons .tag')).to.eql(['满 800 减 40', '满 5,200 减 260', '满 400 减 20'])
    expect(detail.text('.goods-coupons .meta')).to.equal('共 4 张')
    detail.named('button', '领取').focus()
    detail.press('领取', '.goods-coupons')
    await until(() => detail.all('dialog[open] .coupon').length === 4)
    await until(() => getComputedStyle(detail.get('.goods-price-box-price')).opacity === '1')
    expect(await faults(detail.element)).to.eql([])
    detail.get('dialog .coupon button').click()
    await until(() => detail.text('dialog .coupon').includes('已领取'))
    expect(api.asked('/coupon/receive/t0')).to.equal(1)
    await sendKeys({ press: 'Escape' })
    await until(() => detail.all('dialog[open]').length === 0)
    expect(detail.root.activeElement?.textContent).to.equal('领取')
  })

  it('open the login for a visitor who receives one', async () => {
    const detail = await open()
    let logins = 0
    actions.openLogin = () => void (logins += 1)
    await until(() => detail.all('.goods-coupons').length === 1)
    detail.press('领取', '.goods-coupons')
    await until(() => detail.all('dialog[open] .coupon').length === 4)
    detail.get('dialog .coupon button').click()
    await until(() => logins === 1)
    const notices = scopeOf(detail.element)
      .toasts.$toasts.get()
      .map(({ title }) => title)
    expect(notices).to.eql(['请先登录'])
    expect(api.asked('/coupon/receive/t0')).to.equal(0)
  })

  it('are left out if their request fails', async () => {
    api = goodsApi()
    api.state.down.add('goodsInfo/coupons')
    const detail = put('trade-goods-detail', { 'goods-id': '105' })
    await until(() => detail.all('.goods-detail').length > 0)
    await pause(50)
    expect(detail.all('.goods-coupons')).to.eql([])
    expect(scopeOf(detail.element).toasts.$toasts.get()).to.eql([])
  })
})
