import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { code, id, mostPieces, quantity, text, yesNo } from '../../core/api/shapes'

const base = '/bbb/userCenter/order'
const state = z.object({ state: z.int() })

export const cancelOrder = endpoint(`PUT ${base}/cancel/{id}`, {
  about: 'Cancels an order that is not paid yet and gives its stock back. 409: it is too late for that.',
  needs: 'token',
  body: z.object({
    /** Code of `cancelReason`. */
    cancelReason: code,
    remark: z.optional(text(200)),
  }),
  data: state,
})

export const receiveOrder = endpoint(`PUT ${base}/receive/{id}`, {
  about: 'Confirms that all parcels of an order arrived, which completes it.',
  needs: 'token',
  data: state,
})

export const signOrder = endpoint(`PUT ${base}/signContract/{id}`, {
  about: 'Signs the contract that the platform asks for; the order can be paid then.',
  needs: 'token',
  body: z.object({ name: text(20, 1) }),
  data: state,
})

export const remindOrder = endpoint(`PUT ${base}/remindShip/{id}`, {
  about: 'Asks the platform to ship soon; code 429 within 24 hours of the last time.',
  needs: 'token',
  data: z.boolean(),
})

export const hideOrder = endpoint(`DELETE ${base}/delete/{id}`, {
  about: 'Takes an order that ended out of the buyer’s lists.',
  needs: 'token',
  data: z.boolean(),
})

export const checkGoods = endpoint(`PUT ${base}/checkList/confirm/{id}`, {
  about: 'Keeps how many pieces of each line the buyer found; at most as many as were shipped.',
  needs: 'token',
  body: z.object({
    lines: z
      .array(z.object({ lineId: id, quantity: z.int().check(z.minimum(0), z.maximum(mostPieces)) }))
      .check(z.minLength(1), z.maxLength(1000)),
  }),
  data: z.boolean(),
})

export const reviewOrder = endpoint('PUT /bbb/userCenter/members/review/{id}', {
  about:
    'The main account approves or refuses an order of its sub-account; it may lower or raise quantities, for which the order is priced anew.',
  needs: 'token',
  permission: 'main',
  body: z.object({
    pass: yesNo,
    /** Reason for a rejection. */
    reason: z.optional(text(200)),
    /** New quantities of lines. Other lines stay unchanged. */
    lines: z.optional(z.array(z.object({ lineId: id, quantity })).check(z.maxLength(1000))),
  }),
  data: state,
})
