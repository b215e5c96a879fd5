import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { brand } from '../../../demo/server/catalogue/brands/brands.table'
import { goods } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { brandList } from '../../../src/catalogue/brands/brands.contract'
import { bed, listed, sites } from '../catalogue-bed'

beforeEach(() => bed.reset())

const list = (question: object = {}) =>
  bed.call(brandList, { query: { brandTerminalId: sites.open, ...question } })

describe('brands', () => {
  test('are listed from A to Z, with as many goods as their list shows', async () => {
    const brands = await list()
    const letters = brands.map(({ firstLetter }) => firstLetter)
    expect(letters).toEqual(letters.toSorted())
    for (const { id, goodsCount } of brands.slice(0, 5))
      expect((await listed({ brandIds: [id], pageSize: 1 })).totalElements).toBe(goodsCount)
  })

  test('are filtered by letter and category, and an unknown category has none', async () => {
    expect((await list({ letter: 'H' })).map(({ brandName }) => brandName)).toContain('恒锐')
    expect((await list({ letter: 'H' })).every(({ firstLetter }) => firstLetter === 'H')).toBe(true)
    const bearings = await list({ categoryId: '110101' })
    expect(bearings.length).toBeGreaterThan(0)
    expect(bearings.length).toBeLessThan((await list()).length)
    expect(await list({ categoryId: 'nowhere' })).toEqual([])
  })

  test('are left out without goods on sale, and listed under # without a letter', async () => {
    const [first] = await list()
    const id = first?.id ?? ''
    await bed.inside(() => db().update(brand).set({ firstLetter: '9' }).where(eq(brand.id, id)))
    expect((await list({ letter: '#' })).map((each) => each.id)).toEqual([id])
    await bed.inside(() => db().update(goods).set({ status: 20 }).where(eq(goods.brandId, id)))
    expect((await list()).map((each) => each.id)).not.toContain(id)
  })

  test.each(['h', 'HH', '1', ' '])('rejects the letter “%s”', async (letter) => {
    await expect(list({ letter })).rejects.toMatchObject({ code: 400 })
  })
})
