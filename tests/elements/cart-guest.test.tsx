import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { actions } from '../../src/core/host/actions'
import { cartApi, type CartApi } from './cart-api'
import { guestCartText, open, shownText, until } from './cart-page'
import { faults } from './faults'
import { choose, fill } from './goods-page'

let api: CartApi
afterEach(() => api.close())

describe('a visitor’s cart', () => {
  const storedCart = (...lines: object[]) => `1|${JSON.stringify({ key: 'k', lines })}`

  it('lists stored goods with the server’s names and prices, never the stored ones', async () => {
    api = cartApi()
    const forged = {
      skuId: 's1',
      goodsId: 'g1',
      quantity: 20,
      price: 0.01,
      goodsName: '假的',
      amount: '0.20',
    }
    const cart = await open({ member: false, stored: storedCart(forged) })
    await until(() => ['商品 g1', '¥172.00'].every((word) => cart.text('.cart-line').includes(word)))
    expect(cart.text('.cart-line')).to.include('¥8.60')
    expect(cart.text('.cart-line')).not.to.include('0.01').and.not.include('假的')
    expect(api.calls.filter((call) => call.includes('getShopCar'))).to.eql([])
  })

  it('stores quantities and removals in the browser, with a link to log in', async () => {
    api = cartApi()
    const lines = ['1', '2'].map((id) => ({ skuId: `s${id}`, goodsId: `g${id}`, quantity: 2 }))
    const cart = await open({ member: false, stored: storedCart(...lines) })
    await until(() => cart.names().includes('商品 g2'))
    cart.field('商品 g1').focus()
    await sendKeys({ press: 'ArrowUp' })
    await until(() => cart.row('商品 g1').textContent?.includes('¥25.80') ?? false)
    expect(guestCartText()).to.include('"skuId":"s1","goodsId":"g1","quantity":3')
    cart.inRow('商品 g2', '.cart-remove').click()
    await until(() => cart.all('dialog').length === 1)
    cart.press('dialog', '删除')
    await until(() => cart.names().length === 1)
    expect(guestCartText()).not.to.include('s2')
    expect(api.writes()).to.eql([])
    let asked = 0
    const before = actions.openLogin
    actions.openLogin = () => void (asked += 1)
    cart.press('.cart-totals', '登录')
    actions.openLogin = before
    expect(asked).to.equal(1)
  })

  it('shows quantities in the stored unit, changes the unit, and keeps an unknown one', async () => {
    api = cartApi()
    const lines = ['1', '2', '3'].map((id, at) => ({
      skuId: `s${id}`,
      goodsId: `g${id}`,
      quantity: 36,
      orderUnitId: ['box', 'no-such-unit', undefined][at],
    }))
    const cart = await open({ member: false, stored: storedCart(...lines) })
    await until(() => cart.names().includes('商品 g3'))
    expect(['1', '2', '3'].map((id) => cart.field(`商品 g${id}`).value)).to.eql(['3', '36', '36'])
    expect(cart.row('商品 g1').textContent).to.include('共 36 个')

    cart.field('商品 g1').focus()
    await sendKeys({ press: 'ArrowUp' })
    await until(() => cart.row('商品 g1').textContent?.includes('共 48 个') ?? false)
    expect(guestCartText()).to.include('"skuId":"s1","goodsId":"g1","quantity":48,"orderUnitId":"box"')
    // 48 pieces in boxes of 30 are rounded up to two boxes, and a message says so.
    choose(cart.inRow('商品 g1', 'select'), 'big')
    await until(() => cart.row('商品 g1').textContent?.includes('共 60 个') ?? false)
    expect(cart.field('商品 g1').value).to.equal('2')
    expect(shownText(cart).some((word) => word.includes('2 大盒 (60 个)'))).to.equal(true)
    choose(cart.inRow('商品 g1', 'select'), '1')
    await until(() => cart.field('商品 g1').value === '60')
    expect(guestCartText()).not.to.include('big')
    expect(guestCartText()).to.include('"quantity":36,"orderUnitId":"no-such-unit"')
    // A line with a quantity beyond the maximum would not be restored.
    choose(cart.inRow('商品 g1', 'select'), 'box')
    fill(cart.field('商品 g1'), '99999')
    await until(() => cart.field('商品 g1').value === '8333')
    expect(guestCartText()).to.include('"quantity":99996,"orderUnitId":"box"')
    expect(api.writes()).to.eql([])
    expect(await faults(cart.element)).to.eql([])
  })

  it('shows an empty state if nothing is stored', async () => {
    api = cartApi()
    const cart = await open({ member: false }, '.empty-state')
    expect(cart.text('.empty-state')).to.include('购物车还是空的')
  })
})
