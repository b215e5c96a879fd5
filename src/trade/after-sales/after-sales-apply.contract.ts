import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { code, formText, id, money, page, paging, quantity, wording, yesNo } from '../../core/api/shapes'
import { keyword } from '../../core/api/text-shapes'
import { orderUnit } from '../../catalogue/goods/order-unit'
import { afterSalesFiles, refundRoute } from './after-sales.contract'

export const exchangeSku = z.object({ skuId: id, skuCode: z.string(), spec: z.record(wording, wording) })
export type ExchangeSku = z.output<typeof exchangeSku>

/** Order line with the quantities available for an after-sales case. */
const claimLine = z.object({
  orderLineId: id,
  skuId: id,
  goodsId: id,
  goodsName: wording,
  skuCode: z.string(),
  spec: z.record(wording, wording),
  image: z.string(),
  unitName: wording,
  /** Unit of the order line. Default: the SKU's default unit. */
  orderUnit: z.optional(orderUnit),
  /** Price paid per piece after the line's share of all reductions. */
  paidPrice: money,
  /** Ordered pieces. `maxQuantity` counts pieces that are shipped or received and not part of another case. */
  quantity: z.int(),
  maxQuantity: z.int(),
  /** Shipped pieces that the check list reports as missing. */
  missing: z._default(z.int(), 0),
  /** Pieces that have not left the warehouse. They can only be cancelled together, for the whole order. */
  unshipped: z.int(),
  /** First replacement SKUs at the same price, the line's own SKU first. `exchangeSkus` returns all of them. */
  exchangeFor: z.array(exchangeSku),
})
export type ClaimLine = z.output<typeof claimLine>

const applyInfo = z.object({
  orderId: id,
  orderNo: z.string(),
  createdAt: z.string(),
  lines: z.array(claimLine),
  /** All types. `because` is the reason why a type is unavailable. */
  types: z.array(z.object({ type: z.int(), enabled: yesNo, because: z.optional(z.string()) })),
  /** Allowed reasons for each type, as codes of `afterSalesReason`. */
  reasons: z.array(z.object({ type: z.int(), reasons: z.array(z.int()) })),
  address: z.record(z.string(), z.string()),
  /** Open cases of this order, newest first. */
  openAfterSales: z.optional(z.array(z.object({ id, no: z.string() }))),
})
export type ApplyInfo = z.output<typeof applyInfo>

const lines = z.array(z.object({ orderLineId: id, quantity })).check(z.maxLength(1000))
const base = '/bbb/userCenter/refund'

export const afterSalesInfo = endpoint(`GET ${base}/applyInfo/{orderId}`, {
  about:
    'Returns what can be returned, exchanged or cancelled of an order, by its id or number, and the reasons why not.',
  needs: 'token',
  data: applyInfo,
})

export const lookUpExchangeSkus = endpoint(`POST ${base}/exchangeSkus`, {
  about: 'Lists SKUs that can replace a line of an order: by part of the code or size, or by id.',
  needs: 'token',
  body: z.object({
    ...paging,
    orderId: id,
    orderLineId: id,
    keyword: z.optional(keyword()),
    skuId: z.optional(id),
  }),
  data: page(exchangeSku),
})

const refundGift = z.object({
  orderNo: z.string(),
  goodsName: wording,
  /** Deduction from the refund, unless the buyer sends the gift back first. */
  amount: money,
  /** 10: the gift is not shipped yet and is cancelled. */
  cancelled: yesNo,
})
export type RefundGift = z.output<typeof refundGift>

export const tryRefund = endpoint(`POST ${base}/trial`, {
  about: 'Calculates the refund for some pieces and where it goes. Changes nothing.',
  needs: 'token',
  body: z.object({ orderId: id, rightType: code, reason: z.optional(code), lines }),
  data: z.object({
    amount: money,
    /**
     * Amount paid for the pieces that is not refunded.
     * The remaining pieces cost more at their lower quantity, including discount and freight.
     */
    deducted: z.optional(money),
    points: z.int(),
    routes: z.array(refundRoute),
    /** Gift for which the order no longer qualifies after the refund. */
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
    'Requests a refund, a return with refund, or the cancellation of unshipped lines. A cancellation names no lines.',
  needs: 'token',
  once: true,
  body: z.object({ orderId: id, rightType: code, lines: z._default(lines, []), ...words }),
  data: z.object({ id, returnState: z.int() }),
})

export const applyForExchange = endpoint(`POST ${base}/exchangeApply`, {
  about: 'Requests an exchange for the same SKU, or for another SKU of the product at the same price.',
  needs: 'token',
  once: true,
  body: z.object({
    orderId: id,
    lines: z
      .array(z.object({ orderLineId: id, quantity, exchangeSkuId: z.optional(id) }))
      .check(z.maxLength(1000)),
    ...words,
    /** Id of a company address. Default: the order's delivery address. */
    addressId: z.optional(id),
  }),
  data: z.object({ id, returnState: z.int() }),
})

export const reapplyAfterSales = endpoint(`PUT ${base}/update/{id}`, {
  about: 'Submits a rejected application again with changes, at most twice.',
  needs: 'token',
  body: z.object(words),
  data: z.object({ returnState: z.int() }),
})
