import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { goodsCategory } from '../../../demo/server/catalogue/categories/categories.table'
import { departments, categoryKinds } from '../../../demo/server/catalogue/categories/departments'
import { goods } from '../../../demo/server/catalogue/goods/goods.table'
import { unitCode } from '../../../demo/server/catalogue/goods/unit-codes'
import { db } from '../../../demo/server/core/database/db'
import { shopList } from '../../../demo/server/catalogue/shops/shop-list'
import {
  categoryTree,
  goodsCategories,
  type Category,
} from '../../../src/catalogue/categories/categories.contract'
import { bed, listed, sites } from '../catalogue-bed'

beforeEach(() => bed.reset())

const tree = () => bed.call(categoryTree, { query: { brandTerminalId: sites.open } })
const flat = (nodes: Category[]): Category[] => nodes.flatMap((node) => [node, ...flat(node.childrenList)])

describe('the category tree', () => {
  test('has 12 departments, 3 levels and at least 300 nodes', async () => {
    const roots = await tree()
    expect(roots.map(({ cateName }) => cateName)).toEqual(departments.map(({ name }) => name))
    expect(roots).toHaveLength(12)
    expect(flat(roots).length).toBeGreaterThanOrEqual(300)
    for (const root of roots) {
      expect(root.hotWords?.length).toBeGreaterThan(2)
      expect(root.cateAlias).toContain('/')
      expect(root.childrenList.length).toBeGreaterThan(3)
      for (const group of root.childrenList) {
        expect(group.childrenList.length).toBeGreaterThan(0)
        for (const kind of group.childrenList) expect(kind.childrenList).toEqual([])
      }
    }
  })

  test('has unique ids and names', async () => {
    const nodes = flat(await tree())
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length)
    const kinds = categoryKinds.map(({ kind }) => kind.name)
    expect(new Set(kinds).size).toBe(kinds.length)
  })

  test('shows a renamed category', async () => {
    expect((await tree())[0]?.cateName).toBe('轴承与传动')
    await bed.inside(() =>
      db().update(goodsCategory).set({ cateName: '滚动与传动' }).where(eq(goodsCategory.id, '11')),
    )
    expect((await tree())[0]?.cateName).toBe('滚动与传动')
  })

  test('counts the goods on sale of each department', async () => {
    for (const { id, goodsCount } of await tree()) {
      expect(goodsCount).toBe((await listed({ categoryId: id, pageSize: 1 })).totalElements)
    }
    const before = (await tree())[0]?.goodsCount ?? 0
    await bed.inside(() => db().update(goods).set({ status: 20 }).where(eq(goods.id, '100001')))
    expect((await tree())[0]?.goodsCount).toBe(before - 1)
  })

  test('is empty for other business types than goods', async () => {
    const of = (bizType: number) =>
      bed.call(categoryTree, { query: { bizType, brandTerminalId: sites.open } })
    expect(await of(goodsCategories)).toEqual(await tree())
    expect(await of(20)).toEqual([])
  })

  test('answers 404 for an unknown site', async () => {
    await expect(bed.call(categoryTree, { query: { brandTerminalId: '999' } })).rejects.toMatchObject({
      code: 404,
    })
  })
})

describe('the data of categories', () => {
  test.each(departments.map((department) => [department.name, department] as const))(
    'of %s have three attributes or more, units with codes, and styles without digits',
    (_, { brands, groups }) => {
      expect(new Set(brands).size).toBe(brands.length)
      for (const kind of groups.flatMap(({ kinds }) => kinds)) {
        const { name, attributes, sizes, styles, models, unit, packs = [] } = kind
        const lists = Object.values(attributes)
        const double = [...lists, styles, models].filter((list) => new Set(list).size !== list.length)
        expect([name, double]).toEqual([name, []])
        expect([name, lists.length >= 3, lists.every(({ length }) => length > 1)]).toEqual([name, true, true])
        expect([name, styles.filter((style) => /\d/.test(style))]).toEqual([name, []])
        expect([name, Object.keys(attributes).filter((label) => label.includes('='))]).toEqual([name, []])
        expect(Object.keys(attributes)).toContain(sizes)
        for (const one of [unit, ...packs.map(([pack]) => pack)]) expect(unitCode(one)).toMatch(/^[A-Z]+$/)
      }
    },
  )

  test('name an existing department for every shop', () => {
    const names = departments.map(({ name }) => name)
    for (const { department } of shopList) if (department) expect(names).toContain(department)
    expect(shopList).toHaveLength(25)
    expect(new Set(shopList.map(({ type }) => type))).toEqual(new Set([10, 20, 30, 40, 50]))
  })
})
