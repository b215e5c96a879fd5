import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, page, paging, wording } from '../../core/api/shapes'
import { privateShopFields } from './private-shop-fields'

const privateShop = z.object({
  /** Id of the shop. */
  id,
  name: wording,
  intro: wording,
  /** Intended customers of the shop. */
  terms: wording,
  /** Code of `reviewState`. Absent without an application. */
  reviewState: z.optional(z.int()),
  /** Reason for the rejection. */
  reason: z.string(),
  appliedAt: z.optional(z.string()),
  /** Available actions: `apply` and `enter`. */
  actions: z.array(z.string()),
})
export type PrivateShop = z.output<typeof privateShop>

const base = '/bbb/userCenter/privateShop'

export const privateShopPage = endpoint(`POST ${base}/page`, {
  about: 'Lists private shops with the state of this company’s application.',
  needs: 'token',
  body: z.object({ ...paging }),
  data: page(privateShop),
})

export const applyPrivateShop = endpoint(`POST ${base}/apply/{id}`, {
  about: 'Applies to buy in a private shop. 404: unknown shop. 409: the company has applied already.',
  needs: 'token',
  permission: 'main',
  body: privateShopFields.shape,
  data: z.object({ reviewState: z.int() }),
})
