import { beforeEach, expect, test } from 'vitest'
import { provePayPassword } from '../../../demo/server/account/pay-password/prove-pay-password'
import { payPasswordTry } from '../../../demo/server/account/pay-password/pay-password.table'
import { after, minute } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { db } from '../../../demo/server/core/database/db'
import { Refusal } from '../../../demo/server/core/http/refusal'
import { pay } from '../../../src/trade/payment/payment.contract'
import { tally } from '../../hard/hard'
import { answerOf, balance, bed, faults, fill, ids, orderRow, owed, plenty } from './payment-bed'

beforeEach(() => bed.reset())

const correct = '123456'
const wrong = (at: number) => String(200_000 + at)
const codesOf = (token: string, wishes: { payOrderId: string; payPassword: string }[]) =>
  Promise.all(
    wishes.map(
      async (wish) =>
        (await answerOf(await bed.ask(pay, { body: { ...wish, payCode: 96 } }, { token }))).code,
    ),
  )

test('R107: fifty concurrent payments with the right password all succeed without a delay', async () => {
  const token = await bed.login('retail')
  await fill(ids.retail, 'deposit', 5_000_000)
  const skuId = await plenty()
  const list: Awaited<ReturnType<typeof owed>>[] = []
  for (let at = 0; at < 5; at++) list.push(await owed(token, 3, skuId))
  const presses = Array.from({ length: 50 }, (_, at) => list[at % list.length]?.payOrderId ?? '')
  const codes = await codesOf(
    token,
    presses.map((payOrderId) => ({ payOrderId, payPassword: correct })),
  )
  expect(codes).toEqual(codes.map(() => 200))
  const owedAll = list.reduce((sum, one) => sum + one.amount, 0)
  expect(await balance(ids.retail, 'deposit')).toBe(5_000_000 - owedAll)
  for (const { order } of list) expect((await orderRow(order.id)).state).toBe(40)
  expect(await faults()).toEqual([])
  tally({ what: 'payments at once with the right payment password', inputs: codes.length, lost: 0 })
})

/** Returns the outcome of a checked password for an account. */
const outcomeOf = (given: string) =>
  bed.inside(() =>
    provePayPassword(ids.retail, given).then(
      () => 200,
      (error: unknown) => (error instanceof Refusal ? error.code : error),
    ),
  )

test('R107: accepts the right password without delay among four concurrent wrong ones', async () => {
  const given = [wrong(0), correct, wrong(1), correct, wrong(2), correct, wrong(3), correct]
  const codes = await Promise.all(given.map(outcomeOf))
  expect(codes).toEqual([422, 200, 422, 200, 422, 200, 422, 200])
})

test('R107: checks five of 1,000 concurrent wrong passwords and then locks', async () => {
  const many = 1_000
  // The correct password after the wrong ones is not checked either.
  const given = [...Array.from({ length: many }, (_, at) => wrong(at)), correct]
  const codes = await Promise.all(given.map(outcomeOf))
  // The fifth response contains the duration of the lock. The server refuses what waits too long for a hash with 529.
  expect(codes.filter((code) => code === 422)).toHaveLength(4)
  expect(new Set(codes.filter((code) => code !== 422))).toEqual(new Set([429, 529]))
  expect(await outcomeOf(correct)).toBe(429)
  tally({ what: 'wrong payment passwords at once', inputs: many, lost: 0 })
})

test('R107: checks left over by a stopped server block no payment after a minute', async () => {
  await bed.inside(() =>
    db()
      .insert(payPasswordTry)
      .values({
        customerId: ids.retail,
        failures: 4,
        checking: 5,
        checkingUntil: after(clock.now(), minute / 2),
      }),
  )
  bed.wait(minute)
  expect(await outcomeOf(correct)).toBe(200)
})
