import { eq } from 'drizzle-orm'
import { after, minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { isNotExpired, over } from '../../core/security/expiry'
import { captcha } from './captcha.table'
import { letters } from './captcha-letters'

const validFor = 2 * minute
const length = 4
export type Draw = () => number

/** Returns a cryptographically secure random number from 0 (inclusive) to 1 (exclusive). */
export const secretRandom: Draw = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/**
 * Stores a new answer under the page's key and replaces the previous one.
 * @param fixed answer in tests
 */
export async function newCaptcha(key: string, fixed: string): Promise<string> {
  const signs = Object.keys(letters)
  const random = Array.from({ length }, () => signs[Math.floor(secretRandom() * signs.length)]).join('')
  const answer = fixed || random
  const row = { key, answer: answer.toLowerCase(), expiresAt: after(clock.now(), validFor) }
  await db().insert(captcha).values(row).onConflictDoUpdate({ target: captcha.key, set: row })
  return answer
}

/** Checks an answer. The captcha is deleted, whether the answer is correct or not. */
async function takeCaptcha(key: string, answer: string): Promise<boolean> {
  const [stored] = await db().delete(captcha).where(eq(captcha.key, key)).returning()
  return (
    stored !== undefined &&
    isNotExpired(stored.expiresAt, validFor) &&
    stored.answer === answer.trim().toLowerCase()
  )
}

const needCaptcha = { needCaptcha: true }
const captchaAsked = () => refuse(428, ['请输入验证码', 'Please enter the captcha.'], { data: needCaptcha })
const captchaWrong = () =>
  refuse(428, ['验证码错误或已过期', 'The captcha is wrong or has expired.'], {
    data: needCaptcha,
    errors: [{ path: 'captcha', message: ['验证码错误或已过期', 'The captcha is wrong or has expired.'] }],
  })

/** Requires a correct captcha answer. @throws Refusal 428 */
export async function answerCaptcha(key: string | undefined, answer: string | undefined) {
  if (!key || !answer) throw captchaAsked()
  if (!(await takeCaptcha(key, answer))) throw captchaWrong()
}

export const forgetOldCaptchas = () => db().delete(captcha).where(over(captcha.expiresAt, validFor))
