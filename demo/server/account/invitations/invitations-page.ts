import { and, desc, eq, gt, ilike, lte, or } from 'drizzle-orm'
import { invitationState } from '../../../../src/account/invitations/invitation-state'
import { mostSends, type pageInvitations } from '../../../../src/account/invitations/invitations.contract'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import { escapeLike } from '../../core/database/contains-text'
import { db } from '../../core/database/db'
import { onPage, pageWith } from '../../core/database/page-with'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { wireMultiplier } from '../../session/sign-in/price-multiplier'
import { accountNames } from '../../trade/orders/account-names'
import { memberInvitation, type InvitationRow } from './invitations.table'

const { waiting, expired } = invitationState.code

/** Selects the invitations that can be accepted. */
export const isOpen = () =>
  and(eq(memberInvitation.state, waiting), gt(memberInvitation.expiresAt, clock.now()))
const isOver = () =>
  or(
    eq(memberInvitation.state, expired),
    and(eq(memberInvitation.state, waiting), lte(memberInvitation.expiresAt, clock.now())),
  )

/** Returns the state of an invitation at this moment. */
export const stateOf = ({ state, expiresAt }: Pick<InvitationRow, 'state' | 'expiresAt'>) =>
  state === waiting && expiresAt <= clock.now() ? expired : state

const wire = (row: InvitationRow, names: ReadonlyMap<string, string>) => {
  const state = stateOf(row)
  const isEnding = state === waiting || state === expired
  return {
    id: row.id,
    target: row.target,
    legalName: row.legalName,
    kind: row.accountKind,
    priceMultiplier: wireMultiplier(row.priceMultiplier),
    needReview: row.needReview,
    unitId: row.unitId ?? row.customerId,
    roles: row.roles,
    state,
    invitedBy: { id: row.invitedBy, name: names.get(row.invitedBy) ?? '' },
    createdAt: wireTime(row.createdAt),
    expiresAt: wireTime(row.expiresAt),
    sends: row.sends,
    actions: isEnding ? [...(row.sends < mostSends ? ['resend'] : []), 'withdraw'] : [],
  }
}

/** Reads one page of a company's invitations. */
export async function invitationsPage(
  { companyId }: Member,
  asked: Asked<typeof pageInvitations>['body'],
): Promise<Answer<typeof pageInvitations>> {
  const { state, keyword } = asked
  const part = keyword ? `%${escapeLike(keyword)}%` : undefined
  const inState = () => {
    if (state === waiting) return isOpen()
    return state === expired ? isOver() : eq(memberInvitation.state, Number(state))
  }
  const wanted = and(
    eq(memberInvitation.customerId, companyId),
    state === undefined ? undefined : inState(),
    part ? or(ilike(memberInvitation.target, part), ilike(memberInvitation.legalName, part)) : undefined,
  )
  const rows = await onPage(
    db()
      .select()
      .from(memberInvitation)
      .where(wanted)
      .orderBy(desc(memberInvitation.createdAt), desc(memberInvitation.id)),
    asked,
  )
  const names = await accountNames(rows.map(({ invitedBy }) => invitedBy))
  return pageWith(
    rows.map((row) => wire(row, names)),
    await db().$count(memberInvitation, wanted),
    asked,
  )
}
