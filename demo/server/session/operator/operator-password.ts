import { eq } from 'drizzle-orm'
import { isUserName } from '../../../../src/core/form/form-patterns'
import type { Text } from '../../../../src/core/language/messages'
import { db, tx } from '../../core/database/db'
import { hashPassword, passwordMatches } from '../../core/security/password'
import { refuse } from '../../core/http/refusal'
import { checkLimited } from '../sign-in/attempts'
import { accountKey } from '../sign-in/customer.table'
import { auditOperator } from './operator-audit'
import { endOperatorSessions, type Entrant } from './operator-sessions'
import { operator } from './operator.table'

const shortest = 12
const longest = 128
const fewestSigns = 6
/** Common fragments of weak passwords. */
const guessed = /passw|admin|operat|qwert|letmein|welcome|tradefront|demo|12345|abcde/i

/** Returns the reason why a name is not allowed, or undefined. */
export const nameFault = (account: string): Text | undefined =>
  isUserName(account)
    ? undefined
    : [
        '操作员账号为 1 至 20 个字母、数字、汉字或 _ - .',
        'An operator’s name is 1 to 20 letters, digits, Han signs or any of _ - .',
      ]

/** Returns the reason why a password is not allowed, or undefined. */
export function passwordFault(account: string, password: string): Text | undefined {
  if (password.length < shortest || password.length > longest)
    return [
      `操作员密码为 ${shortest} 至 ${longest} 个字符`,
      `An operator’s password has ${shortest} to ${longest} characters.`,
    ]
  const isWeak = new Set(password).size < fewestSigns || guessed.test(password)
  if (isWeak || accountKey(password).includes(accountKey(account)))
    return [
      '密码容易被猜中，请勿使用常见词和账号',
      'That password is soon guessed: choose one without well-known words and your name.',
    ]
  return undefined
}

type Change = { current?: string; password: string; again: string }

/**
 * Sets a new password chosen by the operator and ends the operator's other sessions.
 * @param change `current` may be omitted right after login with the initial password
 * @throws Refusal 422 for a password that is not allowed, 429 too many attempts
 */
export async function changePassword(
  { row, session }: Entrant,
  { current, password, again }: Change,
  { address, rounds }: { address: string; rounds: number },
) {
  if (current !== undefined) {
    const isRight = () => passwordMatches(current, row.passwordHash)
    if (!(await checkLimited('operatorPassword', row.account, address, isRight)))
      throw refuse(422, ['当前密码错误', 'The present password is wrong.'])
  }
  if (password !== again) throw refuse(422, ['两次输入的新密码不一致', 'The two new passwords differ.'])
  const fault = passwordFault(row.account, password)
  if (fault) throw refuse(422, fault)
  if (await passwordMatches(password, row.passwordHash))
    throw refuse(422, ['新密码不能与当前密码相同', 'The new password is the present one.'])
  const passwordHash = await hashPassword(password, rounds)
  await tx(async () => {
    await db().update(operator).set({ passwordHash, startPassword: false }).where(eq(operator.id, row.id))
    await endOperatorSessions(row.id, session.tokenHash)
    await auditOperator({ by: row.id, action: 'changePassword' })
  })
}
