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
import { channelOf } from './target-channel'

type Role = Awaited<ReturnType<typeof rolesPage>>['roles'][number]

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
async function stillInvites({ customerId, invitedBy }: InvitationRow, given: readonly Role[]) {
  const inviter = await accountOf(invitedBy)
  if (!inviter || inviter.row.status !== 10) return false
  const { row, own } = inviter
  const who = { accountKind: row.accountKind, rights: rightsOf(row, own) }
  if ((row.parentId ?? row.id) !== customerId || !hasRight(who, 'member.manage')) return false
  return mayGive(
    who,
    given.flatMap(({ rights }) => rights),
  )
}

type Named = {
  /** Company that invites. */
  company: Customer | undefined
  /** Department. Undefined: the company itself, or deleted. */
  unit: { name: string } | undefined
  /** Roles that still exist. */
  roles: Role[]
}

/** Reads what an invitation names. */
async function namedIn({ customerId, unitId, roles }: InvitationRow): Promise<Named> {
  const all = (await rolesPage({ companyId: customerId })).roles
  return {
    company: (await accountOf(customerId))?.row,
    unit: unitId === null ? undefined : (await unitsOf(customerId)).get(unitId),
    roles: all.filter(({ id }) => roles.includes(String(id))),
  }
}

/** Returns whether an invitation can be accepted now, or why not. @param named default: read now */
export async function linkState(row: InvitationRow, named?: Named): Promise<LinkState> {
  const over = ended[stateOf(row)]
  if (over) return over
  const { company, unit, roles } = named ?? (await namedIn(row))
  if (company?.status !== 10) return 'closed'
  if (row.unitId !== null && !unit) return 'unitGone'
  if (roles.length < row.roles.length) return 'roleGone'
  if (!(await stillInvites(row, roles))) return 'inviterGone'
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
  const named = await namedIn(row)
  const { company, unit, roles } = named
  return {
    state: await linkState(row, named),
    viewer: await viewerOf(who, row),
    company: company ? companyName(company) : '',
    inviter: (await accountNames([row.invitedBy])).get(row.invitedBy) ?? '',
    legalName: row.legalName,
    target: masked(row.target),
    channel: channelOf(row.target),
    loginAccount: row.loginAccount,
    unit: unit?.name ?? '',
    kind: row.accountKind,
    roles: roles.map(({ id, name }) => ({ id, name })),
    expiresAt: wireTime(row.expiresAt),
  }
}
