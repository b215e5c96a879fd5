import { eq } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { customer, type Customer } from './customer.table'

/**
 * Returns the account of a phone number verified by a code.
 * @param phone without prefix
 * @throws Refusal 404 if there is none
 */
export async function buyerWithPhone(phone: string): Promise<Customer> {
  const [buyer] = await db().select().from(customer).where(eq(customer.phone, phone))
  if (buyer) return buyer
  throw refuse(404, ['该手机号尚未注册', 'This mobile number is not registered yet.'], {
    errors: [{ path: 'phone', message: ['该手机号尚未注册', 'This mobile number is not registered yet.'] }],
  })
}
