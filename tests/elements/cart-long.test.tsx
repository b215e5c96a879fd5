import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { cartApi, type CartApi } from './cart-api'
import { guestCartText, open, pause, settled, still, until, type Cart } from './cart-page'
import { line } from './cart-goods'
import { faults } from './faults'

let api: CartApi
before(() => setViewport({ width: 1280, height: 900 }))
beforeEach(() => window.scrollTo(0, 0))
afterEach(() => {
  document.documentElement.style.zoom = ''
  api.close()
})

const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => line(String(from + at)))
/** Creates a thousand lines: one shop with most of them, two hundred with two each, and some unavailable ones. */
const thousand = () =>
  cartApi(
    { name: '恒锐官方旗舰店', shopType: 10, lines: lines(0, 590) },
    ...Array.from({ length: 200 }, (_, at) => ({
      name: `店铺 ${at}`,
      shopType: 40,
      lines: lines(590 + at * 2, 592 + at * 2),
    })),
    { name: '下架店', shopType: 40, lines: lines(990, 1000).map((one) => ({ ...one, withdrawn: true })) },
  )
/** Returns the number in the name of the line in the middle of the screen. */
function middle(cart: Cart): number {
  const row = cart.all('.cart-line').find((one) => one.getBoundingClientRect().bottom > innerHeight / 2)
  return Number(/轴承 (\d+)/.exec(row?.textContent ?? '')?.[1])
}
/** Returns the row at a height of the window. */
const rowAt = (cart: Cart, y: number) =>
  cart.all('[data-at]').find((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return top <= y && bottom >= y
  })
const drawn = (cart: Cart) => cart.all('[data-at]').length
const windowed = (cart: Cart) =>
  until(() => cart.all('tr[aria-hidden]').length > 0 && drawn(cart) < 60, 'windowed')

describe('a cart of a thousand lines', () => {
  it('keeps only rows near the viewport in the page, and shows their total', async () => {
    api = thousand()
    const cart = await open()
    await windowed(cart)
    expect(cart.root.querySelectorAll('*').length).to.be.lessThan(2500)
    // 1,000 lines, 201 shops, one card for unavailable goods, and the table's header.
    expect(cart.get('table').ariaRowCount).to.equal('1203')
    expect(cart.get('.cart-shop').ariaRowIndex).to.equal('2')
    expect(cart.row('轴承 1').ariaRowIndex).to.equal('4')
    expect(await faults(cart.element)).to.eql([])
  })

  it('selects and totals all lines, including those that are not rendered', async () => {
    api = thousand()
    const cart = await open()
    await windowed(cart)
    expect(cart.text('.cart-totals')).to.include('990 种').and.include('¥9,900.00')
    cart.box('.cart-head').click()
    await settled(cart)
    expect(cart.text('.cart-totals')).to.include('已选 0 种')
    cart.box('.cart-shop').click()
    await settled(cart)
    expect(cart.text('.cart-totals')).to.include('590 种')
  })

  it('shows the heading of each shop and reaches the unavailable goods at the end', async () => {
    api = thousand()
    const cart = await open()
    await windowed(cart)
    window.scrollTo(0, 40_000)
    await until(() => middle(cart) > 430 && middle(cart) < 480)
    expect(cart.all('.cart-shop-name')[0]?.textContent).to.equal('恒锐官方旗舰店')
    for (let at = 0; at < 5; at += 1) {
      window.scrollTo(0, document.documentElement.scrollHeight)
      await pause(50)
    }
    await until(() => cart.names().includes('轴承 999'))
    expect(cart.text('table')).to.include('失效商品')
    const { bottom } = cart.row('轴承 999').getBoundingClientRect()
    expect(Math.abs(cart.get('.cart-totals').getBoundingClientRect().top - bottom)).to.be.lessThan(40)
    expect(drawn(cart)).to.be.lessThan(60)
  })

  for (const zoom of ['0.8', '1.5'])
    it(`renders rows across the whole viewport at page zoom ${zoom} and any scroll position`, async () => {
      document.documentElement.style.zoom = zoom
      api = thousand()
      const cart = await open()
      await windowed(cart)
      for (const part of [0.3, 0.6, 0.9]) {
        const { top, height } = cart.get('table').getBoundingClientRect()
        window.scrollBy(0, top + height * part)
        for (const at of [0.1, 0.5, 0.9])
          await until(() => rowAt(cart, innerHeight * at), `row at ${part} and ${at}`)
      }
      expect(drawn(cart)).to.be.lessThan(80)
    })

  it('a quantity rerenders only its row and the totals, and the focused row survives scrolling', async () => {
    api = thousand()
    const cart = await open()
    await windowed(cart)
    await still(cart.root)
    let touched = 0
    const watch = new MutationObserver((changes) => void (touched += changes.length))
    const others = cart.all('.cart-line, .cart-shop').filter((row) => row !== cart.row('轴承 2'))
    for (const row of others)
      watch.observe(row, { subtree: true, childList: true, characterData: true, attributes: true })
    const release = api.hold()
    const field = cart.field('轴承 2')
    field.focus()
    await sendKeys({ press: 'ArrowUp' })
    await until(() => cart.text('.cart-total').includes('¥9,901.00'))
    expect(touched).to.equal(0)
    watch.disconnect()
    window.scrollTo(0, 30_000)
    await until(() => middle(cart) > 300)
    expect(cart.root.activeElement === field).to.equal(true)
    release()
    await settled(cart)
    expect(api.writes()).to.eql(['PUT userShoppingCar/updateQuantity/2 {"quantity":11}'])
    expect(cart.inRow('轴承 2', '.cart-amount').textContent).to.equal('¥11.00')
  })

  it('moves the focus to refused lines and lines beyond the stock, also unrendered ones', async () => {
    const many = lines(0, 1000)
    const far = many[700]
    if (far) far.quantity = 2000
    api = cartApi({ name: '恒锐官方旗舰店', shopType: 10, lines: many })
    const cart = await open()
    await windowed(cart)
    await until(() => cart.all('.cart-trouble').length > 0)
    expect(cart.text('.cart-trouble')).to.include('1 种商品')
    cart.field('轴承 3').focus()
    await sendKeys({ type: '5000' })
    await sendKeys({ press: 'Enter' })
    window.scrollTo(0, 30_000)
    await until(() => cart.text('.cart-trouble').includes('2 种商品'))
    cart.press('.cart-trouble', '查看下一种')
    expect(cart.root.activeElement?.getAttribute('aria-label')).to.equal('轴承 3 的数量')
    expect(cart.inRow('轴承 3', '.stepper-error').textContent).to.equal('库存不足，最多 1000 个')
    await pause(50)
    cart.press('.cart-trouble', '查看下一种')
    expect(cart.root.activeElement?.getAttribute('aria-label')).to.equal('轴承 700 的数量')
    const { top, bottom } = cart.row('轴承 700').getBoundingClientRect()
    expect(top > 0 && bottom < innerHeight).to.equal(true)
    await pause(100)
    expect(cart.root.activeElement?.getAttribute('aria-label')).to.equal('轴承 700 的数量')
  })

  it('moves the focus to the next line after a removal', async () => {
    api = thousand()
    const cart = await open()
    await windowed(cart)
    window.scrollTo(0, 20_000)
    await until(() => middle(cart) > 200)
    const gone = middle(cart)
    cart.inRow(`轴承 ${gone}`, '.cart-remove').focus()
    cart.inRow(`轴承 ${gone}`, '.cart-remove').click()
    await until(() => cart.all('dialog').length > 0)
    cart.press('dialog', '删除')
    await until(() => !cart.names().includes(`轴承 ${gone}`))
    await until(() => cart.root.activeElement?.ariaLabel === `删除 轴承 ${gone + 1}`)
  })
})

describe('a visitor’s cart of a thousand lines', () => {
  it('keeps only rows near the viewport in the page', async () => {
    api = cartApi()
    const storedLines = lines(0, 1000).map(({ skuId, goodsId, quantity }) => ({ skuId, goodsId, quantity }))
    const cart = await open({
      member: false,
      stored: `1|${JSON.stringify({ key: 'k', lines: storedLines })}`,
    })
    await windowed(cart)
    expect(cart.get('table').ariaRowCount).to.equal('1001')
    window.scrollTo(0, 40_000)
    await until(() => cart.all('.cart-line').some((row) => Number(row.dataset.at) > 400))
    expect(guestCartText()).to.include('"s999"')
  })
})
