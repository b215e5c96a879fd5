import { toDecimal, type Minor } from '../../../../src/core/money'
import type { Who } from '../../core/security/auth'

/** The prices of one SKU, of one default unit each. */
export type SkuPrices = {
  goodsPrice: Minor
  /** Hides every price from visitors. */
  brandPrice: Minor | null
  memberPrices: readonly MemberPriceRow[]
}

/** A price for members of `level` and above (0: all) who take at least `minQuantity`. */
export type MemberPriceRow = {
  level: number
  minQuantity: number
  price: Minor
  /** The company's own, by contract: it holds whether or not the site shows member prices. */
  agreed?: boolean
}

export type PriceQuestion = {
  who: Who
  /** Pieces of the default unit. */
  quantity: number
  /** Whether the brand site shows member prices (`vipShow` is 10). Where it does not, they do not hold either. */
  vipShow: boolean
  /** What an activity leaves to pay of the retail price now, in percent. */
  activityRate: number | undefined
}

/** Member levels with prices of their own: 1 to this. */
export const topLevel = 3

// A channel account's prices are its parent's times its multiplier, in ten-thousandths.
const multiplied = (price: Minor, who: Who) =>
  who.kind === 'member' && who.accountKind === 'channel'
    ? Math.round((price * who.priceMultiplier) / 10_000)
    : price

const rowsFor = ({ memberPrices }: SkuPrices, level: number) =>
  memberPrices.filter((row) => row.level <= level)

/** The lowest price of a member level at a quantity, before any multiplier. */
export function levelPrice(sku: SkuPrices, level: number, quantity: number): Minor {
  const tiers = rowsFor(sku, level).filter(({ minQuantity }) => minQuantity <= quantity)
  return Math.min(plainPrice(sku), ...tiers.map(({ price }) => price))
}

/** What a member pays where member prices do not hold. */
export const plainPrice = ({ goodsPrice, brandPrice }: SkuPrices): Minor =>
  Math.min(goodsPrice, brandPrice ?? goodsPrice)

/** The lowest price that a company agreed on at a quantity, or what it pays without. */
function agreedPrice(sku: SkuPrices, quantity: number): Minor {
  const tiers = sku.memberPrices.filter(({ agreed, minQuantity }) => agreed && minQuantity <= quantity)
  return Math.min(plainPrice(sku), ...tiers.map(({ price }) => price))
}

/** What a visitor may know: nothing where there is a brand price. */
export const openPrice = ({ goodsPrice, brandPrice }: SkuPrices): Minor | null =>
  brandPrice === null ? goodsPrice : null

/** What an activity asks of members that leaves `rate` percent of a retail price. */
export const activityPrice = (goodsPrice: Minor, rate: number): Minor =>
  Math.max(1, Math.round((goodsPrice * rate) / 100))

/** An activity's price comes before any other, unless the buyer pays less without it. */
const best = (own: Minor, { goodsPrice }: SkuPrices, rate: number | undefined): Minor =>
  rate === undefined ? own : Math.min(own, activityPrice(goodsPrice, rate))

/**
 * What one default unit costs this asker.
 * @returns nothing when the price is hidden from a visitor
 */
export function unitPrice(sku: SkuPrices, question: PriceQuestion): Minor | undefined {
  const { who, quantity, vipShow, activityRate } = question
  if (who.kind === 'visitor') return openPrice(sku) ?? undefined
  const own = vipShow ? levelPrice(sku, who.memberLevel, quantity) : agreedPrice(sku, quantity)
  return multiplied(best(own, sku, activityRate), who)
}

/** The price fields of an answer: the one place that decides what an asker is told. */
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
