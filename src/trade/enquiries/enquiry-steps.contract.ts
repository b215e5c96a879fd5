import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, text } from '../../core/api/shapes'
import { offerFiles } from '../offers/offers.contract'

const base = '/bbb/userCenter/enquiry'
const moved = z.object({ state: z.int() })

export const selectQuote = endpoint(`PUT ${base}/select/{id}`, {
  about: 'Accepts a supplier’s answer by its id; 409 when it holds no more or the supplier gave another one.',
  needs: 'token',
  data: z.extend(moved, {
    /** Id of the quotation that orders the answer at the accepted prices. */
    offerId: id,
  }),
})

export const closeEnquiry = endpoint(`PUT ${base}/close/{id}`, {
  about: 'Ends an inquiry without accepting any answer.',
  needs: 'token',
  data: moved,
})

export const enquiryToCart = endpoint(`POST ${base}/toCart/{id}`, {
  about: 'Puts what was accepted into the cart, where its prices hold for as many pieces or more.',
  needs: 'token',
  once: true,
  data: z.object({
    /** Number of added lines. */
    added: z.int(),
    skipped: z.array(z.object({ skuId: id, reason: z.string() })),
    /** New count for the cart button. */
    totalCount: z.int(),
  }),
})

export const writeToEnquiry = endpoint(`POST ${base}/message/{id}`, {
  about: 'Says something to a supplier that answered, or to all of them, as long as nothing is settled.',
  needs: 'token',
  once: true,
  body: z.object({ text: text(500, 1), files: offerFiles, supplier: z._default(text(50), '') }),
  data: z.object({ id }),
})
