import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { money } from '../../core/shapes'
import { orderRow } from '../../trade/orders/orders.contract'

export const accountHome = endpoint('GET /bbb/userCenter/index', {
  about: 'What the user centre begins with: funds, orders by state, the latest orders and reminders.',
  needs: 'token',
  data: z.object({
    /** How many orders are in which state, by its code. */
    orderCounts: z.record(z.string(), z.int()),
    deposit: money,
    /** What is granted and what of it is free to use. */
    credit: z.object({ limit: money, available: money }),
    points: z.int(),
    /** What they are worth in a checkout; left out where none are taken. */
    pointsWorth: z.optional(money),
    /** Coupons that can be used now. */
    couponCount: z.int(),
    remindCount: z.int(),
    recentOrders: z.array(orderRow),
  }),
})

export type AccountHome = z.output<(typeof accountHome)['shapes']['data']>
