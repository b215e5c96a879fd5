import { expect, test } from 'vitest'
import { sharedWork, type SharedWork } from '../../demo/server/core/http/shared-work'

function open(more: Partial<SharedWork<string>> = {}) {
  let time = 0
  let made = 0
  const once = sharedWork<string>({
    fresh: 5_000,
    entries: 3,
    bytes: 100,
    sizeOf: ({ length }) => length,
    now: () => time,
    ...more,
  })
  return {
    get: (name: string, answer = async () => `${name} ${++made}`) => once(name, answer),
    wait: (ms: number) => (time += ms),
  }
}

test('computes a result once for all requests within its lifetime', async () => {
  const { get, wait } = open()
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a 1', 'a 1', 'b 2'])
  wait(4_999)
  expect(await get('a')).toBe('a 1')
  wait(1)
  expect(await get('a')).toBe('a 3')
})

test('counts a key as two cached bytes for each character', async () => {
  const { get } = open({ sizeOf: () => 0 })
  const [one, other] = ['x'.repeat(30), 'y'.repeat(30)]
  await get(one, async () => 'first')
  await get(other, async () => 'first')
  expect(await get(other, async () => 'second')).toBe('first')
  expect(await get(one, async () => 'second')).toBe('second')
})

test('counts the age of a result from the start of its computation', async () => {
  const { get, wait } = open()
  let finish = (_: string) => {}
  const slow = get('a', () => new Promise((done) => (finish = done)))
  wait(5_000)
  expect(await get('a')).toBe('a 1')
  finish('old')
  expect([await slow, await get('a')]).toEqual(['old', 'a 1'])
})

test('serves a stale answer once while it is computed again, and not longer', async () => {
  const { get, wait } = open({ stale: 5_000 })
  await get('a')
  wait(5_000)
  let finish = (_: string) => {}
  const slow = () => new Promise<string>((done) => (finish = done))
  expect(await Promise.all([get('a', slow), get('a'), get('a')])).toEqual(['a 1', 'a 1', 'a 1'])
  finish('new')
  await Promise.resolve()
  expect(await get('a')).toBe('new')
  wait(10_000)
  expect(await get('a')).toBe('a 2')
})

test('waits for a slow computation once the stale answer has expired, and replaces one that never ends', async () => {
  const { get, wait } = open({ stale: 5_000 })
  await get('a')
  wait(5_000)
  let finish = (_: string) => {}
  expect(await get('a', () => new Promise((done) => (finish = done)))).toBe('a 1')
  wait(5_000)
  const late = get('a')
  finish('late')
  expect(await late).toBe('late')
  expect(await get('a', () => new Promise(() => {}))).toBe('late')
  wait(10_000)
  expect(await get('a')).toBe('a 2')
})

test('recomputes few of many stale answers at once, without blocking any request', async () => {
  const { get, wait } = open({ stale: 5_000, entries: 9 })
  const names = ['a', 'b', 'c', 'd']
  for (const name of names) await get(name)
  wait(5_000)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const askedAgain = () =>
    Promise.all(
      names.map((name) =>
        get(name, () => {
          begun.push(name)
          return new Promise((done) => ends.push(() => done(`new ${name}`)))
        }),
      ),
    )
  expect(await askedAgain()).toEqual(['a 1', 'b 2', 'c 3', 'd 4'])
  expect(begun).toEqual(['a', 'b'])
  ends[0]?.()
  await new Promise(setImmediate)
  expect(await askedAgain()).toEqual(['new a', 'b 2', 'c 3', 'd 4'])
  expect(begun).toEqual(['a', 'b', 'c'])
  // Two calls that never end block the others no longer than the result would be valid.
  wait(5_000)
  void askedAgain()
  expect(begun).toEqual(['a', 'b', 'c', 'a', 'd'])
})

test('reports a failure to compute an answer again to the next request', async () => {
  const { get, wait } = open({ stale: 5_000 })
  await get('a')
  wait(5_000)
  expect(await get('a', () => Promise.reject(new Error('away')))).toBe('a 1')
  await new Promise(setImmediate)
  await expect(get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
})

test('a failure rejects all waiting requests and is not cached', async () => {
  const { get } = open()
  const fail = () => Promise.reject(new Error('away'))
  const both = await Promise.allSettled([get('a', fail), get('a', fail)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await get('a')).toBe('a 1')
})

test('shares an uncacheable result among concurrent callers', async () => {
  const { get } = open({ sizeOf: () => undefined })
  expect(await Promise.all([get('a'), get('a')])).toEqual(['a 1', 'a 1'])
  expect(await get('a')).toBe('a 2')
})

test('evicts the oldest result when the cache has too many or too large ones', async () => {
  const few = open()
  for (const name of ['a', 'b', 'c', 'd']) await few.get(name)
  expect(await few.get('b')).toBe('b 2')
  expect(await few.get('a')).toBe('a 5')
  const large = open()
  const long = async () => 'x'.repeat(60)
  await large.get('a', long)
  await large.get('b', long)
  expect(await large.get('b')).toBe(await long())
  expect(await large.get('a')).toBe('a 1')
  const tooLarge = open()
  await tooLarge.get('a', async () => 'x'.repeat(101))
  expect(await tooLarge.get('a')).toBe('a 1')
})
