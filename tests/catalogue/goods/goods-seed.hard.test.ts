import { inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { categoryKinds } from '../../../demo/server/catalogue/categories/departments'
import { buildGoods, type NewGoods } from '../../../demo/server/catalogue/goods/goods-build'
import { heroes } from '../../../demo/server/catalogue/goods/goods-heroes'
import { goodsPlans, type GoodsPlan } from '../../../demo/server/catalogue/goods/goods-plan'
import { goods, memberPrice, priceUnit, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { levelPrice, plainPrice } from '../../../demo/server/catalogue/goods/pricing'
import { startOfDay, wireDay } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { db } from '../../../demo/server/core/database/db'
import { bed } from '../catalogue-bed'

const today = new Date('2026-11-20T00:00:00+08:00')

function planned(count: number): GoodsPlan[] {
  const plans = goodsPlans()
  return Array.from({ length: count }, () => plans.next().value)
}
const share = (count: number, of: number) => count / of

let plans: GoodsPlan[]
let made: NewGoods[]
beforeAll(() => {
  plans = planned(10_000)
  made = plans.map((plan) => buildGoods(plan, today))
})

describe('ten thousand goods', () => {
  test('10,000 names differ in more than a number', () => {
    const bare = (name: string) => name.replace(/\d/g, '').replace(/\s+/g, ' ')
    expect(new Set(plans.map(({ name }) => bare(name))).size).toBe(10_000)
    expect(plans.filter(({ style }) => /系列/.test(style)).length).toBeLessThan(50)
  })

  test('30,000 names differ in more than a number', () => {
    const names = planned(30_000).map(({ name }) => name.replace(/\d/g, '').replace(/\s+/g, ' '))
    expect(new Set(names).size).toBe(30_000)
    expect(names.some((name) => / [A-Z] 系列$/.test(name))).toBe(true)
  })

  test('every category has goods', () => {
    const kinds = new Set(plans.map(({ category }) => category.categoryId))
    expect(categoryKinds.filter(({ categoryId }) => !kinds.has(categoryId))).toEqual([])
  })

  test('every model of a category is sold', () => {
    const sold = new Set(plans.map(({ category, model }) => `${category.kind.name} ${model}`))
    const all = categoryKinds.flatMap(({ kind }) => kind.models.map((model) => `${kind.name} ${model}`))
    expect(all.filter((one) => !sold.has(one))).toEqual([])
  })

  test('article numbers are unique', () => {
    const codes = made.flatMap(({ skus }) => skus.map(({ skuCode }) => skuCode))
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.filter((code) => !/^[A-Z]+-[A-Za-z0-9./_-]+$/.test(code))).toEqual([])
  })

  test('one to six SKUs follow the sizes of the category', () => {
    const wrong = made.filter(({ skus }, at) => {
      const { own, category } = plans[at] ?? {}
      if (own?.skus) return false
      const sizes = skus.map(({ spec }) => spec[category?.kind.sizes ?? ''] ?? '')
      const known = sizes.every((size) => category?.kind.attributes[category.kind.sizes]?.includes(size))
      return !known || new Set(sizes).size !== skus.length || skus.length < 1 || skus.length > 6
    })
    expect(wrong.map(({ row }) => row.goodsName)).toEqual([])
    const counts = new Set(made.map(({ skus }) => skus.length))
    expect([1, 2, 3, 4, 5, 6].filter((count) => !counts.has(count))).toEqual([])
  })

  test('prices stay in the range of the category', () => {
    const wrong = made.filter(({ skus }, at) => {
      const { own, category } = plans[at] ?? {}
      const [low, high] = category?.kind.price ?? [0, 0]
      if (own?.price || own?.skus) return false
      return skus.some(
        ({ goodsPrice }) => !(goodsPrice >= Math.floor(low * 90) && goodsPrice <= Math.ceil(high * 140)),
      )
    })
    expect(wrong.map(({ row }) => row.goodsName)).toEqual([])
    expect(
      made.flatMap(({ skus }) => skus).filter(({ goodsPrice }) => !Number.isInteger(goodsPrice)),
    ).toEqual([])
  })

  test('brand and member prices are not above others, and start at or above the minimum order', () => {
    const skus = made.flatMap((one) => one.skus)
    expect(
      skus.filter(({ goodsPrice, brandPrice }) => brandPrice !== null && brandPrice > goodsPrice),
    ).toEqual([])
    const wrong = skus.filter(({ goodsPrice, brandPrice, memberPrices, minOrderQty }) =>
      memberPrices.some(
        ({ price, minQuantity }) => price > (brandPrice ?? goodsPrice) || minQuantity < minOrderQty,
      ),
    )
    expect(wrong).toEqual([])
    expect(skus.some(({ memberPrices }) => memberPrices.some(({ level }) => level > 0))).toBe(true)
  })

  test('members of every level have prices of their own, never above those of a lower level', () => {
    const skus = made.flatMap((one) => one.skus)
    const levels = [0, 1, 2, 3]
    const priced = skus.filter(({ memberPrices }) => memberPrices.length > 0)
    expect(priced.length).toBeGreaterThan(100)
    for (const one of priced)
      for (const quantity of [one.minOrderQty ?? 1, (one.minOrderQty ?? 1) * 10]) {
        const [lowest = 0, ...others] = levels.map((level) => levelPrice(one, level, quantity))
        expect(lowest).toBeLessThanOrEqual(plainPrice(one))
        expect([lowest, ...others]).toEqual([lowest, ...others].toSorted((a, b) => b - a))
      }
    const cheaper = priced.filter((one) => levelPrice(one, 1, one.minOrderQty ?? 1) < plainPrice(one))
    expect(cheaper.length).toBeGreaterThan(priced.length / 2)
  })

  test('the shares of hidden and member prices, of goods out of stock, low in stock and custom are as planned', () => {
    const count = (of: (one: NewGoods) => boolean) => share(made.filter(of).length, made.length)
    const available = ({ skus }: NewGoods) => skus.reduce((sum, { stock }) => sum + stock, 0)
    const safety = ({ skus }: NewGoods) => skus.reduce((sum, { safetyStock }) => sum + safetyStock, 0)
    expect(count(({ row }) => row.openPrice === null)).toBeCloseTo(0.2, 1)
    expect(count(({ row }) => row.memberPriceLevel !== null)).toBeCloseTo(0.75, 1)
    expect(Math.abs(count((one) => available(one) === 0) - 0.08)).toBeLessThan(0.015)
    expect(count((one) => available(one) > 0 && available(one) < safety(one))).toBeGreaterThan(0.04)
    expect(Math.abs(count(({ row }) => row.customizable === 10) - 0.08)).toBeLessThan(0.015)
  })

  test('a name with ZZ has the matching seal attribute', () => {
    const zz = made.filter(({ row }) => /^\S+ \S+-ZZ 深沟球轴承/.test(row.goodsName))
    expect(zz.length).toBeGreaterThan(3)
    for (const { row } of zz) expect(row.attrs).toContain('密封形式=ZZ 双面铁盖')
  })

  test('names of ball bearings contain the size of their attributes', () => {
    const sizeOf = ({ row }: NewGoods) =>
      ['内径 d（mm）', '外径 D（mm）', '宽度 B（mm）']
        .map((label) => row.attrs.find((pair) => pair.startsWith(`${label}=`))?.split('=')[1])
        .join('×')
    const balls = made.filter(({ row }) => row.goodsName.includes('深沟球轴承'))
    expect(balls.length).toBeGreaterThan(20)
    for (const one of balls) expect(one.row.goodsName).toContain(` ${sizeOf(one)} `)
    expect(made.find(({ row }) => row.model === '6202-2RS')?.row.goodsName).toContain('15×35×11')
  })
})

describe('the first goods of the demo', () => {
  test('come first, in their order', () => {
    expect(plans.slice(0, heroes.length).map(({ model }) => model)).toEqual(heroes.map(({ model }) => model))
    expect(plans[0]).toMatchObject({ id: '100001', name: '恒锐 6204-2RS 深沟球轴承 20×47×14 双面橡胶密封' })
  })

  test('start with five SKUs with tier prices', () => {
    const [first] = made
    expect(first?.skus.map(({ skuCode, goodsPrice, stock }) => [skuCode, goodsPrice, stock])).toEqual([
      ['HR-6204-2RS', 860, 12_050],
      ['HR-6204-2RS/P6', 1020, 3260],
      ['HR-6204-2RS/C3', 940, 64],
      ['HR-6204-2RS/HT', 1860, 0],
      ['HR-6204-2RS/P5', 2120, 420],
    ])
    expect(first?.skus[0]?.memberPrices.map(({ minQuantity, price }) => [minQuantity, price])).toEqual([
      [10, 790],
      [100, 760],
      [500, 720],
    ])
  })

  test('include one with two dimensions and at least 60 SKUs', () => {
    const matrix = made.find(({ skus }) => skus.length >= 60)?.skus ?? []
    expect(Object.keys(matrix[0]?.spec ?? {})).toHaveLength(2)
    expect(new Set(matrix.map(({ spec }) => JSON.stringify(spec))).size).toBe(matrix.length)
    expect(new Set(matrix.map(({ step }) => step)).size).toBeGreaterThan(1)
    expect(matrix.some(({ stock }) => stock === 0)).toBe(true)
  })
})

describe('generated goods are the same every time', () => {
  test('for any number of goods', () => {
    expect(planned(500)).toEqual(plans.slice(0, 500))
    expect(plans.slice(0, 500).map((plan) => buildGoods(plan, today))).toEqual(made.slice(0, 500))
  })

  test('and match the rows of the database', async () => {
    // First of all, because the file before may have left the clock ahead.
    await bed.reset()
    const day = startOfDay(wireDay(clock.now()))
    const expected = plans.slice(0, 300).map((plan) => buildGoods(plan, day))
    await bed.inside(async () => {
      const ids = expected.map(({ row }) => row.id ?? '')
      const products = await db().select().from(goods).where(inArray(goods.id, ids)).orderBy(goods.id)
      expect(products.map(({ createdAt: _, updatedAt: __, status: ___, ...row }) => row)).toEqual(
        expected.map(({ row, skus }) => ({ ...row, inStock: skus.some(({ stock }) => stock > 0) })),
      )
      const skus = await db()
        .select()
        .from(sku)
        .where(inArray(sku.goodsId, ids))
        .orderBy(sku.goodsId, sku.position)
      expect(skus.map(({ updatedAt: _, ...row }) => row)).toEqual(
        expected.flatMap((one) => one.skus.map(({ memberPrices: _, ...row }) => row)),
      )
      const units = await db()
        .select()
        .from(priceUnit)
        .where(inArray(priceUnit.goodsId, ids))
        .orderBy(priceUnit.itemId)
      expect(units).toEqual(expected.flatMap((one) => one.units))
      const skuIds = skus.map(({ id }) => id)
      const prices = await db().select().from(memberPrice).where(inArray(memberPrice.skuId, skuIds))
      const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort()
      expect(sorted(prices)).toEqual(sorted(expected.flatMap((one) => one.memberPrices)))
    })
  })
})
