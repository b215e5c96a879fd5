import type { ReadableAtom } from 'nanostores'
import { expect } from 'vitest'
import { sku } from '../../demo/server/catalogue/goods/goods.table'
import { db } from '../../demo/server/core/database/db'
import type { Scope } from '../../src/core/host/scope'
import type { Bed } from '../server/testbed'
import { soon } from '../soon'
import { countCalls } from './count-calls'
import { fakePage } from './fake-page'
import { freshScope } from './fresh-scope'

const isStore = (value: unknown): value is ReadableAtom<unknown> =>
  typeof value === 'object' && value !== null && 'listen' in value && 'get' in value

type Ids = { goods: string; sku: string }

/** Returns the stores in the result of a shared store by path. Stores by key use this test's goods. */
function storesIn(value: unknown, at: string, ids: Ids, depth = 3): [string, ReadableAtom<unknown>][] {
  if (isStore(value)) return [[at, value]]
  if (typeof value !== 'object' || value === null || depth === 0) return []
  return Object.entries(value).flatMap(([name, inner]): [string, ReadableAtom<unknown>][] => {
    if (name !== 'one' || typeof inner !== 'function') return storesIn(inner, `${at}.${name}`, ids, depth - 1)
    return storesIn(at === 'goods' ? inner(ids.goods) : inner({ skuId: ids.sku }), `${at}.one`, ids)
  })
}

type Stores = ReturnType<typeof storesIn>
const look = (stores: Stores) => {
  const stops = stores.map(([, store]) => store.listen(() => {}))
  return () => stops.forEach((stop) => stop())
}
/** Removes values that depend on time. */
const untimed = (name: string, value: unknown) => (name === 'secondsLeft' ? undefined : value)
const read = (stores: Stores) =>
  new Map(stores.map(([at, store]) => [at, JSON.stringify(store.get(), untimed) ?? '']))

/** Waits until no call is pending and ten checks in a row find the same calls and values. */
async function settled(calls: ReturnType<typeof countCalls>, stores: Stores) {
  let last = ''
  let same = 0
  await soon(() => {
    const now = `${calls.all} ${[...read(stores).values()].join()}`
    same = calls.open === 0 && now === last ? same + 1 : 0
    last = now
    expect(same).toBe(10)
  }, 10)
  return read(stores)
}

type ReaderName = 'visitor' | 'member' | 'another member' | 'member who reads English'

/**
 * Stores that describe the session or count. They contain no responses. The theme is the same for all readers; the first
 * one of a page comes with the start answer, without the blocks of home.
 */
const ofThePage = /^session\.|^cart\.\$changed|^site\.|^theme\.|Locale|\.lc$/
const isDimmed = (state = '') => state.startsWith('{"status":"loading"')

/**
 * Changes the reader of a page, and compares the values of stores with those of a new page.
 * @param openStores opens shared stores of a scope
 * @returns names of the checked stores
 */
export async function walkReaders(
  bed: Bed,
  openStores: (scope: Scope) => Promise<void>,
  from: ReaderName,
  to: ReaderName,
) {
  const tokens = { demo: await bed.login('demo'), channel1: await bed.login('channel1') }
  const [row] = await bed.inside(() => db().select().from(sku).limit(1))
  const ids = { goods: row?.goodsId ?? '', sku: row?.id ?? '' }
  fakePage(bed)
  const calls = countCalls()
  const readers: Record<ReaderName, (scope: Scope) => void> = {
    visitor: ({ token }) => token.clear(),
    member: ({ token }) => token.set(tokens.demo),
    'another member': ({ token }) => token.set(tokens.channel1),
    'member who reads English'({ token, $language }) {
      token.set(tokens.demo)
      $language.set('en')
    },
  }
  const open = async (scope: Scope) => {
    await openStores(scope)
    return [...scope.singletons].flatMap(([name, store]) => storesIn(store, name, ids))
  }

  const scope = freshScope()
  readers[from](scope)
  const stores = await open(scope)
  let stop = look(stores)
  const before = await settled(calls, stores)
  stop()
  // nanostores unmounts a store a second after its last listener left.
  await new Promise((done) => setTimeout(done, 1100))
  readers[to](scope)
  stop = look(stores)
  const atOnce = read(stores)
  const after = await settled(calls, stores)
  stop()

  const fresh = freshScope()
  readers[to](fresh)
  const freshStores = await open(fresh)
  stop = look(freshStores)
  const blank = read(freshStores)
  const wanted = await settled(calls, freshStores)
  stop()

  expect(calls.failed).toBe(0)
  const names = [...wanted.keys()].filter((name) => !ofThePage.test(name))
  expect(names.filter((name) => before.get(name) !== wanted.get(name))).toContain('goods.one')
  for (const name of names) {
    expect(after.get(name), `${name}, once all was answered`).toBe(wanted.get(name))
    if (atOnce.get(name) === blank.get(name)) continue
    // If only the language changes, the buyer's old content is dimmed instead of removed while the new one loads.
    if (to === 'member who reads English' && isDimmed(atOnce.get(name))) continue
    expect(atOnce.get(name), `${name}, at once`).toBe(wanted.get(name))
  }
  return names
}
