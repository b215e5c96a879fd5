import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { codeOf, money, page, paging } from '../../core/api/shapes'
import { ledgerRange } from '../../core/store/ledger-range'
import { pointsSource } from './points-source'

const movement = z.object({
  id: z.string(),
  /** Code of `pointsSource`. */
  type: z.int(),
  /** Number of points. Negative if spent. */
  amount: z.int(),
  balanceAfter: z.int(),
  /** Number of the order or coupon. */
  refNo: z.string(),
  remark: z.string(),
  createdAt: z.string(),
})

export const pointsIndex = endpoint('GET /bbb/userCenter/points/index', {
  about: 'Returns the company’s points and when they expire.',
  needs: 'token',
  data: z.object({
    balance: z.int(),
    /** Points per whole currency unit in a checkout. Absent if the site accepts no points. */
    pointsPerUnit: z.optional(z.int()),
    /** Value of the balance in a checkout. */
    worth: z.optional(money),
    expiring: z.array(z.object({ amount: z.int(), at: z.string() })),
  }),
})
export type PointsIndex = z.output<(typeof pointsIndex)['shapes']['data']>

export const pointsPage = endpoint('POST /bbb/userCenter/points/page', {
  about: 'Lists the entries of points by source and time, the latest first.',
  needs: 'token',
  body: z.object({
    ...paging,
    ...ledgerRange,
    source: z.optional(codeOf(pointsSource)),
  }),
  data: page(movement),
})
export type PointsMovement = z.output<typeof movement>
