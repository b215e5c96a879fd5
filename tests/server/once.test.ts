import * as z from 'zod/mini'
import { beforeEach, expect, test } from 'vitest'
import { endpoint } from '../../src/core/api/endpoint'
import { createApp } from '../../demo/server/app'
import { day } from '../../demo/server/core/time/business-time'
import { db, tx } from '../../demo/server/core/database/db'
import { idempotency } from '../../demo/server/core/security/idempotency.table'
import { refuse } from '../../demo/server/core/http/refusal'
import { auditLog } from '../../demo/server/core/documents/audit.table'
import { audit } from '../../demo/server/core/documents/audit'
import { serve } from '../../demo/server/core/http/serve'
import { requestFor } from './request'
import { openTestbed } from './testbed'

const bed = await openTestbed('open')
const submit = endpoint('POST /test/submit', {
  needs: 'token',
  once: true,
  body: z.object({ amount: z.int() }),
  data: z.object({ number: z.int() }),
})

let refuses = false
let slow: Promise<void> = Promise.resolve()
let runs = 0
const app = createApp({
  ...bed,
  log: { info: () => {}, error: (line) => bed.errors.push(line) },
  routes: (shop) =>
    serve(shop, submit, async ({ asked, who }) => {
      runs++
      await tx(() =>
        audit({
          actorType: 'buyer',
          actorId: who.customerId,
          entity: 'test',
          entityId: String(asked.body.amount),
          action: 'submit',
        }),
      )
      await slow
      if (refuses) throw refuse(422, ['库存不足', 'Insufficient stock.'])
      return { number: runs }
    }),
})

let [demo, retail] = ['', '']
beforeEach(async () => {
  await bed.reset()
  ;[refuses, runs, slow] = [false, 0, Promise.resolve()]
  ;[demo, retail] = [await bed.login('demo'), await bed.login('retail')]
})

const send = async (key: string, amount = 1, token = demo) => {
  const request = requestFor(submit, { body: { amount } }, { token, key })
  const answer = await app.request(request)
  return { replayed: answer.headers.get('idempotent-replayed'), json: await answer.json() }
}
const effects = () => bed.inside(() => db().$count(auditLog))
const keys = () => bed.inside(() => db().$count(idempotency))

test('replays the response of a repeated request and runs it once', async () => {
  const first = await send('key-00000001')
  const again = await send('key-00000001')
  expect(first).toEqual({ replayed: null, json: { code: 200, message: 'success', data: { number: 1 } } })
  expect(again).toEqual({ replayed: 'true', json: first.json })
  expect(await effects()).toBe(1)
})

test('a hundred parallel copies run once and get equal responses', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => send('key-00000002')))
  expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1)
  expect(answers.filter(({ replayed }) => replayed === null)).toHaveLength(1)
  expect(answers[0]?.json.code).toBe(200)
  expect(await effects()).toBe(1)
})

test('a key identifies one request of one buyer', async () => {
  await send('key-00000003')
  expect((await send('key-00000003', 2)).json.code).toBe(422)
  expect(await send('key-00000003', 1, retail)).toMatchObject({ replayed: null, json: { code: 200 } })
  expect(await effects()).toBe(2)
})

test('a refused request has no effect, stores no key and can be retried', async () => {
  refuses = true
  expect((await send('key-00000004')).json.code).toBe(422)
  expect([await effects(), await keys()]).toEqual([0, 0])
  refuses = false
  expect((await send('key-00000004')).json.code).toBe(200)
})

test('runs a request without a key in one transaction', async () => {
  for (const number of [1, 2]) expect((await send('')).json).toMatchObject({ code: 200, data: { number } })
  expect([await effects(), await keys()]).toEqual([2, 0])
  refuses = true
  expect((await send('')).json.code).toBe(422)
  expect(await effects()).toBe(2)
})

test('rejects a malformed key with 400 and runs nothing', async () => {
  for (const key of ['short', 'with space here', 'ü'.repeat(8), 'x'.repeat(129)]) {
    const headers = key === 'ü'.repeat(8) ? encodeURI(key).slice(0, 4) : key
    expect((await send(headers)).json.code).toBe(400)
  }
  expect(runs).toBe(0)
})

test('forgets a key after a day', async () => {
  await send('key-00000005')
  bed.wait(day + 1)
  const token = await bed.login('demo')
  expect(await send('key-00000005', 1, token)).toMatchObject({
    replayed: null,
    json: { data: { number: 2 } },
  })
})

// On PGlite the second call waits as long as the first one takes.
if (bed.database.engine === 'postgres')
  test('answers 409 to a copy while the first request runs', { timeout: 15_000 }, async () => {
    let finish = () => {}
    slow = new Promise((done) => (finish = done))
    const first = send('key-00000006')
    await new Promise((done) => setTimeout(done, 200))
    expect((await send('key-00000006')).json.code).toBe(409)
    finish()
    expect((await first).json.code).toBe(200)
  })
