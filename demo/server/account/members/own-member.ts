import { and, eq, type SQL } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { notFound, refuse } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { customer, type Customer } from '../../session/sign-in/customer.table'
import { isErased } from './erased-key'
import { mayGive, ownRoleRights, rightsOf } from '../../session/sign-in/member-rights'

const oneself = () =>
  refuse(403, [
    '不能修改自己的账号，请联系主账号',
    'You cannot change your own account here. Ask your main account.',
  ])
const mightier = () =>
  refuse(403, [
    '该账号拥有您没有的权限，请联系主账号',
    'This account has rights that you do not have. Ask your main account.',
  ])

const erased = () =>
  refuse(409, [
    '该成员的个人资料已删除，账号不能再修改',
    'The personal data of this member is erased. The account can no longer be changed.',
  ])

/**
 * Locks an account of the company until the transaction ends. Nobody changes the own account, or one with more rights, so
 * that the right to manage members leads to no other right.
 * @param among accounts to choose from. Default: the sub-accounts
 * @throws Refusal 403, 404, 409 its personal data is erased
 */
export async function ownMember(
  who: Member,
  id: string,
  among: SQL | undefined = eq(customer.parentId, who.companyId),
): Promise<Customer> {
  const [found] = await db()
    .select({ row: customer, own: ownRoleRights })
    .from(customer)
    .where(and(eq(customer.id, id), among))
    .for('update')
  if (!found) throw notFound()
  if (id === who.customerId) throw oneself()
  const { row, own } = found
  if (!mayGive(who, rightsOf(row, own))) throw mightier()
  if (isErased(row)) throw erased()
  return row
}
