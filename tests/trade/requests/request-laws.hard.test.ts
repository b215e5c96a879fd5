import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { Refusal } from '../../../demo/server/core/http/refusal'
import { hour } from '../../../demo/server/core/time/business-time'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { confirmRequest } from '../../../demo/server/trade/requests/confirm-request'
import { endHolds, expireRequests } from '../../../demo/server/trade/requests/requests.job'
import { purchaseRequest } from '../../../demo/server/trade/requests/requests.table'
import { saveApprovalSettings } from '../../../src/trade/approval-rules/approval-rules.contract'
import { bed, expectSound, ordersOf, reservedOf } from '../checkout/checkout-bed'
import { isCallError } from '../../../src/core/api/call-error'
import { decided, reservedBy, opened, requested, rowOf, seen, stepped } from './request-bed'

// PGlite runs one transaction at a time. Only PostgreSQL tests concurrency.

let sub = ''
let demo = ''
let a = ''
beforeEach(async () => {
  ;({ sub, demo, a } = await opened())
})

const approve = { decision: 'approve' } as const
const outcome = (wish: Promise<unknown>) =>
  wish.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof Refusal || isCallError(error)) return error.code
      throw error
    },
  )
const together = (n: number, work: (at: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: n }, (_, at) => outcome(work(at))))

test('20 parallel confirmations of a request place one order', async () => {
  await bed.call(saveApprovalSettings, { body: { orderAtOnce: 20 } }, { token: demo })
  const { id } = await requested(sub, [{ skuId: a, quantity: 7 }])
  await decided(id, demo, approve)
  const codes = await together(20, () =>
    bed.inside(() => confirmRequest(id, { actor: 'buyer', actorId: '10004' })),
  )
  expect(codes.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  expect(await ordersOf('10001', a)).toHaveLength(1)
  expect(await reservedOf(a)).toBe(7)
  await expectSound()
})

test('concurrent approvals, rejections and withdrawals end a request once', async () => {
  const ids: string[] = []
  for (let at = 0; at < 5; at++) ids.push((await requested(sub, [{ skuId: a, quantity: 10 + at }])).id)
  await together(15, (at) => {
    const id = ids[at % 5] ?? ''
    if (at < 5) return decided(id, demo, approve)
    return at < 10
      ? decided(id, demo, { decision: 'reject', reason: '不需要' })
      : stepped(id, 'withdraw', sub)
  })
  const states = await Promise.all(ids.map(async (id) => (await rowOf(id)).state))
  expect(states.every((state) => [40, 50, 60].includes(state))).toBe(true)
  await expectSound()
})

test('parallel submissions of one company hold at most its share of the stock', async () => {
  const channel = await bed.login('channel1')
  await bed.inside(() => db().update(customer).set({ needReview: 10 }).where(eq(customer.id, '10005')))
  await together(2, (at) => requested(at ? channel : sub, [{ skuId: a, quantity: 250 }]))
  const rows = await bed.inside(() => db().select({ id: purchaseRequest.id }).from(purchaseRequest))
  const holds = await Promise.all(rows.map(({ id }) => reservedBy(id)))
  expect(holds.reduce((sum, hold) => sum + (hold[a] ?? 0), 0)).toBe(300)
  await expectSound()
})

test('any sequence of steps releases each piece once, and no hold exceeds its share', async () => {
  let state = Number(process.env.TEST_SEED ?? 7)
  const random = (most: number) => (state = (state * 48_271) % 2_147_483_647) % most
  const ids: string[] = []
  const acts: ((id: string) => Promise<unknown>)[] = [
    (id) => decided(id, demo, approve),
    (id) => decided(id, demo, { decision: 'sendBack', reason: '请说明' }),
    (id) => decided(id, demo, { decision: 'reject', reason: '不需要' }),
    (id) => stepped(id, 'withdraw', sub),
    (id) => stepped(id, 'resubmit', sub),
    (id) => stepped(id, 'confirm', sub),
    async (id) => {
      const { lines } = await seen(id, demo)
      const changed = lines.map((line) => ({ lineId: line.id, quantity: 1 + random(120) }))
      return decided(id, demo, { ...approve, lines: changed })
    },
    async () => {
      bed.wait(random(20) * hour)
      await bed.inside(endHolds)
      await bed.inside(expireRequests)
      sub = await bed.login('sub1')
      demo = await bed.login('demo')
    },
  ]
  for (let round = 0; round < 60; round++) {
    if (round % 4 === 0) ids.push((await requested(sub, [{ skuId: a, quantity: 1 + random(150) }])).id)
    await outcome(acts[random(acts.length)]?.(ids[random(ids.length)] ?? '') ?? Promise.resolve())
    const reservedCounts = await Promise.all(ids.map(async (id) => (await reservedBy(id))[a] ?? 0))
    expect(reservedCounts.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(300)
    await expectSound()
  }
})
