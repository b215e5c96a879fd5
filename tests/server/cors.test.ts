import { beforeEach, describe, expect, test } from 'vitest'
import { userInfo } from '../../src/session/sign-in/sign-in.contract'
import { requestFor } from './request'
import { openTestbed } from './testbed'

const bed = await openTestbed('open')
const shop = await openTestbed('open', { cookieSession: true })
beforeEach(() => Promise.all([bed.reset(), shop.reset()]))
const page = 'http://pages.localhost:4174'
const path = 'http://localhost:4173/api/bbb/userCenter/getUserInfo'

const allowed = (answer: Response) => answer.headers.get('access-control-allow-origin')

describe('pages elsewhere', () => {
  test('a page on the list may call, and read what it needs', async () => {
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

  test('refusals and unknown paths can be read there as well', async () => {
    const headers = { Origin: page }
    expect(allowed(await bed.app.request(path, { headers }))).toBe(page)
    expect(allowed(await bed.app.request('http://localhost:4173/api/none', { headers }))).toBe(page)
  })

  const others = [
    'null',
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
    '',
  ]
  test.each(others)('%j is not on it', async (origin) => {
    for (const method of ['OPTIONS', 'GET']) {
      const answer = await bed.app.request(path, { method, headers: { Origin: origin } })
      expect(allowed(answer)).toBe(null)
      expect(answer.headers.get('vary')).toContain('Origin')
    }
  })
})

describe('a session in a cookie of the server', () => {
  const logout = 'http://localhost:4173/api/pc/bbbAuth/logout'
  const own = { Origin: 'http://localhost:4173', Host: 'localhost:4173' }

  test('reads with the cookie, writes with an own header from an allowed origin only', async () => {
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

  test('the token itself opens nothing there, and is told to no script', async () => {
    const token = await shop.login('demo')
    const answer = await shop.app.request(requestFor(userInfo, {}, { token }))
    expect(answer.status).toBe(401)
  })
})
