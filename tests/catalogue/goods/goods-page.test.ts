import { and, eq, inArray, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { toMinor } from '../../../src/core/money'
import { sorts } from '../../../src/catalogue/goods/goods.contract'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { seawayShop } from '../../../demo/server/catalogue/shops/seaway-shop.seed'
import { db } from '../../../demo/server/core/database/db'
import { allIds, bed, listed } from '../catalogue-bed'

beforeEach(() => bed.reset())

type Row = typeof goods.$inferSelect & { available: number }

/** All goods of the site as their rows stand, with what is available of them: the expected answers are worked out from these. */
const rowsNow = (): Promise<Row[]> =>
  bed.inside(async () => {
    const available = new Map<string, number>()
    for (const { goodsId, stock, reserved } of await db().select().from(sku)) {
      available.set(goodsId, (available.get(goodsId) ?? 0) + Math.max(0, stock - reserved))
    }
    const rows = await db()
      .select()
      .from(goods)
      .where(and(eq(goods.status, 10), ne(goods.shopId, seawayShop)))
    return rows.map((row) => ({ ...row, available: available.get(row.id) ?? 0 }))
  })

/** Ids that a rule lets through: at least three, and at least one that it does not. */
async function expected(rule: (row: Row) => boolean): Promise<string[]> {
  const rows = await rowsNow()
  const ids = rows.filter(rule).map(({ id }) => id)
  expect(ids.length).toBeGreaterThanOrEqual(3)
  expect(ids.length).toBeLessThan(rows.length)
  return ids.sort()
}

const sorted = async (question: Parameters<typeof allIds>[0]) => (await allIds(question)).sort()
const has =
  (name: string, ...values: string[]) =>
  (row: Row) =>
    values.some((value) => row.attrs.includes(`${name}=${value}`))
const bearing = '110101'

/** Figures of an attribute of a row. */
const figures = (row: Row, name: string) =>
  row.attrs.flatMap((pair) => (pair.startsWith(`${name}=`) ? Number(pair.slice(name.length + 1)) : []))
const bore = '内径 d（mm）'

describe('a range of numbers', () => {
  const inside = (min: number, max: number) => (row: Row) =>
    row.categoryId === bearing && figures(row, bore).some((each) => each >= min && each <= max)

  test('includes both ends', async () => {
    const ranges = { [bore]: { min: 20, max: 40 } }
    expect(await sorted({ categoryId: bearing, ranges })).toEqual(await expected(inside(20, 40)))
    const open = { [bore]: { min: 20 } }
    expect(await sorted({ categoryId: bearing, ranges: open })).toEqual(await expected(inside(20, 1e9)))
    expect(await sorted({ categoryId: bearing, ranges: { [bore]: { max: 30.5 } } })).toEqual(
      await expected(inside(0, 30.5)),
    )
  })

  test('combines with chosen values, and the counts are correct', async () => {
    const question = {
      categoryId: bearing,
      ranges: { [bore]: { min: 20, max: 25 } },
      attrs: { [bore]: ['20'] },
    }
    expect(await sorted(question)).toEqual(await expected((row) => inside(20, 20)(row)))
    const { facets, totalElements } = await listed({
      categoryId: bearing,
      ranges: { [bore]: { min: 20, max: 25 } },
    })
    const brands = facets.brands.reduce((sum, { count }) => sum + count, 0)
    expect(brands).toBe(totalElements)
    // The attribute itself is counted without its own choice, so that it can be widened.
    const found = facets.attrs.find(({ name }) => name === bore)
    expect(found?.values.length).toBeGreaterThan(2)
    expect(found?.range).toMatchObject({ unit: 'mm' })
  })

  test('is offered for numeric attributes only, and finds nothing for others', async () => {
    const { facets } = await listed({ categoryId: bearing })
    const sizes = [bore, '外径 D（mm）', '宽度 B（mm）']
    expect(facets.attrs.flatMap(({ name, range }) => (range ? name : []))).toEqual(sizes)
    expect(await sorted({ categoryId: bearing, ranges: { 精度等级: { min: -1e9 } } })).toEqual([])
    const wild = { ["x' or 1=1 --"]: { min: 0 } }
    expect(await sorted({ categoryId: bearing, ranges: wild })).toEqual([])
  })
})

// An index in their order would be read until it has met them: at a million goods that takes seconds.
test('few matches are selected before they are sorted', async () => {
  const categoryId = bearing
  for (const question of [{ sort: 'priceAsc' as const }, { sort: 'sales' as const, inStock: true }]) {
    bed.statements.length = 0
    await listed({ categoryId, ...question })
    expect(bed.statements.filter((text) => / limit \$\d+\) "hits" order by /.test(text))).toHaveLength(1)
  }
})

describe('a list is filtered', () => {
  test('by department, group and kind', async () => {
    expect(await sorted({ categoryId: '11' })).toEqual(
      await expected(({ departmentId }) => departmentId === '11'),
    )
    expect(await sorted({ categoryId: '1101' })).toEqual(await expected(({ groupId }) => groupId === '1101'))
    expect(await sorted({ categoryId: bearing })).toEqual(
      await expected(({ categoryId }) => categoryId === bearing),
    )
  })

  test('by brands, which are alternatives', async () => {
    const rule = ({ brandId }: Row) => ['201', '213'].includes(brandId)
    expect(await sorted({ brandIds: ['201', '213'] })).toEqual(await expected(rule))
    expect(await sorted({ brandIds: [] })).toHaveLength((await rowsNow()).length)
  })

  test('by attributes: values of one are alternatives, several attributes must all hold', async () => {
    const one = await expected((row) => row.categoryId === bearing && has('精度等级', 'P0', 'P6')(row))
    expect(await sorted({ categoryId: bearing, attrs: { 精度等级: ['P0', 'P6'] } })).toEqual(one)
    const both = await expected(
      (row) => row.categoryId === bearing && has('精度等级', 'P0', 'P6')(row) && has('滚动体', '钢球')(row),
    )
    expect(
      await sorted({ categoryId: bearing, attrs: { 精度等级: ['P0', 'P6'], 滚动体: ['钢球'] } }),
    ).toEqual(both)
    expect(both.length).toBeLessThan(one.length)
  })

  test('by a size that any SKU has', async () => {
    expect(await sorted({ attrs: { 游隙: ['C3'] } })).toEqual(await expected(has('游隙', 'C3')))
  })

  test('by shop', async () => {
    expect(await sorted({ shopId: '3001' })).toEqual(await expected(({ shopId }) => shopId === '3001'))
  })

  test('by stock less reservations', async () => {
    await bed.inside(() => db().update(sku).set({ reserved: 1_000_000 }).where(eq(sku.goodsId, '100001')))
    const ids = await sorted({ inStock: true })
    expect(ids).toEqual(await expected(({ available }) => available > 0))
    expect(ids).not.toContain('100001')
    expect(ids).not.toContain('100005')
    await bed.inside(() => db().update(sku).set({ reserved: 0 }).where(eq(sku.goodsId, '100001')))
    expect(await sorted({ inStock: true })).toContain('100001')
  })

  test('by price, both ends included', async () => {
    const rule = ({ openPrice }: Row) => openPrice !== null && openPrice >= 860 && openPrice <= 2000
    const ids = await sorted({ minPrice: '8.60', maxPrice: '20' })
    expect(ids).toEqual(await expected(rule))
    expect(ids).toContain('100001')
    expect(await sorted({ minPrice: '8.61', maxPrice: '20' })).not.toContain('100001')
    expect(await sorted({ maxPrice: '8.6', minPrice: '8.6' })).toContain('100001')
  })

  test('to goods with member prices', async () => {
    expect(await sorted({ memberPriceOnly: true })).toEqual(
      await expected(({ memberPriceLevel }) => memberPriceLevel !== null),
    )
  })

  test('to goods with a member price of the level, whose cards have the tag', async () => {
    const priced = await sorted({ memberPriceOnly: true })
    const id = (await listed({})).content.find((card) => priced.includes(card.id))?.id ?? ''
    await bed.inside(() => db().update(goods).set({ memberPriceLevel: 3 }).where(eq(goods.id, id)))
    const seenBy = async (account: string) => {
      const token = await bed.login(account)
      const only = await allIds({ memberPriceOnly: true }, { token })
      const { content } = await listed({}, { token })
      const tags = content.find((card) => card.id === id)?.tags ?? []
      return [only.includes(id), tags.some(({ kind }) => kind === 'member')]
    }
    // Levels 1 and 3.
    expect([await seenBy('retail'), await seenBy('demo')]).toEqual([
      [false, false],
      [true, true],
    ])
  })

  test('by all filters together', async () => {
    const ids = await sorted({
      categoryId: '11',
      brandIds: ['201', '202', '204'],
      inStock: true,
      memberPriceOnly: true,
    })
    const rule = (row: Row) =>
      row.departmentId === '11' &&
      ['201', '202', '204'].includes(row.brandId) &&
      row.available > 0 &&
      row.memberPriceLevel !== null
    expect(ids).toEqual(await expected(rule))
  })

  test('by an unknown category with 404, and by other unknown values without a match', async () => {
    await expect(listed({ categoryId: '99' })).rejects.toMatchObject({ code: 404 })
    for (const question of [{ brandIds: ['999'] }, { attrs: { 没有: ['1'] } }, { shopId: '1' }]) {
      expect((await listed(question)).totalElements).toBe(0)
    }
  })
})

describe('filter values are counted', () => {
  const choices = (facet: { name: string; values: { value: string; count: number }[] }[], name: string) =>
    Object.fromEntries(
      facet.find((one) => one.name === name)?.values.map(({ value, count }) => [value, count]) ?? [],
    )

  test('for brands and attributes of a category', async () => {
    const rows = (await rowsNow()).filter(({ categoryId }) => categoryId === bearing)
    const { facets } = await listed({ categoryId: bearing })
    for (const { id, count } of facets.brands) {
      expect([id, count]).toEqual([id, rows.filter(({ brandId }) => brandId === id).length])
    }
    expect(facets.brands.map(({ name }) => name)).toContain('恒锐')
    expect(facets.brands.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length)
    expect(facets.attrs.length).toBeGreaterThanOrEqual(3)
    for (const { name, values } of facets.attrs) {
      for (const { value, count } of values)
        expect([value, count]).toEqual([value, rows.filter(has(name, value)).length])
    }
  })

  test('with other filters applied, and without their own', async () => {
    const question = { categoryId: bearing, brandIds: ['201'], attrs: { 密封形式: ['开式'] } }
    const rows = (await rowsNow()).filter(({ categoryId }) => categoryId === bearing)
    const { facets, totalElements } = await listed(question)
    const sealed = rows.filter(has('密封形式', '开式'))
    const branded = rows.filter(({ brandId }) => brandId === '201')
    expect(totalElements).toBe(branded.filter(has('密封形式', '开式')).length)
    for (const { id, count } of facets.brands)
      expect(count).toBe(sealed.filter(({ brandId }) => brandId === id).length)
    expect(facets.brands.length).toBeGreaterThan(1)
    const seals = choices(facets.attrs, '密封形式')
    expect(Object.keys(seals).length).toBeGreaterThan(1)
    for (const [value, count] of Object.entries(seals))
      expect(count).toBe(branded.filter(has('密封形式', value)).length)
    for (const [value, count] of Object.entries(choices(facets.attrs, '精度等级'))) {
      expect(count).toBe(branded.filter(has('密封形式', '开式')).filter(has('精度等级', value)).length)
    }
  })

  test('in statements that grow at most linearly with the chosen attributes', async () => {
    const lengthFor = async (names: number) => {
      const attrs = Object.fromEntries(Array.from({ length: names }, (_, at) => [`参数${at}`, ['1', '2']]))
      bed.statements.length = 0
      await listed({ categoryId: bearing, attrs, pageSize: 1 })
      return bed.statements.join('').length
    }
    const [five, ten, twenty] = [await lengthFor(5), await lengthFor(10), await lengthFor(20)]
    expect(twenty - ten).toBeLessThan(2.2 * (ten - five))
  })

  test('for the next level below a category', async () => {
    const rows = await rowsNow()
    const counts = (list: { id: string; count: number }[]) =>
      Object.fromEntries(list.map(({ id, count }) => [id, count]))
    const all = counts((await listed({})).facets.categories)
    expect(Object.keys(all)).toHaveLength(12)
    expect(all['11']).toBe(rows.filter(({ departmentId }) => departmentId === '11').length)
    const groups = counts((await listed({ categoryId: '11' })).facets.categories)
    expect(groups['1101']).toBe(rows.filter(({ groupId }) => groupId === '1101').length)
    const kinds = counts((await listed({ categoryId: '1101' })).facets.categories)
    expect(kinds[bearing]).toBe(rows.filter(({ categoryId }) => categoryId === bearing).length)
    expect((await listed({ categoryId: bearing })).facets.categories).toEqual([])
    const found = (await listed({ goodsKeyWord: '轴承' })).facets.categories
    expect(found).toContainEqual({ id: bearing, name: '深沟球轴承', count: kinds[bearing] })
  })

  test('correctly after a product changes', async () => {
    const before = (await listed({ categoryId: bearing })).totalElements
    await bed.inside(() =>
      db()
        .update(goods)
        .set({ status: 20 })
        .where(inArray(goods.id, ['100001', '100002'])),
    )
    const after = await listed({ categoryId: bearing })
    expect(after.totalElements).toBe(before - 2)
    expect(after.facets.brands.reduce((sum, { count }) => sum + count, 0)).toBe(before - 2)
  })

  test('crumbs lead to the chosen category', async () => {
    const { crumbs } = await listed({ categoryId: bearing })
    expect(crumbs).toEqual([
      { id: '11', name: '轴承与传动' },
      { id: '1101', name: '滚动轴承' },
      { id: bearing, name: '深沟球轴承' },
    ])
    expect((await listed({})).crumbs).toEqual([])
  })
})

describe('the order of a list', () => {
  const up = (one: number, other: number) => one - other
  const keys: Record<(typeof sorts)[number], (row: Row) => number> = {
    default: ({ weight }) => -weight,
    sales: ({ sales }) => -sales,
    new: ({ shelfAt }) => -shelfAt.getTime(),
    priceAsc: ({ openPrice }) => openPrice ?? Infinity,
    priceDesc: ({ openPrice }) => (openPrice === null ? Infinity : -openPrice),
  }

  test.each(sorts)('is by %s, and by id for equal values', async (sort) => {
    const rows = (await rowsNow()).sort((a, b) => up(keys[sort](a), keys[sort](b)) || (a.id < b.id ? -1 : 1))
    const wanted = rows.filter(({ departmentId }) => departmentId === '11').map(({ id }) => id)
    expect(await allIds({ categoryId: '11', sort })).toEqual(wanted)
  })

  test('is rejected if the sort is unknown', async () => {
    const body = { brandTerminalId: '1001', sort: 'price; drop table goods' }
    const answer = await bed.app.request('/api/bbb/goodsInfo/page', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Host: 'localhost' },
      body: JSON.stringify(body),
    })
    expect(await answer.json()).toMatchObject({ code: 400 })
  })
})

describe('pages', () => {
  test('never overlap and omit no product', async () => {
    const rows = await rowsNow()
    const ids: string[] = []
    for (let pageNumber = 1; pageNumber <= 13; pageNumber++) {
      const { content, totalElements, totalPages } = await listed({
        sort: 'sales',
        pageNumber,
        pageSize: 100,
      })
      expect([totalElements, totalPages]).toEqual([rows.length, 12])
      expect(content.length).toBe(pageNumber === 13 ? 0 : 100)
      ids.push(...content.map(({ id }) => id))
    }
    expect(new Set(ids).size).toBe(rows.length)
  })

  test.each([
    { pageSize: 101 },
    { pageSize: 0 },
    { pageSize: 1e9 },
    { pageSize: -1 },
    { pageNumber: 0 },
    { pageNumber: 1.5 },
  ])('%j is rejected with 400', async (question) => {
    await expect(listed(question)).rejects.toMatchObject({ code: 400 })
  })
})

test('a card shows the values of its rows', async () => {
  const token = await bed.login('retail')
  const { content } = await listed({ goodsKeyWord: '6204-2RS', pageSize: 1 }, { token })
  expect(content[0]).toMatchObject({
    id: '100001',
    brandName: '恒锐',
    skuItemDefault: {
      skuId: '10000101',
      skuCode: 'HR-6204-2RS',
      goodsPrice: toMinor('8.60'),
      minQuantity: 10,
      step: 10,
    },
    skuCount: 5,
    stockQuantity: 12_050 + 3260 + 64 + 420,
    priceUnitInfoTransferList: [
      { priceUnitCode: 'BOX', ratio: 10 },
      { priceUnitCode: 'CTN', ratio: 200 },
    ],
  })
  expect(
    content[0]?.priceUnitInfoList.map(({ unitName, defaultPriceUnit }) => [unitName, defaultPriceUnit]),
  ).toEqual([
    ['个', 10],
    ['盒', 20],
    ['箱', 20],
  ])
})
