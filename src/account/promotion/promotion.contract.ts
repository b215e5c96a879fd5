import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { codeOf, money, page, paging } from '../../core/api/shapes'
import { keyword } from '../../core/api/text-shapes'
import { ledgerRange } from '../../core/store/ledger-range'
import { commissionType } from './commission-type'

export const promotionSummary = endpoint('GET /bbb/userCenter/promotion/summary', {
  about: 'Returns the number of invited buyers and the commission earned by them.',
  needs: 'token',
  permission: 'main',
  data: z.object({
    invited: z.int(),
    /** Number of invited buyers with an order that earned commission. */
    bought: z.int(),
    /** Remaining commission, the sum of the ledger. */
    commission: money,
    earned: money,
    /** Revoked commission, as a positive amount. */
    takenBack: money,
    /** Amount paid out or in progress. */
    paidOut: z.optional(money),
    /** Percent of invited buyers' payments. 0: no commission at present. */
    percent: z.int(),
  }),
})
export type PromotionSummary = z.output<(typeof promotionSummary)['shapes']['data']>

export const promotionLink = endpoint('POST /bbb/userCenter/promotion/link', {
  about: 'Returns the company’s invitation link. It does not change.',
  needs: 'token',
  permission: 'main',
  body: z.object({ target: z._default(z.enum(['register']), 'register') }),
  data: z.object({
    code: z.string(),
    /** Shop URL that contains the code. */
    url: z.string(),
  }),
})

const record = z.object({
  id: z.string(),
  /** Code of `commissionType`. */
  type: z.int(),
  /** Amount. Negative if revoked or paid out. */
  amount: money,
  /** Commission rate of the order. 0 for a payout. */
  percent: z.int(),
  /** Order number, or the number of a payout. */
  orderNo: z.string(),
  /** Buyer of the order. Empty for a payout. */
  buyer: z.string(),
  createdAt: z.string(),
})
export type CommissionRecord = z.output<typeof record>

export const promotionPage = endpoint('POST /bbb/userCenter/promotion/page', {
  about: 'Lists the entries of commission by type and time, the latest first.',
  needs: 'token',
  permission: 'main',
  body: z.object({
    ...paging,
    ...ledgerRange,
    type: z.optional(codeOf(commissionType)),
  }),
  /** `total` is the sum of all matching movements on all pages. */
  data: z.extend(page(record), { total: money }),
})

const invited = z.object({
  id: z.string(),
  name: z.string(),
  joinedAt: z.string(),
  /** Number of orders that earned commission. */
  orders: z.int(),
  commission: money,
})
export type InvitedBuyer = z.output<typeof invited>

export const invitedPage = endpoint('POST /bbb/userCenter/promotion/invitedPage', {
  about: 'Lists the buyers who registered with the company’s link, the latest first.',
  needs: 'token',
  permission: 'main',
  body: z.object({ ...paging, keyword: z.optional(keyword()) }),
  data: page(invited),
})
