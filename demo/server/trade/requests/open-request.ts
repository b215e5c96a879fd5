import { and, eq, inArray } from 'drizzle-orm'
import { openStates } from '../../../../src/trade/requests/request-machine'
import { requestState } from '../../../../src/trade/requests/request-state'
import { addDocument } from '../../core/documents/add-document'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { after } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { payShareOf } from '../../money/coupons/line-costs'
import { lockRequestCoupons } from '../../money/coupons/request-coupons'
import { settingsOf } from '../approval-rules/approval-settings'
import type { Buyer } from '../cart/buyer'
import { couponParts, type DraftOrder } from '../checkout/new-orders'
import type { PricedDraft } from '../checkout/priced-draft'
import { frozenPlan, type Plan } from './approval-plan'
import { assign, dueAfter, expiresAfter } from './assign-steps'
import { reserveBudgets } from './request-budgets'
import { holdStock } from './request-hold'
import { requestHoldEnd } from './request-hold-end'
import { tellApprovers } from './request-reminders'
import { purchaseRequest, type Frozen } from './requests.table'

const shownGoods = 3

const alreadyAsked = () =>
  refuse(409, [
    '该报价单已有一份采购申请在审批',
    'There is already an open purchase request for this quotation.',
  ])

/** Returns the columns that follow from the content of a request. */
export function contentOf(frozen: Frozen) {
  const lines = frozen.orders.flatMap((order) => order.lines)
  const pay = frozen.orders.reduce(
    (sum, order) =>
      order.lines.reduce(
        (total, { price, qty, shares }) => total + payShareOf(price * qty, shares),
        sum + order.freight,
      ),
    0,
  )
  const goods = lines.slice(0, shownGoods).map(({ snapshot }) => snapshot.goodsName)
  return { frozen, payAmount: pay, kinds: lines.length, goods }
}

async function checkOffer(offerId: string) {
  const [open] = await db()
    .select({ id: purchaseRequest.id })
    .from(purchaseRequest)
    .where(and(eq(purchaseRequest.offerId, offerId), inArray(purchaseRequest.state, openStates)))
    .limit(1)
  if (open) throw alreadyAsked()
}

type Columns = Omit<
  typeof purchaseRequest.$inferInsert,
  | 'id'
  | 'requestNo'
  | 'state'
  | 'customerId'
  | 'placedBy'
  | 'siteId'
  | 'expiresAt'
  | keyof ReturnType<typeof contentOf>
>

/** Adds a waiting request with the content and plan of a checkout. @returns its id */
async function addRequest({ who }: Buyer, { row }: PricedDraft, frozen: Frozen, columns: Columns) {
  const { offerId, direct } = row
  if (offerId) await checkOffer(offerId)
  const { id } = await addDocument(who, { entity: 'request', letters: 'R' }, async (own, requestNo) => {
    const state = requestState.code.waiting
    await db()
      .insert(purchaseRequest)
      .values({
        ...own,
        ...contentOf(frozen),
        ...columns,
        requestNo,
        state,
        offerId,
        giftId: direct?.giftId,
        expiresAt: after(clock.now(), expiresAfter),
      })
    return state
  })
  return id
}

/**
 * Adds the request by which orders that were placed in an emergency are approved afterwards. Part of the submission's transaction,
 * which has locked the company's funds. It holds nothing, because the orders do.
 * @param orderIds the placed orders
 * @returns its id
 * @throws Refusal 409 another request waits for the quotation
 */
export async function openEmergency(
  buyer: Buyer,
  priced: PricedDraft,
  orders: DraftOrder[],
  { steps }: Plan,
  { reason: emergency, orderIds }: { reason: string; orderIds: string[] },
): Promise<string> {
  const { companyId: customerId } = buyer.who
  const frozen = { orders, coupons: couponParts(priced.reductions, orders) }
  const approveBy = await dueAfter(customerId, (await settingsOf(customerId)).emergencyHours)
  const plan = frozenPlan(steps)
  const id = await addRequest(buyer, priced, frozen, { plan, emergency, orderIds, approveBy })
  await assign({ id, customerId, approveBy }, steps)
  await tellApprovers(id)
  return id
}

/**
 * Turns a checkout into a purchase request: freezes its prices, and holds stock, coupons and budgets. Part of the submission's
 * transaction, which has locked the company's funds and the quotation.
 * @param orders orders to place once it is approved
 * @returns its id
 * @throws Refusal 409 another request orders the quotation, or a coupon was used elsewhere; 422 a hard budget has too little
 */
export async function openRequest(
  buyer: Buyer,
  priced: PricedDraft,
  orders: DraftOrder[],
  plan: Plan,
): Promise<string> {
  const { who } = buyer
  const coupons = couponParts(priced.reductions, orders)
  const frozen = { orders, coupons }
  const { at: holdUntil } = await requestHoldEnd(buyer, priced)
  const id = await addRequest(buyer, priced, frozen, { plan: frozenPlan(plan.steps), holdUntil })
  if (holdUntil) {
    await holdStock({ id, customerId: who.companyId }, frozen, who.ruledBy)
    await lockRequestCoupons(id, coupons)
  }
  await reserveBudgets(id)
  await assign({ id, customerId: who.companyId }, plan.steps)
  await tellApprovers(id)
  return id
}
