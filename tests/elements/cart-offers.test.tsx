import { expect } from 'chai'
import { cartApi, type CartApi } from './cart-api'
import { line } from './cart-goods'
import { open, painted, until } from './cart-page'

let api: CartApi
afterEach(() => api.close())

const shopId = '禾拓自营'
const promotion = {
  activityId: 'a1',
  shopId,
  title: '满减',
  from: '500.00',
  by: '30.00',
  chosen: '10.00',
  cut: '0.00',
}
const gift = { shopId, id: 'g', name: '螺丝刀', image: '', unitName: '把', orderAmount: '100.00' }

/** Records each height of a part, from its first one on. */
function heightsOf(part: HTMLElement) {
  const heights: number[] = []
  const watch = new ResizeObserver(([entry]) => {
    if (entry) heights.push(Math.round(entry.contentRect.height))
  })
  watch.observe(part)
  return heights
}

it('keeps the height of a shop’s heading in 390 px while the code of its offers is loaded', async () => {
  api = cartApi({
    name: shopId,
    shopType: 40,
    lines: [line('1')],
    promotions: [promotion],
    gifts: [gift],
  })
  const cart = await open({ width: '390px' })
  const heights = heightsOf(cart.get('.cart-shop'))
  await until(() => cart.all('.cart-promotion .tag').length === 1, 'the activity')
  await until(() => cart.all('.gift-earned-name').length === 1, 'the gift')
  await painted()
  expect(new Set(heights).size, heights.join()).to.equal(1)
})
