import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { categoryKinds, marineKinds } from '../../demo/server/catalogue/categories/departments'
import { goodsPlans } from '../../demo/server/catalogue/goods/goods-plan'
import { heroes } from '../../demo/server/catalogue/goods/goods-heroes'
import seen from '../vectors/drawings.json'

const allKinds = [...categoryKinds, ...marineKinds]

/** Subject of each drawing, by the names of kinds. The kinds of one drawing belong together. */
const shows = new Map(Object.entries(seen).map(([drawing, kinds]) => [drawing, new Set<string>(kinds)]))

test('every kind is shown by drawings of itself', () => {
  const wrong = allKinds.flatMap(({ kind }) =>
    kind.drawings
      .filter((drawing) => !shows.get(drawing)?.has(kind.name))
      .map((drawing) => [kind.name, drawing]),
  )
  expect(wrong).toEqual([])
  const goods = goodsPlans()
  for (const { kind, drawings = [] } of heroes) {
    expect(goods.next().value.category.kind.name).toBe(kind)
    expect(drawings.filter((drawing) => !shows.get(drawing)?.has(kind))).toEqual([])
  }
})

test('what one drawing shows is of one shape: few kinds, of two departments at most', () => {
  const files = new Set(readdirSync('demo/server/images/drawings').map((file) => file.replace('.svg', '')))
  for (const [drawing, kinds] of shows) {
    expect(files).toContain(drawing)
    expect([drawing, kinds.size <= 7]).toEqual([drawing, true])
    const departments = allKinds
      .filter(({ kind }) => kinds.has(kind.name))
      .map(({ department }) => department)
    expect([drawing, new Set(departments).size <= 2]).toEqual([drawing, true])
  }
  expect(shows.size).toBeGreaterThan(300)
})
