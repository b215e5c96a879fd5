import { and, eq, gte, inArray, or, sum } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { plainTarget, type invitationFields } from '../../../../src/account/invitations/invitation-fields'
import { mostToTarget } from '../../../../src/account/invitations/invitations.contract'
import type { Text, Values } from '../../../../src/core/language/messages'
import { db } from '../../core/database/db'
import { refuseField } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { customer, inCompany } from '../../session/sign-in/customer.table'
import { mayGive } from '../../session/sign-in/member-rights'
import { isPersonOf, person } from '../../session/sign-in/person'
import { unitsOf } from '../organisation/company-units'
import { rolesPage } from '../organisation/roles'
import { isOpen } from './invitations-page'
import { memberInvitation } from './invitations.table'

export type Wish = z.output<typeof invitationFields.shape>
type Placing = { unitId?: string | null | undefined; roles: readonly string[] }
export type WishFault = { code: number; path: 'target' | 'unitId' | 'roles'; text: Text; values?: Values }

const unknownUnit: WishFault = {
  code: 422,
  path: 'unitId',
  text: ['请选择贵司的部门', 'Choose a department of your company.'],
}
const unknownRole: WishFault = {
  code: 422,
  path: 'roles',
  text: ['请选择贵司的角色', 'Choose roles of your company.'],
}
const beyondOwn: WishFault = {
  code: 403,
  path: 'roles',
  text: [
    '不能授予您自己没有的权限，请联系主账号',
    'You cannot give rights that you do not have. Ask your main account.',
  ],
}
const isMember: WishFault = {
  code: 409,
  path: 'target',
  text: ['此人已是贵司成员', 'This person is already a member of your company.'],
}
const isInvited: WishFault = {
  code: 409,
  path: 'target',
  text: [
    '已邀请此人，可在邀请列表中重新发送',
    'This person is invited already. Send it again in the list of invitations.',
  ],
}
export const invitedOften: WishFault = {
  code: 429,
  path: 'target',
  text: [
    '24 小时内向此人发送的邀请已达 {n} 次，请稍后再试',
    'This person received {n} invitations within 24 hours. Try again later.',
  ],
  values: { n: mostToTarget },
}

export const refusalOf = ({ code, path, text, values }: WishFault) => refuseField(code, path, text, values)

/** Returns a check of the department and roles of invitations. */
export async function placingCheck(who: Member): Promise<(given: Placing) => WishFault | undefined> {
  const units = await unitsOf(who.companyId)
  const { roles } = await rolesPage(who)
  const known = new Map(roles.map((role) => [role.id, role.rights]))
  return ({ unitId, roles: ids }) => {
    if (unitId && !units.has(unitId)) return unknownUnit
    if (ids.some((id) => !known.has(id))) return unknownRole
    return mayGive(
      who,
      ids.flatMap((id) => known.get(id) ?? []),
    )
      ? undefined
      : beyondOwn
  }
}

/** Returns the targets that received the maximum number of messages, whichever company invited them. */
export async function overInvited(targets: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db()
    .select({ target: memberInvitation.target, sends: sum(memberInvitation.sends).mapWith(Number) })
    .from(memberInvitation)
    .where(
      and(
        inArray(memberInvitation.target, [...targets]),
        gte(memberInvitation.sentAt, after(clock.now(), -day)),
      ),
    )
    .groupBy(memberInvitation.target)
  return new Set(rows.filter(({ sends }) => sends >= mostToTarget).map(({ target }) => target))
}

async function membersAmong(companyId: string, targets: string[]): Promise<ReadonlySet<string>> {
  const rows = await db()
    .select({ phone: person.phone, email: person.email })
    .from(customer)
    .innerJoin(person, isPersonOf)
    .where(and(inCompany(companyId), or(inArray(person.phone, targets), inArray(person.email, targets))))
  return new Set(rows.flatMap(({ phone, email }) => [phone ?? '', email ?? '']))
}

async function invitedAmong(companyId: string, targets: string[]): Promise<ReadonlySet<string>> {
  const rows = await db()
    .select({ target: memberInvitation.target })
    .from(memberInvitation)
    .where(
      and(eq(memberInvitation.customerId, companyId), inArray(memberInvitation.target, targets), isOpen()),
    )
  return new Set(rows.map(({ target }) => target))
}

/** Returns the department that a wish names. Empty: the company itself. */
export const unitOf = ({ companyId }: Member, { unitId }: Wish): string | null =>
  unitId === undefined || unitId === companyId ? null : String(unitId)

/** Returns the roles of a wish. A channel account has those of every new account. */
export const rolesOf = ({ kind, roles = [] }: Wish): string[] =>
  kind === 'channel' ? ['buyer', 'approver'] : [...new Set(roles.map(String))]

/** Returns what is wrong with each of some invitations, by a constant number of queries. */
export async function wishFaults(who: Member, wishes: readonly Wish[]): Promise<(WishFault | undefined)[]> {
  const targets = wishes.map(({ target }) => plainTarget(target))
  const placing = await placingCheck(who)
  const members = await membersAmong(who.companyId, targets)
  const invited = await invitedAmong(who.companyId, targets)
  const often = await overInvited(targets)
  return wishes.map((wish, at) => {
    const target = targets[at] ?? ''
    if (members.has(target)) return isMember
    if (invited.has(target)) return isInvited
    if (often.has(target)) return invitedOften
    return placing({ unitId: unitOf(who, wish), roles: rolesOf(wish) })
  })
}
