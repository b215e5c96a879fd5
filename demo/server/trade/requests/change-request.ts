import { eq } from 'drizzle-orm'
import { yes } from '../../../../src/core/api/shapes'
import { db } from '../../core/database/db'
import type { AuditChange } from '../../core/documents/audit.table'
import type { Mover } from '../../core/documents/move'
import { notFound, refuse } from '../../core/http/refusal'
import { audit } from '../../core/documents/audit'
import { memberById } from '../../session/sign-in/sessions'
import { buyerOf } from '../cart/buyer'
import { moveRequest } from './move-request'
import { contentOf } from './open-request'
import { holdStock, holds, releaseStock } from './request-hold'
import { reprice } from './reprice-request'
import type { RequestRow } from './request-viewer'
import { askSamePeople } from './take-over'
import { purchaseRequest, type Frozen } from './requests.table'

type Change = { lineId: string; quantity: number }

const reduced = () =>
  refuse(422, [
    '已使用优惠券或积分的申请不能修改数量，请退回后重新提交',
    'Quantities of a request with coupons or points cannot be changed. Please return it.',
  ])

export const quoted = () =>
  refuse(422, [
    '报价只对其数量有效，请退回后重新询价',
    'A quote holds for its own quantities only. Please return the request and ask for a new quote.',
  ])

export const nothingLeft = () =>
  refuse(422, ['至少保留一行，或驳回申请', 'Keep at least one line, or reject the request.'])

const linesById = ({ orders }: Frozen) =>
  new Map(orders.flatMap(({ lines, lineIds }) => lines.map((line, at) => [lineIds[at] ?? '', line] as const)))

/** Returns the changed quantities for the log. @throws Refusal 404 a line of another request */
export function quantityChanges(frozen: Frozen, wanted: ReadonlyMap<string, number>): AuditChange[] {
  const before = linesById(frozen)
  return [...wanted].flatMap(([lineId, quantity]) => {
    const line = before.get(lineId)
    if (!line) throw notFound()
    const { goodsName } = line.snapshot
    return quantity === line.qty
      ? []
      : [{ label: [goodsName, goodsName], from: String(line.qty), to: String(quantity) }]
  })
}

/**
 * Changes quantities of a waiting request, or strikes lines: prices, freight and hold follow. A higher quantity voids earlier
 * approvals, and the requester must accept it. Part of the caller's transaction, which has locked the request.
 * @returns the changed row, with its next revision
 * @throws Refusal 404 a line of another request, 422 invalid quantity, or prices that hold for their quantity only
 */
export async function changeRequest(
  row: RequestRow,
  changes: readonly Change[],
  by: Mover<'reviewer'>,
): Promise<RequestRow> {
  const { orders, coupons } = row.frozen
  const before = linesById(row.frozen)
  const wanted = new Map(changes.map(({ lineId, quantity }) => [lineId, quantity]))
  const changed = quantityChanges(row.frozen, wanted)
  if (changed.length === 0) return row
  if (coupons.length > 0 || orders.some(({ pointsUsed }) => pointsUsed)) throw reduced()
  if (row.offerId || row.giftId) throw quoted()
  const who = await memberById(row.placedBy, row.siteId)
  if (!who) throw notFound()
  const frozen = await reprice(row.frozen, await buyerOf(who, row.createdAt), {
    quantityOf: (lineId, { qty }) => wanted.get(lineId) ?? qty,
    prices: 'frozen',
  })
  if (frozen.orders.length === 0) throw nothingLeft()
  await releaseStock(row.id)
  if (holds(row)) await holdStock(row, frozen, who.ruledBy)
  const raised = [...wanted].some(([lineId, quantity]) => quantity > (before.get(lineId)?.qty ?? 0))
  await moveRequest(row.id, 'change', by, {
    ...contentOf(frozen),
    revision: row.revision + 1,
    ...(raised && { raised: yes, step: 0 }),
  })
  if (raised) await askSamePeople(row.id)
  await audit({
    actorType: 'reviewer',
    actorId: by.actorId ?? '',
    entity: 'request',
    entityId: row.id,
    action: 'lines',
    changes: changed,
  })
  const [now = row] = await db().select().from(purchaseRequest).where(eq(purchaseRequest.id, row.id))
  return now
}
