import { eq } from 'drizzle-orm'
import type { Config } from '../../core/config/config'
import { db } from '../../core/database/db'
import { hashing } from '../../core/security/hashing'
import { tooOften } from '../../core/security/limit'
import { limitKey } from '../../core/security/limit-key'
import { hashOfNobody, passwordMatches } from '../../core/security/password'
import { refuse } from '../../core/http/refusal'
import { optionsTogether } from '../../core/config/site'
import { checkLimited, standing } from './attempts'
import { answerCaptcha } from './captcha'
import { accountKey, customer, type Customer } from './customer.table'
import { membershipToEnter } from './person'

type Given = { loginAccount: string; password: string; captchaKey?: string; captcha?: string }
type Surroundings = { ruledBy: readonly string[]; address: string; config: Config }

const failuresBeforeCaptcha = 3

const wrongPassword = () =>
  refuse(401, ['账号或密码错误', 'Wrong account or password'], {
    status: 401,
    error: ['账号或密码错误', 'Wrong account or password'],
  })

/** Returns whether these sites require a captcha for every login. */
export const captchaAlways = (config: Config, ruledBy: readonly string[]) =>
  optionsTogether(config.sites, ruledBy).captcha === 'always'

/**
 * Returns the membership to enter with this account and password. No response reveals whether an account exists.
 * @throws Refusal 401 wrong credentials · 428 captcha required · 429 too many attempts · 429, 529 too many at once ·
 *   403 account closed
 */
export const checkCredentials = (given: Given, around: Surroundings): Promise<Customer> =>
  // Wraps the whole check, so that a refusal for load does not use up a captcha.
  hashing(() => lookAt(given, around), limitKey('buyerPassword', { account: accountKey(given.loginAccount) }))

async function lookAt(given: Given, { ruledBy, address, config }: Surroundings): Promise<Customer> {
  const { loginAccount, password, captchaKey, captcha } = given
  const { wait, failures } = await standing('buyerPassword', loginAccount, address)
  if (wait > 0) throw tooOften(wait)
  if (captchaAlways(config, ruledBy) || failures >= failuresBeforeCaptcha)
    await answerCaptcha(captchaKey, captcha)
  const [row] = await db()
    .select()
    .from(customer)
    .where(eq(customer.loginKey, accountKey(loginAccount)))
  // Also hashes for an unknown account, so that both cases take equally long.
  const hash = row?.passwordHash || hashOfNobody(config.passwordRounds)
  const isRight = () => passwordMatches(password, hash)
  const correct = await checkLimited('buyerPassword', loginAccount, address, isRight)
  if (!row?.passwordHash || !correct) throw wrongPassword()
  return membershipToEnter(row)
}
