import * as z from 'zod/mini'
import { expect, expectTypeOf, test } from 'vitest'
import * as contracts from '../../elements/contracts'
import { misfitMessage } from '../../elements/runtime/misfit-words'
import type { Answer, Goods, Money, Order, Sku } from '../../elements/contracts'

const { endpoints } = contracts
const files = import.meta.glob<Record<string, unknown>>('../../src/**/*.contract.ts', { eager: true })
const isEndpoint = (value: unknown) =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'shapes' in value

test('lists every endpoint of every contract, and nothing else', () => {
  const written = Object.values(files).flatMap((file) =>
    Object.entries(file).flatMap(([name, value]) => (isEndpoint(value) ? [name] : [])),
  )
  expect(Object.keys(endpoints).toSorted()).toEqual([...new Set(written)].toSorted())
  expect(Object.values(endpoints).filter((value) => !isEndpoint(value))).toEqual([])
})

test('types a response by the name of its endpoint', () => {
  expectTypeOf(endpoints.goodsByIds.shapes.data.parse([])).toEqualTypeOf<Goods[]>()
  const detail = endpoints.goodsDetail.shapes.data.safeParse({})
  expect(detail.success).toBe(false)
  if (detail.success) {
    expectTypeOf(detail.data).toExtend<Goods>()
    expectTypeOf(detail.data.skuList).toEqualTypeOf<Sku[]>()
  }
  expectTypeOf<NonNullable<Goods['skuItemDefault']['goodsPrice']>>().toEqualTypeOf<Money>()
  expectTypeOf<Order>().toEqualTypeOf<contracts.OrderDetail>()
  expectTypeOf<Answer<typeof endpoints.findSite>>().toExtend<unknown>()
})

test.each([
  ['customizable', 'yes', 'Expected 10 or 20 or boolean, found "yes".'],
  ['goodsName', undefined, 'Expected string, found nothing.'],
  ['images', 'a.png', 'Expected array, found "a.png".'],
  ['id', {}, 'Expected string or number, found an object.'],
  ['skuCount', '3', 'Expected number, found "3".'],
])('an invalid %s is rejected with the expected type', (field, value, message) => {
  const { error } = endpoints.goodsDetail.shapes.data.safeParse({ [field]: value }, { error: misfitMessage })
  expect(error?.issues.find(({ path }) => path.join('.') === field)?.message).toBe(message)
})

test('an object with an invalid shape is rejected with the missing field', () => {
  const { error } = endpoints.findSite.shapes.data.safeParse({ siteId: '1' }, { error: misfitMessage })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Expected string or number or a value with id, found an object.',
  ])
})

test('importing the contracts gives zod/mini messages', () => expect(z.config().localeError).toBeDefined())
