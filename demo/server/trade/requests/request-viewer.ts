import { and, asc, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import {
  fitsRequest,
  mayDoWithRequest,
  requestActions,
  type RequestActor,
} from '../../../../src/trade/requests/request-machine'
import { hasRight } from '../../../../src/session/permission/member-right'
import { db } from '../../core/database/db'
import { doneHere, type Viewer } from '../../core/documents/documents'
import { notFound } from '../../core/http/refusal'
import { lockFunds } from '../../money/accounts/account-rows'
import { lockOffer } from '../offers/offer-order'
import { lockSkus } from '../orders/reserved-stock'
import { purchaseRequest, requestApprover, requestHold } from './requests.table'

export type RequestRow = typeof purchaseRequest.$inferSelect
export type Approver = typeof requestApprover.$inferSelect

const approverOf = (memberId: string, ...more: (SQL | undefined)[]) =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(requestApprover)
      .where(
        and(
          eq(requestApprover.requestId, purchaseRequest.id),
          eq(requestApprover.memberId, memberId),
          ...more,
        ),
      ),
  )

/** Selects requests whose current step waits for a member. */
export const waitsFor = (memberId: string) =>
  approverOf(memberId, eq(requestApprover.step, purchaseRequest.step), isNull(requestApprover.decidedAt))

/** Selects a company's requests. A sub-account without the right to see all sees its own and those that it decides. */
export const seenBy = ({ companyId, customerId, accountKind, rights, sites }: Viewer): SQL | undefined =>
  and(
    eq(purchaseRequest.customerId, companyId),
    inArray(purchaseRequest.siteId, [...sites]),
    hasRight({ accountKind, rights }, 'request.see')
      ? undefined
      : or(eq(purchaseRequest.placedBy, customerId), approverOf(customerId)),
  )

/** Returns a visible request by id or number. @throws Refusal 404 unknown or not visible; both look the same */
export async function seenRequest(idOrNo: string, viewer: Viewer): Promise<RequestRow> {
  const [found] = await db()
    .select()
    .from(purchaseRequest)
    .where(and(or(eq(purchaseRequest.id, idOrNo), eq(purchaseRequest.requestNo, idOrNo)), seenBy(viewer)))
  if (!found) throw notFound()
  return found
}

/** Returns the people of all steps of some requests. */
export const approversOf = (ids: readonly string[]): Promise<Approver[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db()
        .select()
        .from(requestApprover)
        .where(inArray(requestApprover.requestId, [...ids]))
        .orderBy(asc(requestApprover.requestId), asc(requestApprover.step), asc(requestApprover.memberId))

/** Returns whether the current step waits for a member. */
export const isAsked = (row: RequestRow, people: readonly Approver[], memberId: string): boolean =>
  people.some(
    (one) => one.requestId === row.id && one.step === row.step && one.memberId === memberId && !one.decidedAt,
  )

/** Returns whether a viewer may pass on an approval of a request: the main account any, others an own one, also of a later step. */
const mayPassOn = (row: RequestRow, people: readonly Approver[], viewer: Viewer): boolean =>
  viewer.accountKind === 'main' ||
  (hasRight(viewer, 'request.reassign') &&
    people.some(
      (one) =>
        one.requestId === row.id &&
        one.memberId === viewer.customerId &&
        one.step >= row.step &&
        !one.decidedAt,
    ))

/** Names in the API of the decisions on an emergency. */
const decisionNames: ReadonlyMap<string, string> = new Map([
  ['accept', 'approve'],
  ['refuse', 'reject'],
])

/**
 * Returns the viewer's actions on a request.
 * @param expired ids of quotations that have expired
 */
export function actionsFor(
  row: RequestRow,
  people: readonly Approver[],
  viewer: Viewer,
  expired: ReadonlySet<string>,
): string[] {
  const actors: RequestActor[] = []
  if (isAsked(row, people, viewer.customerId)) actors.push('reviewer')
  if (viewer.accountKind === 'main' || row.placedBy === viewer.customerId) actors.push('buyer')
  const isEmergency = row.emergency !== null
  const names = actors
    .flatMap((actor) => requestActions(row.state, actor))
    .filter((name) => name !== 'reassign' && fitsRequest(name, isEmergency))
    .map((name) => decisionNames.get(name) ?? name)
  if (mayDoWithRequest('reassign', row.state, 'reviewer') && mayPassOn(row, people, viewer))
    names.push('reassign')
  return doneHere(
    names.filter((name) => name !== 'approveStep' && (name !== 'prolong' || expired.has(row.offerId ?? ''))),
    row,
    viewer,
  )
}

/**
 * Locks a request until the transaction ends, after everything that is locked before it: the company's funds, the quotation,
 * and the SKUs of its lines.
 */
export async function heldRequest(id: string): Promise<RequestRow | undefined> {
  const [known] = await db().select().from(purchaseRequest).where(eq(purchaseRequest.id, id))
  if (!known) return undefined
  await lockFunds(known.customerId)
  if (known.offerId) await lockOffer(known.offerId)
  const holds = await db().select().from(requestHold).where(eq(requestHold.requestId, id))
  await lockSkus([
    ...holds.map(({ skuId }) => skuId),
    ...known.frozen.orders.flatMap(({ lines }) => lines.map(({ skuId }) => skuId)),
  ])
  const [row] = await db().select().from(purchaseRequest).where(eq(purchaseRequest.id, id)).for('update')
  return row
}
