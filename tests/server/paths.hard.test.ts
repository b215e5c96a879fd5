import { expect, test } from 'vitest'
import { routeTable } from '../../demo/server/core/http/serve'
import { openTestbed } from './testbed'

const bed = await openTestbed('open')
const guarded = routeTable(bed.app).filter(({ endpoint }) => endpoint.needs === 'token')

/** Returns other spellings of a path. Guards and routers have interpreted such spellings differently in the past. */
const spellings = (path: string) => {
  const [last = ''] = path.split('/').slice(-1)
  const rest = path.slice(0, -last.length)
  return [
    `/${path}`,
    path.replace('/api', '//api'),
    path.replace('/api/', '/api//'),
    path.replaceAll('/', '//'),
    path.replace(/\/(?=[^/]*$)/, '%2F'),
    path.replace(/\/(?=[^/]*$)/, '%2f'),
    path.replace(/\/(?=[^/]*$)/, '%5C'),
    path.replace(/\/(?=[^/]*$)/, '/..;/'),
    path.replace(/\/(?=[^/]*$)/, '/;/'),
    `${path};x=1`,
    `${path}/`,
    `${path}.`,
    `${path}%00`,
    `${path}%20`,
    `${path}/.`,
    `${rest}%2e/${last}`,
    `${rest}.%2e/${last}`,
    path.toUpperCase(),
    `${rest}${last.charAt(0).toUpperCase()}${last.slice(1)}x`,
    `${rest}${last}%`,
    `${path}.json`,
    path.replace('/api', '/API'),
  ]
}

test('no spelling of a protected path bypasses the session check', async () => {
  expect(guarded.length).toBeGreaterThan(2)
  for (const { endpoint, paths } of guarded) {
    for (const path of paths.map((one) => `/api${one.replace(/\{\w+\}/g, '1')}`)) {
      for (const spelled of [path, ...spellings(path)]) {
        const answer = await bed.app.request(
          new Request(`http://localhost:4173${spelled}`, { method: endpoint.method }),
        )
        expect([401, 404], `${endpoint.method} ${spelled}`).toContain(answer.status)
        expect((await answer.json()).data).toBe(null)
      }
    }
  }
})

test('with a session, only the plain spelling of a path is found', async () => {
  const headers = { Authorization: await bed.login('demo') }
  const path = '/api/bbb/userCenter/getUserInfo'
  const status = async (spelled: string) =>
    (await bed.app.request(new Request(`http://localhost:4173${spelled}`, { headers }))).status
  expect(await status(path)).toBe(200)
  for (const spelled of spellings(path)) {
    // URL parsing removes `/./`, so the address is the plain one.
    const same = new URL(`http://localhost:4173${spelled}`).pathname === path
    expect(await status(spelled), spelled).toBe(same ? 200 : 404)
  }
})

test('rejects an odd spelling inside of a path parameter with 404', async () => {
  for (const key of ['a;x=1', 'a%00', '..%2fa', 'a%5cb', 'a%2e', 'a%']) {
    const answer = await bed.app.request(
      new Request(`http://localhost:4173/api/pc/bbbAuth/network/site/${key}`),
    )
    expect([key, answer.status]).toEqual([key, 404])
  }
})

test('every response has nosniff, no-referrer and a request id, and no server name', async () => {
  for (const path of [
    '/api/none',
    '/api/openapi.json',
    '/health',
    '/api/bbb/userCenter/getUserInfo',
    '//api',
  ]) {
    const { headers } = await bed.app.request(new Request(`http://localhost:4173${path}`))
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-request-id')).toMatch(/^[\da-f]{16}$/)
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
  }
})
