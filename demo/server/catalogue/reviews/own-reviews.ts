import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Answer } from '../../../../src/core/api/endpoint'
import { commentActions } from '../../../../src/catalogue/reviews/comment-machine'
import type { pageOwnReviews, pageWaiting } from '../../../../src/catalogue/reviews/own-reviews.contract'
import { orderStatesFor } from '../../../../src/words/order-machine'
import type { Member } from '../../core/security/auth'
import { wireDay } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { pageWith } from '../../core/database/page-with'
import { seenBy } from '../../trade/orders/order-viewer'
import { orderLine, orders, type LineSnapshot } from '../../trade/orders/orders.table'
import { shownPictures } from './review-pictures'
import { writtenBy } from './review-viewer'
import { orderComment } from './reviews.table'

type Paging = { pageNumber: number; pageSize: number }

const toReview = (who: Member) =>
  and(seenBy(who), inArray(orders.state, [...orderStatesFor('comment')]), eq(orderLine.commented, 20))

const bought = (orderNo: string, { goodsId, goodsName, image, skuCode, spec }: LineSnapshot) => ({
  orderNo,
  goodsId,
  goodsName,
  image,
  skuCode,
  spec,
})

async function countsOf(who: Member) {
  const lines = db().select({ id: orderLine.id }).from(orderLine)
  const waiting = await db().$count(
    lines.innerJoin(orders, eq(orders.id, orderLine.orderId)).where(toReview(who)).as('waiting'),
  )
  return { waiting, written: await db().$count(orderComment, writtenBy(who)) }
}

/** Returns order lines that a buyer can review, latest order first. */
export async function waitingPage(
  who: Member,
  { pageNumber, pageSize }: Paging,
): Promise<Answer<typeof pageWaiting>> {
  const rows = await db()
    .select({ line: orderLine, orderNo: orders.orderNo, completedAt: orders.completedAt })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(toReview(who))
    .orderBy(desc(orders.createdAt), desc(orderLine.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const content = rows.map(({ line, orderNo, completedAt }) => ({
    orderLineId: line.id,
    ...bought(orderNo, line.snapshot),
    completedOn: completedAt ? wireDay(completedAt) : '',
  }))
  const counts = await countsOf(who)
  return { ...pageWith(content, counts.waiting, { pageNumber, pageSize }), counts }
}

/** Returns the buyer's reviews, latest first. */
export async function writtenPage(
  who: Member,
  { pageNumber, pageSize }: Paging,
): Promise<Answer<typeof pageOwnReviews>> {
  const rows = await db()
    .select({ comment: orderComment, snapshot: orderLine.snapshot, orderNo: orders.orderNo })
    .from(orderComment)
    .innerJoin(orderLine, eq(orderLine.id, orderComment.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(writtenBy(who))
    .orderBy(desc(orderComment.createdAt), desc(orderComment.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const content = rows.map(({ comment, snapshot, orderNo }) => {
    const { id, state, stars, text, anonymous, createdAt, appendText, appendAt, reply } = comment
    return {
      id,
      ...bought(orderNo, snapshot),
      state,
      stars,
      text,
      images: shownPictures(comment),
      anonymous,
      writtenOn: wireDay(createdAt),
      ...(appendText && { appendText }),
      ...(appendText && appendAt && { appendOn: wireDay(appendAt) }),
      ...(reply && { reply }),
      actions: commentActions(state, 'buyer', appendText !== null),
    }
  })
  const counts = await countsOf(who)
  return { ...pageWith(content, counts.written, { pageNumber, pageSize }), counts }
}
