import { max, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { brand } from '../../../demo/server/catalogue/brands/brands.table'
import { gramsOf, searchTextOf } from '../../../demo/server/catalogue/search/search-text'
import { db } from '../../../demo/server/core/database/db'
import { searchSuggestions } from '../../../src/catalogue/goods/goods.contract'
import { bed, listed, sites } from '../catalogue-bed'

/** Goods that no other search finds, one SKU each. */
const many = 12_000
const text = searchTextOf('测试 Q9 陶瓷件', '白', [])

const inCategory = () => listed({ categoryId: '110101', pageSize: 10 })

beforeAll(async () => {
  await bed.reset()
  expect((await inCategory()).totalElements).toBeLessThan(many)
  await bed.inside(async () => {
    const grams = sql`array[${sql.join(
      gramsOf(text).map((gram) => sql`${gram}`),
      sql`, `,
    )}]`
    await db().execute(sql`
      insert into goods (id, created_at, updated_at, shop_id, brand_id, department_id, group_id, category_id, goods_name,
          model, pictures, attrs, open_price, plain_price, level_prices, member_price_level, sales, weight, customizable,
          delivery_days, shelf_at, status, search_text, grams)
        select (30000000 + nth)::text, created_at, now(), shop_id,
          case when nth <= 3 then (select max(id) from brand) else brand_id end, department_id, group_id, category_id,
          '测试 Q9 陶瓷件 白', 'Q9', pictures, attrs, nth, nth, level_prices, member_price_level, nth % 977, nth % 977,
          customizable, delivery_days, shelf_at, status, ${text}, ${grams}
        from goods, generate_series(1, ${many}) as nth where id = '100001'`)
    await db().execute(sql`
      insert into sku (id, goods_id, position, sku_code, spec, goods_price, stock, safety_stock, min_order_qty, step, updated_at)
        select (30000000 + nth)::text || '01', (30000000 + nth)::text, 0, 'Q9-' || nth, '{}', nth, 5, 1, 1, 1, now()
        from generate_series(1, ${many}) as nth`)
  })
})

test('many hits are estimated, with the same number in facets and completions', async () => {
  const { totalElements, estimated, facets } = await listed({ goodsKeyWord: '陶瓷件' })
  expect(estimated).toBe(true)
  expect(Math.abs(totalElements - many)).toBeLessThan(many / 3)
  expect(facets.categories[0]?.count).toBe(totalElements)
  const query = { keyword: '陶瓷件', brandTerminalId: sites.open }
  const rows = await bed.call(searchSuggestions, { query })
  expect(rows.filter(({ goods }) => goods)).toHaveLength(5)
})

test('few hits are counted exactly, also without a hit in the sample', async () => {
  const [rare] = await bed.inside(() =>
    db()
      .select({ id: max(brand.id) })
      .from(brand),
  )
  const brandIds = [rare?.id ?? '']
  const { totalElements, content } = await listed({ goodsKeyWord: '陶瓷件', brandIds })
  expect([totalElements, content.length]).toEqual([3, 3])
})

test('a category is counted exactly, whatever its size', async () => {
  const { totalElements, estimated } = await inCategory()
  expect(totalElements).toBeGreaterThan(many)
  expect(estimated).toBeUndefined()
})

test.each([15, 65])('pages do not overlap, within and behind the sorted hits: from %i on', async (from) => {
  const ids: string[] = []
  for (let pageNumber = from; pageNumber < from + 5; pageNumber++) {
    const page = await listed({ goodsKeyWord: '陶瓷件', pageNumber, pageSize: 30 })
    ids.push(...page.content.map(({ id }) => id))
  }
  expect(ids).toHaveLength(150)
  expect(new Set(ids).size).toBe(150)
})

/** Ids in an order, of all that the word finds. */
const inOrder = (order: string, first: number, size: number) =>
  bed.inside(async () => {
    const { rows } = await db().execute<{ id: string }>(
      sql`select id from goods where search_text = ${text} order by ${sql.raw(order)}, id limit ${size} offset ${first}`,
    )
    return rows.map(({ id }) => id)
  })
const idsListed = async (more: Parameters<typeof listed>[0]) =>
  (await listed({ goodsKeyWord: '陶瓷件', ...more })).content.map(({ id }) => id)

const bySales = [
  ['default', 'weight desc'],
  ['sales', 'sales desc'],
] as const

test.each([...bySales, ['priceAsc', 'open_price'], ['priceDesc', 'open_price desc']] as const)(
  'sorted by %s, first and late pages match all hits',
  async (sort, order) => {
    for (const pageNumber of [1, 7, 40])
      expect(await idsListed({ sort, pageNumber, pageSize: 50 })).toEqual(
        await inOrder(order, (pageNumber - 1) * 50, 50),
      )
  },
)

test('no hit is missing if the sample is outdated', async () => {
  await bed.inside(() =>
    db().execute(sql`update goods set sales = 2000, weight = 2000, updated_at = now() + interval '1 second'
      where search_text = ${text} and (hashtext(id) & 63) = 0`),
  )
  for (const [sort, order] of bySales)
    for (const pageNumber of [1, 8])
      expect(await idsListed({ sort, pageNumber, pageSize: 50 })).toEqual(
        await inOrder(order, (pageNumber - 1) * 50, 50),
      )
})

test('a new name is found without a delay', async () => {
  const name = '测试 Q9 陶瓷件 X77'
  const added = searchTextOf(name, '', [])
  expect((await listed({ goodsKeyWord: 'X77' })).totalElements).toBe(0)
  await bed.inside(() =>
    db().execute(sql`update goods set search_text = ${added}, updated_at = now() + interval '2 seconds',
      grams = array(select substr(${added}, at, 2) from generate_series(1, ${added.length}) as at) where id = '30000001'`),
  )
  const { content } = await listed({ goodsKeyWord: 'X77' })
  expect(content.map(({ id }) => id)).toEqual(['30000001'])
})
