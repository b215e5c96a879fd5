import { beforeEach, describe, expect, test } from 'vitest'
import { userInfo } from '../../src/session/sign-in/sign-in.contract'
import { createApp } from '../../demo/server/app'
import { requestFor } from './request'
import { openTestbed } from './testbed'

const bed = await openTestbed('open')
const shop = await openTestbed('open', { cookieSession: true })
beforeEach(() => Promise.all([bed.reset(), shop.reset()]))
const page = 'http://pages.localhost:4174'
const path = 'http://localhost:4173/api/bbb/userCenter/getUserInfo'

const allowed = (answer: Response) => answer.headers.get('access-control-allow-origin')

describe('requests from pages of other origins', () => {
  test('lets a listed origin send requests and read the response headers', async () => {
    const asked = await bed.app.request(path, {
      method: 'OPTIONS',
      headers: { Origin: page, 'Access-Control-Request-Method': 'PUT' },
    })
    expect([asked.status, allowed(asked)]).toEqual([204, page])
    expect(asked.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
    expect(asked.headers.get('access-control-allow-methods')).toContain('PUT')
    const answer = await bed.ask(userInfo, {}, { token: await bed.login('demo'), headers: { Origin: page } })
    expect([answer.status, allowed(answer)]).toEqual([200, page])
    expect(answer.headers.get('vary')).toContain('Origin')
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false)
  })

  test('lets a listed origin read errors and 404 responses', async () => {
    const headers = { Origin: page }
    expect(allowed(await bed.app.request(path, { headers }))).toBe(page)
    expect(allowed(await bed.app.request('http://localhost:4173/api/none', { headers }))).toBe(page)
  })

  const others = [
    'http://pages.localhost',
    'http://pages.localhost:4173',
    'https://pages.localhost:4174',
    'http://PAGES.localhost:4174',
    'http://pages.localhost:4174/',
    'http://pages.localhost:41740',
    'http://pages.localhost:4174.evil.example',
    'http://evil.example?http://pages.localhost:4174',
    'http://xpages.localhost:4174',
    'http://pages.localhost.:4174',
    'http://pages-localhost:4174',
    'http://pages.localhost:4174, http://evil.example',
    'http://user@pages.localhost:4174',
    '*',
    'file://',
    'http://localhost.evil.example',
    'http://evil.example/?http://localhost',
    'http://localhost:',
    'ftp://localhost',
    'http://127.0.0.10:80',
    '',
  ]
  const developers = [
    'null',
    'http://localhost',
    'http://localhost:5500',
    'https://localhost:3000',
    'http://127.0.0.1:8080',
    'http://[::1]:5173',
  ]
  const originsOf = (demo: boolean) => async (origin: string) => {
    const log = { info() {}, error() {} }
    const app = createApp({ ...bed, config: { ...bed.config, demo }, log, files: undefined })
    return allowed(await app.request(path, { headers: { Origin: origin } }))
  }
  test('a demo allows every origin of this machine, including files; a production shop allows none', async () => {
    expect(await Promise.all(developers.map(originsOf(true)))).toEqual(developers)
    expect(await Promise.all(developers.map(originsOf(false)))).toEqual(developers.map(() => null))
  })

  test('logs a refused origin once, with the setting that allows it', async () => {
    const lines: string[] = []
    const log = { info: (line: string) => void lines.push(line), error: () => {} }
    const app = createApp({ ...bed, config: { ...bed.config, demo: false }, log, files: undefined })
    const ask = (origin: string) => app.request(path, { headers: { Origin: origin, Host: 'localhost:4173' } })
    for (const origin of [
      'https://a.example',
      page,
      'https://a.example',
      'http://localhost:4173',
      'x',
      'null',
    ])
      await ask(origin)
    expect(lines).toEqual([
      `Pages of https://a.example asked the API and were refused. To allow them: ALLOWED_ORIGINS=${page},https://a.example`,
      expect.stringContaining('opened as a file'),
    ])
    for (let at = 0; at < 100; at += 1) await ask(`https://${at}.example`)
    expect(lines.length).toBeLessThan(30)
  })

  test.each(others)('refuses the unlisted origin %j', async (origin) => {
    for (const method of ['OPTIONS', 'GET']) {
      const answer = await bed.app.request(path, { method, headers: { Origin: origin } })
      expect(allowed(answer)).toBe(null)
      expect(answer.headers.get('vary')).toContain('Origin')
    }
  })
})

describe('a session cookie of the server', () => {
  const logout = 'http://localhost:4173/api/pc/bbbAuth/logout'
  const own = { Origin: 'http://localhost:4173', Host: 'localhost:4173' }

  test('allows reads with the cookie, and writes only with the custom header from an allowed origin', async () => {
    const Cookie = `other=1; PC_SESSION=${await shop.login('demo')}`
    const read = await shop.app.request(requestFor(userInfo, {}, { headers: { Cookie } }))
    expect(read.status).toBe(200)
    const write = async (headers: Record<string, string>) =>
      (await shop.app.request(logout, { method: 'POST', headers: { Cookie, ...headers } })).status
    expect(await write(own)).toBe(401)
    expect(await write({ ...own, Origin: 'http://evil.example', 'X-Trade': '1' })).toBe(401)
    expect(await write({ Host: 'localhost:4173', 'X-Trade': '1' })).toBe(401)
    expect(await write({ Origin: 'http://evil.example', Host: 'evil.example', 'X-Trade': '1' })).toBe(401)
    expect(await write({ ...own, 'X-Trade': '1' })).toBe(200)
  })

  test('rejects the cookie from local origins in a demo', async () => {
    const Cookie = `PC_SESSION=${await shop.login('demo')}`
    for (const origin of ['null', 'http://localhost:5500']) {
      const headers = { ...own, Origin: origin, Cookie, 'X-Trade': '1' }
      const answer = await shop.app.request(logout, { method: 'POST', headers })
      expect([answer.status, answer.headers.get('access-control-allow-credentials')]).toEqual([401, null])
    }
  })

  test('rejects the bare token in Authorization with 401', async () => {
    const token = await shop.login('demo')
    const answer = await shop.app.request(requestFor(userInfo, {}, { token }))
    expect(answer.status).toBe(401)
  })
})
