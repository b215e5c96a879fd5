import { eq, sql } from 'drizzle-orm'
import { isPayPassword } from '../../../../src/core/form/form-patterns'
import type { Text } from '../../../../src/core/language/messages'
import { after, minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { hashing } from '../../core/security/hashing'
import { passwordMatches } from '../../core/security/password'
import { refuse, refuseField } from '../../core/http/refusal'
import { isNotExpired } from '../../core/security/expiry'
import { oneLess, oneMore, pendingAttempts, whenAttemptPossible } from '../../core/security/pending-attempts'
import { customer } from '../../session/sign-in/customer.table'
import { payPasswordTry } from './pay-password.table'

const mostFailures = 5
const lockedFor = 30 * minute

const notSet = () => refuse(402, ['未设置支付密码', 'Payment password not set.'])

function wrong(left: number) {
  const message: Text = [
    '支付密码错误，还可再试 {n} 次',
    'The payment password is wrong. You have {n} {n|attempt|attempts} left.',
  ]
  const values = { n: left }
  return refuseField(422, 'payPassword', message, values)
}

const missing = () => {
  const message: Text = ['请输入 6 位支付密码', 'Please enter the 6-digit payment password.']
  return refuseField(400, 'payPassword', message)
}

const locked = (until: Date) =>
  refuse(
    429,
    [
      '支付密码已锁定，请 {n} 分钟后再试',
      'The payment password is locked. Please try again in {n} {n|minute|minutes}.',
    ],
    { values: { n: Math.ceil((until.getTime() - clock.now().getTime()) / minute) } },
  )

/** Locks the account's row until the transaction ends. */
async function lockTries(customerId: string) {
  const unchanged = { customerId: sql`excluded.customer_id` }
  const [row] = await db()
    .insert(payPasswordTry)
    .values({ customerId, failures: 0 })
    .onConflictDoUpdate({ target: payPasswordTry.customerId, set: unchanged })
    .returning()
  if (!row) throw new Error(`no tries of ${customerId} are counted`)
  return row
}

const write = (customerId: string, set: Partial<typeof payPasswordTry.$inferInsert>) =>
  db().update(payPasswordTry).set(set).where(eq(payPasswordTry.customerId, customerId))

/** @throws Refusal 429 while it is locked */
const takeTry = (customerId: string) =>
  whenAttemptPossible(() =>
    tx(async () => {
      const row = await lockTries(customerId)
      const { lockedUntil } = row
      if (lockedUntil && isNotExpired(lockedUntil, lockedFor)) throw locked(lockedUntil)
      const failures = lockedUntil ? 0 : row.failures
      if (failures + pendingAttempts(row) >= mostFailures) return undefined
      await write(customerId, { ...oneMore(row), failures, lockedUntil: null })
      return true
    }),
  )

/** A wrong one counts, the right one clears them. @returns tries that are left */
const settle = (customerId: string, correct: boolean): Promise<number> =>
  tx(async () => {
    const row = await lockTries(customerId)
    const failures = correct ? 0 : row.failures + 1
    const lockedUntil = failures >= mostFailures ? after(clock.now(), lockedFor) : null
    await write(customerId, { ...oneLess(row), failures, lockedUntil })
    return mostFailures - failures
  })

/** Wrong ones are forgotten: a new one was set. */
export const forgiveTries = (customerId: string) =>
  db().delete(payPasswordTry).where(eq(payPasswordTry.customerId, customerId))

/**
 * Checks the payment password of a person. Never inside of a transaction: a wrong one has to count.
 * @throws Refusal 402 not set, 400 no six digits, 422 wrong, 429 locked for half an hour after five wrong ones · 429, 529 too many at once
 */
export async function provePayPassword(personId: string, given: string | undefined) {
  const [row] = await db()
    .select({ kept: customer.payPasswordHash })
    .from(customer)
    .where(eq(customer.id, personId))
  if (!row?.kept) throw notSet()
  if (!given || !isPayPassword(given)) throw missing()
  const { kept: hash } = row
  return hashing(async () => {
    await takeTry(personId)
    const correct = await passwordMatches(given, hash)
    const left = await settle(personId, correct)
    if (!correct) throw left > 0 ? wrong(left) : locked(after(clock.now(), lockedFor))
  })
}
