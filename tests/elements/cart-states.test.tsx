import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { scopeOf } from '../../src/core/host/scope'
import { cartApi, type CartApi } from './cart-api'
import { open, read, shownText, twoShops, until } from './cart-page'
import { line } from './cart-goods'
import { faults } from './faults'
import { variants } from '../hard/amounts'

let api: CartApi
afterEach(() => api.close())

describe('removing', () => {
  it('asks once before removing a line, by its name, and focuses the next one', async () => {
    api = twoShops()
    const cart = await open()
    cart.inRow('轴承 1', '.cart-remove').focus()
    await sendKeys({ press: 'Enter' })
    await until(() => cart.all('dialog').length === 1)
    expect(cart.get('dialog')).to.have.property('open', true)
    expect(cart.text('dialog')).to.include('删除这件商品').and.include('轴承 1')
    await sendKeys({ press: 'Escape' })
    await until(() => cart.all('dialog').length === 0)
    expect(api.writes()).to.eql([])
    expect(cart.root.activeElement === cart.inRow('轴承 1', '.cart-remove')).to.equal(true)
    await sendKeys({ press: 'Enter' })
    cart.press('dialog', '删除')
    await until(() => cart.names().length === 2)
    await until(() => cart.root.activeElement === cart.inRow('轴承 2', '.cart-remove'), 'focus')
    expect(api.writes()).to.eql(['DELETE userShoppingCar/deleteBatch?ids=1 {}'])
    expect(cart.text('h1')).to.include('2 种商品，90 件')
  })

  it('names the number of selected lines, and shows a message if none is selected', async () => {
    api = twoShops()
    const cart = await open()
    cart.press('.cart-totals', '删除选中')
    await until(() => cart.all('dialog').length === 1)
    expect(cart.text('dialog')).to.include('删除选中的 2 种商品')
    cart.press('dialog', '删除')
    await until(() => cart.names().length === 1 && cart.all('dialog').length === 0)
    cart.press('.cart-totals', '删除选中')
    await until(() => shownText(cart).includes('请先选择商品'))
    expect(cart.all('dialog')).to.have.length(0)
  })

  it('groups sold-out and withdrawn lines at the end and clears both at once', async () => {
    api = cartApi({
      name: '恒锐官方旗舰店',
      shopType: 10,
      lines: [line('1', { stockQuantity: 0 }), line('2'), line('3', { withdrawn: true })],
    })
    const cart = await open()
    await until(() => cart.names().length === 3)
    expect(cart.names()).to.eql(['轴承 2', '轴承 1', '轴承 3'])
    expect(cart.row('轴承 1').textContent).to.include('缺货').and.include('暂不可购买')
    expect(cart.row('轴承 3').textContent).to.include('已下架')
    expect(cart.row('轴承 3').querySelector('[role=spinbutton]') === null).to.equal(true)
    cart.press('.cart-totals', '清除失效商品')
    await until(() => cart.all('dialog').length === 1)
    expect(cart.text('dialog')).to.include('清除 2 种失效商品')
    cart.press('dialog', '清除')
    await until(() => cart.names().length === 1)
    expect(cart.names()).to.eql(['轴承 2'])
    expect(cart.text('.cart-totals')).not.to.include('清除失效商品')
  })

  it('marks a line whose private shop has withdrawn its approval, in a separate group', async () => {
    api = cartApi({
      name: '私域店',
      shopType: 40,
      lines: [line('1', { notApproved: true }), line('2')],
    })
    const cart = await open()
    await until(() => cart.names().length === 2)
    expect(cart.row('轴承 1').textContent).to.include('私域店铺已取消授权')
    expect(cart.row('轴承 1').querySelector('[role=spinbutton]') === null).to.equal(true)
    expect(cart.names()).to.eql(['轴承 2', '轴承 1'])
  })

  it('shows an empty cart with links after the last line', async () => {
    api = cartApi({ name: '禾拓自营', shopType: 40, lines: [line('1')] })
    const cart = await open()
    cart.press('.cart-line', '删除')
    await until(() => cart.all('dialog').length === 1)
    cart.press('dialog', '删除')
    await until(() => cart.all('.empty-state').length === 1)
    expect(cart.text('.empty-state')).to.include('购物车还是空的')
    const ways = cart.all('.empty-state a').map((link) => link.getAttribute('href'))
    expect(ways).to.eql(['/often/goods', '/goods/list/all'])
    expect(cart.all('.cart-totals')).to.have.length(0)
    expect(cart.text('h1')).to.equal('购物车')
  })
})

describe('states of the cart page', () => {
  it('shows an error if the cart does not load, and retries', async () => {
    api = twoShops()
    api.down.add('getShopCar')
    const cart = await open({}, '[role=alert]')
    expect(cart.text('[role=alert]')).to.include('购物车没有加载出来')
    api.down.clear()
    cart.press('[role=alert]', '重新加载')
    await until(() => cart.names().length === 3)
  })

  it('places the first line where its skeleton was, within 1 px', async () => {
    api = twoShops()
    const release = api.hold()
    const cart = await open({}, '.skeleton')
    const top = cart.get('.cart-row-waits').getBoundingClientRect().top
    expect(cart.all('.cart-line')).to.have.length(0)
    release()
    await until(() => cart.all('.cart-line').length > 0)
    expect(Math.abs(cart.get('.cart-line').getBoundingClientRect().top - top)).to.be.lessThan(1)
  })

  it('updates another cart element on the page', async () => {
    api = twoShops()
    const cart = await open()
    const copy = cart.element.cloneNode()
    if (!(copy instanceof HTMLElement)) throw new Error('no copy')
    cart.element.after(copy)
    const other = read(copy)
    await until(() => other.all('.cart-line').length === 3)
    cart.field('轴承 1').focus()
    await sendKeys({ press: 'ArrowUp' })
    await until(() => other.field('轴承 1').value === '11')
    expect(other.text('.cart-totals')).to.include('¥36.00')
  })

  it('removes the cart of one buyer before that of another is shown', async () => {
    api = twoShops()
    const cart = await open()
    const release = api.hold()
    scopeOf(cart.element).token.set('another')
    await until(() => cart.all('.skeleton').length > 0)
    expect(cart.all('.cart-line')).to.have.length(0)
    expect(cart.text('h1')).to.equal('购物车')
    release()
    await until(() => cart.names().length === 3)
  })

  it('switches to English when its lang changes', async () => {
    api = twoShops()
    const cart = await open()
    cart.element.setAttribute('lang', 'en')
    await until(() => cart.text('h1').startsWith('Cart'))
    expect(cart.text('.cart-totals')).to.include('Select all').and.include('Selected: 2 products, 20 pieces')
    expect(cart.row('轴承 3').textContent).to.include('Only 64 available.')
  })

  for (const theme of variants(['light', 'dark'])) {
    it(`has no accessibility faults, ${theme}`, async () => {
      api = twoShops()
      const cart = await open({ html: `theme="${theme}"` })
      document.body.style.background = theme === 'dark' ? '#0f1216' : '#f3f4f6'
      expect(await faults(cart.element)).to.eql([])
    })
  }
})
