import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { day, hour, minute } from '../../demo/server/core/time/business-time'
import { clock } from '../../demo/server/core/time/clock'
import { db } from '../../demo/server/core/database/db'
import { newId } from '../../demo/server/core/database/ids'
import { jobs } from '../../demo/server/core/jobs/job-files'
import { drainJobs } from '../../demo/server/core/jobs/jobs'
import { limit, limitHere } from '../../demo/server/core/security/limit'
import type { LimitedBy, LimitKind } from '../../demo/server/core/security/limit-key'
import { provePayPassword } from '../../demo/server/account/pay-password/prove-pay-password'
import { openProof, spendProof } from '../../demo/server/account/security/proofs'
import { forgetJob } from '../../demo/server/forget'
import { checkLimited } from '../../demo/server/session/sign-in/attempts'
import { answerCaptcha, newCaptcha } from '../../demo/server/session/sign-in/captcha'
import { memberOf } from '../../demo/server/session/sign-in/sessions'
import { newCode, proveCode } from '../../demo/server/session/verify-code/codes'
import { takeTurn } from '../../demo/server/session/verify-code/code-turns'
import { newTicket, spendTicket } from '../../demo/server/site/files/tickets'
import { orders } from '../../demo/server/trade/orders/orders.table'
import { shipOrder } from '../../demo/server/trade/orders/ship-order'
import { property, tally, timer } from '../hard/hard'
import { faults } from '../trade/payment/payment-bed'
import { bed } from '../trade/checkout/checkout-bed'
import { paid, placed } from '../trade/orders/order-bed'

beforeEach(() => bed.reset())

const passes = (work: () => Promise<unknown>) =>
  bed.inside(work).then(
    () => true,
    () => false,
  )
const phone = '13800001002'

describe('data created while the clock was three days ahead, used after its correction', () => {
  beforeEach(() => bed.wait(3 * day))
  const setBack = () => bed.wait(-3 * day)

  test('ends an idle session as usual', async () => {
    const token = await bed.login('retail')
    setBack()
    await bed.inside(() => forgetJob(bed.config).run(bed.config, console))
    bed.wait(bed.config.session.idle + minute)
    expect(await bed.inside(() => memberOf(token, bed.config.session))).toBeUndefined()
  })

  test('ends a used session after seven days', async () => {
    const token = await bed.login('retail')
    setBack()
    for (let hours = 0; hours < 7 * 24 + 1; hours += 1) {
      await bed.inside(() => memberOf(token, bed.config.session))
      bed.wait(hour)
    }
    expect(await bed.inside(() => memberOf(token, bed.config.session))).toBeUndefined()
  })

  test('expires codes, captchas, tickets and proofs', async () => {
    const code = await bed.inside(() => newCode(phone, 'login', async (code) => code))
    await bed.inside(() => newCaptcha('captcha-of-the-test', 'abcd'))
    const ticket = await bed.inside(() => newTicket('1'))
    const proof = await bed.inside(() => openProof('10002', 'phone'))
    setBack()
    expect(await passes(() => proveCode(phone, 'login', code, 'smsCode'))).toBe(false)
    expect(await passes(() => answerCaptcha('captcha-of-the-test', 'abcd'))).toBe(false)
    expect(await passes(() => spendTicket(ticket))).toBe(false)
    expect(await passes(() => spendProof('10002', 'phone', proof))).toBe(false)
  })

  test('locks no account longer than the rules allow', async () => {
    for (let at = 0; at < 5; at++) await passes(() => provePayPassword('10002', '000000'))
    for (let at = 0; at < 8; at++)
      await passes(() => checkLimited('buyerPassword', 'retail', '203.0.113.9', async () => false))
    await bed.inside(() => takeTurn(phone, '203.0.113.9'))
    setBack()
    bed.wait(31 * minute)
    expect(await passes(() => provePayPassword('10002', '123456'))).toBe(true)
    expect(
      await bed.inside(() => checkLimited('buyerPassword', 'retail', '203.0.113.9', async () => true)),
    ).toBe(true)
    expect(await passes(() => takeTurn(phone, '203.0.113.9'))).toBe(true)
  })

  test('keeps ids unique and increasing', () => {
    const ids = [newId(), newId()]
    setBack()
    ids.push(newId(), newId())
    expect(ids.toSorted()).toEqual(ids)
    expect(new Set(ids).size).toBe(4)
  })
})

test('does not accept an expired code again after the clock is set back', async () => {
  const code = await bed.inside(() => newCode(phone, 'login', async (code) => code))
  bed.wait(6 * minute)
  expect(await passes(() => proveCode(phone, 'login', code, 'smsCode'))).toBe(false)
  bed.wait(-3 * minute)
  expect(await passes(() => proveCode(phone, 'login', code, 'smsCode'))).toBe(false)
})

test('rate limits use monotonic time of the database or of this server', async () => {
  const { now } = Date
  const jumped = async (once: (kind: LimitKind, by: LimitedBy, times: number, ms: number) => unknown) => {
    Date.now = () => now() + 3 * day
    await once('captcha', { address: 'jump' }, 1, 1)
    Date.now = now
    for (const started = performance.now(); performance.now() < started + 2;);
    await once('captcha', { address: 'jump' }, 1, minute)
  }
  try {
    await bed.inside(() => jumped(limit))
    await jumped(async (...given) => limitHere(...given))
  } finally {
    Date.now = now
  }
  await bed.inside(() =>
    expect(limit('captcha', { address: 'jump' }, 1, minute)).rejects.toThrow('Too many attempts'),
  )
  expect(() => limitHere('captcha', { address: 'jump' }, 1, minute)).toThrow('Too many attempts')
})

const jump = fc.constantFrom(3 * day, -3 * day, -hour, hour, 30 * minute, -minute, 11 * day, -11 * day)
const act = fc.constantFrom('place', 'pay', 'ship', 'jobs')

/** Finds events that happened more than once to an order. */
const doubled = () =>
  bed.inside(async () => {
    const { rows } = await db().execute<{ fault: string }>(sql`
      select entity || ' ' || entity_id || ' ' || action || ' ' || count(*) as fault from audit_log
      where actor_type = 'timer' group by entity, entity_id, action having count(*) > 1
      union all
      select title::text || ' ' || count(*) from remind
      where content::text ~ '[0-9]{19}' group by customer_id, title::text, content::text having count(*) > 1`)
    return rows.map(({ fault }) => fault)
  })

test('runs due work exactly once whatever the clock does', async () => {
  let [steps, jumps] = [0, 0]
  const timeIsLeft = timer()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(jump, act), { minLength: 4, maxLength: 10 }), async (walk) => {
      if (!timeIsLeft()) return
      await bed.reset()
      const before = await doubled()
      const waiting: string[] = []
      for (const [by, what] of walk) {
        bed.wait(by)
        jumps += 1
        steps += 1
        if (what === 'place') waiting.push((await placed('retail')).id)
        if (what === 'pay') waiting.push((await paid('retail')).id)
        const id = waiting.at(-1)
        if (what === 'ship' && id)
          await passes(() => shipOrder(id, { company: '迅安物流', trackingNo: 'XA1' }))
        if (what === 'jobs')
          await bed.inside(() => drainJobs([...jobs, forgetJob(bed.config)], bed.config, failing))
      }
      expect(await faults()).toEqual([])
      expect(await doubled()).toEqual(before)
      // With the correct time, nothing is stuck: due events happen.
      bed.wait(Date.now() - clock.now().getTime() + 40 * day)
      await bed.inside(() => drainJobs(jobs, bed.config, failing))
      for (const id of waiting) {
        const [row] = await bed.inside(() => db().select().from(orders).where(eq(orders.id, id)))
        expect([40, 70, 80]).toContain(row?.state)
      }
    }),
    property(200),
  )
  tally({ what: 'clock jumps between orders and jobs', inputs: steps, faults: jumps, lost: 0 })
})

const failing = {
  info: () => {},
  error: (line: string) => {
    throw new Error(line)
  },
}
