import { eq, or, and } from 'drizzle-orm'
import { mostMembers } from '../../../../src/account/members/members.contract'
import { db } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { notFound, refuse } from '../../core/http/refusal'
import { customer, inCompany, type Customer } from '../../session/sign-in/customer.table'
import { accountClosed, personIdOf } from '../../session/sign-in/person'
import { isErased } from './erased-key'

const full = () =>
  refuse(422, ['最多 {n} 个子账号', 'You can have up to {n} sub-accounts.'], { values: { n: mostMembers } })

const isMember = () => refuse(409, ['该用户已是贵司成员', 'This person is already a member of your company.'])

const wasMember = () =>
  refuse(422, [
    '该用户在贵司的账号已停用，请在子账号列表中重新启用',
    'This person has a closed account in your company. Reopen it in the list of sub-accounts.',
  ])

/**
 * Locks a company until the transaction ends.
 * @returns the columns that a new account takes from its company
 * @throws Refusal 404, 422 the company has no room for another account
 */
export async function lockCompany(companyId: string) {
  const [main] = await db().select().from(customer).where(eq(customer.id, companyId)).for('update')
  if (!main || main.parentId !== null) throw notFound()
  if ((await db().$count(customer, eq(customer.parentId, companyId))) >= mostMembers) throw full()
  const { userType, customerType, memberLevel, certState, extendInfo } = main
  const { company } = extendInfo
  return { parentId: companyId, userType, customerType, memberLevel, certState, extendInfo: { company } }
}

/**
 * Locks the person of a membership until the transaction ends, by the first membership, as an erasure does.
 * @throws Refusal 403 the person's data is erased
 */
async function lockPerson(membershipId: string): Promise<Customer> {
  const read = async () => {
    const [row] = await db().select().from(customer).where(eq(customer.id, membershipId))
    if (!row || isErased(row)) throw accountClosed()
    return row
  }
  let known = await read()
  for (;;) {
    await db()
      .select({ id: customer.id })
      .from(customer)
      .where(eq(customer.id, personIdOf(known)))
      .for('update')
    const now = await read()
    // Another membership became the first one, because that one was erased before it was locked.
    if (personIdOf(now) === personIdOf(known)) return now
    known = now
  }
}

type Opening = Pick<Customer, 'legalName' | 'roles' | 'unitId'> &
  Partial<Pick<Customer, 'accountKind' | 'priceMultiplier' | 'needReview'>> & {
    /** Any membership of the person. */
    personOf: Pick<Customer, 'id'>
    companyId: string
  }

/**
 * Opens a membership in a company for a person who has an account. It has no credentials, phone or e-mail of its own. The caller
 * checks roles and department, and writes the audit. Part of the caller's transaction.
 * @returns its id
 * @throws Refusal 403 the person's data is erased, 404, 409 a member already, 422 the person's account there is closed, or no room
 */
export async function openMembership({ personOf, companyId, ...given }: Opening): Promise<string> {
  const ofCompany = await lockCompany(companyId)
  const membership = await lockPerson(personOf.id)
  const personId = personIdOf(membership)
  const own = or(eq(customer.id, personId), eq(customer.personId, personId))
  const here = inCompany(companyId)
  const [known] = await db().select({ status: customer.status }).from(customer).where(and(own, here))
  if (known) throw known.status === 10 ? isMember() : wasMember()
  const id = newId()
  const row: typeof customer.$inferInsert = {
    accountKind: 'sub',
    ...given,
    ...ofCompany,
    id,
    personId,
    nickName: given.legalName,
    loginAccount: membership.loginAccount,
    // No login name that can be typed: the person logs in with the first membership.
    loginKey: `membership:${id}`,
  }
  await db().insert(customer).values(row)
  return id
}
