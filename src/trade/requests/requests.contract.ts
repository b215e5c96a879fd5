import * as z from 'zod/mini'
import { documentContract } from '../../core/api/document-contract'
import { endpoint } from '../../core/api/endpoint'
import { id, money, mostPieces, wording, yesNo } from '../../core/api/shapes'
import { keyword, text } from '../../core/api/text-shapes'
import { longestNumber, longestReason, longestRemark } from '../checkout/text-limits'
import { priceTrace } from '../../catalogue/goods/price-trace.contract'
import { orderUnit } from '../../catalogue/goods/order-unit'

const person = z.object({ id, name: z.string() })

/** Line of a request, at the price that the request froze. */
const line = z.object({
  id,
  skuId: id,
  goodsId: id,
  goodsName: wording,
  skuCode: z._default(z.string(), ''),
  spec: z._default(z.record(wording, wording), {}),
  image: z._default(z.string(), ''),
  /** Quantity in pieces. */
  quantity: z.int(),
  unitName: z._default(wording, ''),
  /** Ordered unit, unless it is the default one. */
  orderUnit: z.optional(orderUnit),
  price: money,
  amount: money,
  /** Steps of the price that the request froze. Without them, the price is not explained. */
  priceTrace: z.optional(priceTrace),
  purchaseNo: z._default(z.string(), ''),
  costCentre: z._default(z.string(), ''),
  /** Last price that the company paid for this SKU, and its day. Absent: bought for the first time. */
  lastPaid: z.optional(z.object({ price: money, at: z.string(), by: z.string() })),
  /** Pieces reserved until `holdUntil`. */
  held: z._default(z.int(), 0),
  /** Reason why the line cannot be ordered now. Absent: none known; gifts and requests that can no longer be ordered have none. */
  obstacle: z.optional(z.enum(['withdrawn', 'soldOut', 'tooMany', 'notApproved'])),
  /** Category of goods that could be bought instead. Only with an obstacle. */
  categoryId: z.optional(id),
})
export type RequestLine = z.output<typeof line>

/** Step of an approval plan. */
const planStep = z.object({
  /** Reasons for the step: names of the rules that ask. */
  why: z.array(z.string()),
  /** People who are asked. */
  people: z.array(
    z.extend(person, {
      /** Absent person whom this one represents. */
      for: z.optional(person),
      /** Time of the approval. */
      decidedAt: z.optional(z.string()),
    }),
  ),
  /** Number of people who must approve. */
  need: z.int(),
  /** Time of the escalation. Absent: none. */
  dueAt: z.optional(z.string()),
})
export type PlanStep = z.output<typeof planStep>

/** Terms that end the hold before the site’s limit. */
const earlyEnd = z.object({
  kind: z.enum(['contract', 'activity', 'quotation']),
  at: z.string(),
})
export type EarlyEnd = z.output<typeof earlyEnd>

/** Approvals that a purchase needs before it becomes an order. */
const approvalPlan = z.object({
  /** Steps in their order. Empty if a rule forbids the purchase. */
  steps: z.array(planStep),
  /** Time until which price and stock would be held. Absent: no hold. */
  holdUntil: z.optional(z.string()),
  /** Terms that end the hold before the site’s limit. Absent: none. */
  endsEarly: z.optional(earlyEnd),
  /** Working hours in which an emergency order must be approved. Absent: the caller may place none. */
  emergencyHours: z.optional(z.int()),
  /** Name of the rule that forbids the purchase. */
  deniedBy: z.optional(z.string()),
})

const base = '/bbb/userCenter/request'

export const { list: pageRequests, detail: requestDetail } = documentContract(base, {
  about: {
    list: 'Returns purchase requests of the buyer’s company, the latest first: all for the main account, for others their own and those that they decide.',
    detail: 'Returns a purchase request with its lines, approval plan and history.',
  },
  filters: {
    keyword: z.optional(keyword()),
    /** 10: only emergency orders. */
    emergency: z.optional(yesNo),
  },
  row: {
    no: z.string(),
    /** Amount to pay. */
    payAmount: money,
    /** Account that asks for the purchase. */
    requester: person,
    /** Number of lines. */
    kinds: z.int(),
    /** Names of the first goods. */
    goods: z._default(z.array(wording), []),
    /** Time until which price and stock are held. Absent: no hold. */
    holdUntil: z.optional(z.string()),
    /** Version of the content. A decision must name it. */
    revision: z.int(),
    /** Set for an emergency order, made before its approval. */
    emergency: z.optional(
      z.object({
        reason: z.string(),
        /** Time limit of its approval. */
        approveBy: z.string(),
        /** 10: it is overdue. */
        overdue: yesNo,
      }),
    ),
    /** True if the request waits for a decision of the caller. */
    mine: z._default(z.boolean(), false),
  },
  more: {
    lines: z.array(line),
    amounts: z.object({
      /** Goods before reductions. */
      goods: money,
      /** Freight. */
      freight: money,
      /** Reduction by activities. */
      discount: money,
      /** Reduction by coupons. */
      coupon: money,
      /** Reduction by points. */
      points: money,
      /** Amount to pay. */
      pay: money,
    }),
    address: z.record(z.string(), z.string()),
    remark: z._default(z.string(), ''),
    /** PO number of all its orders. */
    poNumber: z._default(z.string(), ''),
    deliveryWay: z.optional(z.int()),
    requireDate: z.optional(z.string()),
    files: z._default(z.array(z.string()), []),
    /** Steps of the approval plan. */
    steps: z.array(planStep),
    /** Number of the current step in `steps`, from 0. */
    step: z.int(),
    expiresAt: z.optional(z.string()),
    /** Reason why no order was placed. */
    failure: z.optional(z.string()),
    /** Budgets that it reserves, with what is left without it and with it. */
    budgets: z._default(
      z.array(z.object({ code: z.string(), name: z.string(), before: money, after: money })),
      [],
    ),
    /** Quotation that sets its prices. */
    offer: z.optional(z.object({ id, /** Number of the quotation. */ offerNo: z.string() })),
    /** Orders that were placed. */
    orders: z._default(z.array(z.object({ id, /** Number of the order. */ orderNo: z.string() })), []),
    log: z.array(
      z.object({
        at: z.string(),
        by: z.string(),
        action: z.string(),
        reason: z._default(z.string(), ''),
        /** Changed quantities. */
        changes: z._default(z.array(z.object({ label: z.string(), from: z.string(), to: z.string() })), []),
      }),
    ),
  },
})

/** Code 409 of `copy`: all its goods are withdrawn. */
export const stepRequest = endpoint(`PUT ${base}/{action}/{id}` as const, {
  about:
    'Takes a step of a request without input: `withdraw`, `resubmit`, `confirm`, which places its orders, `prolong`, which asks the seller for a new quote, or `copy`, which adds its lines to the cart again.',
  needs: 'token',
  data: z.object({
    /** State after the step. */
    state: z.int(),
    /** Result of `copy`. */
    copied: z.optional(
      z.object({
        /** Number of added lines. */
        added: z.int(),
        /** Lines that could not be added, with reasons. */
        skipped: z.array(
          z.object({ skuId: id, goodsName: wording, skuCode: z.string(), reason: z.string() }),
        ),
      }),
    ),
  }),
})

/** The checkout loads it only when `needReview` is 10. */
export const approvalPlanOf = endpoint(`GET ${base}/plan/{draftId}` as const, {
  about:
    'Returns the approvals that a checkout needs before it becomes an order, or the rule that forbids it.',
  needs: 'token',
  data: approvalPlan,
})

/** 409: another revision, or no longer this person's step. 422: invalid quantities. */
export const decideRequest = endpoint(`POST ${base}/decide/{id}` as const, {
  about:
    'Decides the current step of a request. Quantities may be lowered with an approval; 0 strikes a line. 409: the request has changed.',
  needs: 'token',
  once: true,
  body: z.object({
    /** Version of the content that was shown. */
    revision: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    /** Decision on the current step. */
    decision: z.enum(['approve', 'sendBack', 'reject']),
    /** Required unless approved. */
    reason: z.optional(text(longestReason)),
    /** Lines with other quantities. */
    lines: z.optional(
      z
        .array(
          z.object({
            /** Id of the line. */ lineId: id,
            quantity: z.int().check(z.minimum(0), z.maximum(mostPieces)),
          }),
        )
        .check(z.maxLength(1000)),
    ),
  }),
  data: z.object({
    state: z.int(),
    /** Version of the content after the decision. */
    revision: z.int(),
  }),
})

const pieces = z.int().check(z.minimum(0), z.maximum(mostPieces))

/** 409: another revision, or no longer returned. 422: quantities, numbers, budget, or a rule that forbids the purchase. */
export const editRequest = endpoint(`POST ${base}/edit/{id}` as const, {
  about:
    'Changes a returned request and submits it again as a new revision, whose approvals follow from today’s rules. Absent fields stay. 409: the request has changed.',
  needs: 'token',
  once: true,
  body: z.object({
    /** Version of the content that was shown. */
    revision: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    /** Changed lines. */
    lines: z.optional(
      z
        .array(
          z.object({
            /** Id of the line. */
            lineId: id,
            /** Quantity in pieces; 0 strikes the line. Absent: unchanged. */
            quantity: z.optional(pieces),
            purchaseNo: z.optional(text(longestNumber)),
            costCentre: z.optional(text(longestNumber)),
          }),
        )
        .check(z.maxLength(1000)),
    ),
    /** Address of the company. */
    addressId: z.optional(id),
    remark: z.optional(text(longestRemark)),
    /** PO number of all its orders. */
    poNumber: z.optional(text(longestNumber)),
  }),
  data: z.object({
    state: z.int(),
    /** Version of the content that was submitted. */
    revision: z.int(),
  }),
})

/** 409: the step does not wait for that person. 422: the new approver cannot decide. */
export const reassignRequest = endpoint(`POST ${base}/reassign/{id}` as const, {
  about:
    'Passes an approval to another account of the company; other accounts than the main one need `request.reassign`, for their own. A deputy decides for an absent one.',
  needs: 'token',
  permission: 'member',
  once: true,
  body: z.object({
    /** Number of the step in `steps`, from 0. */
    step: z.int().check(z.minimum(0), z.maximum(100)),
    /** Person who is asked now. */
    fromId: id,
    /** Person who decides instead. */
    toId: id,
    reason: text(longestReason, 1),
  }),
  data: z.object({
    state: z.int(),
    /** Person who is asked now: the chosen one, or the deputy. */
    approver: person,
  }),
})
