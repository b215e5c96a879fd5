import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { code, id, mostPieces, quantity, yesNo } from '../../core/api/shapes'
import { text } from '../../core/api/text-shapes'

const base = '/bbb/userCenter/order'
const state = z.object({ state: z.int() })

/** Maximum length of a remark on received goods. */
export const mostCheckNote = 100

export const cancelOrder = endpoint(`PUT ${base}/cancel/{id}`, {
  about: 'Cancels an unpaid order and releases its stock. 409: it is paid or shipped.',
  needs: 'token',
  body: z.object({
    /** Code of `cancelReason`. */
    cancelReason: code,
    remark: z.optional(text(200)),
  }),
  data: state,
})

export const receiveOrder = endpoint(`PUT ${base}/receive/{id}`, {
  about: 'Confirms the arrival of all parcels and completes the order.',
  needs: 'token',
  data: state,
})

export const signOrder = endpoint(`PUT ${base}/signContract/{id}`, {
  about: 'Signs the contract of an order, so that the order can be paid.',
  needs: 'token',
  body: z.object({ name: text(20, 1) }),
  data: state,
})

export const remindOrder = endpoint(`PUT ${base}/remindShip/{id}`, {
  about: 'Reminds the platform to ship. 429: the last reminder is less than 24 hours old.',
  needs: 'token',
  data: z.boolean(),
})

export const hideOrder = endpoint(`DELETE ${base}/delete/{id}`, {
  about: 'Removes a finished order from the buyer’s lists.',
  needs: 'token',
  data: z.boolean(),
})

export const checkGoods = endpoint(`PUT ${base}/checkList/confirm/{id}`, {
  about: 'Stores the counted pieces of each line, at most the shipped number, with a remark.',
  needs: 'token',
  body: z.object({
    lines: z
      .array(
        z.object({
          lineId: id,
          quantity: z.int().check(z.minimum(0), z.maximum(mostPieces)),
          /** Remark on the received goods. Default: unchanged. */
          note: z.optional(text(mostCheckNote)),
        }),
      )
      .check(z.minLength(1), z.maxLength(1000)),
  }),
  data: z.boolean(),
})

export const reviewOrder = endpoint('PUT /bbb/userCenter/members/review/{id}', {
  about:
    'Approves or rejects a sub-account’s purchase as the main account: a purchase request, or an order of back ends without requests. Changed quantities are priced again.',
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
