import { readFileSync } from 'node:fs'
import type { ReadableAtom } from 'nanostores'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '../../demo/server/core/db'
import { sku } from '../../demo/server/catalogue/goods/goods.table'
import type { Scope } from '../../src/core/scope'
import { storedForReader } from '../../src/session/sign-in/reader-storage'
import { sessionOf } from '../../src/session/sign-in/session.store'
import * as z from 'zod/mini'
import { filesBelow } from '../house/sources'
import { openTestbed } from '../server/testbed'
import { soon } from '../soon'
import { fakePage } from './fake-page'
import { freshScope } from './fresh-scope'

const bed = await openTestbed('demo')
const modules = import.meta.glob<Record<string, unknown>>(['../../src/**/*.ts', '../../src/**/*.tsx'])
let page: ReturnType<typeof fakePage>
let tokens = { demo: '', channel1: '' }
let ids = { goods: '', sku: '' }

beforeAll(async () => {
  await bed.reset()
  tokens = { demo: await bed.login('demo'), channel1: await bed.login('channel1') }
  const [row] = await bed.inside(() => db().select().from(sku).limit(1))
  ids = { goods: row?.goodsId ?? '', sku: row?.id ?? '' }
})
beforeEach(() => {
  page = fakePage(bed)
  countCalls()
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => vi.unstubAllGlobals())

const isStore = (value: unknown): value is ReadableAtom<unknown> =>
  typeof value === 'object' && value !== null && 'listen' in value && 'get' in value

/** Stores in what a shared store hands out, by their way there; those of a key for the goods of this test. */
function storesIn(value: unknown, at: string, depth = 3): [string, ReadableAtom<unknown>][] {
  if (isStore(value)) return [[at, value]]
  if (typeof value !== 'object' || value === null || depth === 0) return []
  return Object.entries(value).flatMap(([name, inner]): [string, ReadableAtom<unknown>][] => {
    if (name !== 'one' || typeof inner !== 'function') return storesIn(inner, `${at}.${name}`, depth - 1)
    return storesIn(at === 'goods' ? inner(ids.goods) : inner({ skuId: ids.sku }), `${at}.one`)
  })
}

/** Every store that is shared by the elements of a site, by the files in which they are made. */
const shared = filesBelow('src').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = shared(?:<.*>)?\(/gm)].map(
    ([, name = '']) => ({
      file: `../../${file}`,
      name,
    }),
  ),
)

async function openAll(scope: Scope) {
  for (const { file, name } of shared) {
    const open = (await modules[file]?.())?.[name]
    if (typeof open !== 'function') throw new Error(`${file} exports no ${name}`)
    open(scope)
  }
  return [...scope.singletons].flatMap(([name, store]) => storesIn(store, name))
}

type Stores = Awaited<ReturnType<typeof openAll>>
const look = (stores: Stores) => {
  const stops = stores.map(([, store]) => store.listen(() => {}))
  return () => stops.forEach((stop) => stop())
}
/** But for what goes by itself. */
const untimed = (name: string, value: unknown) => (name === 'secondsLeft' ? undefined : value)
const read = (stores: Stores) =>
  new Map(stores.map(([at, store]) => [at, JSON.stringify(store.get(), untimed)]))

let open = 0
/** Counts calls until their answer is read. */
function countCalls() {
  const send = globalThis.fetch
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    open += 1
    try {
      const answer = await send(...call)
      await answer.clone().arrayBuffer()
      return answer
    } finally {
      open -= 1
    }
  })
}
/** Until everything was answered, and nothing was asked for longer than a failed call waits before its retry. */
async function quiet() {
  for (let before = -1, still = 0; still < 20; before = page.asked.length) {
    still = open > 0 || before !== page.asked.length ? 0 : still + 1
    await new Promise((done) => setTimeout(done, 50))
  }
}

type Reader = (scope: Scope) => void
const readers: Record<string, Reader> = {
  visitor: (scope) => scope.token.clear(),
  member: (scope) => scope.token.set(tokens.demo),
  'another member': (scope) => scope.token.set(tokens.channel1),
}
const changes = [
  ['member', 'visitor'],
  ['visitor', 'member'],
  ['member', 'another member'],
] as const

/** What says how a session came about, and counts. */
const ofThePage = /^session\.|^cart\.\$changed|^site\.|Locale|\.lc$/

describe('what shared stores keep', () => {
  test.each(changes)('of a %s is not there for a %s', async (from, to) => {
    const scope = freshScope()
    readers[from]?.(scope)
    const stores = await openAll(scope)
    expect(stores.map(([at]) => at)).toEqual(
      expect.arrayContaining(['goods.one', 'delivery.one', 'categories.$state']),
    )
    let stop = look(stores)
    await quiet()
    const before = read(stores)
    stop()
    // Stores live on for a second after the last one who looked.
    await new Promise((done) => setTimeout(done, 1100))
    readers[to]?.(scope)
    stop = look(stores)
    const atOnce = read(stores)
    await quiet()
    const after = read(stores)
    stop()

    const fresh = freshScope()
    readers[to]?.(fresh)
    const freshStores = await openAll(fresh)
    stop = look(freshStores)
    const blank = read(freshStores)
    await quiet()
    const wanted = read(freshStores)
    stop()
    const names = [...wanted.keys()].filter((name) => !ofThePage.test(name))
    expect(names.filter((name) => before.get(name) !== wanted.get(name))).toContain('goods.one')
    for (const name of names) {
      expect(after.get(name), name).toBe(wanted.get(name))
      if (atOnce.get(name) !== blank.get(name)) expect(atOnce.get(name), name).toBe(wanted.get(name))
    }
  })
})

describe('what this browser keeps for a reader', () => {
  const open = (scope: Scope) =>
    storedForReader(scope, 'test', { version: 1, shape: z.array(z.string()), initial: [] })
  const known = (scope: Scope, id: string) => soon(() => expect(sessionOf(scope).$memberId.get()).toBe(id))

  test('goes with the logout, is shown to no other, and waits for its own after a lost session', async () => {
    const scope = freshScope()
    const kept = open(scope)
    kept.set(['visitor'])
    scope.token.set(tokens.demo)
    await known(scope, '10001')
    expect(kept.$value.get()).toEqual(['visitor'])
    kept.set(['demo'])
    // The session is over, the page was closed: who comes next found another one's browser.
    page.otherTab('')
    const next = open(freshScope())
    expect(next.$value.get()).toEqual([])
    page.otherTab(tokens.channel1)
    const other = freshScope()
    await known(other, '10005')
    expect(open(other).$value.get()).toEqual([])
    page.otherTab(tokens.demo)
    const again = freshScope()
    expect(open(again).$value.get()).toEqual(['demo'])
    await known(again, '10001')
    await sessionOf(again).logout()
    expect([...page.kept].filter(([key]) => key.endsWith(':test')).join()).not.toContain('demo')
  })

  // Of the device or the site, or with an owner of their own.
  const forEverybody = [
    'appearance-of',
    'brand-site',
    'cart-changed',
    'drafts',
    'guest-cart',
    'language',
    'list-look',
    'login',
    'session-changed',
    'session-site',
    'theme',
    'user-menu',
  ]
  test('is kept by storedForReader, but for what is nobody’s or names its owner', () => {
    const found = filesBelow('src').flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /\bstored(?:<[^(]*>)?\((?:\w+|everySite\(scope\)), '([\w-]+)'/g,
        ),
      ].map(([, key = '']) => key),
    )
    expect(found.toSorted()).toEqual(forEverybody)
  })
})
