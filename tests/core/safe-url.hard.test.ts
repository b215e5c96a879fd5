import fc from 'fast-check'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { hrefs } from '../../src/core/address/hrefs'
import { safeUrl } from '../../src/core/address/safe-url'
import { scopeFor } from '../../src/core/host/scope'
import { settingsOf } from '../../src/core/host/settings'
import '../../src/shell/routes'
import { property, tally } from '../hard/hard'
import vectors from '../vectors/addresses.json'
import { soon } from '../soon'

const base = 'https://shop.example/goods/7?a=b'
const web = ['http:', 'https:']
const links = [...web, 'mailto:', 'tel:']
const followed = vectors.followed.map(([given = '', wanted = '']) => ({ given, wanted }))

/** Checks the invariants of every resulting URL. */
function judge(given: string, kind: 'link' | 'media' | 'page') {
  const address = safeUrl(given, kind, base)
  if (address === '') return
  expect(kind === 'link' ? links : web).toContain(new URL(address).protocol)
  // Parsing it again on another page returns the same URL.
  expect(new URL(address, 'https://other.example/').href).toBe(address)
  expect(safeUrl(address, kind, 'data:,x')).toBe(address)
}

describe('an untrusted URL', () => {
  test('is tested with 120 rejected and 80 accepted inputs at least', () => {
    expect(vectors.refused.length).toBeGreaterThanOrEqual(120)
    expect(followed.length).toBeGreaterThanOrEqual(80)
  })

  test.each(vectors.refused)('%j is rejected', (given) => {
    for (const kind of ['link', 'media', 'page'] as const) expect(safeUrl(given, kind, base)).toBe('')
  })

  test.each(followed)('$given becomes $wanted', ({ given, wanted }) => {
    expect(safeUrl(given, 'link', base)).toBe(wanted)
    const fetched = web.includes(new URL(wanted).protocol) ? wanted : ''
    expect(safeUrl(given, 'media', base)).toBe(fetched)
    expect(safeUrl(given, 'page', base)).toBe(fetched)
  })

  test('has an allowed protocol or becomes empty, for random inputs', () => {
    const pieces = fc.constantFrom(...vectors.refused, ...followed.map(({ given }) => given))
    const gap = fc.constantFrom(
      '',
      ' ',
      '\t',
      '\n',
      '\0',
      '\u00a0',
      '\u200b',
      '//',
      '\\',
      ':',
      '@',
      '%0a',
      '#',
    )
    const cut = fc
      .tuple(pieces, fc.nat(40), gap)
      .map(([text, at, one]) => text.slice(0, at) + one + text.slice(at))
    const any = fc.oneof(
      cut,
      fc.tuple(gap, pieces).map((both) => both.join('')),
      fc.webUrl(),
      fc.string({ unit: 'binary' }),
    )
    const runs = property(300_000)
    fc.assert(fc.property(any, fc.constantFrom('link', 'media', 'page'), judge), runs)
    tally({ what: 'addresses by their protocol', inputs: runs.numRuns, lost: 0 })
  })
})

describe('links of a page with hostile settings', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  afterAll(() => errors.mockRestore())
  const settings = { ...settingsOf(), api: 'https://mall.example/api' }
  const shop = 'https://mall.example/goods/7'
  const linked = async (changed: object) => {
    const href = hrefs({ ...settings, ...changed })
    await soon(() => expect(href.$map.get()).toEqual(expect.anything()))
    await Promise.resolve()
    return href('goods', { goodsId: '7' })
  }

  test.each(vectors.refused)('lead to the shop with home %j', async (home) => {
    expect(await linked({ home })).toBe(shop)
  })

  test.each(vectors.refused)('lead to the shop with a route mapped to %j', async (pattern) => {
    expect(await linked({ routes: JSON.stringify({ goods: pattern }) })).toBe(shop)
  })

  test('ignore a pattern with a parameter as protocol', async () => {
    errors.mockClear()
    const href = hrefs({ ...settings, routes: '{"goods":"{goodsId}:hit()"}' })
    await soon(() => expect(errors).toHaveBeenCalled())
    expect(href('goods', { goodsId: 'javascript' })).toBe('https://mall.example/goods/javascript')
  })

  test('use a mapped route of the page in its parsed form', async () => {
    const href = hrefs({ ...settings, home: 'HTTPS://Home.Example', routes: '{"goods":"/p/{goodsId}.html"}' })
    await soon(() => expect(href.mapped('goods')).toBe(true))
    expect(href('goods', { goodsId: '7' })).toBe('/p/7.html')
    expect(href('cart')).toBe('https://home.example/cart')
  })

  test.each(['javascript:hit()', 'data:,x', 'blob:x', 'file:///api', 'https://['])(
    'send no request with the API %j',
    (api) => {
      expect(scopeFor({ ...settings, api }).settings.api).toBe('https://api.invalid')
    },
  )
})
