import { eq } from 'drizzle-orm'
import { requestState } from '../../../../src/trade/requests/request-state'
import { db } from '../../core/database/db'
import { sha256 } from '../../core/security/auth'
import { clock } from '../../core/time/clock'
import { currencyCodeOf } from '../../site/brand-site/brand-sites'
import { isWithin, settingsOf } from '../approval-rules/approval-settings'
import { approversOf, isAsked, type RequestRow } from './request-viewer'
import { approvalMail, purchaseRequest } from './requests.table'

/** Returns the path of a link in a mail. It is below /api, where the session cookie is sent. */
export const linkPath = (token: string) => `/api/approve/${token}`

/**
 * Reasons why a link does not decide. foreign: somebody else is logged in. used: it has decided. changed: the request has a
 * new revision. decided: it no longer waits for this person. expired. logIn: the company wants a login.
 */
export type LinkFault = 'foreign' | 'used' | 'changed' | 'decided' | 'expired' | 'logIn'

export type ApprovalLink = {
  mail: typeof approvalMail.$inferSelect
  row: RequestRow
  /** Absent: the link decides. */
  fault?: LinkFault | undefined
}

const isOver = (row: RequestRow) => row.state !== requestState.code.waiting

async function faultOf(
  { mail, row }: Omit<ApprovalLink, 'fault'>,
  viewerId: string | undefined,
): Promise<LinkFault | undefined> {
  if (viewerId !== undefined && viewerId !== mail.memberId) return 'foreign'
  if (mail.usedAt) return 'used'
  if (isOver(row)) return 'decided'
  if (row.revision !== mail.revision) return 'changed'
  if (row.step !== mail.step || !isAsked(row, await approversOf([row.id]), mail.memberId)) return 'decided'
  if (mail.expiresAt <= clock.now()) return 'expired'
  if (viewerId !== undefined) return undefined
  const { mailApproval, mailLimit, limitCurrency } = await settingsOf(row.customerId)
  if (mailApproval !== 'belowLimit') return 'logIn'
  const purchase = { amount: row.payAmount, currency: await currencyCodeOf(row.siteId) }
  return isWithin({ amount: mailLimit, currency: limitCurrency }, purchase) ? undefined : 'logIn'
}

/** Finds the link of a token. @param viewerId the account that is logged in */
export async function linkOf(token: string, viewerId: string | undefined): Promise<ApprovalLink | undefined> {
  const [found] = await db()
    .select({ mail: approvalMail, row: purchaseRequest })
    .from(approvalMail)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, approvalMail.requestId))
    .where(eq(approvalMail.tokenHash, await sha256(token)))
  return found && { ...found, fault: await faultOf(found, viewerId) }
}

/** Marks a link as used. */
export const spendLink = (id: string) =>
  db().update(approvalMail).set({ usedAt: clock.now() }).where(eq(approvalMail.id, id))
