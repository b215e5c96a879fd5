import { expect, it } from 'vitest'
import * as z from 'zod'
import { brandNames } from '../../../demo/server/catalogue/categories/brands'
import {
  allDepartments,
  categoryKinds,
  marineKinds,
} from '../../../demo/server/catalogue/categories/departments'
import { englishLabels } from '../../../demo/server/catalogue/categories/english-words'
import { englishName } from '../../../demo/server/catalogue/goods/goods-english'
import { goodsPlans } from '../../../demo/server/catalogue/goods/goods-plan'

const han = /\p{Script=Han}/u
const labels = new Map(englishLabels)

const texts = z.array(z.string()).min(1)
const kindShape = z.strictObject({
  name: z.string(),
  drawings: texts,
  unit: z.string(),
  packs: z.array(z.tuple([z.string(), z.int()])).optional(),
  price: z.tuple([z.number(), z.number()]),
  minOrder: z.int(),
  step: z.int().optional(),
  models: texts,
  styles: texts,
  attributes: z.record(z.string(), texts.min(2)),
  sizes: z.string(),
})
const departmentShape = z.strictObject({
  name: z.string(),
  alias: z.string(),
  icon: z.string(),
  brands: z.array(z.string().refine((name) => Object.hasOwn(brandNames, name))),
  hotModels: texts,
  groups: z.array(z.strictObject({ name: z.string(), kinds: z.array(kindShape) })),
})

it('the data of every department has the fields that goods are generated from', () => {
  expect(z.array(departmentShape).safeParse(allDepartments).error).toBeUndefined()
  expect(allDepartments).toHaveLength(13)
})

it('no Chinese word has two English translations', () => {
  const files = import.meta.glob<Record<string, string>>('../../../demo/data/en/departments/*.json', {
    eager: true,
    import: 'default',
  })
  const meanings = new Map<string, Set<string>>()
  for (const [chinese, english] of Object.values(files).flatMap(Object.entries))
    meanings.set(chinese, new Set([...(meanings.get(chinese) ?? []), english]))
  expect([...meanings].filter(([, words]) => words.size > 1)).toEqual([])
})

it('every category, attribute and value of the catalogue has a label in English', () => {
  const words = [...categoryKinds, ...marineKinds].flatMap(({ department, kind }) => [
    department.name,
    department.alias,
    ...department.hotModels,
    ...department.groups.map(({ name }) => name),
    kind.name,
    ...Object.entries(kind.attributes).flatMap(([name, values]) => [name, ...values]),
  ])
  const missing = words.filter((word) => han.test(word) && !labels.has(word))
  expect([...new Set(missing)]).toEqual([])
  expect(englishLabels.filter(([, label]) => /^[a-z](?![A-Z])|[*^#]|\p{Script=Han}/u.test(label))).toEqual([])
})

it('10,000 English names contain no Chinese, and at least 9,900 differ', () => {
  const plans = goodsPlans()
  const names = Array.from({ length: 10_000 }, () => englishName(plans.next().value))
  expect(names[0]).toBe('Hengrui 6204-2RS deep groove ball bearing, 20×47×14 mm, rubber seals on both sides')
  expect(names.filter((name) => han.test(name) || /[*^#～]|undefined/.test(name))).toEqual([])
  // Two words of one meaning are rare.
  expect(new Set(names).size).toBeGreaterThan(9_900)
})

/** Units whose English form differs. Counting words (个, 片, 组 …) need none. */
const englishUnits: Record<string, string> = {
  '℃': '°C',
  d: 'days',
  米: 'm',
  英寸: 'inches',
  年: 'years',
  月: 'months',
  加仑: 'gallons',
  磅: 'lb',
  'L/包': 'L/pack',
  'ml/冲程': 'ml/stroke',
  'mm/圈': 'mm/turn',
  '齿/英寸': 'teeth/inch',
  '次/min': 'per min',
}
const unitOf = (label: string) => label.match(/[(（]([^()（）]+)[)）]$/)?.[1]

it('has the same unit in the English and the Chinese name of an attribute', () => {
  const units = englishLabels.flatMap(([chinese, english]) => {
    const unit = unitOf(chinese)
    const expected = unit && (englishUnits[unit] ?? (han.test(unit) ? undefined : unit))
    return expected ? [{ chinese, english, expected }] : []
  })
  expect(units.length).toBeGreaterThan(400)
  expect(units.filter(({ english, expected }) => unitOf(english) !== expected)).toEqual([])
})
