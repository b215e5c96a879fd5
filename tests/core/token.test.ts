import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isCookieSign } from '../../src/core/host/session-cookie'
import { tokenCookie } from '../../src/core/host/token'

/** Cookie jar like a browser's: `name=value` up to the first semicolon, and the flags of the last write. */
let jar: Map<string, string>
let written: string[]
let protocol: string
beforeEach(() => {
  jar = new Map()
  written = []
  protocol = 'https:'
  const document = {}
  Object.defineProperty(document, 'cookie', {
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    set(line: string) {
      written.push(line)
      const [pair = '', ...flags] = line.split('; ')
      const at = pair.indexOf('=')
      if (flags.includes('Max-Age=0')) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    },
  })
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', {
    get protocol() {
      return protocol
    },
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('the cookie has all flags, no domain, and only the token', () => {
  tokenCookie('PC_TOKEN').set('A'.repeat(43))
  expect(written).toEqual([`PC_TOKEN=${'A'.repeat(43)}; Path=/; SameSite=Lax; Max-Age=604800; Secure`])
  protocol = 'http:'
  tokenCookie('PC_TOKEN').set('B')
  expect(written.at(-1)).toBe('PC_TOKEN=B; Path=/; SameSite=Lax; Max-Age=604800')
})

test('the cookie is deleted with the same flags', () => {
  const cookie = tokenCookie('PC_TOKEN')
  cookie.set('A')
  cookie.clear()
  expect(written.at(-1)).toBe('PC_TOKEN=; Path=/; SameSite=Lax; Max-Age=0; Secure')
  expect(jar.size).toBe(0)
  expect(cookie.$token.get()).toBe('')
})

test.each(['a;b', 'a, b', 'a"b', 'a\\b', '漢字', 'a=b==', ' a ', '%', '%zz', 'a\r\nSet-Cookie: x=1'])(
  'the value %j is read back exactly from one cookie',
  (value) => {
    const cookie = tokenCookie('PC_TOKEN')
    cookie.set(value)
    expect(jar.size).toBe(1)
    expect(cookie.persists()).toBe(true)
    expect(tokenCookie('PC_TOKEN').$token.get()).toBe(value)
  },
)

describe('foreign values in the cookie jar', () => {
  test.each([
    ['', ''],
    ['PC_TOKEN', ''],
    ['PC_TOKEN=', ''],
    ['PC_TOKEN=%E0%A4%A', ''],
    ['XPC_TOKEN=a; PC_TOKEN2=b', ''],
    ['a=PC_TOKEN=b', ''],
    ['other=1; PC_TOKEN=good; more=2', 'good'],
    ['PC_TOKEN=first; PC_TOKEN=second', 'first'],
    ['=; ==; ;; PC_TOKEN=good', 'good'],
  ])('%j is read as %j, without an exception', (cookie, token) => {
    vi.stubGlobal('document', { cookie })
    expect(tokenCookie('PC_TOKEN').$token.get()).toBe(token)
  })
})

test('a cookie sign is recognised, and no token is taken for one', () => {
  expect(isCookieSign('cookie-0123abcd')).toBe(true)
  for (const other of ['', 'cookie', 'cookie-', 'cookie-0123abcde', `cookie-0123abcd${'A'.repeat(28)}`])
    expect(isCookieSign(other)).toBe(false)
})
