import * as z from 'zod/mini'
import { id, money, wording } from '../../core/api/shapes'

/** A gift that comes with an order of a shop once it is paid, or would with so much more. */
export const shopGift = z.object({
  shopId: id,
  id,
  name: wording,
  image: z.string(),
  unitName: wording,
  /** Comes with orders of this amount or more. */
  orderAmount: money,
  /** How much is missing to it; left out: nothing. */
  missing: z.optional(money),
})
export type ShopGift = z.output<typeof shopGift>
