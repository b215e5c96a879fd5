import { and, eq, inArray } from 'drizzle-orm'
import { plainTarget } from '../../../../src/account/invitations/invitation-fields'
import { invitationState } from '../../../../src/account/invitations/invitation-state'
import { mostMembers } from '../../../../src/account/members/members.contract'
import type { Locale } from '../../../../src/core/language/locale'
import { db, tx } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { auditLog } from '../../core/documents/audit.table'
import { signal } from '../../core/jobs/signal'
import type { Member } from '../../core/security/auth'
import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { customer } from '../../session/sign-in/customer.table'
import { optionsOf } from '../../site/brand-site/brand-sites'
import { decided } from '../members/members'
import { lockOrganisation } from '../organisation/save-unit'
import { refusalOf, rolesOf, unitOf, wishFaults, type Wish, type WishFault } from './check-invitations'
import { isOpen } from './invitations-page'
import { memberInvitation } from './invitations.table'

/** Signals that an invitation waits to be sent. */
export const invitationQueued = signal()

const { waiting, expired } = invitationState.code

/** Site and language of an invitation. */
export type Sending = { site: string; ruledBy: readonly string[]; language: Locale }

const full: WishFault = {
  code: 422,
  path: 'target',
  text: ['子账号与待接受的邀请最多 {n} 个', 'You can have up to {n} sub-accounts and open invitations.'],
  values: { n: mostMembers },
}

/** Returns how many more people a company can invite. */
async function roomIn(companyId: string): Promise<number> {
  const members = await db().$count(customer, eq(customer.parentId, companyId))
  const open = await db().$count(memberInvitation, and(eq(memberInvitation.customerId, companyId), isOpen()))
  return mostMembers - members - open
}

/** Returns when an invitation of this moment expires. */
export const life = async (ruledBy: readonly string[]) => {
  const { invitationDays } = await optionsOf(ruledBy)
  return after(clock.now(), invitationDays * day)
}

const rowOf = (who: Member, wish: Wish, { site, language }: Sending, expiresAt: Date) => {
  const { legalName, accountKind, priceMultiplier, needReview } = decided(wish)
  return {
    id: newId(),
    customerId: who.companyId,
    siteId: site,
    target: plainTarget(wish.target),
    legalName,
    loginAccount: wish.loginAccount ?? '',
    accountKind,
    priceMultiplier,
    needReview,
    unitId: unitOf(who, wish),
    roles: rolesOf(wish),
    language,
    invitedBy: who.customerId,
    expiresAt,
  }
}

/**
 * Opens invitations and leaves out those with a fault. The caller signals `invitationQueued`.
 * @returns ids and faults, in the order of the wishes
 */
export const openInvitations = (who: Member, wishes: readonly Wish[], sending: Sending) =>
  tx(async () => {
    await lockOrganisation(who.companyId)
    const expiresAt = await life(sending.ruledBy)
    let room = await roomIn(who.companyId)
    const faults = (await wishFaults(who, wishes)).map((fault) => fault ?? (room-- > 0 ? undefined : full))
    const rows = wishes.map((wish, at) => (faults[at] ? undefined : rowOf(who, wish, sending, expiresAt)))
    const opened = rows.filter((row) => row !== undefined)
    if (opened.length > 0) {
      // An expired invitation makes way for the new one.
      await db()
        .update(memberInvitation)
        .set({ state: expired })
        .where(
          and(
            eq(memberInvitation.customerId, who.companyId),
            eq(memberInvitation.state, waiting),
            inArray(
              memberInvitation.target,
              opened.map(({ target }) => target),
            ),
          ),
        )
      await db().insert(memberInvitation).values(opened)
      await db()
        .insert(auditLog)
        .values(
          opened.map(({ id }) => ({
            actorType: 'buyer' as const,
            actorId: who.customerId,
            entity: 'memberInvitation',
            entityId: id,
            action: 'invite',
          })),
        )
    }
    return { ids: rows.map((row) => row?.id), faults }
  })

/** Opens one invitation. @returns its id @throws Refusal 403, 409, 422, 429 */
export async function invite(who: Member, wish: Wish, sending: Sending): Promise<string> {
  const {
    ids: [id],
    faults: [fault],
  } = await openInvitations(who, [wish], sending)
  if (fault) throw refusalOf(fault)
  if (id === undefined) throw new Error('an invitation was written and is not there')
  invitationQueued.give()
  return id
}
