import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { actions } from '../../src/core/host/actions'
import tradeOftenGoods from '../../elements/trade-often-goods'
import tradeOftenOrder from '../../elements/trade-often-order'
import { faults } from './faults'
import { choose, fill, pause, put, until, type Part } from './goods-page'
import { orderApi, shownText } from './order-api'
import { variants } from '../hard/amounts'

tradeOftenGoods.define()
tradeOftenOrder.define()

let api: ReturnType<typeof orderApi>

async function open(tag: string, shows: string, { member = true, theme = 'light' } = {}) {
  const part = put(tag, { theme }, member)
  await until(() => part.all(shows).length > 0, shows)
  return part
}
const goods = (options = {}) => open('trade-often-goods', 'tbody tr', options)
const orders = (options = {}) => open('trade-often-order', '.often-bought-order', options)
const idle = (part: Part) => until(() => part.get('.page-frame-body').ariaBusy === 'false', 'idle')

before(() => setViewport({ width: 1440, height: 900 }))
beforeEach(() => void (api = orderApi()))
afterEach(() => {
  for (const box of document.querySelectorAll('.box')) box.remove()
  api.close()
  localStorage.clear()
  delete actions.openLogin
})

describe('trade-often-goods', () => {
  it('shows goods with their number of orders and the last date, ten per page', async () => {
    const part = await goods()
    expect(part.all('tbody tr')).to.have.length(10)
    expect(part.text('tbody tr'))
      .to.include('商品 K-1')
      .and.include('买过 60 次')
      .and.include('最近 2026-11-02')
    part.named('.pagination-button', '第 2 页').click()
    await until(() => part.text('tbody tr').includes('商品 K-11'))
    expect(api.sent('/often/goodsPage').at(-1)?.body).to.include({ pageNumber: 2, pageSize: 10 })
  })

  it('orders in boxes at their price and shows boxes and pieces', async () => {
    const part = await goods()
    const unit = () => part.all('[aria-label="商品 K-1 的订货单位"]')
    choose(unit()[0] ?? part.element, 'bx')
    await until(() => part.text('tbody tr').includes('1 盒 (12 个)'))
    expect(part.text('tbody tr')).to.include('¥12.00/盒')
    part.field('选择 商品 K-1').click()
    await until(() => part.text('.goods-selection-bar').includes('已选 1 个商品，12 件'))
    await until(() => part.text('.goods-selection-bar').includes('¥12.00'))
    part.press('批量加入购物车')
    await until(() => shownText(part.element).includes('已加入购物车'))
    expect(api.sent('/userShoppingCar/add').map(({ body }) => body.skuGoodsList)).to.eql([
      [{ skuId: 'k1', goodsId: 'gk1', quantity: 1, goodsPriceUnit: 'bx' }],
    ])
  })

  it('adds several selected goods with one request and shows the server’s total', async () => {
    const part = await goods()
    part.field('商品 K-2的数量').focus()
    await sendKeys({ press: 'ArrowUp' })
    await sendKeys({ press: 'ArrowUp' })
    for (const name of ['选择 商品 K-1', '选择 商品 K-2']) part.field(name).click()
    await until(() => part.text('.goods-selection-bar').includes('已选 2 个商品，4 件'))
    await until(() => part.text('.goods-selection-bar').includes('¥4.00'))
    part.press('批量加入购物车')
    await until(() => shownText(part.element).includes('已加入购物车'))
    const writes = api.sent('/userShoppingCar/add')
    expect(writes.map(({ body }) => body.skuGoodsList)).to.eql([
      [
        { skuId: 'k1', goodsId: 'gk1', quantity: 1 },
        { skuId: 'k2', goodsId: 'gk2', quantity: 3 },
      ],
    ])
    await until(() => part.text('.goods-selection-bar').includes('已选 0 个商品'))
  })

  it('selects all goods of a page except withdrawn ones', async () => {
    const part = await goods()
    part.named('.pagination-button', '第 7 页').click()
    await until(() => part.text('tbody').includes('商品 W-1'))
    part.field('全选本页').click()
    await until(() => part.text('.goods-selection-bar').includes('已选 2 个商品'))
    expect(part.field('选择 商品 W-1').disabled).to.equal(true)
    expect(part.all('tbody tr').at(-1)?.textContent).to.include('已下架')
  })

  it('pins a product to the top, and removes another after a confirmation', async () => {
    const part = await goods()
    part.named('button', '置顶商品 K-5').click()
    await until(() => part.text('tbody tr').includes('商品 K-5'))
    expect(part.named('button', '取消置顶商品 K-5').ariaPressed).to.equal('true')
    part.named('button', '移出清单：商品 K-1').click()
    await until(() => part.all('dialog').length === 1)
    part.press('移出', 'dialog')
    await until(
      () => !part.text('tbody').includes('商品 K-1 ') && shownText(part.element).includes('已移出常购清单'),
    )
    expect(api.sent('/often/deleteBatch')).to.have.length(1)
  })

  it('filters by keyword, and shows an empty state with the field for no hits', async () => {
    const part = await goods()
    fill(part.field('商品名称或货号'), 'T-')
    part.press('查找')
    await until(() => part.all('tbody tr').length === 1 && part.text('tbody').includes('T-1'))
    fill(part.field('商品名称或货号'), 'zzz')
    part.press('查找')
    await until(() => part.all('.empty-state').length === 1)
    expect(part.text('.empty-state')).to.include('没有找到“zzz”')
  })

  it('shows an error if the list does not load, and retries', async () => {
    api.down.add('/often/goodsPage')
    const part = await open('trade-often-goods', '[role=alert]')
    expect(part.text('[role=alert]')).to.include('常购商品列表没有加载出来').and.include('购物车不受影响')
    api.down.clear()
    part.press('重新加载')
    await until(() => part.all('tbody tr').length === 10)
  })

  it('shows a skeleton of ten rows while it loads', async () => {
    const release = api.hold()
    const part = put('trade-often-goods', {}, true)
    await until(() => part.all('.skeleton-row').length === 10)
    release()
    await until(() => part.all('tbody tr').length === 10)
  })

  it('asks a visitor to log in and sends no request', async () => {
    let asked = 0
    actions.openLogin = () => void asked++
    const part = await open('trade-often-goods', '.empty-state', { member: false })
    expect(part.text('.empty-state')).to.include('登录后查看常购清单')
    part.press('去登录')
    expect(asked).to.equal(1)
    expect(api.sent('/often/')).to.eql([])
  })
})

describe('trade-often-order', () => {
  it('shows three lines of each order and expands the others', async () => {
    const part = await orders()
    const [first] = part.all('.often-bought-order')
    expect(first?.textContent).to.include('下过 3 次').and.include('订单号 202611020').and.include('¥120.00')
    expect(part.all('.often-bought-order-line')).to.have.length(30)
    part.press('还有 2 种')
    await until(() => part.all('.often-bought-order-line').length === 32)
  })

  it('orders again once on a double click, with an idempotency key, and shows the added goods', async () => {
    const part = await orders()
    const [button] = part.all('.often-bought-order .button-outline')
    button?.click()
    button?.click()
    await until(() => part.all('.often-bought-again').length === 1)
    expect(part.text('.often-bought-again')).to.include('5 种商品已加入购物车')
    const writes = api.sent('/order/buyAgain/')
    expect(writes).to.have.length(1)
    expect(writes[0]?.key).to.match(/^[0-9a-f]{32}$/)
  })

  it('names each line that cannot be ordered again and its reason', async () => {
    const part = await orders()
    part.all('.often-bought-order .button-outline')[1]?.click()
    await until(() => part.all('.often-bought-left li').length === 2)
    expect(part.words('.often-bought-left li')).to.eql(['商品 K-6K-6商品已下架', '商品 K-7K-7库存不足'])
    expect(part.text('.often-bought-again')).to.include('3 种商品已加入购物车，以下 2 种没有加入')
  })

  it('retries a failed request with the same idempotency key', async () => {
    const part = await orders()
    const press = () => part.all('.often-bought-order .button-outline')[0]?.click()
    api.down.add('/order/buyAgain/')
    press()
    await until(() => shownText(part.element).includes('系统繁忙'))
    await until(() => part.all('.button-loading').length === 0)
    api.down.clear()
    press()
    await until(() => part.all('.often-bought-again').length === 1)
    expect(new Set(api.sent('/order/buyAgain/').map(({ key }) => key)).size).to.equal(1)
  })

  it('shows a message for a period without orders, with a button to reset it', async () => {
    const part = await orders()
    const select = part.get('select[aria-label=时间范围]')
    if (!(select instanceof HTMLSelectElement)) throw new Error('no select')
    select.value = '1'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => part.all('.empty-state').length === 1)
    expect(part.text('.empty-state')).to.include('这段时间没有重复的订单')
    expect(api.sent('/often/orderPage').at(-1)?.body).to.include({ timeRange: 1 })
    select.value = '0'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => part.all('.often-bought-order').length === 10)
  })

  it('switches to English when its lang changes', async () => {
    const part = await orders()
    part.element.setAttribute('lang', 'en')
    await until(() => part.text('h1') === 'Frequent orders')
    await idle(part)
    expect(part.text('.often-bought-order')).to.include('Placed 3 times').and.include('Order again')
  })
})

for (const tag of ['trade-often-goods', 'trade-often-order']) {
  for (const theme of variants(['light', 'dark'])) {
    it(`${tag} has no accessibility faults, ${theme}`, async () => {
      const part = await (tag === 'trade-often-goods' ? goods({ theme }) : orders({ theme }))
      document.body.style.background = theme === 'dark' ? '#0f1216' : '#f3f4f6'
      await idle(part)
      await pause(400)
      expect(await faults(part.element)).to.eql([])
    })
  }
}
