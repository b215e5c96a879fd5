import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { code, formText, id, money, page, paging, quantity, text, wording, yesNo } from '../../core/shapes'
import { orderUnit } from '../../catalogue/goods/order-unit'
import { afterSalesFiles, refundRoute } from './after-sales.contract'

export const exchangeSku = z.object({ skuId: id, skuCode: z.string(), spec: z.record(wording, wording) })
export type ExchangeSku = z.output<typeof exchangeSku>

/** A line of an order and how much of it may be asked for. */
const claimLine = z.object({
  orderLineId: id,
  skuId: id,
  goodsId: id,
  goodsName: wording,
  skuCode: z.string(),
  spec: z.record(wording, wording),
  image: z.string(),
  unitName: wording,
  /** The unit that it was ordered in; absent: the default one. */
  orderUnit: z.optional(orderUnit),
  /** What a piece was paid with, reductions shared out. */
  paidPrice: money,
  /** Pieces ordered, and pieces that arrived or are on their way and under no other case. */
  quantity: z.int(),
  maxQuantity: z.int(),
  /** Pieces that the check list says are missing of what was shipped. */
  missing: z._default(z.int(), 0),
  /** Pieces that did not leave the warehouse: only an order's whole rest is cancelled. */
  unshipped: z.int(),
  /** The first of what may be sent instead, at the same price, the same SKU before others; `exchangeSkus` finds all. */
  exchangeFor: z.array(exchangeSku),
})
export type ClaimLine = z.output<typeof claimLine>

const applyInfo = z.object({
  orderId: id,
  orderNo: z.string(),
  createdAt: z.string(),
  lines: z.array(claimLine),
  /** Each type, and why it cannot be had. */
  types: z.array(z.object({ type: z.int(), enabled: yesNo, because: z.optional(z.string()) })),
  /** The reasons that may be given for each type: codes of `afterSalesReason`. */
  reasons: z.array(z.object({ type: z.int(), reasons: z.array(z.int()) })),
  address: z.record(z.string(), z.string()),
  /** What is under way for this order, the latest first. */
  openAfterSales: z.optional(z.array(z.object({ id, no: z.string() }))),
})
export type ApplyInfo = z.output<typeof applyInfo>

const lines = z.array(z.object({ orderLineId: id, quantity })).check(z.maxLength(1000))
const base = '/bbb/userCenter/refund'

export const afterSalesInfo = endpoint(`GET ${base}/applyInfo/{orderId}`, {
  about: 'What of an order, by its id or number, may be returned, exchanged or cancelled, and why not.',
  needs: 'token',
  data: applyInfo,
})

export const lookUpExchangeSkus = endpoint(`POST ${base}/exchangeSkus`, {
  about:
    'What may be sent instead of a line of an order, to choose one of: by a part of the code or of what the size says, or the one with an id.',
  needs: 'token',
  body: z.object({
    ...paging,
    orderId: id,
    orderLineId: id,
    keyword: z.optional(text(50)),
    skuId: z.optional(id),
  }),
  data: page(exchangeSku),
})

const refundGift = z.object({
  orderNo: z.string(),
  goodsName: wording,
  /** What the amount is smaller by, unless the gift is sent back before. */
  amount: money,
  /** 10: it was not shipped and is cancelled. */
  cancelled: yesNo,
})
export type RefundGift = z.output<typeof refundGift>

export const tryRefund = endpoint(`POST ${base}/trial`, {
  about: 'What would come back for some pieces, and where to. Changes nothing.',
  needs: 'token',
  body: z.object({ orderId: id, rightType: code, reason: z.optional(code), lines }),
  data: z.object({
    amount: money,
    /** Paid for the pieces and not given back: the others cost more in their quantity, with its discount and freight. */
    deducted: z.optional(money),
    points: z.int(),
    routes: z.array(refundRoute),
    /** The gift that came with the order, where that is too small for it afterwards. */
    gift: z.optional(refundGift),
  }),
})

const words = {
  reason: z._default(code, 0),
  description: z._default(formText, ''),
  files: afterSalesFiles,
  returnMethod: z.optional(code),
}

export const applyForRefund = endpoint(`POST ${base}/apply`, {
  about:
    'Asks for a refund, a return with refund, or to cancel what was not shipped; of that, no lines are named.',
  needs: 'token',
  once: true,
  body: z.object({ orderId: id, rightType: code, lines: z._default(lines, []), ...words }),
  data: z.object({ id, returnState: z.int() }),
})

export const applyForExchange = endpoint(`POST ${base}/exchangeApply`, {
  about: 'Asks to have pieces exchanged, for the same SKU or another one of the goods at the same price.',
  needs: 'token',
  once: true,
  body: z.object({
    orderId: id,
    lines: z
      .array(z.object({ orderLineId: id, quantity, exchangeSkuId: z.optional(id) }))
      .check(z.maxLength(1000)),
    ...words,
    /** Of the company's addresses; left out: where the order went to. */
    addressId: z.optional(id),
  }),
  data: z.object({ id, returnState: z.int() }),
})

export const reapplyAfterSales = endpoint(`PUT ${base}/update/{id}`, {
  about: 'Asks once more after a refusal, with other words or pictures; at most twice.',
  needs: 'token',
  body: z.object(words),
  data: z.object({ returnState: z.int() }),
})
