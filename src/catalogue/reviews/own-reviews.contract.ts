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
  about: 'Lists the lines of completed orders without a review, the latest order first.',
  needs: 'token',
  body: z.object({ ...paging }),
  data: z.extend(page(waiting), { counts }),
})

export const pageOwnReviews = endpoint(`POST ${base}/page`, {
  about: 'Lists the reviews of the buyer’s company, the latest first. A sub-account sees its own.',
  needs: 'token',
  body: z.object({ ...paging }),
  data: z.extend(page(own), { counts }),
})

export const addReview = endpoint(`POST ${base}/add/{orderLineId}`, {
  about: 'Adds a review of a line of a completed order. 409: it has a review, or its order is not completed.',
  needs: 'token',
  once: true,
  body: reviewForm.shape,
  data: id,
})

export const appendReview = endpoint(`POST ${base}/append/{id}`, {
  about: 'Adds a follow-up to a review, once.',
  needs: 'token',
  body: appendForm.shape,
  data: z.literal(true),
})

export const deleteReview = endpoint(`DELETE ${base}/delete/{id}`, {
  about: 'Deletes a review. Its line cannot be reviewed again.',
  needs: 'token',
  data: z.literal(true),
})

/** Requires both ids, so that a picture is only accessible as part of its review. */
export const reviewPicture = endpoint('GET /bbb/goodsInfo/commentPicture/{id}/{fileId}', {
  about: 'Returns a picture of a published review.',
  data: z.string(),
})
