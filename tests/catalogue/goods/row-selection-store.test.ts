import { atom, type WritableAtom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getCart } from '../../../src/trade/cart/cart.contract'
import type { Scope } from '../../../src/core/host/scope'
import { goodsByIds, type Goods } from '../../../src/catalogue/goods/goods.contract'
import { openRowSelection, type RowSelection } from '../../../src/catalogue/goods/list/row-selection.store'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { openTestbed } from '../../server/testbed'
import { goodsTerms } from '../../../src/catalogue/goods/list/goods-selection.store'
import { soon } from '../../soon'

const bed = await openTestbed('demo')
// The second, 6202, is out of stock.
const shown = ['100001', '100005', '100003', '100010']

let page: ReturnType<typeof fakePage>
let scope: Scope
let token = ''
let rows: Goods[] = []
let $rows: WritableAtom<Goods[]>
let selection: RowSelection<Goods>
let leave = () => {}

beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
  page = fakePage(bed)
  page.otherTab(token)
  scope = freshScope()
  rows = await bed.call(goodsByIds, { body: { idList: shown, brandTerminalId: '1001' } }, { token })
  $rows = atom(rows)
  selection = openRowSelection(scope, $rows, goodsTerms)
  leave = selection.$total.listen(() => {})
})
// The request about the last choice is still running; the next test must not see it.
afterEach(async () => {
  await settled()
  leave()
})

const row = (id: string) => {
  const found = rows.find((goods) => goods.id === id)
  if (!found) throw new Error(`no row ${id}`)
  return found
}
const settled = () => soon(() => expect(selection.$total.get().pending).toBe(false))
const chosen = () => selection.$chosen.get().map(({ goodsId, quantity }) => [goodsId, quantity])
const inCart = async () => {
  const { groups } = await bed.call(getCart, {}, { token })
  return groups.flatMap(({ lines }) => lines.map(({ goodsId, quantity }) => [goodsId, quantity])).toSorted()
}

test('ticked rows are selected with their quantities, rows out of stock never', () => {
  selection.tick(rows, true)
  expect(chosen().map(([id]) => id)).not.toContain('100005')
  selection.setQuantity(row('100001'), 200)
  selection.tick([row('100010')], false)
  expect(chosen()).toContainEqual(['100001', 200])
  expect(chosen().map(([id]) => id)).not.toContain('100010')
})

test('a row that leaves the page is not selected until it returns', () => {
  selection.tick([row('100001'), row('100010')], true)
  $rows.set([row('100001')])
  expect(chosen().map(([id]) => id)).toEqual(['100001'])
  $rows.set(rows)
  expect(chosen().length).toBe(2)
})

test('the total is the server’s, requested once after the last change, with the tier price', async () => {
  selection.tick([row('100001')], true)
  await settled()
  expect(selection.$total.get()).toMatchObject({ amount: 10 * 790, hidden: false, failed: false })
  for (const quantity of [20, 50, 100]) selection.setQuantity(row('100001'), quantity)
  expect(selection.$total.get()).toMatchObject({ pending: true, amount: 10 * 790 })
  await settled()
  expect(selection.$total.get().amount).toBe(100 * 760)
  expect(page.asked.filter((path) => path.endsWith('/price')).length).toBe(2)
})

describe('rows in boxes', () => {
  const box = { unitName: '盒', ratio: 10 }
  const inBoxes = (id: string, quantity: number) => {
    const unit = selection.units(row(id)).find(({ ratio }) => ratio === 10)
    if (!unit) throw new Error(`no box of ${id}`)
    selection.setUnit(row(id), unit, quantity)
  }

  test('count minimum, step and maximum in boxes, and charge their pieces', async () => {
    selection.tick([row('100001')], true)
    inBoxes('100001', 10)
    const stock = row('100001').skuItemDefault.stockQuantity ?? NaN
    expect(selection.ruleOf(row('100001'))).toEqual({ min: 1, step: 1, max: Math.floor(stock / 10) })
    expect(selection.piecesOf(row('100001'))).toBe(100)
    await settled()
    expect(selection.$total.get().amount).toBe(100 * 760)
  })

  test('are added to the cart as boxes', async () => {
    inBoxes('100001', 3)
    await selection.addOne(row('100001'))
    const { groups } = await bed.call(getCart, {}, { token })
    const found = groups.flatMap(({ lines }) => lines).find(({ goodsId }) => goodsId === '100001')
    expect(found).toMatchObject({ orderUnit: box })
  })
})

test('a quantity above the stock stays ticked and is not added', async () => {
  const before = await inCart()
  const [many, few] = [row('100001'), row('100010')]
  selection.tick([many, few], true)
  selection.setQuantity(many, (many.skuItemDefault.stockQuantity ?? 0) + 10)
  selection.setQuantity(few, 200)
  await selection.addOne(many)
  expect(page.asked.filter((path) => path.endsWith('/add'))).toEqual([])
  expect(scope.toasts.$toasts.get().map(({ title }) => title)).toContain('库存不足')
  await selection.addChosen()
  const added = (await inCart()).filter((line) => !before.some((old) => String(old) === String(line)))
  expect(added).toEqual([['100010', 200]])
  expect(chosen().map(([id]) => id)).toEqual(['100001'])
})

test('several are added in one request', async () => {
  const before = await inCart()
  selection.tick([row('100001'), row('100010')], true)
  selection.setQuantity(row('100001'), 30)
  await Promise.all([selection.addChosen(), selection.addChosen()])
  expect(page.asked.filter((path) => path.endsWith('/add')).length).toBe(1)
  const added = (await inCart()).filter((line) => !before.some((old) => String(old) === String(line)))
  expect(added).toEqual([
    ['100001', 30],
    ['100010', 100],
  ])
  expect(selection.$adding.get().size).toBe(0)
  expect(chosen()).toEqual([])
})

test('an amount that fails to load is reported and can be reloaded', async () => {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')))
  selection.tick([row('100001')], true)
  await soon(() => expect(selection.$total.get().failed).toBe(true))
  vi.stubGlobal('fetch', fetch)
  await selection.amounts.reload()
  expect(selection.$total.get()).toMatchObject({ failed: false, amount: 10 * 790 })
})
