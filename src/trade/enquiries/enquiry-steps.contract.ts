import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id } from '../../core/api/shapes'
import { text } from '../../core/api/text-shapes'
import { offerFiles } from '../offers/offers.contract'

const base = '/bbb/userCenter/enquiry'
const moved = z.object({ state: z.int() })

export const selectQuote = endpoint(`PUT ${base}/select/{id}`, {
  about: 'Accepts a supplier’s quote by its id. 409: it has expired, or the supplier has replaced it.',
  needs: 'token',
  data: z.extend(moved, {
    /** Id of the quotation that orders the answer at the accepted prices. */
    offerId: id,
  }),
})

export const closeEnquiry = endpoint(`PUT ${base}/close/{id}`, {
  about: 'Ends an inquiry without accepting a quote.',
  needs: 'token',
  data: moved,
})

export const enquiryToCart = endpoint(`POST ${base}/toCart/{id}`, {
  about: 'Adds the accepted quote to the cart. Its prices apply to the quoted quantity or more.',
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
  about: 'Sends a message to one supplier or all suppliers of an open inquiry.',
  needs: 'token',
  once: true,
  body: z.object({ text: text(500, 1), files: offerFiles, supplier: z._default(text(50), '') }),
  data: z.object({ id }),
})
