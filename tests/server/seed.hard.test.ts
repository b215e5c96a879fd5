import { afterAll, expect, test } from 'vitest'
import { clock } from '../../demo/server/core/time/clock'
import { newId } from '../../demo/server/core/database/ids'
import { randomFrom } from '../../demo/server/core/database/random'
import { inOrder, seedWhenEmpty, type Seed } from '../../demo/server/core/database/seed'
import { audit } from '../../demo/server/core/documents/audit'
import { auditLog } from '../../demo/server/core/documents/audit.table'
import { db, withDb } from '../../demo/server/core/database/db'
import { migrate } from '../../demo/server/core/database/migrate'
import { testDatabase } from './test-database'

const database = await testDatabase()
afterAll(() => database.close())
await migrate(database)

const seed = (room: string, after: string[] = [], run: Seed['run'] = async () => {}): Seed => ({
  room,
  after,
  run,
})
const rooms = (seeds: Seed[]) => inOrder(seeds).map(({ room }) => room)
const options = { demo: true, goods: 5, passwordRounds: 1, log: () => {} }

test('orders seeds after their dependencies, then by name', () => {
  expect(rooms([seed('c', ['z']), seed('b'), seed('z', ['b']), seed('a')])).toEqual(['a', 'b', 'z', 'c'])
})

test('rejects circular, unknown and duplicate seeds', () => {
  expect(() => inOrder([seed('a', ['b']), seed('b', ['a'])])).toThrow('wait for each other: a › b › a')
  expect(() => inOrder([seed('a', ['x'])])).toThrow('after x, which has none')
  expect(() => inOrder([seed('a'), seed('a')])).toThrow('two seeds')
})

test('runs a seed once, completely or not at all, with the same random numbers', async () => {
  const numbers: number[] = []
  const write = (entityId: string) => () =>
    audit({ actorType: 'timer', entity: 't', entityId, action: 'seed' })
  const first = seed('a', [], async ({ random, goods }) => {
    numbers.push(random.int(0, 1e9), goods)
    await write('a')()
  })
  const failing = seed('b', [], async () => {
    throw new Error('no')
  })
  const count = () => withDb(database.handle, () => db().$count(auditLog))
  await expect(seedWhenEmpty(database, [first, failing], options)).rejects.toThrow('no')
  expect(await count()).toBe(0)
  expect(await seedWhenEmpty(database, [first], options)).toBe(true)
  expect(await seedWhenEmpty(database, [first], options)).toBe(false)
  expect(await count()).toBe(1)
  expect(numbers.slice(0, 2)).toEqual(numbers.slice(2))
  expect(numbers[1]).toBe(5)
})

test('random numbers are equal for equal names and evenly distributed', () => {
  const [one, same, other] = [randomFrom('a'), randomFrom('a'), randomFrom('b')]
  const draw = ({ int }: typeof one) => Array.from({ length: 1000 }, () => int(0, 9))
  const drawn = draw(one)
  expect(draw(same)).toEqual(drawn)
  expect(draw(other)).not.toEqual(drawn)
  for (let digit = 0; digit < 10; digit++) {
    expect(Math.abs(drawn.filter((value) => value === digit).length - 100)).toBeLessThan(40)
  }
  const list = [1, 2, 3, 4, 5]
  expect(one.shuffle(list).toSorted((a, b) => a - b)).toEqual(list)
  expect(() => one.pick([])).toThrow('nothing')
})

test('ids are unique, increasing decimal strings of 63 bits', () => {
  const ids = Array.from({ length: 10_000 }, newId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(BigInt(id) < 2n ** 63n && /^\d+$/.test(id)).toBe(true)
  expect(ids).toEqual(ids.toSorted((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1)))
  const [earlier, later] = [0, 60_000].map((ms) => clock.at(new Date(Date.now() + ms), newId))
  expect(BigInt(earlier ?? 0) < BigInt(later ?? 0)).toBe(true)
})
