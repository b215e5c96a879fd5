import { sql } from 'drizzle-orm'
import { check, index, integer, json, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Text } from '../../../../src/core/language/messages'
import type { RequestState } from '../../../../src/trade/requests/request-machine'
import { document, entry, moment, money, onSite, owned, yesNo } from '../../core/database/columns'
import type { CouponPart, DraftOrder } from '../checkout/new-orders'

/** Orders that a request will place, at the prices of its submission. */
export type Frozen = { orders: DraftOrder[]; coupons: CouponPart[] }

/** Approval step as the rules asked for it at submission. Its people are rows of `request_approver`. */
export type FrozenStep = {
  rules: { id: string; version: number; name: string }[]
  need: number
  /** Working hours until the escalation. */
  hours?: number | undefined
}

/**
 * Purchases that need the company's consent. A company is its main account, a membership is a row of `customer`: only
 * `customerId` (company) and `placedBy` (member) refer to them.
 */
export const purchaseRequest = pgTable(
  'purchase_request',
  {
    ...document(),
    requestNo: text('request_no').notNull().unique(),
    ...owned(),
    siteId: onSite(),
    state: integer().$type<RequestState>().notNull(),
    /** Version of the content, which a decision must name. */
    revision: integer().notNull().default(1),
    /** Index of the current step of the plan. */
    step: integer().notNull().default(0),
    plan: jsonb().$type<FrozenStep[]>().notNull(),
    // Plain JSON, because the order of the dimensions in `spec` matters.
    frozen: json().$type<Frozen>().notNull(),
    /** Names of the first goods, for lists. */
    goods: jsonb().$type<string[]>().notNull(),
    kinds: integer().notNull(),
    payAmount: money('pay_amount').notNull(),
    /** Accepted quotation that is ordered. */
    offerId: text('offer_id'),
    /** Exchanged gift. */
    giftId: text('gift_id'),
    /** End of the hold of price, stock and coupons. Empty: nothing is held. */
    holdUntil: moment('hold_until'),
    expiresAt: moment('expires_at').notNull(),
    orderIds: jsonb('order_ids').$type<string[]>().notNull().default([]),
    /** 10: an approver raised quantities, which the requester must accept. */
    raised: yesNo('raised').notNull().default(20),
    /** Reason for ordering before the approval. Empty: the orders follow the approval. */
    emergency: text(),
    /** Time until which an emergency must be approved. */
    approveBy: moment('approve_by'),
    /** Reason why no order was placed. */
    failure: jsonb().$type<Text>(),
    endedAt: moment('ended_at'),
  },
  (row) => [
    index('purchase_request_customer').on(row.customerId, row.createdAt),
    index('purchase_request_state').on(row.customerId, row.state),
    index('purchase_request_hold').on(row.holdUntil),
    index('purchase_request_expires').on(row.state, row.expiresAt),
    index('purchase_request_offer').on(row.offerId),
  ],
)

/** Stock that a request reserves. Deleted when it is released, so that nothing is released twice. */
export const requestHold = pgTable(
  'request_hold',
  {
    requestId: text('request_id').notNull(),
    /** Id of the company whose requests share the limit. */
    customerId: text('customer_id').notNull(),
    skuId: text('sku_id').notNull(),
    qty: integer().notNull(),
  },
  ({ requestId, customerId, skuId, qty }) => [
    primaryKey({ columns: [requestId, skuId] }),
    index('request_hold_sku').on(skuId, customerId),
    check('request_hold_qty', sql`${qty} > 0`),
  ],
)

/** People who decide a step of a request. */
export const requestApprover = pgTable(
  'request_approver',
  {
    requestId: text('request_id').notNull(),
    step: integer().notNull(),
    memberId: text('member_id').notNull(),
    /** Absent member whom this one represents. */
    forId: text('for_id'),
    /** Time of the approval in the current revision. */
    decidedAt: moment('decided_at'),
    /** Time of the escalation. */
    dueAt: moment('due_at'),
  },
  ({ requestId, step, memberId }) => [
    primaryKey({ columns: [requestId, step, memberId] }),
    index('request_approver_member').on(memberId),
  ],
)

/** Mails that ask an approver to decide. A job sends them, each with a link that decides once. */
export const approvalMail = pgTable(
  'approval_mail',
  {
    ...entry(),
    requestId: text('request_id').notNull(),
    memberId: text('member_id').notNull(),
    /** Revision and step that the link decides. */
    revision: integer().notNull(),
    step: integer().notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** SHA-256 of the link's token. Empty: not sent yet. */
    tokenHash: text('token_hash').unique(),
    usedAt: moment('used_at'),
  },
  ({ expiresAt, requestId }) => [
    index('approval_mail_end').on(expiresAt),
    index('approval_mail_request').on(requestId),
  ],
)
