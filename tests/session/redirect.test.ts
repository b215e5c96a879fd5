import { expect, test } from 'vitest'
import { routeAddress } from '../../src/core/address/routes'
import { safeRedirect } from '../../src/session/sign-in/redirect'
import redirects from '../vectors/redirects.json'
import shopPaths from '../vectors/shop-paths.json'

const here = 'https://shop.example/login?redirect=somewhere'
const vectors = redirects.vectors.map(([given, wanted]) => ({
  given: given ?? '',
  wanted: wanted ?? undefined,
}))

test('has at least 60 test vectors', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(60)
})

test.each(vectors)('maps $given to $wanted', ({ given, wanted }) => {
  expect(safeRedirect(given, here)).toBe(wanted)
})

test('rejects missing and too long redirects', () => {
  expect(safeRedirect(null, here)).toBeUndefined()
  expect(safeRedirect(undefined, here)).toBeUndefined()
  expect(safeRedirect(`/${'x'.repeat(2000)}`, here)).toBeUndefined()
})

test('keeps every allowed redirect on this site and never returns the login page', () => {
  const endings = ['', '?x=//evil.example', '#//evil.example', '/..', '/.', '//', '\\', '%00', '\t', '。']
  for (const { given } of vectors)
    for (const ending of endings) {
      const path = safeRedirect(given + ending, here)
      if (path === undefined) continue
      const url = new URL(path, here)
      expect([given + ending, path, url.origin]).toEqual([given + ending, path, 'https://shop.example'])
      expect(path).toMatch(/^\/(?!\/)/)
      expect(url.pathname).not.toBe('/login')
    }
})

// Common but unsafe checks. Each lets one of the inputs above leave the site.
const naive: Record<string, (given: string) => string | undefined> = {
  'starts with one slash': (given) => (given.startsWith('/') && !given.startsWith('//') ? given : undefined),
  'no slash or backslash after the first': (given) => (/^\/[^/\\]/.test(given) ? given : undefined),
  'no scheme': (given) => (/^[a-z]+:/i.test(given) ? undefined : given),
  'holds our host': (given) => (given.includes('shop.example') || given.startsWith('/') ? given : undefined),
  'begins with our origin': (given) =>
    given.startsWith('https://shop.example') || /^\/\w/.test(given) ? given : undefined,
  'same origin, then the path alone': (given) => {
    if (!URL.canParse(given, here)) return undefined
    const url = new URL(given, here)
    return url.origin === 'https://shop.example' ? url.pathname + url.search : undefined
  },
}

test.each(Object.entries(naive))('the vectors expose the flawed check "%s"', (_, check) => {
  const leaving = vectors.filter(({ given }) => {
    const led = check(given)
    return (
      led !== undefined && URL.canParse(led, here) && new URL(led, here).origin !== 'https://shop.example'
    )
  })
  expect(leaving.length).toBeGreaterThan(0)
})

test('a redirect survives the address of the login page', () => {
  const tails = [
    '',
    '?goodsKeyWord=深沟球轴承 6204&page=2',
    '?a=1%262&b=%23#第二节',
    '?next=/login?redirect=/x',
  ]
  const paths = shopPaths.public.concat(shopPaths.guarded).filter((path) => path !== '/login')
  expect(paths.length).toBeGreaterThanOrEqual(50)
  for (const path of paths)
    for (const tail of tails) {
      const url = new URL(path.replace(/\{\w+\}/g, '轴承-7') + tail, here)
      const back = url.pathname + url.search + url.hash
      const login = new URL(routeAddress('/login', {}, { redirect: back }), here)
      expect(safeRedirect(login.searchParams.get('redirect'), login.href)).toBe(back)
    }
})
