import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { codeOf, money, page, paging, text } from '../../core/shapes'
import { ledgerRange } from '../../money/ledger/ledger-range'
import { commissionType } from './commission-type'

export const promotionSummary = endpoint('GET /bbb/userCenter/promotion/summary', {
  about: 'How many buyers a company invited, and what commission came of it.',
  needs: 'token',
  permission: 'main',
  data: z.object({
    invited: z.int(),
    /** Invited buyers with an order that gave commission. */
    bought: z.int(),
    /** What is left of what was earned: the sum of the ledger. */
    commission: money,
    earned: money,
    /** Above 0. */
    takenBack: money,
    /** What was paid out, or is under way. */
    paidOut: z.optional(money),
    /** Of what an invited buyer paid; 0: no commission is given now. */
    percent: z.int(),
  }),
})
export type PromotionSummary = z.output<(typeof promotionSummary)['shapes']['data']>

export const promotionLink = endpoint('POST /bbb/userCenter/promotion/link', {
  about: 'The link with which a company invites buyers: the same one each time.',
  needs: 'token',
  permission: 'main',
  body: z.object({ target: z._default(z.enum(['register']), 'register') }),
  data: z.object({
    code: z.string(),
    /** On the shop, with the code in it. */
    url: z.string(),
  }),
})

const record = z.object({
  id: z.string(),
  /** A code of `commissionType`. */
  type: z.int(),
  /** Below 0: taken back, or paid out. */
  amount: money,
  /** The rate that held for the order; 0 for a payout. */
  percent: z.int(),
  /** Of the order; of a payout its own number. */
  orderNo: z.string(),
  /** Whose order it was; empty for a payout. */
  buyer: z.string(),
  createdAt: z.string(),
})
export type CommissionRecord = z.output<typeof record>

export const promotionPage = endpoint('POST /bbb/userCenter/promotion/page', {
  about: 'Movements of commission by type and time, the latest first.',
  needs: 'token',
  permission: 'main',
  body: z.object({
    ...paging,
    ...ledgerRange,
    type: z.optional(codeOf(commissionType)),
  }),
  /** `total`: the sum of what fits, on all pages. */
  data: z.extend(page(record), { total: money }),
})

const invited = z.object({
  id: z.string(),
  name: z.string(),
  joinedAt: z.string(),
  /** Orders that gave commission. */
  orders: z.int(),
  commission: money,
})
export type InvitedBuyer = z.output<typeof invited>

export const invitedPage = endpoint('POST /bbb/userCenter/promotion/invitedPage', {
  about: 'Buyers who registered with the link of a company, the latest first.',
  needs: 'token',
  permission: 'main',
  body: z.object({ ...paging, keyword: z.optional(text(50)) }),
  data: page(invited),
})
