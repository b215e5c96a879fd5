import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import type { Locale } from '../../../../src/core/language/locale'
import { pick } from '../../../../src/core/language/messages'
import { toDecimal } from '../../../../src/core/money'
import type { afterSalesInfo, tryRefund } from '../../../../src/trade/after-sales/after-sales-apply.contract'
import { afterSalesReason } from '../../../../src/trade/after-sales/after-sales-reason'
import { isRefund, reasonsFor } from '../../../../src/trade/after-sales/after-sales-terms'
import { afterSalesType } from '../../../../src/trade/after-sales/after-sales-type'
import { splitOver } from '../../../../src/trade/payment/split-over'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { toYesNo } from '../../core/http/to-yes-no'
import { ownCodesOf } from '../../site/dictionaries/dictionaries'
import { seenOrder } from '../orders/order-viewer'
import { claimedGoods } from './claimed-goods'
import { openAfterSales } from './open-after-sales'
import { fundingsOf } from '../payment/fundings'
import { pointsBeside } from '../payment/refund-points'
import { giftBack } from './gift-back'
import { wireSku } from './exchange-skus'
import { claimed, onlyOpenType } from './claimed-pieces'
import { claimableLines, exchangeableFor, inTime, refusalFor } from './claims'
import { refundFor } from './refund-for'

/** Number of SKUs included; others are searched. */
const firstSkus = 10

/** @throws Refusal 404 */
export async function infoOf(
  who: Member,
  idOrNo: string,
  language: Locale,
): Promise<Answer<typeof afterSalesInfo>> {
  const order = await seenOrder(idOrNo, who)
  const left = await claimableLines(order)
  const skusFor = await exchangeableFor(order, left)
  const own = await ownCodesOf(who.site, afterSalesReason)
  // An empty check list means nothing.
  const checked = left.some(({ line }) => line.receivedQty > 0)
  return {
    orderId: order.id,
    orderNo: order.orderNo,
    createdAt: wireTime(order.createdAt),
    lines: left.map((one) => {
      const { line, delivered, unshipped } = one
      return {
        orderLineId: line.id,
        skuId: line.skuId,
        ...claimedGoods(line.snapshot),
        paidPrice: toDecimal(Math.floor(line.payShare / line.qty)),
        quantity: line.qty,
        maxQuantity: delivered,
        missing: checked ? Math.min(delivered, Math.max(0, line.shippedQty - line.receivedQty)) : 0,
        unshipped,
        exchangeFor: skusFor(one).slice(0, firstSkus).map(wireSku),
      }
    }),
    types: afterSalesType.entries.map(({ code }) => {
      const refusal = refusalFor(code, order, left)
      return {
        type: code,
        enabled: toYesNo(!refusal),
        ...(refusal && { because: pick(refusal, language) }),
      }
    }),
    reasons: afterSalesType.entries.map(({ code }) => ({
      type: code,
      reasons: [...reasonsFor(code), ...own].filter((reason) => inTime(order, reason)),
    })),
    address: order.address,
    openAfterSales: (await openAfterSales([order.id]))(order.id).map(({ id, no }) => ({ id, no })),
  }
}

/** Calculates the refund of pieces and its routes. @throws Refusal 400, 404, 422 as for an application */
export async function trialOf(
  who: Member,
  { orderId, rightType, reason, lines }: Asked<typeof tryRefund>['body'],
): Promise<Answer<typeof tryRefund>> {
  const order = await seenOrder(orderId, who)
  const left = await claimableLines(order)
  const type = onlyOpenType(rightType, order, left)
  const pieces = await claimed({ rightType, lines }, order, left)
  const { amount, deducted } = await refundFor({ type, reason }, order, left, pieces)
  const gift = isRefund(type) ? await giftBack(order, amount) : undefined
  const back = amount - (gift?.amount ?? 0)
  const fundings = await fundingsOf(order.id)
  const [parts = []] = splitOver(
    fundings.map((one) => one.left),
    [back],
  )
  return {
    amount: toDecimal(back),
    ...(deducted > 0 && { deducted: toDecimal(deducted) }),
    ...(gift && {
      gift: {
        orderNo: gift.orderNo,
        goodsName: gift.goodsName,
        amount: toDecimal(gift.amount),
        cancelled: toYesNo(gift.unshipped),
      },
    }),
    points: isRefund(type) ? await pointsBeside(order, order.refundedAmount + amount) : 0,
    routes: fundings.flatMap(({ of: { payCode } }, at) => {
      const part = parts[at] ?? 0
      return part > 0 ? [{ ...(payCode !== null && { payCode }), amount: toDecimal(part) }] : []
    }),
  }
}
