import { asc, eq } from 'drizzle-orm'
import type { Answer } from '../../../../src/core/api/endpoint'
import { toDecimal } from '../../../../src/core/money'
import type { afterSalesDetail } from '../../../../src/trade/after-sales/after-sales.contract'
import { isRefund } from '../../../../src/trade/after-sales/after-sales-terms'
import type { auditLog } from '../../core/documents/audit.table'
import { documentLog } from '../../core/documents/document-log'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { reading } from '../../core/documents/documents'
import { notFound } from '../../core/http/refusal'
import { complaint } from '../complaints/complaints.table'
import { accountNames } from '../orders/account-names'
import { orderLine } from '../orders/orders.table'
import { refund, refundPart } from '../payment/refunds.table'
import { afterSalesRows } from './after-sales-rows'
import { afterSale, afterSaleLine } from './after-sales.table'
import { seenAfterSale } from './after-sales-viewer'

type Wire = Answer<typeof afterSalesDetail>
type LogRow = typeof auditLog.$inferSelect

async function wireLog(log: readonly LogRow[]): Promise<Wire['log']> {
  const buyers = log.flatMap(({ actorType, actorId }) => (actorType === 'buyer' ? actorId : []))
  const names = await accountNames(buyers)
  return log.map(({ createdAt, action, actorType, actorId, reason }) => ({
    at: wireTime(createdAt),
    action,
    actor: actorType,
    name: names.get(actorId) ?? '',
    reason,
  }))
}

/** Returns the refunds of a case and their routes. */
async function refundOf(afterSaleNo: string): Promise<Wire['refund']> {
  const [made] = await db().select().from(refund).where(eq(refund.refundNo, afterSaleNo))
  if (!made) return undefined
  const { amount, kept, points, clawed } = made
  const parts = await db()
    .select()
    .from(refundPart)
    .where(eq(refundPart.refundId, made.id))
    .orderBy(asc(refundPart.id))
  return {
    amount: toDecimal(amount),
    kept: toDecimal(kept),
    points,
    clawed,
    parts: parts.map(({ payCode, amount: part, state }) => ({
      ...(payCode !== null && { payCode }),
      amount: toDecimal(part),
      state,
    })),
  }
}

/** Returns the paid amount that is not refunded. Shares are rounded, so less than a cent per line is ignored. */
async function deductedOf({ id, rightType, refundAmount }: typeof afterSale.$inferSelect) {
  if (!isRefund(rightType)) return undefined
  const pieces = await db()
    .select({ qty: afterSaleLine.qty, of: orderLine.qty, paid: orderLine.payShare })
    .from(afterSaleLine)
    .innerJoin(orderLine, eq(orderLine.id, afterSaleLine.orderLineId))
    .where(eq(afterSaleLine.afterSaleId, id))
  const share = pieces.reduce((sum, { qty, of, paid }) => sum + Math.floor((paid * qty) / of), 0)
  const deducted = share - refundAmount
  return deducted > pieces.length ? toDecimal(deducted) : undefined
}

/** @throws Refusal 404 */
export async function detailOf(id: string, who: Member): Promise<Wire> {
  const row = await seenAfterSale(id, reading(who))
  const [shown] = await afterSalesRows([row], who)
  if (!shown) throw notFound()
  const log = await documentLog('after_sale', id)
  const timeOf = (action: string) => {
    const done = log.findLast((entry) => entry.action === action)
    return done && { at: wireTime(done.createdAt) }
  }
  const complaints = await db()
    .select({ id: complaint.id, complaintNo: complaint.complaintNo })
    .from(complaint)
    .where(eq(complaint.afterSaleId, id))
    .orderBy(asc(complaint.id))
  const { description, files, address, returnTo, pickupDay, backFiles } = row
  const { backCompany, backTracking, resendCompany, resendTracking } = row
  return {
    ...shown,
    description,
    files,
    address,
    returnTo,
    ...(pickupDay && { pickupDay }),
    ...(backTracking && {
      back: { company: backCompany, trackingNo: backTracking, ...timeOf('sendBack') },
    }),
    backFiles,
    ...(resendCompany && {
      resend: { company: resendCompany, trackingNo: resendTracking, ...timeOf('resend') },
    }),
    deducted: await deductedOf(row),
    refund: await refundOf(row.afterSaleNo),
    complaints,
    log: await wireLog(log),
  }
}
