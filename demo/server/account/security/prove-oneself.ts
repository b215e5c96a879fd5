import { eq } from 'drizzle-orm'
import type { ProofWay } from '../../../../src/account/security/proof'
import type { Text } from '../../../../src/core/language/messages'
import { db } from '../../core/database/db'
import { passwordMatches } from '../../core/security/password'
import { refuseField } from '../../core/http/refusal'
import { checkLimited } from '../../session/sign-in/attempts'
import { customer, type Customer } from '../../session/sign-in/customer.table'
import { proveCode } from '../../session/verify-code/codes'

export async function ownRow(customerId: string): Promise<Customer> {
  const [row] = await db().select().from(customer).where(eq(customer.id, customerId))
  if (!row) throw new Error(`no buyer has the id ${customerId}`)
  return row
}

const atProof = (message: Text) => refuseField(422, 'proof', message)

/** Returns the account's own phone or e-mail. @throws Refusal 422 none */
export function ownTarget({ phone, email }: Customer, channel: 'sms' | 'email'): string {
  const target = channel === 'sms' ? phone : email
  if (target) return target
  throw atProof(
    channel === 'sms'
      ? ['账号未绑定手机号', 'This account has no mobile number.']
      : ['账号未绑定邮箱', 'This account has no email address.'],
  )
}

/**
 * Checks that the user of the session owns the account. Call it outside of transactions, because failed attempts count.
 * @throws Refusal 422 wrong, 429 too many attempts; never 401, which would end the session
 */
export async function checkOneself(row: Customer, way: ProofWay, proof: string, address: string) {
  if (way !== 'password') {
    const spend = await proveCode(ownTarget(row, way), 'prove', proof, 'proof')
    return spend()
  }
  const { loginAccount, passwordHash } = row
  const isRight = () => passwordMatches(proof, passwordHash)
  if (!(await checkLimited('buyerPassword', loginAccount, address, isRight)))
    throw atProof(['登录密码错误', 'The login password is wrong.'])
}
