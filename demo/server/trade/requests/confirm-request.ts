import { and, eq } from 'drizzle-orm'
import { requestState } from '../../../../src/trade/requests/request-state'
import { fill, type Text } from '../../../../src/core/language/messages'
import { db, tx } from '../../core/database/db'
import type { Mover } from '../../core/documents/move'
import { notFound, Refusal, refuse, stateChanged } from '../../core/http/refusal'
import { passCoupons, lockRequestCoupons } from '../../money/coupons/request-coupons'
import { checkPoNumber } from '../../money/budgets/po-number'
import { memberById } from '../../session/sign-in/sessions'
import { settingsOf } from '../approval-rules/approval-settings'
import { buyerOf, type Buyer } from '../cart/buyer'
import { exchangeable } from '../checkout/exchanged-gift'
import { couponUses } from '../checkout/new-orders'
import { linkEnquiries } from '../enquiries/enquiry-orders'
import { consumeOffer, orderableLines } from '../offers/offer-order'
import { placeOrders } from '../orders/place-orders'
import { fundOrders } from '../payment/fund-orders'
import { assign } from './assign-steps'
import { frozenPlan, planFor, requestBought } from './approval-plan'
import { moveRequest } from './move-request'
import { contentOf } from './open-request'
import { holds, releaseStock } from './request-hold'
import { tellApprovers } from './request-reminders'
import { quotedContent } from './quoted-content'
import { heldRequest, type RequestRow } from './request-viewer'
import { checkSold, reprice } from './reprice-request'
import { askSamePeople } from './take-over'
import { purchaseRequest, type Frozen } from './requests.table'

const { approved } = requestState.code

/**
 * Confirms that the goods are still on offer to the company.
 * @returns the content at the price to order for: within the hold as frozen, afterwards at today's prices. A quotation has the
 * prices of the quote that was accepted last.
 * @throws Refusal
 */
async function checkAgain(
  buyer: Buyer,
  { offerId, giftId, frozen }: RequestRow,
  isHeld: boolean,
): Promise<Frozen> {
  const content = offerId ? quotedContent(frozen, await orderableLines(buyer, offerId)) : frozen
  const pieces = content.orders.flatMap(({ lines }) => lines).reduce((sum, { qty }) => sum + qty, 0)
  if (giftId) await exchangeable(buyer, giftId, pieces)
  if (!isHeld) return reprice(content, buyer, { quantityOf: (_, { qty }) => qty, prices: 'today' })
  await checkSold(content, buyer)
  return content
}

/** Asks for approval again, because the price rose after the hold. */
async function askAgain(buyer: Buyer, row: RequestRow, frozen: Frozen) {
  const { steps } = await planFor(buyer.who, requestBought(buyer.who, frozen, row))
  const columns = { ...contentOf(frozen), revision: row.revision + 1, step: 0 }
  // Without rules that ask today, those who approved the lower price are asked again.
  const plan = steps.length > 0 ? frozenPlan(steps) : row.plan
  const state = await moveRequest(row.id, 'reprice', { actor: 'system' }, { ...columns, plan })
  await (steps.length > 0 ? assign(row, steps) : askSamePeople(row.id))
  await tellApprovers(row.id)
  return state
}

/**
 * Places the orders of an approved request by the same gate as the checkout: once, with everything checked again. Within the
 * hold the frozen prices apply; afterwards a lower price is taken and a higher one asks again.
 * @throws Refusal 409 not approved, or goods, stock or coupons are gone; 404, 422 the quotation or gift; 422 budget, PO number
 */
export const confirmRequest = (id: string, by: Mover<'buyer' | 'system'>) =>
  tx(async () => {
    const row = await heldRequest(id)
    if (!row) throw notFound()
    if (row.state !== approved) throw stateChanged()
    const who = await memberById(row.placedBy, row.siteId)
    if (!who) throw noRequester()
    const buyer = await buyerOf(who)
    const isHeld = holds(row)
    const frozen = await checkAgain(buyer, row, isHeld)
    const { tolerance } = await settingsOf(row.customerId)
    const most = Math.floor((row.payAmount * (100 + tolerance)) / 100)
    if (contentOf(frozen).payAmount > most) return askAgain(buyer, row, frozen)
    await releaseStock(id)
    const poNumber = frozen.orders[0]?.poNumber ?? ''
    if (poNumber) await checkPoNumber(row.customerId, poNumber)
    const orderIds = await placeOrders(frozen.orders, buyer, id)
    const uses = couponUses(frozen.coupons, orderIds)
    if (!isHeld) await lockRequestCoupons(id, uses)
    await passCoupons(id, uses)
    await fundOrders(who, orderIds)
    if (row.offerId) await consumeOffer(row.offerId, orderIds)
    await linkEnquiries(orderIds, row.offerId)
    return moveRequest(id, 'confirm', by, { ...contentOf(frozen), orderIds, holdUntil: null })
  })

const noRequester = () => refuse(409, ['申请人账号已停用', 'The requester’s account is disabled.'])

/** Orders an approved request, or records why it cannot be ordered. @throws Refusal 409 it is not approved */
export async function orderApproved(id: string, by: Mover<'buyer' | 'system'>) {
  try {
    return await confirmRequest(id, by)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return failWith(id, error)
  }
}

async function failWith(id: string, refusal: Refusal) {
  const [zh, en] = refusal.text
  const failure: Text = [fill(zh, refusal.more.values ?? {}), fill(en, refusal.more.values ?? {})]
  const [row] = await db()
    .select({ id: purchaseRequest.id })
    .from(purchaseRequest)
    .where(and(eq(purchaseRequest.id, id), eq(purchaseRequest.state, approved)))
  if (!row) throw refusal
  return moveRequest(id, 'fail', { actor: 'system', reason: failure[0] }, { failure })
}
