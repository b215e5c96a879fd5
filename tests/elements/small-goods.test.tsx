import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { actions } from '../../src/core/host/actions'
import { scopeOf } from '../../src/core/host/scope'
import tradeAddToCart from '../../elements/trade-add-to-cart'
import tradePrice from '../../elements/trade-price'
import tradeStock from '../../elements/trade-stock'
import { faults } from './faults'
import { goodsApi, type GoodsApi } from './goods-api'
import { choose, put, until, type Part } from './goods-page'

for (const element of [tradeAddToCart, tradePrice, tradeStock]) element.define()

let api: GoodsApi
let logins = 0
beforeEach(() => {
  api = goodsApi()
  logins = 0
  actions.openLogin = () => void (logins += 1)
})
afterEach(() => {
  for (const each of document.querySelectorAll('.box')) each.remove()
  api.close()
  localStorage.clear()
  delete actions.openLogin
})

/** Waits until a product's element is rendered. */
async function drawn(tag: string, goodsId: string, attributes = {}, member = false) {
  const part = put(tag, { 'goods-id': goodsId, ...attributes }, member)
  await until(() => part.root.textContent?.trim() && part.all('[aria-busy]').length === 0)
  return part
}
const words = ({ root }: Part) => root.textContent?.replace(/\s+/g, ' ').trim()
const shownText = ({ element }: Part) =>
  scopeOf(element)
    .toasts.$toasts.get()
    .map(({ title }) => title)

describe('trade-price', () => {
  it('shows a visitor the retail price, and a member the member price beside it', async () => {
    expect(words(await drawn('trade-price', '100'))).to.equal('¥5.00/个')
    api.close()
    api = goodsApi({ member: true })
    const price = await drawn('trade-price', '100', {}, true)
    expect(words(price)).to.equal('¥4.50/个 ¥5.00')
    expect(price.get('s').ariaLabel).to.equal('零售价')
  })

  it('shows a login button for a hidden price', async () => {
    const price = await drawn('trade-price', '102')
    expect(words(price)).to.equal('价格登录后可见')
    price.press('价格登录后可见')
    expect(logins).to.equal(1)
  })

  it('follows the language and theme around it, independent of another element', async () => {
    const [price, other] = [await drawn('trade-price', '102'), await drawn('trade-price', '102')]
    const box = price.element.parentElement
    price.element.removeAttribute('lang')
    box?.setAttribute('lang', 'en')
    price.element.setAttribute('theme', 'dark')
    await until(() => words(price) === 'Price visible after login')
    expect(price.element.matches(':state(dark)')).to.equal(true)
    expect(words(other)).to.equal('价格登录后可见')
    expect(other.element.matches(':state(dark)')).to.equal(false)
    box?.removeAttribute('lang')
    await until(() => words(price) === '价格登录后可见')
    price.element.removeAttribute('theme')
    await until(() => !price.element.matches(':state(dark)'))
  })

  it('follows its goods-id and shows a message for an unknown product', async () => {
    const price = await drawn('trade-price', '100')
    price.element.setAttribute('goods-id', '103')
    await until(() => words(price) === '¥5.30/个')
    price.element.setAttribute('goods-id', 'nowhere')
    await until(() => words(price) === '商品已下架')
  })

  it('shows an error with retry after a failed request', async () => {
    api.state.down.add('listData')
    const price = await drawn('trade-price', '100')
    expect(price.get('[role=alert]').textContent).to.contain('商品没有加载出来')
    api.state.down.clear()
    price.press('重新加载')
    await until(() => words(price) === '¥5.00/个')
  })
})

describe('trade-stock', () => {
  for (const [goodsId, word, state] of [
    ['100', '库存充足', 'adequate'],
    ['104', '缺货', 'out'],
  ] as const)
    it(`shows a dot and the text ${word}`, async () => {
      const stock = await drawn('trade-stock', goodsId)
      expect(words(stock)).to.equal(word)
      expect(stock.all(`.goods-stock-${state} i`).length).to.equal(1)
    })
})

describe('trade-add-to-cart', () => {
  it('starts at the minimum order, changes in steps, and sends the chosen quantity', async () => {
    api.close()
    api = goodsApi({ member: true })
    const add = await drawn('trade-add-to-cart', '100', {}, true)
    const field = add.get('input') as HTMLInputElement
    expect(field.value).to.equal('10')
    field.focus()
    await sendKeys({ press: 'ArrowUp' })
    await until(() => field.value === '20')
    add.press('加入购物车')
    await until(() => api.sent('/userShoppingCar/add').length === 1)
    const [body] = api.sent('/userShoppingCar/add')
    expect(body?.skuGoodsList).to.deep.equal([{ skuId: 's100', goodsId: '100', quantity: 20 }])
    await until(() => shownText(add).includes('已加入购物车'))
    expect(await faults(add.element)).to.eql([])
  })

  it('stores a visitor’s line with a toast that offers the login', async () => {
    const add = await drawn('trade-add-to-cart', '100', { quantity: '25' })
    expect((add.get('input') as HTMLInputElement).value).to.equal('30')
    add.press('加入购物车')
    await until(() => shownText(add).includes('已放入购物车'))
    expect(logins).to.equal(0)
    const way = () => document.querySelector('trade-notice-host')?.shadowRoot?.querySelector('.toast-way')
    await until(() => way()?.textContent === '登录')
    ;(way() as HTMLElement).click()
    expect(logins).to.equal(1)
    expect(api.sent('/userShoppingCar/add')).to.eql([])
    expect(JSON.stringify({ ...localStorage })).to.contain('s100')
  })

  /** Records the events that are dispatched before goods are added. */
  function eventsOf({ element }: Part) {
    const lines: unknown[] = []
    element.addEventListener('trade-before-add-to-cart', ({ detail }) => {
      for (const { skuId, quantity, unit } of detail.lines)
        lines.push([skuId, quantity, unit?.itemId, unit?.ratio])
    })
    return lines
  }

  it('orders in another unit with the same pieces, and counts pieces in its event', async () => {
    api.close()
    api = goodsApi({ member: true })
    const add = await drawn('trade-add-to-cart', '100', { quantity: '20' }, true)
    const field = add.get('input') as HTMLInputElement
    const added = eventsOf(add)
    await until(() => add.all('select').length === 1)
    const width = add.element.offsetWidth
    choose(add.get('select'), 'u2')
    await until(() => field.value === '2')
    expect(field.ariaLabel).to.equal('数量 盒')
    field.focus()
    await sendKeys({ press: 'ArrowUp' })
    await until(() => field.value === '3')
    expect(add.element.offsetWidth).to.equal(width)
    add.press('加入购物车')
    await until(() => api.sent('/userShoppingCar/add').length === 1)
    expect(api.sent('/userShoppingCar/add')[0]?.skuGoodsList).to.deep.equal([
      { skuId: 's100', goodsId: '100', quantity: 3, goodsPriceUnit: 'u2' },
    ])
    expect(added).to.deep.equal([['s100', 30, 'u2', 10]])
    expect(await faults(add.element)).to.eql([])

    choose(add.get('select'), 'u1')
    await until(() => field.value === '30')
    add.element.setAttribute('goods-id', '101')
    await until(() => field.value === '20')
    await until(() => add.words('button').includes('加入购物车'))
    add.press('加入购物车')
    await until(() => added.length === 2)
    expect(added[1]).to.deep.equal(['s101', 20, undefined, undefined])
  })

  it('starts in the page’s unit, also without a stepper, and in pieces for an unknown unit', async () => {
    const add = await drawn('trade-add-to-cart', '100', { unit: 'BX', quantity: '4', 'hide-stepper': '' })
    const added = eventsOf(add)
    await until(() => add.all('button').length === 1)
    add.press('加入购物车')
    await until(() => added.length === 1)
    expect(added).to.deep.equal([['s100', 40, 'u2', 10]])
    const stored = '\\"quantity\\":40,\\"orderUnitId\\":\\"u2\\"'
    await until(() => JSON.stringify({ ...localStorage }).includes(stored))

    add.element.removeAttribute('hide-stepper')
    await until(() => add.all('input').length === 1)
    const field = add.get('input') as HTMLInputElement
    expect(field.value).to.equal('4')
    field.value = '99999'
    field.dispatchEvent(new Event('change'))
    await until(() => field.value === '9999')
    add.element.setAttribute('unit', 'no-such-unit')
    add.element.setAttribute('goods-id', '101')
    // A quantity of four in an unknown unit must not become four pieces.
    await until(() => field.value === '10' && field.ariaLabel === '数量 个')
  })

  it('dispatches an event first, and shows its reason if it is cancelled', async () => {
    const add = await drawn('trade-add-to-cart', '100')
    add.element.addEventListener('trade-before-add-to-cart', (event) => {
      event.preventDefault()
      Object.assign(event, { reason: '今天盘点，暂不接单' })
    })
    add.press('加入购物车')
    await until(() => shownText(add).includes('今天盘点，暂不接单'))
    expect(logins).to.equal(0)
  })

  it('can be a single button, and is a link to enquire for goods out of stock', async () => {
    const bare = await drawn('trade-add-to-cart', '100', { 'hide-stepper': '' })
    expect(bare.all('input').length).to.equal(0)
    const out = await drawn('trade-add-to-cart', '104')
    expect(words(out)).to.equal('询价')
    expect(out.get('a').getAttribute('href')).to.equal('/goods/104')
  })
})
