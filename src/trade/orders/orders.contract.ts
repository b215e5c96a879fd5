import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { id, money } from '../../core/shapes'

/** A line as it was when it was ordered. */
const orderLine = z.object({
  id,
  skuId: id,
  goodsId: id,
  goodsName: z.string(),
  skuCode: z.string(),
  spec: z.record(z.string(), z.string()),
  image: z.string(),
  unitName: z.string(),
  quantity: z.int(),
  price: money,
  amount: money,
})
export type OrderLine = z.output<typeof orderLine>

/** An order as lists show it. */
export const orderRow = z.object({
  id,
  orderNo: z.string(),
  orderType: z.int(),
  state: z.int(),
  payAmount: money,
  lines: z.array(orderLine),
  shop: z.object({ id, name: z.string(), shopType: z.int() }),
  createdAt: z.string(),
})
export type OrderRow = z.output<typeof orderRow>

/** What of an order could not be put into the cart again. */
const leftOut = z.object({ skuId: id, goodsName: z.string(), skuCode: z.string(), reason: z.string() })
export type LeftOut = z.output<typeof leftOut>

export const buyAgain = endpoint('POST /bbb/userCenter/order/buyAgain/{id}', {
  about: 'Puts the lines of an order into the cart again, as far as they are still sold and in stock.',
  needs: 'token',
  once: true,
  data: z.object({
    /** Lines that went in. */
    added: z.int(),
    skipped: z.array(leftOut),
    /** The number on the cart button now. */
    totalCount: z.int(),
  }),
})
