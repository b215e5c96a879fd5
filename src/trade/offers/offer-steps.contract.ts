import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { code, id, text } from '../../core/api/shapes'
import { offerFiles } from './offers.contract'

const base = '/bbb/userCenter/offer'
const moved = z.object({ state: z.int() })

export const acceptOffer = endpoint(`PUT ${base}/accept/{id}`, {
  about: 'Accepts the quote that was shown; 409 when it holds no more or another one was made meanwhile.',
  needs: 'token',
  body: z.object({ quoteNo: code }),
  data: moved,
})

export const declineOffer = endpoint(`PUT ${base}/decline/{id}`, {
  about: 'Declines a quote and says why.',
  needs: 'token',
  body: z.object({ reason: text(200, 1) }),
  data: moved,
})

export const withdrawOffer = endpoint(`PUT ${base}/withdraw/{id}`, {
  about: 'Takes a question back that was not answered yet.',
  needs: 'token',
  data: moved,
})

const words = z.object({ text: text(500, 1), files: offerFiles })

export const askOfferAgain = endpoint(`PUT ${base}/askAgain/{id}`, {
  about: 'Asks for another price than was quoted; the question waits for a quote again.',
  needs: 'token',
  body: words,
  data: moved,
})

export const writeToOffer = endpoint(`POST ${base}/message/{id}`, {
  about: 'Says something to a quotation that is not settled yet.',
  needs: 'token',
  once: true,
  body: words,
  data: z.object({ id }),
})
