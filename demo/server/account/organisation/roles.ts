import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { givenRoles } from '../../../../src/account/organisation/given-roles'
import {
  mostRoles,
  type companyRoles,
  type updateRole,
} from '../../../../src/account/organisation/roles.contract'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import { toYesNo } from '../../core/http/to-yes-no'
import type { MemberRight } from '../../../../src/session/permission/member-right'
import { db, tx } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { audit, buyerLog } from '../../core/documents/audit'
import { notFound, refuse, refuseField } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { lockFunds } from '../../money/accounts/account-rows'
import { companyRole } from '../../session/sign-in/company-role.table'
import { customer } from '../../session/sign-in/customer.table'
import { mayGive, ownRoleRights, rightsOf } from '../../session/sign-in/member-rights'
import { takeApprovals } from '../../trade/requests/take-over'
import { ownMember } from '../members/own-member'
import { keepAdministrator } from './administrators'
import { lockOrganisation } from './save-unit'

type Given = Asked<typeof updateRole>['body']
type Change = Pick<typeof companyRole.$inferInsert, 'name' | 'rights'>

const full = () =>
  refuse(422, ['最多 {n} 个自定义角色', 'You can have up to {n} own roles.'], { values: { n: mostRoles } })
const known = () => refuseField(409, 'name', ['已有同名角色', 'A role of this name exists already.'])
const beyondOwn = () =>
  refuse(403, [
    '不能授予您自己没有的权限，请联系主账号',
    'You cannot give rights that you do not have. Ask your main account.',
  ])
const unknownRole = () =>
  refuse(422, ['角色不存在，请刷新后重试', 'A role does not exist. Please refresh and try again.'])
const isChannel = () => refuse(422, ['渠道子账号不能设置角色', 'Channel accounts cannot have other roles.'])

const rolesOf = (companyId: string) =>
  db()
    .select()
    .from(companyRole)
    .where(eq(companyRole.customerId, companyId))
    .orderBy(asc(companyRole.createdAt), asc(companyRole.id))

/** Returns the roles of a company, in API format. */
export async function rolesPage({
  companyId,
}: Pick<Member, 'companyId'>): Promise<Answer<typeof companyRoles>> {
  const own = await rolesOf(companyId)
  return {
    roles: [
      ...givenRoles.map(({ id, rights }) => ({ id, name: '', given: toYesNo(true), rights: [...rights] })),
      ...own.map(({ id, name, rights }) => ({ id, name, given: toYesNo(false), rights })),
    ],
  }
}

/** @throws Refusal 403 a right that the caller does not have */
function checkRights(who: Member, rights: readonly MemberRight[]) {
  if (!mayGive(who, rights)) throw beyondOwn()
}

/** @throws Refusal 403, 409 */
async function checked(who: Member, { name, rights }: Given, id = ''): Promise<Change> {
  checkRights(who, rights)
  const others = (await rolesOf(who.companyId)).filter((role) => role.id !== id)
  if (others.some((role) => role.name.toLowerCase() === name.toLowerCase())) throw known()
  return { name, rights }
}

const log = buyerLog('companyRole')

/** Passes the open approvals of members who may no longer approve to the main account. */
async function passApprovals(who: Member, memberIds: readonly string[]) {
  // Before the requests, in the common lock order.
  await lockFunds(who.companyId)
  const rows = await db()
    .select({ customer, own: ownRoleRights })
    .from(customer)
    .where(inArray(customer.id, [...memberIds]))
  for (const row of rows)
    if (!rightsOf(row.customer, row.own).includes('request.approve'))
      await takeApprovals(who, row.customer.id)
}

const ofRole = ({ companyId }: Member, id: string) =>
  and(eq(companyRole.id, id), eq(companyRole.customerId, companyId))
const membersWith = ({ companyId }: Member, id: string) =>
  and(eq(customer.parentId, companyId), sql`jsonb_exists(${customer.roles}, ${id})`)

/** Adds a role. @returns its id @throws Refusal 403, 409, 422 */
export const openRole = (who: Member, given: Given): Promise<string> =>
  tx(async () => {
    await lockOrganisation(who.companyId)
    const values = await checked(who, given)
    if ((await rolesOf(who.companyId)).length >= mostRoles) throw full()
    const id = newId()
    await db()
      .insert(companyRole)
      .values({ ...values, id, customerId: who.companyId })
    await log(who, id, 'add')
    return id
  })

/** Changes an own role of the company. @throws Refusal 403, 404, 409, 422 no administrator would be left */
export const changeRole = (who: Member, id: string, given: Given) =>
  tx(async () => {
    await lockOrganisation(who.companyId)
    const values = await checked(who, given, id)
    const [before] = await db().select().from(companyRole).where(ofRole(who, id))
    if (!before) throw notFound()
    checkRights(who, before.rights)
    await db().update(companyRole).set(values).where(ofRole(who, id))
    const rows = await db().select({ id: customer.id }).from(customer).where(membersWith(who, id))
    await keepAdministrator(who.companyId)
    await passApprovals(
      who,
      rows.map((row) => row.id),
    )
    await log(who, id, 'change')
    return true as const
  })

/** Deletes an own role of the company and takes it from its members. @throws Refusal 403, 404, 422 as above */
export const removeRole = (who: Member, id: string) =>
  tx(async () => {
    await lockOrganisation(who.companyId)
    const [gone] = await db().delete(companyRole).where(ofRole(who, id)).returning()
    if (!gone) throw notFound()
    checkRights(who, gone.rights)
    const rows = await db()
      .update(customer)
      .set({ roles: sql`${customer.roles} - ${id}::text` })
      .where(membersWith(who, id))
      .returning({ id: customer.id })
    await keepAdministrator(who.companyId)
    await passApprovals(
      who,
      rows.map((row) => row.id),
    )
    await log(who, id, 'delete')
    return true as const
  })

/** Gives a sub-account its roles. @throws Refusal 403, 404, 409 its personal data is erased, 422 */
export const giveRoles = (who: Member, memberId: string, given: readonly string[]) =>
  tx(async () => {
    await lockOrganisation(who.companyId)
    const { accountKind } = await ownMember(who, memberId)
    if (accountKind === 'channel') throw isChannel()
    const { roles: all } = await rolesPage(who)
    const ids = [...new Set(given)]
    for (const id of ids) {
      const role = all.find((one) => one.id === id)
      if (!role) throw unknownRole()
      checkRights(who, role.rights)
    }
    await db().update(customer).set({ roles: ids }).where(eq(customer.id, memberId))
    await keepAdministrator(who.companyId)
    await passApprovals(who, [memberId])
    await audit({
      actorType: 'buyer',
      actorId: who.customerId,
      entity: 'customer',
      entityId: memberId,
      action: 'set roles',
    })
    return true as const
  })
