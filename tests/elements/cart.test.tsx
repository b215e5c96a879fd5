import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { cartApi, type CartApi } from './cart-api'
import { line } from './cart-goods'
import { open, settled, still, twoShops, until } from './cart-page'
import { hidesWords } from './layout'

let api: CartApi
afterEach(() => api.close())

describe('trade-cart', () => {
  it('shows lines by shop under named columns, and the total of the selected lines', async () => {
    api = twoShops()
    const cart = await open()
    expect(cart.text('h1')).to.equal('购物车 3 种商品，100 件')
    expect(cart.all('th').map(({ textContent }) => textContent)).to.eql(
      '商品信息 规格 单价 数量 小计 操作'.split(' '),
    )
    expect(cart.all('.cart-shop-name').map(({ textContent }) => textContent)).to.eql([
      '恒锐官方旗舰店',
      '禾拓自营',
    ])
    expect(cart.names()).to.eql(['轴承 1', '轴承 2', '轴承 3'])
    expect(cart.row('轴承 2').textContent).to.include('¥2.50').and.include('¥25.00').and.include('精度：P0')
    expect(cart.row('轴承 2').textContent).to.include('价格有变，加入时 ¥2.40')
    expect(cart.row('轴承 1').textContent).not.to.include('加入时')
    expect(cart.text('.cart-totals')).to.include('已选 2 种 20 件').and.include('¥35.00')
    expect(cart.get('[aria-current=step]').textContent).to.include('购物车')
    expect(cart.get('a.cart-name').getAttribute('href')).to.equal('/goods/g1')
  })

  it('keeps total and checkout in one row at 800 px, in English, with a coupon', async () => {
    api = twoShops()
    const cart = await open()
    cart.element.setAttribute('lang', 'en')
    const { parentElement: box } = cart.element
    if (box) box.style.width = '800px'
    await until(() => cart.get('.cart-checkout').textContent?.includes('Checkout'), 'English')
    const widen = (selector: string, width: string) => {
      const part = document.createElement('span')
      Object.assign(part.style, { display: 'inline-block', width })
      cart.get(selector).append(part)
    }
    // A coupon select with its label, and the action that clears unavailable goods.
    widen('.cart-coupons', '303px')
    widen('.cart-bar-actions', '140px')
    const middle = (selector: string) => {
      const { top, bottom } = cart.get(selector).getBoundingClientRect()
      return (top + bottom) / 2
    }
    const { top, bottom } = cart.get('.cart-checkout').getBoundingClientRect()
    expect(middle('.cart-sum')).to.be.within(top, bottom)
    expect(middle('.cart-coupons')).to.be.below(top)
  })

  it('shows a new quantity, amount and total at once, and dims the total until the server responds', async () => {
    api = twoShops()
    const cart = await open()
    const field = cart.field('轴承 1')
    field.focus()
    const release = api.hold()
    // The events are dispatched in the page, because a round trip through the driver may exceed the debounce time.
    for (const shown of ['11', '12']) {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, composed: true }))
      await until(() => field.value === shown)
    }
    expect(cart.get('.cart-sum').ariaBusy).to.equal('true')
    await until(() => getComputedStyle(cart.get('.cart-sum')).opacity !== '1')
    expect(cart.text('.cart-totals')).to.include('¥37.00').and.include('22 件')
    expect(cart.inRow('轴承 1', '.cart-amount').textContent).to.equal('¥12.00')
    release()
    await settled(cart)
    expect(cart.text('.cart-totals')).to.include('¥37.00').and.include('22 件')
    expect(cart.inRow('轴承 1', '.cart-amount').textContent).to.equal('¥12.00')
    expect(api.writes()).to.eql(['PUT userShoppingCar/updateQuantity/1 {"quantity":12}'])
    expect(cart.root.activeElement === field).to.equal(true)
  })

  it('a quantity rerenders its own line and no other line', async () => {
    api = twoShops()
    const cart = await open()
    await until(() => api.calls.some((call) => call.includes('currency')))
    await still(cart.root)
    let touched = 0
    const watch = new MutationObserver((changes) => void (touched += changes.length))
    const others = [cart.row('轴承 2'), cart.row('轴承 3'), cart.get('.cart-head'), ...cart.all('.cart-shop')]
    for (const part of others)
      watch.observe(part, { subtree: true, childList: true, characterData: true, attributes: true })
    cart.field('轴承 1').focus()
    await sendKeys({ press: 'ArrowUp' })
    await settled(cart)
    expect(touched).to.equal(0)
    watch.disconnect()
  })

  it('limits the quantity to the stock unless the site sells beyond it or sends no stock', async () => {
    const few = { stockQuantity: 12, safetyStock: 1 }
    const lines = [
      line('1', { ...few, sellsShort: false }),
      line('2', { ...few, sellsShort: true }),
      line('3', few),
    ]
    api = cartApi({ name: '禾拓自营', shopType: 40, lines })
    const cart = await open()
    const most = ['1', '2', '3'].map((id) => cart.field(`轴承 ${id}`).getAttribute('aria-valuemax'))
    expect(most).to.eql(['12', null, null])
  })

  it('shows the server’s refusal beyond the stock and restores the previous quantity', async () => {
    api = twoShops()
    const cart = await open()
    const field = cart.field('轴承 1')
    field.focus()
    await sendKeys({ type: '5000' })
    await sendKeys({ press: 'Enter' })
    expect(field.value).to.equal('5000')
    expect(cart.text('.cart-totals')).to.include('¥5,025.00')
    await settled(cart)
    expect(field.value).to.equal('10')
    expect(cart.inRow('轴承 1', '.cart-amount').textContent).to.equal('¥10.00')
    expect(cart.inRow('轴承 1', '.stepper-error').textContent).to.equal('库存不足，最多 1000 个')
    expect(field.getAttribute('aria-invalid')).to.equal('true')
    expect(cart.text('.cart-totals')).to.include('¥35.00')
  })

  it('shows prices per box, the pieces, and a unit select that hides no text', async () => {
    const orderUnits = [
      { itemId: 'p', unitName: '个', ratio: 1 },
      { itemId: 'b', unitName: '箱', ratio: 200 },
    ]
    const box = { itemId: 'b', unitName: '箱', ratio: 200 }
    api = cartApi({
      name: '禾拓自营',
      shopType: 40,
      lines: [line('1', { quantity: 2400, unitName: '个', stockQuantity: 9000, orderUnits, orderUnit: box })],
    })
    const cart = await open()
    expect(cart.text('h1')).to.equal('购物车 1 种商品，2,400 件')
    expect(cart.text('.cart-totals')).to.include('2,400 件')
    expect(cart.inRow('轴承 1', '.cart-price').textContent).to.equal('¥200.00/箱零售价 ¥300.00')
    await until(() => cart.all('.cart-unit select').length > 0)
    expect(hidesWords(cart.get('.cart-unit select'))).to.equal(false)
    expect(cart.inRow('轴承 1', '.cart-note').textContent).to.equal('共 2,400 个')
    expect(cart.inRow('轴承 1', '.cart-note').getClientRects().length).to.equal(1)
    const column = cart.get('.cart-line .cart-quantity').getBoundingClientRect()
    for (const part of cart.all('.cart-line .cart-quantity *'))
      expect(part.getBoundingClientRect().right, part.className).to.be.at.most(column.right)
  })

  it('a typed quantity within the stock removes the error, updates the subtotal and is sent', async () => {
    api = twoShops()
    const cart = await open()
    const field = cart.field('轴承 3')
    field.focus()
    await sendKeys({ type: '2' })
    await until(() => cart.inRow('轴承 3', '.cart-amount').textContent === '¥2.00')
    expect(cart.row('轴承 3').querySelectorAll('.stepper-error').length).to.equal(0)
    await until(() => api.writes().length === 1)
    expect(cart.root.activeElement === field).to.equal(true)
  })

  it('one click reduces the quantity to the stock', async () => {
    api = twoShops()
    const cart = await open()
    cart.press('.cart-quantity', '改为 64')
    await until(() => api.writes().length === 1)
    await settled(cart)
    expect(cart.field('轴承 3').value).to.equal('64')
  })

  it('gives every control a unique name, also for sizes of one product', async () => {
    const same = { goodsId: 'g', goodsName: '轴承' }
    api = cartApi({
      name: '禾拓自营',
      shopType: 40,
      lines: [line('1', same), line('2', same), line('3', { ...same, withdrawn: true })],
    })
    const cart = await open()
    await until(() => cart.all('.cart-line-gone').length === 1)
    const controls = cart.all('.cart-line :is(button, input, select)')
    const names = controls.map((control) => control.getAttribute('aria-label') ?? control.textContent)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).to.eql([])
    expect(cart.all('.cart-line [role=rowheader]').length).to.equal(3)
  })

  it('marks a line beyond the stock, disables its checkbox, and can reduce it to the stock', async () => {
    api = twoShops()
    const cart = await open()
    expect(cart.inRow('轴承 3', '.stepper-error').textContent).to.equal('库存不足，最多 64 套')
    expect(cart.inRow('轴承 3', '.stepper-frame').classList.contains('stepper-wrong')).to.equal(true)
    expect(cart.inRow('轴承 3', '.cart-check input')).to.have.property('disabled', true)
    cart.field('轴承 3').focus()
    await sendKeys({ press: 'ArrowDown' })
    expect(cart.field('轴承 3').value).to.equal('64')
    await settled(cart)
    expect(cart.row('轴承 3').textContent).to.include('仅剩 64 套')
    expect(cart.inRow('轴承 3', '.cart-check input')).to.have.property('checked', true)
    expect(cart.text('.cart-totals')).to.include('¥99.00')
  })

  it('selects one line, a shop or all lines with one request each, and shows the server’s totals', async () => {
    api = twoShops()
    const cart = await open()
    const box = cart.inRow('轴承 1', '.cart-check input')
    box.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = box.getBoundingClientRect()
    expect(cart.root.elementFromPoint(x + width / 2, y + height / 2) === box).to.equal(true)
    expect(cart.root.elementFromPoint(x + width + 3, y + height + 3) === box.closest('label')).to.equal(true)
    box.click()
    await until(() => !cart.box('.cart-head').checked)
    expect(cart.box('.cart-head').indeterminate).to.equal(true)
    expect(cart.box('.cart-shop').indeterminate).to.equal(true)
    await settled(cart)
    expect(cart.text('.cart-totals')).to.include('已选 1 种 10 件').and.include('¥25.00')
    cart.box('.cart-shop').click()
    await settled(cart)
    expect(cart.box('.cart-totals').checked).to.equal(true)
    expect(cart.text('.cart-totals')).to.include('¥35.00')
    cart.box('.cart-totals').click()
    await settled(cart)
    expect(cart.text('.cart-totals')).to.include('已选 0 种 0 件').and.include('¥0.00')
    expect(api.writes().map((call) => call.split(' ').slice(1).join(' '))).to.eql([
      'userShoppingCar/updateSelect {"idList":["1"],"checked":20}',
      'userShoppingCar/updateSelect {"idList":["1","2"],"checked":10}',
      'userShoppingCar/selectStateAll {"checked":20}',
    ])
  })
})
