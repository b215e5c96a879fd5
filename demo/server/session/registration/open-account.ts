import { eq, or } from 'drizzle-orm'
import type { Text } from '../../../../src/core/language/messages'
import { pointsSource } from '../../../../src/money/points/points-source'
import { inviterOf } from '../../account/promotion/links'
import { audit } from '../../core/documents/audit'
import { db, tx } from '../../core/database/db'
import { sqlState } from '../../core/database/db-error'
import { hashPassword } from '../../core/security/password'
import { refuseField } from '../../core/http/refusal'
import { give } from '../../money/accounts/bookings'
import { welcomePoints } from '../../money/points/welcome-points'
import { accountKey, customer, type Customer } from '../sign-in/customer.table'

type Given = {
  customerType: 'personal' | 'corporate'
  loginAccount: string
  password: string
  inviteCode?: string
}
/** Phone or e-mail address verified by the code. */
type Proven = { phone: string } | { email: string }

const texts: Record<'phone' | 'email' | 'loginAccount', Text> = {
  phone: ['该手机号已注册，请直接登录', 'This mobile number is already registered. Please log in.'],
  email: ['该邮箱已注册，请直接登录', 'This email address is already registered. Please log in.'],
  loginAccount: ['该用户名已被使用', 'This user name is already taken.'],
}
const taken = (path: keyof typeof texts) => refuseField(409, path, texts[path])

const isPhone = (proven: Proven): proven is { phone: string } => 'phone' in proven

/** @throws Refusal 409 if the name, phone or e-mail address belongs to another account */
async function onlyFree(proven: Proven, loginKey: string) {
  const own = isPhone(proven) ? eq(customer.phone, proven.phone) : eq(customer.email, proven.email)
  const rows = await db()
    .select({ loginKey: customer.loginKey })
    .from(customer)
    .where(or(own, eq(customer.loginKey, loginKey)))
  if (rows.some((row) => row.loginKey === loginKey)) throw taken('loginAccount')
  if (rows.length > 0) throw taken(isPhone(proven) ? 'phone' : 'email')
}

/**
 * Creates an account for a verified phone or e-mail address and grants the welcome points.
 * @param spend redeems the code; of two registrations with one code, only one succeeds
 * @param rounds of the password hash
 */
export async function openAccount(
  { customerType, loginAccount, password, inviteCode }: Given,
  proven: Proven,
  { spend, rounds }: { spend: () => Promise<void>; rounds: number },
): Promise<Customer> {
  const loginKey = accountKey(loginAccount)
  await onlyFree(proven, loginKey)
  const passwordHash = await hashPassword(password, rounds)
  const names = { loginAccount, loginKey, nickName: loginAccount }
  const row = { customerType, ...names, passwordHash, inviterId: await inviterOf(inviteCode), ...proven }
  const opened = tx(async () => {
    await spend()
    const [buyer] = await db().insert(customer).values(row).returning()
    if (!buyer) throw new Error('an account was written and is not there')
    const mine = { actorType: 'buyer', actorId: buyer.id, entity: 'customer', entityId: buyer.id } as const
    await audit({ ...mine, action: 'register' })
    const points = await welcomePoints('registration')
    if (points > 0)
      await give(buyer.id, 'points', pointsSource.code.registrationGift, points, `REG${buyer.id}`)
    return buyer
  })
  return opened.catch((error: unknown) => {
    // A concurrent registration took the name or the number.
    throw sqlState(error) === '23505' ? taken('loginAccount') : error
  })
}
