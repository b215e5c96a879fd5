import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { hasAbility } from '../../src/core/host/known-abilities'
import { keptData } from '../../elements/runtime/kept-data'
import { form } from '../../src/core/form/form'
import { draftName, draftsOf } from '../../src/core/form/form-drafts'
import { keptDrafts } from '../../src/core/store/kept-drafts'
import type { Scope } from '../../src/core/host/scope'
import { compareOf } from '../../src/catalogue/compare/compare.store'
import { openKeptOrder } from '../../src/catalogue/quick-order/kept-order.store'
import { listLookOf } from '../../src/catalogue/goods/list/list-look.store'
import { searchHistoryOf } from '../../src/catalogue/search/search-history.store'
import { loginMemoryOf } from '../../src/session/sign-in/login-memory'
import { sessionOf } from '../../src/session/sign-in/session.store'
import { arrivalOf } from '../../src/session/third-party/arrival.store'
import { siteOf } from '../../src/site/brand-site/brand-site.store'
import { languageOf } from '../../src/site/language/language.store'
import { themeOf } from '../../src/site/theme/theme.store'
import { cartOf } from '../../src/trade/cart/cart.store'
import { lastLinesOf } from '../../src/trade/cart/last-lines.store'
import { enquiryDraftOf } from '../../src/trade/enquiries/enquiry-draft.store'
import { offerDraftOf } from '../../src/trade/offers/offer-draft.store'
import { property, tally, timer } from '../hard/hard'
import { openTestbed } from '../server/testbed'
import { fakePage } from './fake-page'
import { freshScope } from './fresh-scope'

const bed = await openTestbed('open')
// The end of a session opens the login dialog, which needs a page.
vi.mock('../../src/session/sign-in/login-dialog.lit', () => ({ showLogin() {} }))

afterEach(() => vi.unstubAllGlobals())

const { vectors } = z
  .object({ vectors: z.array(z.string()) })
  .parse(JSON.parse(readFileSync('tests/vectors/naughty-texts.json', 'utf8')))
const { fields } = form('testForm', {
  company: { type: 'text', label: ['公司', 'Company'] },
  files: { type: 'files', label: ['文件', 'Files'] },
})
const name = draftName(fields)

/** Reads of each stored value, which must work whatever the stored value is. */
const uses: Record<keyof typeof keptData, (scope: Scope) => unknown> = {
  PC_TOKEN: (scope) => scope.token.$token.get(),
  'trade:all:session-changed': (scope) => sessionOf(scope).$session.get(),
  'trade:all:session-site': (scope) => sessionOf(scope).$session.get(),
  'trade:all:abilities': () => {
    expect(hasAbility('/api', '1')).toSatisfy(
      (found: unknown) => found === undefined || typeof found === 'boolean',
    )
  },
  'trade:all:third-party': (scope) => arrivalOf(scope).$arrival.get(),
  'trade:<site>:login': (scope) => {
    expect(loginMemoryOf(scope).get().account).toBeTypeOf('string')
    loginMemoryOf(scope).set({ account: 'demo', captcha: true })
    expect(loginMemoryOf(scope).get().account).toBe('demo')
  },
  'trade:<site>:guest-cart': async (scope) => {
    const cart = cartOf(scope)
    const all = () => [cart.$guest.get(), ...cart.$guest.get().sent].flatMap(({ lines }) => lines)
    for (const { skuId, quantity } of all()) {
      expect([typeof skuId, Number.isInteger(quantity)]).toEqual(['string', true])
      expect(quantity).toSatisfy((pieces: number) => pieces >= 1 && pieces <= 99_999)
    }
    expect(Number.isSafeInteger(cart.$count.get())).toBe(true)
    const before = cart.$guest.get().lines.find(({ skuId }) => skuId === 'new')?.quantity ?? 0
    if (cart.$guest.get().lines.length >= 1000) return
    expect(await cart.add([{ skuId: 'new', quantity: 3 }])).toBe('kept')
    const now = cart.$guest.get().lines.find(({ skuId }) => skuId === 'new')?.quantity
    expect(now).toBe(Math.min(99_999, before + 3))
  },
  'trade:<site>:cart-lines': (scope) => expect(lastLinesOf(scope).get()).toBeTypeOf('number'),
  'trade:<site>:cart-changed': (scope) => cartOf(scope).$changed.get(),
  'trade:<site>:brand-site': (scope) => siteOf(scope).$site.get(),
  'trade:<site>:theme': (scope) => {
    themeOf(scope).toggle()
    expect(['light', 'dark']).toContain(scope.$theme.get())
  },
  'trade:<site>:language': (scope) => languageOf(scope).choose('en'),
  'trade:<site>:desktop': (scope) => localStorage.getItem(`trade:${scope.site}:desktop`),
  'trade:<site>:search-history': (scope) => {
    searchHistoryOf(scope).remember('螺栓')
    expect(searchHistoryOf(scope).$words.get()[0]).toBe('螺栓')
  },
  'trade:<site>:list-look': (scope) => {
    const look = listLookOf(scope)
    expect(Object.keys(look.lacking({}, {})).length).toBeLessThanOrEqual(2)
    look.remember({ view: 'table', size: '30' })
    expect(look.lacking({}, {})).toEqual({ view: 'table', size: '30' })
  },
  'trade:<site>:compare': (scope) => {
    const compare = compareOf(scope)
    expect(compare.$chosen.get().length).toBeLessThanOrEqual(4)
    compare.clear()
    compare.toggle({ id: 'g1', goodsName: '垫圈', goodsImageShow: '' })
    expect([...compare.$ids.get()]).toEqual(['g1'])
  },
  'trade:<site>:quick-order': (scope) => {
    const order = openKeptOrder(scope)
    for (const { code, quantity } of order.lines()) expect(`${code}${quantity}`).toBeTypeOf('string')
    order.keepLines([{ key: 1, code: 'A-1', quantity: '2', row: '7' }], [])
    expect(order.lines()).toEqual([{ code: 'A-1', quantity: '2', row: '7' }])
  },
  'trade:<site>:quick-order-columns': (scope) => {
    const order = openKeptOrder(scope)
    order.keepColumns('sheet', { code: 0, quantity: 1, head: true })
    expect(order.columnsFor('sheet')).toEqual({ code: 0, quantity: 1, head: true })
  },
  'trade:<site>:offer-draft': (scope) => {
    offerDraftOf(scope).change({ without: ['1'] })
    expect(offerDraftOf(scope).$draft.get().without).toEqual(['1'])
  },
  'trade:<site>:enquiry-draft': (scope) => {
    enquiryDraftOf(scope).change({})
    expect(enquiryDraftOf(scope).$draft.get().key).toHaveLength(32)
  },
  'trade:<site>:drafts': (scope) => {
    const drafts = draftsOf(scope)
    keptDrafts(scope).belongTo('10001')
    const found = drafts.read(name, fields)
    expect(found?.files ?? []).toSatisfy(
      (files) => Array.isArray(files) && files.every((file) => typeof file === 'string'),
    )
    drafts.write(name, fields, { company: '临港' })
    expect(drafts.read(name, fields)).toEqual({ company: '临港' })
  },
}

/** Values similar to stored ones, which pass the first check. */
const almost = fc.letrec((tie) => ({
  any: fc.oneof({ depthSize: 'small' }, tie('leaf'), fc.array(tie('any'), { maxLength: 4 }), tie('object')),
  leaf: fc.oneof(
    fc.constantFrom(...vectors),
    fc.constantFrom(null, true, 0, -1, 1, 1.5, 1e9, 99_999, 2 ** 53, '', '1', '10001', name, `10001/${name}`),
    fc.string({ unit: 'binary', maxLength: 20 }),
  ),
  object: fc
    .array(
      fc.tuple(
        fc.constantFrom(
          'key',
          'lines',
          'sent',
          'owner',
          'skuId',
          'goodsId',
          'quantity',
          'id',
          'name',
          'picture',
          'account',
          'captcha',
          'group',
          'targets',
          'without',
          'said',
          'files',
          'state',
          'channel',
          'redirect',
          'code',
          'at',
          'entered',
          'company',
          `10001/${name}`,
          '__proto__',
          'constructor',
        ),
        tie('any'),
      ),
      { maxLength: 6 },
    )
    .map(
      (entries) =>
        `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`,
    )
    .map((text): unknown => JSON.parse(text)),
})).any

const huge = fc.integer({ min: 1, max: 200_000 }).map((length) => '['.repeat(length))
const text = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...vectors) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: huge },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom('1|', '1|', '1|', '2|', '0|', '', '1| ', '|'), almost)
      .map(([head, value]) => head + JSON.stringify(value)),
  },
)

test('works with any content of the browser’s storage', async () => {
  let read = 0
  const timeIsLeft = timer()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(uses)), text, async (what, poison) => {
      if (!timeIsLeft()) return
      read += 1
      const page = fakePage(bed)
      const mine = new Map<string, string>()
      vi.stubGlobal('sessionStorage', {
        getItem: (key: string) => mine.get(key) ?? null,
        setItem: (key: string, value: string) => void mine.set(key, value),
        removeItem: (key: string) => void mine.delete(key),
      })
      const { where } = keptData[what] ?? { where: 'cookie' }
      if (where === 'cookie') page.otherTab(poison)
      else (where === 'sessionStorage' ? mine : page.stored).set(what.replace('<site>', 'localhost'), poison)
      const scope = freshScope()
      await uses[what]?.(scope)
    }),
    {
      ...property(20_000),
      examples: Object.keys(uses).flatMap((what) =>
        ['1|{"__proto__":{"a":1}}', '1|{"cut', '2|{"cut'].map((poison): [string, string] => [what, poison]),
      ),
    },
  )
  expect(Reflect.get({}, 'a')).toBe(undefined)
  tally({ what: 'poisoned storage', inputs: read, faults: read, lost: 0 })
})
