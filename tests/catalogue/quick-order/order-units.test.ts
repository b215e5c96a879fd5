import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { priceUnit, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { sheetOfFaults } from '../../../src/catalogue/quick-order/fault-sheet'
import { readDelimited } from '../../../src/catalogue/quick-order/delimited'
import { guessColumns } from '../../../src/catalogue/quick-order/order-columns'
import { quantityProblem } from '../../../src/catalogue/quick-order/order-verdict'
import { withoutUnit } from '../../../src/catalogue/quick-order/pieces'
import { checkCodes } from '../../../src/catalogue/quick-order/quick-order.contract'
import type { QuickOrder } from '../../../src/catalogue/quick-order/quick-order.store'
import { getCart } from '../../../src/trade/cart/cart.contract'
import { cartOf } from '../../../src/trade/cart/cart.store'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { checked, openedOrder, takeText } from './opened-order'
import { bed, singletons } from '../../trade/cart/cart-bed'
import { sampleSku } from './sample-sku'
import { soon } from '../../soon'

const carton = { itemId: 'quick-carton', unitCode: 'QC', unitName: '大箱', ratio: 12 }
const orderUnit = { itemId: carton.itemId, unitName: carton.unitName, ratio: carton.ratio }

let token = ''
let scope: ReturnType<typeof freshScope>
let order: QuickOrder
let close = () => {}
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
  const [one = ''] = await singletons(
    { skuCode: 'QU-ONE' },
    { skuCode: 'QU-TENS', minOrderQty: 10, step: 10 },
  )
  await bed.inside(async () => {
    const [found] = await db().select({ goodsId: sku.goodsId }).from(sku).where(eq(sku.id, one))
    await db()
      .insert(priceUnit)
      .values({ ...carton, goodsId: found?.goodsId ?? '', defaultPriceUnit: 20 })
  })
  const page = fakePage(bed)
  page.otherTab(token)
  scope = freshScope()
  ;({ order, close } = openedOrder(scope))
})
afterEach(() => {
  close()
})

const take = (text: string) => takeText(order, text)
const [code, quantity, unit] = ['货号', '数量', '单位']
const shown = () =>
  order.$judged.get().map(({ verdict }) => [verdict.problem?.key ?? verdict.state, verdict.pieces])
const inCart = async () => {
  const { groups } = await bed.call(getCart, {}, { token })
  return groups.flatMap(({ lines }) => lines).filter(({ skuCode }) => skuCode.startsWith('QU-'))
}

test('the check of codes returns the units of the goods', async () => {
  const body = { brandTerminalId: '1001', codeList: ['QU-ONE'] }
  const [answer] = await bed.call(checkCodes, { body }, { token })
  expect(answer?.sku?.orderUnits?.[0]).toMatchObject({ unitName: answer?.sku?.unitName, ratio: 1 })
  expect(answer?.sku?.orderUnits).toContainEqual(orderUnit)
})

describe('a list with a unit column is added in cartons', () => {
  test.each([
    ['with a head', `${code}\t${quantity}\t${unit}\nQU-ONE\t2\t大箱`],
    ['without one', 'QU-ONE,2,大箱'],
    ['behind the number', `${code}\t${quantity}\nQU-ONE\t2大箱`],
  ])('%s', async (name, text) => {
    order.intake.takeText(text)
    if (name === 'without one') order.intake.setColumns({ unit: 2 })
    expect(order.acceptImport()).toBe(true)
    await checked(order)
    expect(shown()).toEqual([['good', 24]])
    await soon(() => expect(order.$total.get()).toMatchObject({ pending: false, amount: 24_000 }))
    await order.add()
    expect(await inCart()).toMatchObject([{ quantity: 24, orderUnit }])
    expect(order.$counts.get().all).toBe(0)
  })

  test('is detected by its heading, or by unit names without a header', () => {
    const columns = (text: string) => guessColumns(readDelimited(text).grid).unit
    expect(columns(`${unit}\t${code}\t${quantity}\n箱\tA-100\t5`)).toBe(0)
    expect(columns('code,uom,qty\nA-100,carton,5')).toBe(1)
    expect(columns('A-100\t5\t箱\nA-200\t6\t个')).toBe(2)
    expect(columns(`${code}\t${quantity}\t包装\nA-100\t5\t箱`)).toBeUndefined()
    expect(columns('A-100\t5\t轴承\nA-200\t6\t箱')).toBeUndefined()
    expect(guessColumns(readDelimited('A-100\t5大箱\nA-200\t6 boxes').grid).quantity).toBe(1)
    expect(guessColumns(readDelimited('A-100\t6204ZZ\nA-200\t6205ZZ').grid).quantity).toBe(-1)
  })

  test('accepts the buyer’s names for pieces', async () => {
    await take(`${code}\t${quantity}\t${unit}\nQU-ONE\t2\tPCS\nQU-TENS\t10\t件`)
    expect(shown()).toEqual([
      ['good', 2],
      ['good', 10],
    ])
  })

  test('reports an unknown unit at the row, where it can be corrected', async () => {
    await take(`${code}\t${quantity}\t${unit}\nQU-ONE\t2\t托盘`)
    const [line] = order.$judged.get()
    expect(line?.verdict.problem).toEqual({ at: 'quantity', key: 'wrongUnit', values: { unit: '托盘' } })
    expect(await order.add()).toBeUndefined()
    expect(await inCart()).toEqual([])
    order.repair(line?.key ?? 0, { quantity: '2', unit: carton.itemId })
    expect(shown()).toEqual([['good', 24]])
  })

  test('rows of one SKU in cartons and in pieces are added in pieces', async () => {
    await take('QU-ONE\t2大箱\nQU-ONE\t3')
    expect(shown()).toEqual([
      ['good', 27],
      ['good', 27],
    ])
    await order.add()
    const [line] = await inCart()
    expect(line).toMatchObject({ quantity: 27 })
    expect(line).not.toHaveProperty('orderUnit')
  })
})

test('a visitor’s cart counts the pieces', async () => {
  scope.token.set('')
  await take('QU-ONE\t2大箱')
  await order.add()
  expect(cartOf(scope).$guest.get().lines).toMatchObject([{ quantity: 24 }])
})

test('shows the server’s errors about cartons beside the row', async () => {
  await take('QU-ONE\t2大箱')
  await bed.inside(() =>
    db().update(priceUnit).set({ itemId: 'another' }).where(eq(priceUnit.itemId, carton.itemId)),
  )
  await order.add()
  const [line] = order.$judged.get()
  expect(line?.verdict.problem).toMatchObject({ key: 'told', values: { reason: '单位不适用于该商品' } })
})

test('rows to correct keep their units', async () => {
  const key = order.$judged.get()[0]?.key ?? 0
  order.setCode(key, 'QU-ONE')
  order.setQuantity(key, '2')
  await soon(() => expect(shown()[0]).toEqual(['good', 2]))
  order.repair(key, { quantity: '9999', unit: carton.itemId })
  expect(order.takeSheet(sheetOfFaults).map((cells) => cells.slice(0, 3))).toEqual([
    [code, quantity, unit],
    ['QU-ONE', '9999', '大箱'],
  ])
})

describe('a quantity with its unit', () => {
  test.each([
    ['20箱', '20', '箱'],
    ['２０ 箱', '20', '箱'],
    ['1,200 boxes', '1,200', 'boxes'],
    ['20', '20', ''],
    ['1e3', '1e3', ''],
    ['viele', 'viele', ''],
  ])('%j is split into number and unit', (typed, number, named) => {
    expect(withoutUnit(typed)).toEqual({ number, unit: named })
  })

  const found = sampleSku({ stockQuantity: 100, step: 10 })
  test('reports a quantity that cannot be ordered, with a correction in that unit', () => {
    expect(quantityProblem(found, 12, orderUnit)).toMatchObject({
      key: 'notStep',
      values: { step: 5, unit: '大箱' },
      offers: [5],
    })
    expect(quantityProblem(found, 120, orderUnit)).toMatchObject({
      key: 'overStock',
      values: { n: 5, unit: '大箱' },
      offers: [5],
    })
    expect(quantityProblem(found, 60, orderUnit)).toBeUndefined()
    const twelve = { ...found, stockQuantity: 11, minQuantity: 1, step: 1 }
    expect(quantityProblem(twelve, 12, orderUnit)).toMatchObject({
      key: 'overStock',
      values: { n: 11, unit: '个' },
      pieces: 11,
    })
  })

  test('offers only quantities that can be ordered', () => {
    const facts = fc.record({
      minQuantity: fc.integer({ min: 1, max: 200 }),
      step: fc.integer({ min: 1, max: 200 }),
      stockQuantity: fc.integer({ min: 0, max: 100_000 }),
      sellsShort: fc.boolean(),
    })
    const asks = fc.record({
      ratio: fc.integer({ min: 2, max: 300 }),
      units: fc.integer({ min: 1, max: 2_000 }),
    })
    fc.assert(
      fc.property(facts, asks, (rule, { ratio, units }) => {
        const one = { ...found, ...rule }
        const box = { ...orderUnit, ratio }
        for (const offer of quantityProblem(one, units * ratio, box)?.offers ?? [])
          expect(quantityProblem(one, offer * ratio, box)).toBeUndefined()
      }),
    )
  })
})
