import type { Answer } from '../../../../src/core/api/endpoint'
import { toDecimal } from '../../../../src/core/money'
import { costCentreRule } from '../../../../src/money/budgets/cost-centre-rule'
import { poNumberRule } from '../../../../src/money/budgets/po-number-rule'
import type { readDraft } from '../../../../src/trade/checkout/checkout.contract'
import { passwordFree } from '../../account/pay-password/password-free'
import { wireTime } from '../../core/time/business-time'
import { toYesNo } from '../../core/http/to-yes-no'
import { wireOffers } from '../../money/coupons/wire-coupon'
import type { Buyer } from '../cart/buyer'
import { isCustom } from '../cart/is-custom'
import { wirePromotion } from '../cart/wire-summary'
import { draftBought, planFor } from '../requests/approval-plan'
import type { DraftRow } from './draft-rows'
import { buyingChoices } from '../../money/budgets/company-buying'
import { earnedGifts } from '../orders/earned-gifts'
import { budgetNeeds } from './draft-budgets'
import { payNow, payShare } from './pay-now'
import { placedOf } from './placed-orders'
import { priceDraft, type PricedDraft, type PricedLine } from './priced-draft'

type WireDraft = Answer<typeof readDraft>

const linesOf = ({ shop: of, lines }: Pick<PricedDraft['shops'][number], 'shop' | 'lines'>) =>
  lines.map((line) => ({ shopId: String(of.id), custom: isCustom(line.figures), worth: payShare(line) }))

const wireLine = ({ line, note }: PricedLine) => ({ ...line, ...note })

/** Returns a checkout in API format. */
export async function wireDraft(buyer: Buyer, row: DraftRow): Promise<WireDraft> {
  const priced = await priceDraft(buyer, row)
  const { shops, left, address, amounts, reductions, agreed, gift, stamp } = priced
  const choices = await buyingChoices(buyer.who.companyId)
  const needs = row.orderIds ? [] : await budgetNeeds(buyer.who, priced)
  const ordered = shops.flatMap(({ lines }) => lines)
  const { who } = buyer
  const plan = row.orderIds ? undefined : await planFor(who, draftBought(who, { row, shops }))
  const asks = plan !== undefined && (plan.steps.length > 0 || plan.deniedBy !== undefined)
  return {
    draftId: row.id,
    expiresAt: wireTime(row.expiresAt),
    gift: gift && { id: gift.id, points: gift.points, available: gift.available },
    offer: agreed && { id: agreed.id, offerNo: agreed.offerNo },
    groups: shops.map(({ shop: of, lines, goodsAmount, freight, freeFrom, promotions }) => ({
      shop: of,
      lines: lines.map(wireLine),
      goodsAmount: toDecimal(goodsAmount),
      freight: toDecimal(freight),
      freeFrom: freeFrom === undefined ? undefined : toDecimal(freeFrom),
      promotions: promotions.map(wirePromotion),
    })),
    gifts: gift ? undefined : await earnedGifts(who, shops.flatMap(linesOf)),
    left: left.map(wireLine),
    kinds: ordered.length,
    pieces: ordered.reduce((sum, { figures }) => sum + figures.quantity, 0),
    addressId: address?.id,
    deliveryWay: row.deliveryWay,
    invoice: row.invoice ?? undefined,
    certified: toYesNo(who.certState === 20),
    remark: row.remark,
    poNumber: row.poNumber,
    poNumberRequired: toYesNo(choices.poNumber !== poNumberRule.code.free),
    costCentreKnown: toYesNo(choices.costCentre !== costCentreRule.code.free),
    costCentreRequired: toYesNo(choices.costCentre === costCentreRule.code.required),
    budgets: needs.map(({ code, lineIds, free, needed, missing, hard }) => ({
      costCentre: code,
      lineIds,
      free: toDecimal(free),
      needed: toDecimal(needed),
      missing: toDecimal(missing),
      hard,
    })),
    requireDate: row.requireDate ?? undefined,
    files: row.files,
    amounts: {
      goods: toDecimal(amounts.goods),
      freight: toDecimal(amounts.freight),
      discount: toDecimal(amounts.discount),
      coupon: toDecimal(amounts.coupon),
      points: toDecimal(amounts.points),
      pay: toDecimal(amounts.pay),
    },
    coupons: wireOffers(reductions.offers),
    points: reductions.points && {
      ...reductions.points,
      mostWorth: toDecimal(reductions.points.mostWorth),
      availableWorth: toDecimal(reductions.points.availableWorth),
    },
    needReview: toYesNo(asks),
    payNow: toDecimal(payNow({ shops }, asks)),
    passwordFree: toDecimal(await passwordFree(who.customerId)),
    stamp,
    placed: row.orderIds ? await placedOf({ orderIds: row.orderIds, requestId: row.requestId }) : undefined,
  }
}
