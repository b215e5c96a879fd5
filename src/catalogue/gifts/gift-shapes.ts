import * as z from 'zod/mini'
import { id, money, wording } from '../../core/api/shapes'

/** A gift that a shop adds to an order once it is paid. `missing` is the amount that the order still lacks. */
export const shopGift = z.object({
  shopId: id,
  id,
  name: wording,
  image: z.string(),
  unitName: wording,
  /** Minimum order amount that includes the gift. */
  orderAmount: money,
  /** Amount that the order lacks; absent: nothing. */
  missing: z.optional(money),
})
export type ShopGift = z.output<typeof shopGift>
