import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryUrlState, type UrlState } from '../../../src/core/address/url-state'
import type { Scope } from '../../../src/core/host/scope'
import type { GoodsListGiven } from '../../../src/catalogue/goods/list/goods-query'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { bed } from '../catalogue-bed'
import { openGoodsList } from '../../../src/catalogue/goods/list/goods-list.store'
import { listLookOf } from '../../../src/catalogue/goods/list/list-look.store'
import { stockOf } from '../../../src/catalogue/goods/stock-state'
import { soon } from '../../soon'

const bearings = '110101'

let page: ReturnType<typeof fakePage>
let scope: Scope
let urlState: UrlState
let list: ReturnType<typeof openGoodsList>
let leave = () => {}

async function fresh(token = '') {
  page = fakePage(bed)
  page.otherTab(token)
  scope = freshScope()
}

function open(given: GoodsListGiven = {}, at = memoryUrlState()) {
  urlState = at
  list = openGoodsList(scope, urlState, given)
  leave = list.page.$state.listen(() => {})
}

beforeEach(async () => {
  await bed.reset()
  await fresh()
})
afterEach(() => {
  leave()
})

const ready = () => soon(() => expect(list.page.$state.get().status).toBe('ready'))
const answer = () => {
  const { value } = list.page.$state.get()
  if (!value) throw new Error('nothing came')
  return value
}
const ids = () => answer().content.map(({ id }) => id)
const asked = () => page.asked.filter((path) => path.endsWith('/page')).length

test('shows the goods of a category with its breadcrumb, and none of another category', async () => {
  open({ categoryId: bearings })
  await ready()
  expect(answer().crumbs.map(({ name }) => name)).toEqual(['轴承与传动', '滚动轴承', '深沟球轴承'])
  expect(ids()).toEqual(expect.arrayContaining(['100001', '100002', '100003']))
  expect(answer().content.every(({ goodsName }) => goodsName.includes('深沟球轴承'))).toBe(true)
  expect(ids()).not.toContain('100030')
})

test('an unknown category is null without an error or a toast', async () => {
  open({ categoryId: '999999' })
  await ready()
  expect(list.page.$state.get()).toEqual({ status: 'ready', value: null })
  expect(scope.toasts.$toasts.get()).toEqual([])
})

describe('filters', () => {
  test('are stored in the URL state, and a list opened from it shows the same', async () => {
    open({ categoryId: bearings })
    await ready()
    const brand = answer().facets.brands.find(({ name }) => name === '恒锐')
    list.change({ brandIds: [brand?.id ?? ''] })
    await ready()
    list.change({ attrs: new Map([['精度等级', ['P0', 'P5']]]), sort: 'priceDesc', pageSize: 10 })
    await ready()
    expect(answer().content.every(({ brandName }) => brandName === '恒锐')).toBe(true)
    const prices = answer().content.flatMap(({ skuItemDefault: { goodsPrice } }) => goodsPrice ?? [])
    expect(prices).toEqual(prices.toSorted((one, other) => other - one))
    const before = ids()
    leave()

    open({ categoryId: bearings }, urlState)
    await ready()
    expect(ids()).toEqual(before)
    expect(list.$query.get()).toMatchObject({ sort: 'priceDesc', pageSize: 10 })
  })

  test('are cleared with one action, except keyword and order', async () => {
    open({ keyword: '轴承' })
    await ready()
    const all = answer().totalElements
    list.change({ minPrice: '100', inStock: true, attrs: new Map([['精度等级', ['P0']]]), sort: 'sales' })
    await ready()
    expect(answer().totalElements).toBeLessThan(all)
    expect(list.filtered(list.$query.get())).toBe(true)
    list.unfiltered().onPress()
    await ready()
    expect(list.filtered(list.$query.get())).toBe(false)
    expect(list.$query.get()).toMatchObject({ keyword: '轴承', sort: 'sales' })
    expect(answer().totalElements).toBe(all)
  })

  test('a change of the view requests nothing', async () => {
    open({ categoryId: bearings })
    await ready()
    list.show('table')
    expect(list.$query.get().view).toBe('table')
    expect(list.page.$state.get().status).toBe('ready')
    expect(asked()).toBe(1)
  })

  test('pages do not overlap', async () => {
    open({ categoryId: '11', pageSize: 10 })
    await ready()
    const first = ids()
    list.change({ page: 2 })
    await ready()
    expect(ids().filter((id) => first.includes(id))).toEqual([])
    expect(ids().length).toBe(10)
  })
})

test('a late response to an older request is dropped', async () => {
  open({ keyword: '轴承' })
  await ready()
  page.hold((path) => path.endsWith('/page'))
  list.change({ keyword: '手套' })
  list.change({ keyword: '球阀' })
  page.release()
  await ready()
  expect(answer().content.length).toBeGreaterThan(0)
  expect(answer().content.every(({ goodsName }) => goodsName.includes('球阀'))).toBe(true)
  expect(page.aborted.filter((path) => path.endsWith('/page')).length).toBeGreaterThan(0)
})

test('a misspelt word finds goods by itself or by its suggestion', async () => {
  open({ keyword: '深沟球轴成' })
  await ready()
  const { suggestion, totalElements } = answer()
  if (totalElements === 0) {
    list.change({ keyword: suggestion })
    await ready()
  }
  expect(answer().content[0]?.goodsName).toContain('深沟球轴承')
})

test('a failed request keeps the shown goods, and can be repeated', async () => {
  open({ categoryId: bearings })
  await ready()
  const before = ids()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')))
  list.change({ inStock: true })
  await soon(() => expect(list.page.$state.get().status).toBe('failed'))
  expect(ids()).toEqual(before)
  vi.stubGlobal('fetch', fetch)
  await list.page.reload()
  await ready()
  expect(answer().content.every((goods) => stockOf(goods) !== 'out')).toBe(true)
})

test('prices that are hidden from a visitor appear after the login', async () => {
  const token = await bed.login('demo')
  open({ categoryId: bearings })
  await ready()
  expect(answer().hasHiddenPrices).toBe(true)
  scope.token.set(token)
  await soon(() => expect(answer().hasHiddenPrices).toBe(false))
  expect(answer().content.every(({ skuItemDefault }) => skuItemDefault.salePrice !== undefined)).toBe(true)
})

describe('the look of lists', () => {
  test('is remembered for the next list, unless its URL sets it', async () => {
    open({ categoryId: bearings })
    await ready()
    list.show('table')
    list.resize(30)
    const look = listLookOf(scope)
    expect(look.lacking({}, { categoryId: '110102' })).toEqual({ view: 'table', size: '30' })
    expect(look.lacking({ view: 'grid', size: '10' }, {})).toEqual({})
    expect(look.lacking({ view: 'grid' }, {})).toEqual({ size: '30' })
    expect(look.lacking({}, { layout: 'table', pageSize: 30 })).toEqual({})
    expect(localStorage.getItem(`trade:${scope.site}:list-look`)).toBe('1|{"view":"table","size":"30"}')
  })
})
