import { eq } from 'drizzle-orm'
import type {
  InvitationLink,
  LinkState,
  readInvitation,
} from '../../../../src/account/invitations/invitation.contract'
import { invitationState } from '../../../../src/account/invitations/invitation-state'
import { mostMembers } from '../../../../src/account/members/members.contract'
import type { Answer } from '../../../../src/core/api/endpoint'
import { hasRight } from '../../../../src/session/permission/member-right'
import { db } from '../../core/database/db'
import { notFound } from '../../core/http/refusal'
import { sha256, type Who } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { masked } from '../../session/outgoing/masked-target'
import { customer, type Customer } from '../../session/sign-in/customer.table'
import { mayGive, ownRoleRights, rightsOf } from '../../session/sign-in/member-rights'
import { accountNames } from '../../trade/orders/account-names'
import { unitsOf } from '../organisation/company-units'
import { rolesPage } from '../organisation/roles'
import { stateOf } from './invitations-page'
import { memberInvitation, type InvitationRow } from './invitations.table'

const ended: Record<number, LinkState> = {
  [invitationState.code.accepted]: 'accepted',
  [invitationState.code.withdrawn]: 'withdrawn',
  [invitationState.code.expired]: 'expired',
}

/** Finds the invitation of a link. @throws Refusal 404 unknown or replaced by a newer link */
export async function invitationOf(token: string): Promise<InvitationRow> {
  const [row] = await db()
    .select()
    .from(memberInvitation)
    .where(eq(memberInvitation.tokenHash, await sha256(token)))
  if (!row) throw notFound()
  return row
}

async function accountOf(id: string) {
  const [found] = await db()
    .select({ row: customer, own: ownRoleRights })
    .from(customer)
    .where(eq(customer.id, id))
  return found
}

/** Returns whether the inviter can still invite with these roles. */
async function stillInvites({ customerId, invitedBy, roles }: InvitationRow): Promise<boolean> {
  const inviter = await accountOf(invitedBy)
  if (!inviter || inviter.row.status !== 10) return false
  const { row, own } = inviter
  const who = { accountKind: row.accountKind, rights: rightsOf(row, own) }
  if ((row.parentId ?? row.id) !== customerId || !hasRight(who, 'member.manage')) return false
  const all = (await rolesPage({ companyId: customerId })).roles
  return mayGive(
    who,
    all.filter(({ id }) => roles.includes(String(id))).flatMap(({ rights }) => rights),
  )
}

/** Returns whether an invitation can be accepted now, or why not. */
export async function linkState(row: InvitationRow, company: Customer | undefined): Promise<LinkState> {
  const over = ended[stateOf(row)]
  if (over) return over
  if (company?.status !== 10) return 'closed'
  const { roles } = await rolesPage({ companyId: row.customerId })
  if (row.unitId !== null && !(await unitsOf(row.customerId)).has(row.unitId)) return 'unitGone'
  if (row.roles.some((id) => roles.every((role) => role.id !== id))) return 'roleGone'
  if (!(await stillInvites(row))) return 'inviterGone'
  const members = await db().$count(customer, eq(customer.parentId, row.customerId))
  return members < mostMembers ? 'waiting' : 'full'
}

/** Returns whether a logged-in account is that of the invited person, by its verified phone or e-mail address. */
export async function viewerOf(who: Who, { target }: InvitationRow): Promise<InvitationLink['viewer']> {
  if (who.kind === 'visitor') return 'visitor'
  const account = await accountOf(who.personId)
  return account && [account.row.phone, account.row.email].includes(target) ? 'invited' : 'other'
}

/** Returns the name of a company. */
export const companyName = ({ extendInfo, legalName, loginAccount }: Customer) =>
  typeof extendInfo['company'] === 'string' && extendInfo['company'] !== ''
    ? extendInfo['company']
    : legalName || loginAccount

/** Reads the invitation of a link, in API format. @throws Refusal 404 */
export async function invitationPage(token: string, who: Who): Promise<Answer<typeof readInvitation>> {
  const row = await invitationOf(token)
  const company = (await accountOf(row.customerId))?.row
  const { roles } = await rolesPage({ companyId: row.customerId })
  return {
    state: await linkState(row, company),
    viewer: await viewerOf(who, row),
    company: company ? companyName(company) : '',
    inviter: (await accountNames([row.invitedBy])).get(row.invitedBy) ?? '',
    legalName: row.legalName,
    target: masked(row.target),
    channel: row.target.includes('@') ? 'email' : 'sms',
    loginAccount: row.loginAccount,
    unit: row.unitId === null ? '' : ((await unitsOf(row.customerId)).get(row.unitId)?.name ?? ''),
    kind: row.accountKind,
    roles: roles.flatMap(({ id, name }) => (row.roles.includes(String(id)) ? [{ id, name }] : [])),
    expiresAt: wireTime(row.expiresAt),
  }
}
