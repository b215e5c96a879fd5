import { toDecimal, type Minor } from '../../../../src/core/money'
import { activityPrice, rowsFor, type PriceQuestion, type SkuPrices } from './pricing'
import { lastUsed, listStep, multiplied, traceSteps, unitPrice } from './price-trace'

/** Returns the lower of the buyer's price and the activity price. */
const best = (own: Minor, { goodsPrice }: SkuPrices, rate: number | undefined): Minor =>
  rate === undefined ? own : Math.min(own, activityPrice(goodsPrice, rate))

/** Returns the price fields of a response. This is the only place that decides which prices an asker sees. */
export function priceFields(sku: SkuPrices, question: PriceQuestion) {
  const { who, vipShow, activityRate } = question
  const { goodsPrice, brandPrice } = sku
  if (who.kind === 'visitor') {
    return brandPrice === null ? { goodsPrice: toDecimal(goodsPrice) } : { priceHidden: true }
  }
  const { price: salePrice, kind: priceKind } = lastUsed(traceSteps(sku, question)) ?? listStep(sku)
  const isLowered =
    activityRate !== undefined &&
    salePrice < (unitPrice(sku, { ...question, activityRate: undefined }) ?? goodsPrice)
  const tiers = vipShow ? rowsFor(sku, who.memberLevel) : []
  return {
    goodsPrice: toDecimal(goodsPrice),
    ...(brandPrice !== null && { goodsBrandPrice: toDecimal(multiplied(brandPrice, who)) }),
    salePrice: toDecimal(salePrice),
    priceKind,
    ...(isLowered && { activityPrice: toDecimal(salePrice) }),
    ...(salePrice < goodsPrice && { oldPrice: toDecimal(goodsPrice) }),
    ...(vipShow && {
      memPriceList: tiers.map(({ level, minQuantity, price }) => ({
        ...(level > 0 && { level }),
        minQuantity,
        price: toDecimal(multiplied(best(price, sku, activityRate), who)),
      })),
    }),
  }
}
