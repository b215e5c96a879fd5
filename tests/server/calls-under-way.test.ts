import * as z from 'zod/mini'
import { Client, Pool } from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { endpoint } from '../../src/core/api/endpoint'
import { createApp } from '../../demo/server/app'
import { callShares, openRequests } from '../../demo/server/core/http/calls-under-way'
import { isBusy, isUnreachable } from '../../demo/server/core/database/db-error'
import { poolErrors, PoolFull } from '../../demo/server/core/database/pool-full'
import { serve } from '../../demo/server/core/http/serve'
import { requestFor } from './request'
import { openTestbed } from './testbed'

const bed = await openTestbed('open', { trustProxy: true })
beforeEach(() => bed.reset())

const slow = endpoint('POST /bbb/test/slow', { body: z.object({}), data: z.boolean() })
const quick = endpoint('GET /bbb/test/quick', { data: z.boolean() })
const fails = endpoint('GET /bbb/test/fails/{how}', { data: z.boolean() })

const faults: Record<string, Error> = {
  full: new PoolFull('all connections are at work'),
  slow: Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
  crowded: Object.assign(new Error('too many clients already'), { code: '53300' }),
  away: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  parameters: Object.assign(new Error('bind message has 70000 parameters'), { code: '08P01' }),
}

/** Creates an app whose slow calls last until `end` is called. */
function openApp(waiting = () => 0) {
  const seen = { underWay: 0, most: 0, all: 0 }
  const errors: string[] = []
  let end = () => {}
  const ended = new Promise<void>((done) => (end = done))
  const app = createApp({
    ...bed,
    database: { ...bed.database, waiting },
    log: { info: () => {}, error: (line) => void errors.push(line) },
    routes(shop) {
      serve(shop, slow, async () => {
        seen.all++
        seen.most = Math.max(seen.most, ++seen.underWay)
        await ended
        seen.underWay--
        return true
      })
      serve(shop, quick, () => true)
      serve(shop, fails, ({ asked }) => {
        throw faults[asked.path.how]
      })
    },
  })
  const answerOf = async (answer: Response) => ({
    status: answer.status,
    retry: answer.headers.get('Retry-After'),
    ...(await answer.json()),
  })
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
  return {
    seen,
    errors,
    end,
    slow: async (address: string, token?: string) =>
      answerOf(
        await app.request(requestFor(slow, { body: {} }, { ...from(address), ...(token && { token }) })),
      ),
    quick: async (address: string) => answerOf(await app.request(requestFor(quick, {}, from(address)))),
    fails: async (how: string) => answerOf(await app.request(requestFor(fails, { path: { how } }))),
  }
}

const { account, network } = callShares(10)
const several = <T>(count: number, ask: (at: number) => Promise<T>) =>
  Array.from({ length: count }, (_, at) => ask(at))
const turns = async (count: number) => {
  for (let at = 0; at < count; at++) await new Promise(setImmediate)
}

describe('limits on concurrent requests', () => {
  test('one account on many networks uses four of ten connections; more requests wait or get 429', async () => {
    const shop = openApp()
    const token = await bed.login('demo')
    const refused: number[] = []
    const answers = several(200, async (at) => {
      const answer = await shop.slow(`10.0.0.${at}`, token)
      if (answer.code !== 200) refused.push(answer.code)
      return answer
    })
    const done = account.atOnce + account.waiting
    // By then, all calls have reached the gate.
    await expect.poll(() => refused.length).toBe(200 - done)
    expect(shop.seen.underWay).toBe(account.atOnce)
    expect((await shop.quick('10.9.9.9')).code).toBe(200)
    shop.end()
    const codes = (await Promise.all(answers)).map(({ code }) => code)
    expect(shop.seen).toEqual({ underWay: 0, most: account.atOnce, all: done })
    expect(codes.filter((code) => code === 200)).toHaveLength(done)
    expect(codes.filter((code) => code === 429)).toHaveLength(200 - done)
  })

  test('one IPv6 /64 uses seven of ten connections and gets 429 beyond a hundred open requests', async () => {
    const shop = openApp()
    const answers = several(400, (at) => shop.slow(`2001:db8::${(at + 1).toString(16)}`))
    await expect.poll(() => shop.seen.underWay).toBe(network.atOnce)
    expect((await shop.quick('2001:db8:0:1::1')).code).toBe(200)
    shop.end()
    const all = await Promise.all(answers)
    expect(shop.seen).toEqual({ underWay: 0, most: network.atOnce, all: openRequests })
    expect(all.find(({ code }) => code === 429)).toMatchObject({
      status: 200,
      retry: '2',
      message: '您同时发起的请求过多，请稍后再试',
    })
    await turns(1)
    expect((await shop.quick('2001:db8::1')).code).toBe(200)
  })
})

describe('a busy database', () => {
  test('answers 503 with code 529 while many requests wait for a connection', async () => {
    const { quick: ask } = openApp(() => 201)
    expect(await ask('10.0.0.1')).toMatchObject({
      status: 503,
      code: 529,
      retry: '2',
      message: '当前访问量较大，请稍后再试',
    })
  })

  test.for([
    ['full', 503, 529, 'busy'],
    ['slow', 503, 529, 'busy'],
    ['crowded', 503, 529, 'busy'],
    ['away', 503, 503, 'away'],
    ['parameters', 500, 500, ''],
  ] as const)('answers %s with status %i and code %i', async ([how, status, code, word]) => {
    const shop = openApp()
    expect(await shop.fails(how)).toMatchObject({ status, code })
    expect(shop.errors).toHaveLength(1)
    expect(/the database is (away|busy)/.exec(shop.errors[0] ?? '')?.[1] ?? '').toBe(word)
  })

  test('reports a pool timeout as busy while a connection is open, else as unreachable', () => {
    const pool = new Pool()
    const meant = poolErrors(pool)
    const late = new Error('timeout exceeded when trying to connect')
    expect([isBusy(meant(late)), isUnreachable(meant(late))]).toEqual([false, true])
    const client = Object.assign(new Client(), { release: () => {} })
    pool.emit('connect', client)
    expect([isBusy(meant(late)), isUnreachable(meant(late))]).toEqual([true, false])
    pool.emit('remove', client)
    expect([isBusy(meant(late)), isUnreachable(meant(late))]).toEqual([false, true])
  })
})
