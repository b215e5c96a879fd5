import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { money } from '../../core/api/shapes'
import { orderRow } from '../../trade/orders/orders.contract'

export const accountHome = endpoint('GET /bbb/userCenter/index', {
  about: 'Returns the overview of the user centre: funds, orders by state, the latest orders and reminders.',
  needs: 'token',
  data: z.object({
    /** Number of orders by state code. */
    orderCounts: z.record(z.string(), z.int()),
    deposit: money,
    /** Granted credit line and its available part. */
    credit: z.object({ limit: money, available: money }),
    points: z.int(),
    /** Value of the points in a checkout. Absent where the site accepts none. */
    pointsWorth: z.optional(money),
    /** Number of usable coupons. */
    couponCount: z.int(),
    remindCount: z.int(),
    recentOrders: z.array(orderRow),
  }),
})

export type AccountHome = z.output<(typeof accountHome)['shapes']['data']>
