import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { code, id } from '../../core/api/shapes'
import { text } from '../../core/api/text-shapes'
import { offerFiles } from './offers.contract'

const base = '/bbb/userCenter/offer'
const moved = z.object({ state: z.int() })

export const acceptOffer = endpoint(`PUT ${base}/accept/{id}`, {
  about: 'Accepts the shown quote. 409: it has expired, or there is a newer one.',
  needs: 'token',
  body: z.object({ quoteNo: code }),
  data: moved,
})

export const declineOffer = endpoint(`PUT ${base}/decline/{id}`, {
  about: 'Declines a quote with a reason.',
  needs: 'token',
  body: z.object({ reason: text(200, 1) }),
  data: moved,
})

export const withdrawOffer = endpoint(`PUT ${base}/withdraw/{id}`, {
  about: 'Withdraws a request that has no quote yet.',
  needs: 'token',
  data: moved,
})

const words = z.object({ text: text(500, 1), files: offerFiles })

export const askOfferAgain = endpoint(`PUT ${base}/askAgain/{id}`, {
  about: 'Requests another price. The quotation waits for a new quote.',
  needs: 'token',
  body: words,
  data: moved,
})

export const writeToOffer = endpoint(`POST ${base}/message/{id}`, {
  about: 'Adds a message to an open quotation.',
  needs: 'token',
  once: true,
  body: words,
  data: z.object({ id }),
})
