import type { Minor } from '../../../../src/core/money'
import { runningActivities, type RunningActivities } from '../../catalogue/activities/running-activities'
import { unitPrice } from '../../catalogue/goods/pricing'
import type { Member } from '../../core/auth'
import { optionsOf } from '../../site/brand-site/brand-sites'
import type { SkuFacts } from './sku-facts'

/** Whose cart this is, and the options of the sites that matter for it. */
export type Buyer = {
  who: Member
  /** The brand site that the session was opened on. */
  site: string
  vipShow: boolean
  /** Whether the site sells what it does not have. */
  sellsShort: boolean
  /** What runs on the site at the moment that it is about. */
  activities: RunningActivities
}

/** @param at the moment whose activities count; default: now */
export async function buyerOf(who: Member, at?: Date): Promise<Buyer> {
  const { vipShow, unenoughStockSale } = await optionsOf(who.ruledBy)
  const activities = await runningActivities(who.site, at)
  return { who, site: who.site, vipShow: vipShow === 10, sellsShort: unenoughStockSale === 10, activities }
}

/** What a piece costs this buyer when so many are taken. */
export const priceAt = (facts: SkuFacts, quantity: number, { who, vipShow, activities }: Buyer): Minor =>
  unitPrice(facts, { who, vipShow, quantity, activityRate: activities.rateOf(facts.goodsId) }) ??
  facts.goodsPrice

/** What a piece costs this buyer from so many on; nothing where that is the same for any quantity. */
export function priceSteps(facts: SkuFacts, buyer: Buyer): { from: number; price: Minor }[] | undefined {
  const starts = [...new Set([1, ...facts.memberPrices.map(({ minQuantity }) => minQuantity)])]
  const prices = starts
    .toSorted((a, b) => a - b)
    .map((from) => ({ from, price: priceAt(facts, from, buyer) }))
  const steps = prices.filter(({ price }, at) => price !== prices[at - 1]?.price)
  return steps.length > 1 ? steps : undefined
}

/** Whether a price is one for members, below what this buyer would pay without. */
export const isMemberPrice = (price: Minor, facts: SkuFacts, quantity: number, buyer: Buyer) =>
  price < priceAt(facts, quantity, { ...buyer, vipShow: false })
