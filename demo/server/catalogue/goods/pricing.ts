import type { Minor } from '../../../../src/core/money'
import type { Who } from '../../core/security/auth'

/** Prices of one SKU, per default unit. */
export type SkuPrices = {
  goodsPrice: Minor
  /** Brand price. If set, all prices are hidden from visitors. */
  brandPrice: Minor | null
  memberPrices: readonly MemberPriceRow[]
  /** Smallest order. Default: 1. A member price from there on is not called a price for a quantity. */
  minOrderQty?: number
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

/** Returns the member prices that apply to a level. */
export const rowsFor = ({ memberPrices }: SkuPrices, level: number) =>
  memberPrices.filter((row) => row.level <= level)

/** Returns the lowest price of a member level at a quantity, before any multiplier. */
export function levelPrice(sku: SkuPrices, level: number, quantity: number): Minor {
  const tiers = rowsFor(sku, level).filter(({ minQuantity }) => minQuantity <= quantity)
  return Math.min(plainPrice(sku), ...tiers.map(({ price }) => price))
}

/** Returns the member price if member prices do not apply. */
export const plainPrice = ({ goodsPrice, brandPrice }: SkuPrices): Minor =>
  Math.min(goodsPrice, brandPrice ?? goodsPrice)

/** Returns the price for visitors, or null if a brand price is set. */
export const openPrice = ({ goodsPrice, brandPrice }: SkuPrices): Minor | null =>
  brandPrice === null ? goodsPrice : null

/** Returns the member price of an activity that charges `rate` percent of the retail price. */
export const activityPrice = (goodsPrice: Minor, rate: number): Minor =>
  Math.max(1, Math.round((goodsPrice * rate) / 100))
