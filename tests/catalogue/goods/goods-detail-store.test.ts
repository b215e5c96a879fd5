import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Scope } from '../../../src/core/host/scope'
import { goodsPage } from '../../../src/catalogue/goods/goods.contract'
import { getCart } from '../../../src/trade/cart/cart.contract'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { openTestbed } from '../../server/testbed'
import { amountOf } from '../../../src/catalogue/goods/sku-amounts.store'
import { openGoodsDetail } from '../../../src/catalogue/goods/detail/goods-detail.store'
import { soon } from '../../soon'

const bed = await openTestbed('demo')
/** 6204-2RS in five sizes, the fourth out of stock; 6205 has a brand price; the screw has 64 sizes. */
const known = { bearing: '100001', discreet: '100002', screw: '100030' }

let page: ReturnType<typeof fakePage>
let scope: Scope
let store: ReturnType<typeof openGoodsDetail>
const stops: (() => void)[] = []

async function look(goodsId: string, token = '', works = true) {
  page = fakePage(bed)
  page.otherTab(token)
  scope = freshScope()
  if (!works) vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')))
  store = openGoodsDetail(scope, goodsId)
  stops.push(
    store.detail.$state.listen(() => {}),
    store.$total.listen(() => {}),
    store.$shown.listen(() => {}),
    store.$current.listen(() => {}),
  )
  await soon(() => expect(store.detail.$state.get().status).not.toBe('loading'))
}

beforeEach(() => bed.reset())
// The request about the last choice is still running; the next test must not see it.
afterEach(async () => {
  await settled()
  stops.splice(0).forEach((stop) => stop())
})

const goods = () => {
  const { value } = store.detail.$state.get()
  if (!value) throw new Error('no goods')
  return value
}
const sku = (at: number) => {
  const found = goods().skuList[at]
  if (!found) throw new Error(`no SKU ${at}`)
  return found
}
const codes = () => store.$shown.get().map(({ skuCode }) => skuCode)
const settled = () => soon(() => expect(store.$total.get().pending).toBe(false))

test('unknown goods are null without an error or a toast', async () => {
  await look('999999')
  expect(store.detail.$state.get()).toEqual({ status: 'ready', value: null })
  expect(scope.toasts.$toasts.get()).toEqual([])
})

test('a missing response is a network error', async () => {
  await look(known.bearing, '', false)
  expect(store.detail.$state.get()).toMatchObject({ status: 'failed', error: { kind: 'network' } })
})

describe('sizes', () => {
  test('are not preselected for several SKUs, and preselected at the minimum for one', async () => {
    await look(known.bearing)
    expect(store.$lines.get()).toEqual([])
    expect(store.$current.get()?.id).toBe(goods().skuItemDefault.skuId)
    const { content } = await bed.call(goodsPage, {
      body: { brandTerminalId: '1001', pageSize: 100, inStock: true },
    })
    const single = content.find(({ skuCount }) => skuCount === 1)
    await look(single?.id ?? '')
    expect(store.$lines.get().map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
      [single?.skuItemDefault.skuId, single?.skuItemDefault.minQuantity],
    ])
  })

  test('are filtered by chosen values, and selected SKUs stay', async () => {
    await look(known.bearing)
    expect(codes().length).toBe(5)
    store.want('精度等级', 'P0')
    expect(codes()).toEqual(['HR-6204-2RS', 'HR-6204-2RS/C3', 'HR-6204-2RS/HT'])
    expect(store.$current.get()?.skuCode).toBe('HR-6204-2RS')
    store.want('密封材料', '高温氟胶')
    expect(codes()).toEqual(['HR-6204-2RS/HT'])
    expect(store.$current.get()?.skuCode).toBe('HR-6204-2RS/HT')
    store.want('密封材料', '高温氟胶')
    store.setQuantity(sku(0), 10)
    store.want('精度等级', 'P6')
    expect(codes()).toEqual(['HR-6204-2RS', 'HR-6204-2RS/P6'])
  })
})

describe('amounts', () => {
  test('are the server’s for the selected quantities', async () => {
    await look(known.bearing, await bed.login('demo'))
    store.setQuantity(sku(0), 200)
    store.setQuantity(sku(1), 100)
    expect(store.$total.get().pending).toBe(true)
    await settled()
    expect(store.$total.get().amount).toBe(200 * 760 + 100 * 905)
    expect(amountOf(store.amounts.$state.get().value, sku(0).id)?.salePrice).toBe(760)
    store.setQuantity(sku(1), 0)
    await settled()
    expect(store.$total.get().amount).toBe(200 * 760)
    expect(page.asked.filter((path) => path.endsWith('/price')).length).toBe(2)
  })

  test('are hidden from a visitor if the price is', async () => {
    await look(known.discreet)
    expect(goods().skuItemDefault).toMatchObject({ priceHidden: true })
    store.setQuantity(sku(0), sku(0).minQuantity)
    await settled()
    expect(store.$total.get()).toMatchObject({ hidden: true })
    expect(store.$total.get().amount).toBeUndefined()
  })
})

test('all selected SKUs are added to the cart in one request', async () => {
  const token = await bed.login('retail')
  await look(known.screw, token)
  const cells = [0, 9, 18].map(sku).filter(({ stockQuantity = 0 }) => stockQuantity > 0)
  for (const cell of cells) store.setQuantity(cell, cell.minQuantity * 2)
  await Promise.all([store.add(), store.add()])
  expect(page.asked.filter((path) => path.endsWith('/add')).length).toBe(1)
  const { groups } = await bed.call(getCart, {}, { token })
  const lines = groups.flatMap((group) => group.lines).filter(({ goodsId }) => goodsId === known.screw)
  expect(lines.map(({ skuId, quantity }) => [skuId, quantity]).toSorted()).toEqual(
    cells.map(({ id, minQuantity }) => [id, minQuantity * 2]).toSorted(),
  )
  expect(store.$adding.get()).toBe(false)
})

test('similar goods are of the same category, best sellers first, without the product itself', async () => {
  await look(known.bearing)
  stops.push(store.similar.$state.listen(() => {}))
  await soon(() => expect(store.similar.$state.get().value?.length).toBeGreaterThan(0))
  const similar = store.similar.$state.get().value ?? []
  expect(similar.length).toBeLessThanOrEqual(6)
  expect(similar.every(({ goodsName }) => goodsName.includes('深沟球轴承'))).toBe(true)
  expect(similar.map(({ id }) => id)).not.toContain(known.bearing)
  const sales = similar.map((each) => each.sales)
  expect(sales).toEqual(sales.toSorted((one, other) => other - one))
})

test('an inquiry shows the site’s phone number', async () => {
  await look(known.bearing)
  stops.push(store.enquiry.$state.listen(() => {}))
  await soon(() => expect(store.enquiry.$state.get().status).toBe('ready'))
  expect(store.enquiry.$state.get().value?.phone).toMatch(/\d{3}-\d{3}-\d{4}/)
})
