import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Text } from '../../../../src/core/language/messages'
import { hasRight } from '../../../../src/session/permission/member-right'
import type { Minor } from '../../../../src/core/money'
import type { Member } from '../../core/security/auth'
import { db, tx } from '../../core/database/db'
import { notPermitted, refuse, refuseField } from '../../core/http/refusal'
import type { Buyer } from '../cart/buyer'
import { lockFunds } from '../../money/accounts/account-rows'
import { lockCoupons } from '../../money/coupons/order-coupons'
import { inCart, lockCart, type CartOwner } from '../cart/cart-locks'
import { cartLine } from '../cart/cart.table'
import { linkEnquiries } from '../enquiries/enquiry-orders'
import { consumeOffer, lockOffer } from '../offers/offer-order'
import { quantityFault } from '../cart/order-quantity'
import { orderTraces } from '../orders/order-traces'
import { placeOrders } from '../orders/place-orders'
import { fundOrders, type FundingPart } from '../payment/fund-orders'
import { denied, draftBought, planFor, type Plan } from '../requests/approval-plan'
import { openEmergency, openRequest } from '../requests/open-request'
import { checkoutDraft } from './checkout.table'
import { checkPurchase } from './draft-budgets'
import { draftVoid, lockDraft } from './draft-rows'
import { couponParts, couponUses, newOrders, type DraftOrder } from './new-orders'
import { priceDraft, type PricedDraft } from './priced-draft'
import { moneyOn } from '../../site/brand-site/site-money'

type Submitted = { orderIds: string[]; requestId?: string }

type Shown = {
  draftId: string
  stamp: string
  payAmount: Minor
  funding?: FundingPart[] | undefined
  /** Reason for ordering before the approval. */
  emergency?: string | undefined
}

/** Reasons by which goods became unavailable during the checkout. */
const soldNoMore: Partial<Record<string, Text>> = {
  notApproved: [
    '{name} 所属的私域店铺已取消对贵司的授权，请核对后再提交',
    'The private shop that sells {name} has withdrawn its approval of your company. Please check the order and submit again.',
  ],
  withdrawn: [
    '{name} 已下架，请核对后再提交',
    '{name} has been withdrawn. Please check the order and submit again.',
  ],
}

/** Returns the refusal for a line that is no longer sold, or undefined for other reasons. */
function notSoldAnyMore({ figures, line }: PricedDraft['left'][number]) {
  const text = soldNoMore[figures.invalidReason ?? '']
  return text && refuse(409, text, { values: { name: line.goodsName } })
}

const pointsShort: Text = [
  '积分不足：可用 {points} 积分，应付金额变为 {amount}，请核对后再提交',
  'Insufficient points: {points} available. The amount to pay is now {amount}. Please check it and submit again.',
]

/** Finds differences to what the buyer saw: unavailable goods, missing points, stock, amount, others. */
async function changed(
  { left, amounts, row, reductions: { points } }: PricedDraft,
  shown: Minor,
  { site }: Member,
) {
  const [gone] = left.flatMap((line) => notSoldAnyMore(line) ?? [])
  if (gone) return gone
  const amount = await moneyOn(site, amounts.pay)
  if (points && points.used < row.pointsUsed && points.available < row.pointsUsed)
    return refuseField(409, 'pointsUsed', pointsShort, { points: points.available, amount })
  const values = { amount, name: left[0]?.line.goodsName ?? '' }
  if (left.length > 0 && amounts.pay !== shown)
    return refuse(
      409,
      [
        '库存不足：{name}。应付金额变为 {amount}，请核对后再提交',
        'Insufficient stock: {name}. The amount to pay is now {amount}. Please check it and submit again.',
      ],
      { values },
    )
  if (amounts.pay !== shown)
    return refuse(
      409,
      [
        '价格有变，应付金额变为 {amount}，请核对后再提交',
        'Prices have changed: the amount to pay is now {amount}. Please check it and submit again.',
      ],
      { values },
    )
  return refuse(409, [
    '订单内容有变化，请核对后再提交',
    'The order has changed. Please check it and submit again.',
  ])
}

/**
 * Checks minimum order and steps, which may have changed since a line was added to the cart. A quotation is sold in its
 * quoted quantity.
 */
function checkQuantities({ shops, agreed }: PricedDraft) {
  if (agreed) return
  for (const { line, figures } of shops.flatMap(({ lines }) => lines)) {
    const fault = quantityFault(line, figures.quantity)
    if (fault) throw refuse(422, [`${line.goodsName}：${fault[0]}`, `${line.goodsName}: ${fault[1]}`])
  }
}

/** Only a whole quotation can be ordered. */
const notWhole = (name: string) =>
  refuse(
    409,
    [
      '库存不足：{name}，询价单须整单下单',
      'Insufficient stock: {name}. A quotation has to be ordered as a whole.',
    ],
    { values: { name } },
  )

const paidLater = () =>
  refuse(409, ['需要审批的采购在批准后付款', 'A purchase that needs approval is paid after it.'])

const lockChosen = (whose: CartOwner, ids: string[]) =>
  db()
    .select({ id: cartLine.id })
    .from(cartLine)
    .where(and(inCart(whose), inArray(cartLine.id, ids)))
    .orderBy(asc(cartLine.id))
    .for('update')

/**
 * Creates orders from a checkout as shown to the buyer, or a purchase request if the company's rules ask for its approval.
 * Removes the lines from the cart, or consumes the quotation.
 * Locks the account, the company's funds, the cart's lines or the quotation, and the SKUs, in this order.
 * @returns ids of the orders, or of the request, and both in an emergency
 * @throws Refusal 403 no right to order before the approval, 404 void, 409 changed checkout or insufficient stock, 422 no address, insufficient funds or budget, PO number
 */
export function submitDraft(
  buyer: Buyer,
  { draftId, stamp, payAmount, funding, emergency }: Shown,
): Promise<Submitted> {
  return tx(async () => {
    const { customerId, companyId } = buyer.who
    await lockCart(customerId)
    await lockFunds(companyId)
    const row = await lockDraft(buyer, draftId)
    const { offerId, direct } = row
    const locked = direct ? [row] : await (offerId ? lockOffer(offerId) : lockChosen(buyer.who, row.lineIds))
    if (locked.length === 0) throw draftVoid()
    const priced = await priceDraft(buyer, row)
    if (priced.stamp !== stamp || priced.amounts.pay !== payAmount)
      throw await changed(priced, payAmount, buyer.who)
    const [missing] = priced.left
    if (direct && missing) throw await changed(priced, NaN, buyer.who)
    if (offerId && missing) throw notSoldAnyMore(missing) ?? notWhole(missing.line.goodsName)
    // Quotations are sold in their quoted quantity.
    if (!offerId && !priced.gift) checkQuantities(priced)
    await checkPurchase(buyer.who, priced)
    const ordered = priced.shops.flatMap(({ lines }) => lines.map(({ figures }) => figures))
    const traces = priced.gift ? new Map() : await orderTraces(buyer, ordered, priced.agreed?.offerNo)
    const list = newOrders(priced, traces)
    if (list.length === 0) throw draftVoid()
    const plan = await planFor(buyer.who, draftBought(buyer.who, priced))
    if (plan.deniedBy !== undefined) throw denied(plan.deniedBy)
    if (plan.steps.length > 0 && funding?.some(({ amount }) => amount !== 0)) throw paidLater()
    const submitted =
      plan.steps.length > 0
        ? await orderByPlan(buyer, priced, { list, plan, emergency })
        : { orderIds: await order(buyer, priced, list, funding) }
    const ids = ordered.map(({ id }) => id)
    if (!offerId && !direct) await db().delete(cartLine).where(inArray(cartLine.id, ids))
    await db().update(checkoutDraft).set(submitted).where(eq(checkoutDraft.id, draftId))
    return submitted
  })
}

type Planned = { list: DraftOrder[]; plan: Plan; emergency: string | undefined }

/** Asks for the approvals of a plan, or in an emergency orders before them. @throws Refusal 403 no right to do so */
async function orderByPlan(
  buyer: Buyer,
  priced: PricedDraft,
  { list, plan, emergency: reason }: Planned,
): Promise<Submitted> {
  if (reason === undefined) return { orderIds: [], requestId: await openRequest(buyer, priced, list, plan) }
  if (!hasRight(buyer.who, 'request.emergency')) throw notPermitted()
  const orderIds = await order(buyer, priced, list)
  return { orderIds, requestId: await openEmergency(buyer, priced, list, plan, { reason, orderIds }) }
}

async function order(buyer: Buyer, priced: PricedDraft, list: DraftOrder[], funding?: Shown['funding']) {
  const { offerId } = priced.row
  const orderIds = await placeOrders(list, buyer)
  await lockCoupons(couponUses(couponParts(priced.reductions, list), orderIds))
  await fundOrders(buyer.who, orderIds, funding)
  if (offerId) await consumeOffer(offerId, orderIds)
  await linkEnquiries(orderIds, offerId)
  return orderIds
}
