import { toDecimal, type Minor } from '../../../../src/core/money'
import type { Who } from '../../core/security/auth'

/** Prices of one SKU, per default unit. */
export type SkuPrices = {
  goodsPrice: Minor
  /** Brand price. If set, all prices are hidden from visitors. */
  brandPrice: Minor | null
  memberPrices: readonly MemberPriceRow[]
}

/** A price for members of `level` and above (0: all) from `minQuantity`. */
export type MemberPriceRow = {
  level: number
  minQuantity: number
  price: Minor
  /** True if the price is agreed by contract with the company. Then it applies even if the site hides member prices. */
  agreed?: boolean
}

export type PriceQuestion = {
  who: Who
  /** Quantity in default units. */
  quantity: number
  /** True if the brand site shows member prices (`vipShow` is 10). Otherwise they do not apply. */
  vipShow: boolean
  /** Current activity price in percent of the retail price. */
  activityRate: number | undefined
}

/** Highest member level with separate prices. The lowest is 1. */
export const topLevel = 3

// A channel account pays its parent's price times its multiplier, in ten-thousandths.
const multiplied = (price: Minor, who: Who) =>
  who.kind === 'member' && who.accountKind === 'channel'
    ? Math.round((price * who.priceMultiplier) / 10_000)
    : price

const rowsFor = ({ memberPrices }: SkuPrices, level: number) =>
  memberPrices.filter((row) => row.level <= level)

/** Returns the lowest price of a member level at a quantity, before any multiplier. */
export function levelPrice(sku: SkuPrices, level: number, quantity: number): Minor {
  const tiers = rowsFor(sku, level).filter(({ minQuantity }) => minQuantity <= quantity)
  return Math.min(plainPrice(sku), ...tiers.map(({ price }) => price))
}

/** Returns the member price if member prices do not apply. */
export const plainPrice = ({ goodsPrice, brandPrice }: SkuPrices): Minor =>
  Math.min(goodsPrice, brandPrice ?? goodsPrice)

/** Returns the lowest agreed price of a company at a quantity, or the plain price without an agreement. */
function agreedPrice(sku: SkuPrices, quantity: number): Minor {
  const tiers = sku.memberPrices.filter(({ agreed, minQuantity }) => agreed && minQuantity <= quantity)
  return Math.min(plainPrice(sku), ...tiers.map(({ price }) => price))
}

/** Returns the price for visitors, or null if a brand price is set. */
export const openPrice = ({ goodsPrice, brandPrice }: SkuPrices): Minor | null =>
  brandPrice === null ? goodsPrice : null

/** Returns the member price of an activity that charges `rate` percent of the retail price. */
export const activityPrice = (goodsPrice: Minor, rate: number): Minor =>
  Math.max(1, Math.round((goodsPrice * rate) / 100))

/** Returns the lower of the buyer's price and the activity price. */
const best = (own: Minor, { goodsPrice }: SkuPrices, rate: number | undefined): Minor =>
  rate === undefined ? own : Math.min(own, activityPrice(goodsPrice, rate))

/**
 * Returns the asker's price per default unit.
 * @returns undefined if the price is hidden from a visitor
 */
export function unitPrice(sku: SkuPrices, question: PriceQuestion): Minor | undefined {
  const { who, quantity, vipShow, activityRate } = question
  if (who.kind === 'visitor') return openPrice(sku) ?? undefined
  const own = vipShow ? levelPrice(sku, who.memberLevel, quantity) : agreedPrice(sku, quantity)
  return multiplied(best(own, sku, activityRate), who)
}

/** Returns the price fields of a response. This is the only place that decides which prices an asker sees. */
export function priceFields(sku: SkuPrices, question: PriceQuestion) {
  const { who, vipShow, activityRate } = question
  const { goodsPrice, brandPrice } = sku
  if (who.kind === 'visitor') {
    return brandPrice === null ? { goodsPrice: toDecimal(goodsPrice) } : { priceHidden: true }
  }
  const salePrice = unitPrice(sku, question) ?? goodsPrice
  const without = unitPrice(sku, { ...question, activityRate: undefined }) ?? goodsPrice
  const tiers = vipShow ? rowsFor(sku, who.memberLevel) : []
  return {
    goodsPrice: toDecimal(goodsPrice),
    ...(brandPrice !== null && { goodsBrandPrice: toDecimal(multiplied(brandPrice, who)) }),
    salePrice: toDecimal(salePrice),
    ...(salePrice < without && { activityPrice: toDecimal(salePrice) }),
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
