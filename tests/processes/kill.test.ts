import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toMinor } from '../../src/core/money'
import { buildServer, freePort } from './built-server'

// The real server as a process of its own, killed while it is being paid: what it answered holds, nothing counts twice.

const folder = await mkdtemp(join(tmpdir(), 'trade-kill-'))
let built: Awaited<ReturnType<typeof buildServer>>
let child: ChildProcess | undefined
const captcha = '2468'

/** On the embedded engine, or on a database of its own of the server that the test command names. */
async function place(): Promise<Record<string, string>> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return { DATA_DIR: join(folder, 'db') }
  const name = `kill_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`).finally(() => client.end())
  const url = new URL(server)
  url.pathname = `/${name}`
  return { DATABASE_URL: url.href }
}
const port = await freePort()
const env = {
  PORT: String(port),
  DEMO: '1',
  DEMO_FIXED_CODE: captcha,
  DEMO_AUTOPILOT: 'off',
  ...(await place()),
}
const base = `http://localhost:${port}`

async function start() {
  const { PATH = '' } = process.env
  child = spawn(process.execPath, [built.main, '--goods', '300'], {
    env: { PATH, ...env },
    stdio: 'ignore',
  })
  for (;;) {
    const health = await fetch(`${base}/health`).catch(() => undefined)
    if (health?.ok && (await health.text()).includes('"ok"')) return
    if (child.exitCode !== null) throw new Error('the server did not start')
    await new Promise((done) => setTimeout(done, 100))
  }
}
const kill = () =>
  new Promise((done) => {
    child?.once('exit', done)
    child?.kill('SIGKILL')
  })

beforeAll(async () => {
  built = await buildServer('kill')
  await start()
}, 180_000)
afterAll(async () => {
  child?.kill('SIGKILL')
  await built.remove()
  await rm(folder, { recursive: true, force: true })
})

const envelope = z.object({ code: z.number(), data: z.unknown() })
async function ask(
  token: string,
  method: string,
  path: string,
  body?: object,
  key: string = crypto.randomUUID(),
) {
  const headers = { Authorization: token, 'Content-Type': 'application/json', 'Idempotency-Key': key }
  const answer = await fetch(`${base}/api${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  return envelope.parse(await answer.json())
}
async function data<T>(shape: z.ZodMiniType<T>, ...asked: Parameters<typeof ask>): Promise<T> {
  return shape.parse((await ask(...asked)).data)
}

async function logIn(): Promise<string> {
  const key = crypto.randomUUID()
  await fetch(`${base}/api/oauth/captcha?key=${key}`)
  const body = { loginAccount: 'demo', password: 'demo1234', captchaKey: key, captcha }
  return (await data(z.object({ token: z.string() }), '', 'POST', '/pc/bbbAuth/login', body)).token
}

const types = z.array(z.object({ payCode: z.number(), balance: z.optional(z.string()) }))
async function deposit(token: string): Promise<number> {
  const list = await data(types, token, 'GET', '/bbb/userCenter/tradePay/listPayType')
  return toMinor(list.find(({ payCode }) => payCode === 96)?.balance ?? '')
}

const goodsPage = z.object({
  content: z.array(z.object({ skuItemDefault: z.object({ skuId: z.string(), minQuantity: z.number() }) })),
})
const draft = z.object({ draftId: z.string(), stamp: z.string(), amounts: z.object({ pay: z.string() }) })
const placed = z.object({ payOrderId: z.string() })
const detail = z.object({ payNo: z.string(), amount: z.string(), state: z.number() })

/** An order of the cheapest goods that can be had. */
async function order(token: string) {
  const wanted = { brandTerminalId: '1001', pageSize: 20, inStock: true, sort: 'sales' }
  const { content } = await data(goodsPage, token, 'POST', '/bbb/goodsInfo/page', wanted)
  const [first] = content
  const buyNow = { skuId: first?.skuItemDefault.skuId, quantity: first?.skuItemDefault.minQuantity }
  const { draftId, stamp, amounts } = await data(draft, token, 'POST', '/bbb/userCenter/order/checkout', {
    buyNow,
  })
  const { payOrderId } = await data(placed, token, 'POST', '/bbb/userCenter/order/submit', {
    draftId,
    stamp,
    payAmount: amounts.pay,
  })
  return payOrderId
}
const stateOf = (token: string, id: string) =>
  data(detail, token, 'GET', `/bbb/userCenter/tradePay/detail/${id}`)

test(
  'R99, R127: killed while it is being paid: what was answered holds, and nothing is paid twice',
  { timeout: 400_000 },
  async () => {
    let token = await logIn()
    for (const wait of [120, 260, 480]) {
      const before = await deposit(token)
      const ids: string[] = []
      for (let at = 0; at < 4; at++) ids.push(await order(token))
      const round = token
      const press = (id: string) =>
        ask(
          round,
          'POST',
          '/bbb/userCenter/tradePay/pay',
          { payOrderId: id, payCode: 96, payPassword: '123456' },
          `kill-${id}`,
        )
      // One after another, as fast as answers come, until the server is gone.
      const answered: (number | undefined)[] = []
      const pressing = (async () => {
        for (const id of ids)
          answered.push(
            await press(id).then(
              ({ code }) => code,
              () => undefined,
            ),
          )
      })()
      await new Promise((done) => setTimeout(done, wait))
      await kill()
      await pressing
      await start()
      token = await logIn()
      const found = await Promise.all(ids.map((id) => stateOf(token, id)))
      const paidNow = found.reduce((sum, { state, amount }) => sum + (state === 40 ? toMinor(amount) : 0), 0)
      expect(await deposit(token)).toBe(before - paidNow)
      for (const [at, answer] of answered.entries()) if (answer === 200) expect(found[at]?.state).toBe(40)
      // Asked again with the same keys: all of them are paid by now, each once.
      for (const id of ids)
        await ask(
          token,
          'POST',
          '/bbb/userCenter/tradePay/pay',
          { payOrderId: id, payCode: 96, payPassword: '123456' },
          `kill-${id}`,
        )
      const after = await Promise.all(ids.map((id) => stateOf(token, id)))
      expect(after.map(({ state }) => state)).toEqual(ids.map(() => 40))
      const all = after.reduce((sum, { amount }) => sum + toMinor(amount), 0)
      expect(await deposit(token)).toBe(before - all)
    }
  },
)
