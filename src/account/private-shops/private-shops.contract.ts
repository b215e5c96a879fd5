import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { id, page, paging, wording } from '../../core/shapes'
import { privateShopFields } from './private-shop-fields'

const privateShop = z.object({
  /** The shop's. */
  id,
  name: wording,
  intro: wording,
  /** Whom it is for. */
  terms: wording,
  /** A code of `reviewState`; absent: nothing was handed in. */
  reviewState: z.optional(z.int()),
  /** Why it was rejected. */
  reason: z.string(),
  appliedAt: z.optional(z.string()),
  /** `apply` and `enter`, as they are open to the buyer now. */
  actions: z.array(z.string()),
})
export type PrivateShop = z.output<typeof privateShop>

const base = '/bbb/userCenter/privateShop'

export const privateShopPage = endpoint(`POST ${base}/page`, {
  about: 'Shops that sell to companies they know, with what became of this company’s application.',
  needs: 'token',
  body: z.object({ ...paging }),
  data: page(privateShop),
})

export const applyPrivateShop = endpoint(`POST ${base}/apply/{id}`, {
  about: 'Applies to buy in a private shop. 404: there is none; 409: an application stands.',
  needs: 'token',
  permission: 'main',
  body: privateShopFields.shape,
  data: z.object({ reviewState: z.int() }),
})
