import type { PriceKind } from '../../../../src/catalogue/goods/price-kind'
import type { Minor } from '../../../../src/core/money'
import { runningActivities, type RunningActivities } from '../../catalogue/activities/running-activities'
import {
  companySteps,
  lastUsed,
  listStep,
  traceSteps,
  type TraceStep,
} from '../../catalogue/goods/price-trace'
import type { PriceQuestion } from '../../catalogue/goods/pricing'
import type { Member } from '../../core/security/auth'
import { optionsOf } from '../../site/brand-site/brand-sites'
import type { SkuFacts } from './sku-facts'

/** Owner of the cart, and relevant options of the sites. */
export type Buyer = {
  who: Member
  /** Brand site of the session. */
  site: string
  vipShow: boolean
  /** True if the site sells goods without stock. */
  sellsShort: boolean
  /** Active activities of the site. */
  activities: RunningActivities
}

/** @param at time for which activities are loaded; default: now */
export async function buyerOf(who: Member, at?: Date): Promise<Buyer> {
  const { vipShow, unenoughStockSale } = await optionsOf(who.ruledBy)
  const activities = await runningActivities(who.site, at)
  return { who, site: who.site, vipShow: vipShow === 10, sellsShort: unenoughStockSale === 10, activities }
}

/** Builds the price question of a buyer for a SKU at a quantity. */
export const askedBy = (
  { goodsId }: Pick<SkuFacts, 'goodsId'>,
  quantity: number,
  { who, vipShow, activities }: Buyer,
): PriceQuestion => ({ who, vipShow, quantity, activityRate: activities.rateOf(goodsId) })

const withMinimum = (facts: SkuFacts) => ({ ...facts, minOrderQty: facts.minQuantity })

/** Returns the steps to the price of a piece for this buyer at a quantity. */
export const traceAt = (facts: SkuFacts, quantity: number, buyer: Buyer): TraceStep[] =>
  traceSteps(withMinimum(facts), askedBy(facts, quantity, buyer))

/** Returns the price of a piece for the buyer's company at a quantity, and the rule that sets it. */
export const companyPricedAt = (facts: SkuFacts, quantity: number, buyer: Buyer): TraceStep =>
  lastUsed(companySteps(withMinimum(facts), askedBy(facts, quantity, buyer))) ?? listStep(facts)

/** Returns the price of a piece for this buyer at a quantity, and the rule that sets it. */
export const pricedAt = (
  facts: SkuFacts,
  quantity: number,
  buyer: Buyer,
): { price: Minor; kind: PriceKind } => lastUsed(traceAt(facts, quantity, buyer)) ?? listStep(facts)

/** Returns the price of a piece for this buyer at a quantity. */
export const priceAt = (facts: SkuFacts, quantity: number, buyer: Buyer): Minor =>
  pricedAt(facts, quantity, buyer).price

/** Returns the buyer's prices by quantity, or nothing if the price does not depend on it. */
export function priceSteps(facts: SkuFacts, buyer: Buyer): { from: number; price: Minor }[] | undefined {
  const starts = [...new Set([1, ...facts.memberPrices.map(({ minQuantity }) => minQuantity)])]
  const prices = starts
    .toSorted((a, b) => a - b)
    .map((from) => ({ from, price: priceAt(facts, from, buyer) }))
  const steps = prices.filter(({ price }, at) => price !== prices[at - 1]?.price)
  return steps.length > 1 ? steps : undefined
}
