import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, page, paging, wording, yesNo } from '../../core/api/shapes'
import { appendForm, reviewForm } from './review-form'

/** Purchased goods, as they were at the time of the order. */
const bought = {
  orderNo: z.string(),
  goodsId: id,
  goodsName: wording,
  image: z.string(),
  skuCode: z.string(),
  spec: z.record(wording, wording),
}

const waiting = z.object({ orderLineId: id, ...bought, completedOn: z.string() })
export type WaitingLine = z.output<typeof waiting>

const own = z.object({
  id,
  ...bought,
  /** A code of `commentState`. */
  state: z.int(),
  /** 1 to 5. */
  stars: z.int(),
  text: z.string(),
  /** Picture addresses. */
  images: z.array(z.string()),
  anonymous: yesNo,
  writtenOn: z.string(),
  appendText: z.optional(z.string()),
  appendOn: z.optional(z.string()),
  reply: z.optional(z.string()),
  /** Names of the steps and actions of the comment machine that are open to the buyer. */
  actions: z.array(z.string()),
})
export type OwnReview = z.output<typeof own>

const counts = z.object({ waiting: z.int(), written: z.int() })
const base = '/bbb/userCenter/comment'

export const pageWaiting = endpoint(`POST ${base}/waitPage`, {
  about: 'Lines of completed orders that are not reviewed yet, the latest order first.',
  needs: 'token',
  body: z.object({ ...paging }),
  data: z.extend(page(waiting), { counts }),
})

export const pageOwnReviews = endpoint(`POST ${base}/page`, {
  about: 'What the buyer’s company wrote, the latest first; a sub-account sees its own.',
  needs: 'token',
  body: z.object({ ...paging }),
  data: z.extend(page(own), { counts }),
})

export const addReview = endpoint(`POST ${base}/add/{orderLineId}`, {
  about: 'Reviews a line of a completed order, once. 409: it was reviewed, or its order is not completed.',
  needs: 'token',
  once: true,
  body: reviewForm.shape,
  data: id,
})

export const appendReview = endpoint(`POST ${base}/append/{id}`, {
  about: 'Adds something to a review, once.',
  needs: 'token',
  body: appendForm.shape,
  data: z.literal(true),
})

export const deleteReview = endpoint(`DELETE ${base}/delete/{id}`, {
  about: 'Takes a review back; its line is not reviewed a second time.',
  needs: 'token',
  data: z.literal(true),
})

/** Requires both ids, so that a picture is only accessible as part of its review. */
export const reviewPicture = endpoint('GET /bbb/goodsInfo/commentPicture/{id}/{fileId}', {
  about: 'A picture of a review that is shown.',
  data: z.string(),
})
