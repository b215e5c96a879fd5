import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../demo/server/app'
import { db, tx } from '../../demo/server/core/database/db'
import { jsonLog } from '../../demo/server/core/observability/log'
import { loggedWork } from '../../demo/server/core/observability/logged-work'
import { tell, watch, working } from '../../demo/server/core/observability/work'
import { getPhoneCheck } from '../../src/session/verify-code/verify-code.contract'
import { register } from '../../src/session/registration/registration.contract'
import { addAddress } from '../../src/account/addresses/addresses.contract'
import { signIn, userInfo } from '../../src/session/sign-in/sign-in.contract'
import { operatorVisit } from '../session/operator-visit'
import { requestFor } from './request'
import { sampleInput } from './sample-body'
import { openTestbed } from './testbed'

const bed = await openTestbed('demo')
const written: string[] = []
const log = jsonLog('debug', { write: (line) => void written.push(line) })
// On a busy machine any statement may be slow and get a log line.
const stop = watch(loggedWork(log, Infinity))
afterAll(() => stop())
beforeEach(async () => {
  await bed.reset()
  written.length = 0
})

const appOf = (trustProxy: boolean) =>
  createApp({ ...bed, config: { ...bed.config, trustProxy }, log, files: undefined })
const lines = (): Record<string, unknown>[] => written.map((line) => JSON.parse(line))

test('logs one line for each response: path pattern, account id and outcome', async () => {
  const token = await bed.login('demo')
  written.length = 0
  const answer = await appOf(false).request(requestFor(userInfo, {}, { token }))
  expect(lines()).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      msg: expect.stringMatching(/^GET \/api\/\S+ 200 [\d.]+ ms$/),
      requestId: answer.headers.get('x-request-id'),
      route: expect.stringMatching(/^\/api\//),
      method: 'GET',
      status: 200,
      ms: expect.any(Number),
      customerId: expect.stringMatching(/^\d+$/),
    },
  ])
})

test('logs no values of an address', async () => {
  await appOf(false).request(requestFor(getPhoneCheck, { path: { phone: '13912345678' } }))
  await appOf(false).request('http://localhost:4173/api/bbb/download/secret-ticket-4711')
  await appOf(false).request('http://localhost:4173/api/none?token=secret-ticket-4711')
  expect(lines()).toHaveLength(3)
  expect(lines()[0]).toMatchObject({ route: '/api/pc/bbbAuth/getPhoneCheck/:phone' })
  expect(written.join()).not.toMatch(/13912345678|secret/)
})

test('takes the request id only from a trusted proxy', async () => {
  const named = async (trustProxy: boolean, name: string) => {
    const request = new Request('http://localhost:4173/health', { headers: { 'X-Request-Id': name } })
    return (await appOf(trustProxy).request(request)).headers.get('x-request-id')
  }
  expect(await named(true, 'edge-0001.a_b')).toBe('edge-0001.a_b')
  expect(await named(false, 'edge-0001.a_b')).toMatch(/^[\da-f]{16}$/)
  for (const odd of ['short', 'x'.repeat(129), 'two words 1', '{"a":"b"}'])
    expect(await named(true, odd)).toMatch(/^[\da-f]{16}$/)
})

test('logs the sent bytes after the response has ended, and whether the client disconnected', async () => {
  const asked = async (writableFinished: boolean) => {
    const socket = { remoteAddress: '127.0.0.1', bytesWritten: 100 }
    const outgoing = Object.assign(new EventEmitter(), { writableFinished })
    await appOf(false).request('http://localhost:4173/health', {}, { incoming: { socket }, outgoing })
    const before = written.length
    socket.bytesWritten = 1_334
    outgoing.emit('close')
    return { before, line: lines().at(-1) }
  }
  expect(await asked(true)).toMatchObject({ before: 0, line: { level: 'debug', bytes: 1_234 } })
  expect((await asked(false)).line).toMatchObject({ cut: true })
})

test('an error is logged with its stack and the id of its request', async () => {
  const app = createApp({
    ...bed,
    log,
    routes: (one) =>
      void one.get('/api/broken/:secret', () => {
        throw new Error('it broke')
      }),
  })
  const answer = await app.request('http://localhost:4173/api/broken/secret-4711')
  const { requestId } = await answer.json()
  expect(lines()).toEqual([
    expect.objectContaining({ level: 'error', requestId, msg: expect.stringMatching(/it broke\n\s+at /) }),
    expect.objectContaining({ level: 'info', requestId, status: 500, route: '/api/broken/:secret' }),
  ])
  expect(written.join()).not.toContain('secret-4711')
})

describe('a slow statement', () => {
  let forget = () => {}
  beforeAll(() => void (forget = watch(loggedWork(log, 100))))
  afterAll(() => forget())

  const text = 'select * from orders where id = $1'

  test('is logged without its parameters, with the id of its request', () => {
    const work = { kind: 'request', id: 'r-1', name: () => 'GET /api/x' } as const
    working(work, () => tell.queried({ begun: 0, ms: 99, text, failed: false }))
    working(work, () => tell.queried({ begun: 0, ms: 812, text, failed: true }))
    expect(lines()).toEqual([
      expect.objectContaining({ level: 'warn', requestId: 'r-1', route: 'GET /api/x', ms: 812 }),
    ])
    expect(lines()[0]?.msg).toBe(`GET /api/x r-1: slow statement, 812 ms, failed: ${text}`)
  })

  // The embedded database does not log times.
  if (bed.database.engine === 'postgres')
    test('is logged with its request, inside of a transaction and under load', async () => {
      const app = createApp({
        ...bed,
        log,
        routes: (one) =>
          void one.get('/api/slow/:id', async (c) => {
            const wait = `select pg_sleep(0.15), '${c.req.param('id')}'`
            await (c.req.query('tx') ? tx(() => db().execute(sql.raw(wait))) : db().execute(sql.raw(wait)))
            return c.text('')
          }),
      })
      const ids = Array.from({ length: 30 }, (_, at) => String(at))
      const answers = await Promise.all(
        ids.map(async (id) =>
          app.request(`http://localhost:4173/api/slow/${id}${Number(id) % 2 ? '?tx=1' : ''}`),
        ),
      )
      const slow = lines().filter(({ level, msg }) => level === 'warn' && String(msg).includes('pg_sleep'))
      expect(slow).toHaveLength(ids.length)
      for (const { msg, requestId } of slow) {
        const id = /'(\d+)'/.exec(String(msg))?.[1]
        expect(requestId).toBe(answers[Number(id)]?.headers.get('x-request-id'))
      }
    })
})

test('logs no typed names, numbers, addresses and secrets', async () => {
  const naughty = {
    phone: '13912345678',
    email: 'marked.person@example.com',
    name: '张无忌标记',
    street: '标记路 4711 号',
    password: 'Pw-marked-7q1z',
    account: 'marked-account',
  }
  const app = appOf(false)
  const { phone, email, password } = naughty
  const token = await bed.login('demo')
  const person = { loginAccount: naughty.account, password, agree: true }
  const asked = [
    requestFor(signIn, { body: { ...person, captchaKey: phone, captcha: email } }),
    requestFor(register, {
      query: {},
      body: { ...person, customerType: 'personal', phone, smsCode: '000000' },
    }),
  ]
  for (const request of asked) await app.request(request)
  const given = sampleInput(addAddress, '1')
  const address = { consignee: naughty.name, phone, detail: naughty.street }
  await app.request(
    requestFor(addAddress, { ...given, body: { ...Object(given.body), ...address } }, { token }),
  )
  await app.request(
    `http://localhost:4173/api/x/${email}?phone=${phone}&name=${encodeURIComponent(naughty.name)}`,
  )
  const operator = operatorVisit(bed)
  await operator.logIn(password)
  expect(lines().length).toBeGreaterThan(4)
  const logged = decodeURIComponent(written.join().replace(/%(?![\da-f]{2})/gi, '%25'))
  for (const value of [...Object.values(naughty), token]) expect(logged).not.toContain(value)
})
