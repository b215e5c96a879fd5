import { and, eq, isNull } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import type { addReview } from '../../../../src/catalogue/reviews/own-reviews.contract'
import { commentActions } from '../../../../src/catalogue/reviews/comment-machine'
import { mayDo } from '../../../../src/words/order-machine'
import type { Member } from '../../core/security/auth'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { notFound, refuse, stateChanged } from '../../core/http/refusal'
import { toYesNo } from '../../core/http/to-yes-no'
import { onlyOwnFiles } from '../../session/registration/own-files'
import { customer } from '../../session/sign-in/customer.table'
import { seenBy } from '../../trade/orders/order-viewer'
import { orderLine, orders } from '../../trade/orders/orders.table'
import { moveComment } from './move-comment'
import { seenReview } from './review-viewer'
import { orderComment } from './reviews.table'

type Given = Asked<typeof addReview>['body']

const written = () => refuse(409, ['该商品已评价', 'You have already reviewed this product.'])
const notSigned = () =>
  refuse(409, ['订单签收后才能评价', 'You can review a product once its order is completed.'])

/** Returns the nickname shown to other buyers, never a person's or company's name. */
async function authorOf(customerId: string) {
  const [row] = await db()
    .select({ nickName: customer.nickName })
    .from(customer)
    .where(eq(customer.id, customerId))
  return row?.nickName ?? ''
}

/**
 * Writes a review of an order line.
 * @returns id of the review
 * @throws Refusal 400 for another account's pictures, 404 for another account's line, 409 if not completed or reviewed before
 */
export function writeReview(who: Member, orderLineId: string, given: Given): Promise<string> {
  return tx(async () => {
    const [found] = await db()
      .select({ line: orderLine, state: orders.state, siteId: orders.siteId })
      .from(orderLine)
      .innerJoin(orders, eq(orders.id, orderLine.orderId))
      .where(and(eq(orderLine.id, orderLineId), seenBy(who)))
    if (!found) throw notFound()
    if (!mayDo('comment', found.state, 'buyer')) throw notSigned()
    const { stars, text, images, anonymous } = given
    await onlyOwnFiles(who.customerId, images, 'images')
    const [made] = await db()
      .insert(orderComment)
      .values({
        id: newId(),
        orderLineId,
        goodsId: found.line.snapshot.goodsId,
        skuId: found.line.skuId,
        customerId: who.companyId,
        placedBy: who.customerId,
        siteId: found.siteId,
        author: await authorOf(who.customerId),
        enterprise: toYesNo(who.userType === 20),
        anonymous: toYesNo(anonymous),
        stars,
        text,
        images,
      })
      .onConflictDoNothing()
      .returning({ id: orderComment.id })
    if (!made) throw written()
    await db().update(orderLine).set({ commented: 10 }).where(eq(orderLine.id, orderLineId))
    return made.id
  })
}

/** Adds a supplement to a review, once. @throws Refusal 404 for another account's review, 409 if it has a supplement */
export function appendToReview(who: Member, id: string, appendText: string) {
  return tx(async () => {
    const row = await seenReview(id, who)
    const open = commentActions(row.state, 'buyer', row.appendText !== null)
    if (!open.includes('append')) throw stateChanged()
    const [added] = await db()
      .update(orderComment)
      .set({ appendText, appendAt: clock.now() })
      .where(and(eq(orderComment.id, id), isNull(orderComment.appendText)))
      .returning({ id: orderComment.id })
    if (!added) throw stateChanged()
    return true as const
  })
}

/** @throws Refusal 404 if the review belongs to another account or is already deleted */
export async function deleteOwn(who: Member, id: string) {
  await seenReview(id, who)
  await moveComment(id, 'delete', { actor: 'buyer', actorId: who.customerId })
  return true as const
}
