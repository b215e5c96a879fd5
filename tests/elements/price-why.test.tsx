import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { variants } from '../hard/amounts'
import tradeGoodsDetail from '../../elements/trade-goods-detail'
import tradePrice from '../../elements/trade-price'
import tradePriceWhy from '../../elements/trade-price-why'
import { faults } from './faults'
import { goodsApi, type GoodsApi } from './goods-api'
import { put, until, type Part } from './goods-page'

for (const element of [tradeGoodsDetail, tradePrice, tradePriceWhy]) element.define()

let api: GoodsApi
beforeEach(() => (api = goodsApi({ member: true, explains: true })))
afterEach(() => {
  for (const each of document.querySelectorAll('.box')) each.remove()
  api.close()
  localStorage.clear()
})

const words = ({ root }: Part) => root.textContent?.replace(/\s+/g, ' ').trim()
const ready = (part: Part) => until(() => words(part) && part.all('[aria-busy=true]').length === 0)
const rows = (part: Part) => part.words('.price-why-step').map((text) => text.replace(/\s+/g, ' '))

async function opened(tag: string, attributes: Record<string, string>) {
  const part = put(tag, attributes, true)
  await until(() => part.all('button[aria-haspopup=dialog]').length > 0)
  part.get('button[aria-haspopup=dialog]').click()
  await until(() => part.all('.price-why-step').length > 0)
  return part
}

describe('trade-price-why', () => {
  it('shows the rules, those that do not apply, and the next quantity', async () => {
    const part = await opened('trade-price-why', { 'goods-id': '100' })
    expect(rows(part)).to.deep.equal([
      '零售价¥5.00',
      '合同价¥4.50编号 HT-7 · 有效期至 2026-12-31当前价格',
      '数量优惠价¥4.00未满 100 个，未适用',
      '10 个小计¥45.00',
      '优惠券−¥1.00',
      '实付¥44.00',
    ])
    expect(part.text('.price-why-next')).to.equal('再加 90 个，单价降至 ¥4.00，共省 ¥50.00')
    expect(api.sent('/priceTrace')).to.deep.equal([{ skuId: 's100', quantity: 10, brandTerminalId: '1001' }])
  })

  it('explains the price of a SKU at a quantity, in English', async () => {
    const part = await opened('trade-price-why', { 'sku-id': 's100', quantity: '120', lang: 'en' })
    expect(rows(part)[2]).to.equal('Quantity price¥4.00from 100 个Your price')
    expect(part.all('.price-why-next')).to.deep.equal([])
  })

  it('closes on Escape, returns the focus to its button, and opens again', async () => {
    const part = await opened('trade-price-why', { 'goods-id': '100' })
    expect(part.get('[role=dialog]').contains(part.root.activeElement)).to.equal(true)
    await sendKeys({ press: 'Escape' })
    await until(() => part.all('[role=dialog]').length === 0)
    expect(part.root.activeElement?.getAttribute('aria-expanded')).to.equal('false')
    part.get('button').click()
    await until(() => part.all('.price-why-step').length > 0)
    expect(part.get('button').getAttribute('aria-expanded')).to.equal('true')
  })

  it('shows an error and retries', async () => {
    api.state.down.add('priceTrace')
    const part = put('trade-price-why', { 'goods-id': '100' }, true)
    await until(() => part.all('button').length > 0)
    part.get('button').click()
    await until(() => part.all('[role=alert]').length > 0)
    api.state.down.clear()
    part.press('重新加载')
    await until(() => part.all('.price-why-step').length > 0)
  })

  for (const [who, how] of [
    ['a visitor', { member: false, explains: true }],
    ['a back end that does not name the rules of its prices', { member: true, explains: false }],
  ] as const)
    it(`has no button for ${who}`, async () => {
      api.close()
      api = goodsApi(how)
      const part = put('trade-price-why', { 'goods-id': '100' }, how.member)
      const beside = put('trade-goods-detail', { 'goods-id': '100' }, how.member)
      await until(() => api.asked('/listData') > 0 && beside.all('.goods-price-box').length > 0)
      expect(words(part)).to.equal('')
      expect(beside.all('.goods-price-box [aria-haspopup=dialog]').length).to.equal(0)
    })

  for (const theme of variants(['light', 'dark']))
    it(`has no accessibility faults, ${theme}`, async () => {
      document.body.style.background = theme === 'dark' ? '#0f1216' : '#ffffff'
      const part = await opened('trade-price-why', { 'goods-id': '100', theme })
      expect(await faults(part.element)).to.deep.equal([])
      document.body.style.background = ''
    })
})

describe('trade-goods-detail', () => {
  it('explains a contract price and requests the explanation only when opened', async () => {
    const part = put('trade-goods-detail', { 'goods-id': '100' }, true)
    await until(() => part.all('.goods-price-box [aria-haspopup=dialog]').length > 0)
    expect(part.text('.goods-price-box-label')).to.contain('合同价')
    expect(part.root.textContent).not.to.contain('会员价')
    expect(api.asked('/priceTrace')).to.equal(0)
    part.get('.goods-price-box [aria-haspopup=dialog]').click()
    await until(() => part.all('.price-why-step').length === 6)
    await sendKeys({ press: 'Escape' })
    await until(() => part.all('.price-why-step').length === 0)
    expect(part.root.activeElement?.getAttribute('aria-haspopup')).to.equal('dialog')
  })
})

describe('trade-price', () => {
  it('shows the prices of a SKU at two quantities with one request', async () => {
    const parts = [
      put('trade-price', { 'sku-id': 's100', quantity: '120', site: 'one' }, true),
      put('trade-price', { 'sku-id': 's100', quantity: '20', site: 'one' }, true),
    ]
    for (const part of parts) await ready(part)
    expect(parts.map(words)).to.deep.equal(['¥4.00/个 ¥5.00', '¥4.50/个 ¥5.00'])
    expect(api.asked('/goodsInfo/price')).to.equal(1)
  })

  it('shows the price of a product at a quantity, and of a SKU at its minimum order', async () => {
    const many = put('trade-price', { 'goods-id': '100', quantity: '100' }, true)
    const least = put('trade-price', { 'sku-id': 's100' }, true)
    await ready(many)
    await ready(least)
    expect([many, least].map(words)).to.deep.equal(['¥4.00/个 ¥5.00', '¥4.50/个 ¥5.00'])
    const asked = api.sent('/goodsInfo/price').flatMap(({ lines }) => lines)
    expect(asked).to.deep.include({ skuId: 's100', quantity: 10 })
  })
})
