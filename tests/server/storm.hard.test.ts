import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { goodsPage } from '../../src/catalogue/goods/goods.contract'
import { captchaPicture } from '../../src/session/sign-in/captcha.contract'
import { signIn } from '../../src/session/sign-in/sign-in.contract'
import { addToCart } from '../../src/trade/cart/add-to-cart.contract'
import { openRequests } from '../../demo/server/core/http/calls-under-way'
import { db } from '../../demo/server/core/database/db'
import { fixedCode, openTestbed } from './testbed'

const bed = await openTestbed('trade', { trustProxy: true })
const costly = await openTestbed('trade', { trustProxy: true, passwordRounds: 600_000 })
beforeEach(() => Promise.all([bed.reset(), costly.reset()]))

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
const codeOf = async (answer: Promise<Response>): Promise<number> => (await (await answer).json()).code
const several = <T>(count: number, ask: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => ask(at)))
const list = { body: { brandTerminalId: '1001', pageSize: 20 } }

test('refuses an account’s writes beyond its limit with 429 and still answers visitors during 400 writes', async () => {
  const token = await bed.login('demo')
  const [sku] = await bed.inside(async () => {
    const { rows } = await db().execute<{ id: string }>(sql`select id::text from sku order by id limit 1`)
    return rows
  })
  const body = { shopCarBizType: 10 as const, skuGoodsList: [{ skuId: sku?.id ?? '', quantity: 10 }] }
  const add = (at: number) => codeOf(bed.ask(addToCart, { body }, { token, ...from(`10.0.${at % 4}.1`) }))
  const [writes, reads] = await Promise.all([
    several(400, add),
    several(40, (at) => codeOf(bed.ask(goodsPage, list, from(`10.1.0.${at}`)))),
  ])
  expect(new Set(reads)).toEqual(new Set([200]))
  expect(writes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(400 - 3 * openRequests)
  expect(writes.every((code) => [200, 429].includes(code))).toBe(true)
  expect(bed.errors).toEqual([])
})

test('still answers visitors and other logins during 150 wrong logins from one IPv6 /64', async () => {
  const logIn = async (loginAccount: string, password: string, address: string) => {
    const captchaKey = crypto.randomUUID()
    await costly.ask(captchaPicture, { query: { key: captchaKey } }, from(address))
    const body = { loginAccount, password, captchaKey, captcha: fixedCode }
    return codeOf(costly.ask(signIn, { body }, from(address)))
  }
  const [wrong, right, reads] = await Promise.all([
    several(150, (at) => logIn(`nobody${at}`, 'wrong', `2001:db8::${at + 1}`)),
    logIn('retail', 'demo1234', '10.2.0.1'),
    several(40, (at) => codeOf(costly.ask(goodsPage, list, from(`10.1.0.${at}`)))),
  ])
  expect(right).toBe(200)
  expect(new Set(reads)).toEqual(new Set([200]))
  expect(wrong.filter((code) => code === 401).length).toBeLessThanOrEqual(30)
  expect(costly.errors).toEqual([])
})
