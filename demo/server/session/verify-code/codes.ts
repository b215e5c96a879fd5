import { and, eq, lt, sql } from 'drizzle-orm'
import type { SentScene } from '../../../../src/session/verify-code/code-scene'
import { after, day, minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { hashing } from '../../core/security/hashing'
import { limitKey } from '../../core/security/limit-key'
import { hashOfNobody, hashPassword, passwordMatches } from '../../core/security/password'
import { refuse } from '../../core/http/refusal'
import { notExpired, over } from '../../core/security/expiry'
import { codeTurn, verifyCode } from './verify-code.table'

/** Validity of a code in minutes. */
export const codeLife = 5
const life = codeLife * minute
const mostTries = 5
/** Hash rounds. Trying all codes against one hash takes longer than a code is valid. */
const rounds = 10_000

/** Returns six cryptographically random digits. */
function sixDigits(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  // Rejects the numbers above the last full million, which would make low codes more likely.
  return number < 4_294_000_000 ? String(number % 1_000_000).padStart(6, '0') : sixDigits()
}

const of = (target: string, scene: SentScene) =>
  and(eq(verifyCode.target, target), eq(verifyCode.scene, scene))

/**
 * Creates a code and invalidates the previous one.
 * @param tell uses the code in the same transaction; it is not stored in plain text
 */
export async function newCode<T>(
  target: string,
  scene: SentScene,
  tell: (code: string) => Promise<T>,
): Promise<T> {
  const code = sixDigits()
  const fresh = {
    codeHash: await hashPassword(code, rounds),
    tries: 0,
    expiresAt: after(clock.now(), life),
  }
  return tx(async () => {
    await db()
      .insert(verifyCode)
      .values({ target, scene, ...fresh })
      .onConflictDoUpdate({ target: [verifyCode.target, verifyCode.scene], set: fresh })
    return tell(code)
  })
}

const wrong = (field: string) =>
  refuse(422, ['验证码错误或已过期', 'The code is wrong or has expired.'], {
    errors: [{ path: field, message: ['验证码错误或已过期', 'The code is wrong or has expired.'] }],
  })

/**
 * Checks a code in constant time, whether it is correct, wrong or unknown. The attempt is counted before the check, so that
 * concurrent attempts all count; a correct one is subtracted again.
 * @param field request field, for the error
 * @returns function that redeems the code in the caller's transaction; of two concurrent uses only one succeeds
 */
export const proveCode = (
  target: string,
  scene: SentScene,
  code: string,
  field: string,
): Promise<() => Promise<void>> =>
  // Wraps the whole check, so that a refusal for load does not count as an attempt.
  hashing(() => lookAt({ target, scene, code, field }), limitKey('codeSent', { target }))

type Guess = { target: string; scene: SentScene; code: string; field: string }

async function lookAt({ target, scene, code, field }: Guess): Promise<() => Promise<void>> {
  const [stored] = await db()
    .update(verifyCode)
    .set({ tries: sql`${verifyCode.tries} + 1` })
    .where(and(of(target, scene), lt(verifyCode.tries, mostTries), notExpired(verifyCode.expiresAt, life)))
    .returning()
  // A refused code stays invalid, even if the clock is set back.
  if (!stored)
    await db()
      .delete(verifyCode)
      .where(and(of(target, scene), over(verifyCode.expiresAt, life)))
  const matches = await passwordMatches(code, stored?.codeHash ?? hashOfNobody(rounds))
  if (!stored || !matches) throw wrong(field)
  const same = and(of(target, scene), eq(verifyCode.codeHash, stored.codeHash))
  await db()
    .update(verifyCode)
    .set({ tries: sql`${verifyCode.tries} - 1` })
    .where(same)
  return async () => {
    const [spent] = await db().delete(verifyCode).where(same).returning()
    if (!spent) throw wrong(field)
  }
}

export async function forgetOldCodes() {
  await db().delete(verifyCode).where(over(verifyCode.expiresAt, life))
  const old = clock.now().getTime() - day
  await db()
    .delete(codeTurn)
    .where(sql`coalesce((${codeTurn.sentAt}->>-1)::numeric, 0) < ${old}`)
}
