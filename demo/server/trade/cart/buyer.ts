import type { Minor } from '../../../../src/core/money'
import { runningActivities, type RunningActivities } from '../../catalogue/activities/running-activities'
import { unitPrice } from '../../catalogue/goods/pricing'
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

/** Returns the price of a piece for this buyer at a quantity. */
export const priceAt = (facts: SkuFacts, quantity: number, { who, vipShow, activities }: Buyer): Minor =>
  unitPrice(facts, { who, vipShow, quantity, activityRate: activities.rateOf(facts.goodsId) }) ??
  facts.goodsPrice

/** Returns the buyer's prices by quantity, or nothing if the price does not depend on it. */
export function priceSteps(facts: SkuFacts, buyer: Buyer): { from: number; price: Minor }[] | undefined {
  const starts = [...new Set([1, ...facts.memberPrices.map(({ minQuantity }) => minQuantity)])]
  const prices = starts
    .toSorted((a, b) => a - b)
    .map((from) => ({ from, price: priceAt(facts, from, buyer) }))
  const steps = prices.filter(({ price }, at) => price !== prices[at - 1]?.price)
  return steps.length > 1 ? steps : undefined
}

/** Returns whether a price is a member price below the buyer's other prices. */
export const isMemberPrice = (price: Minor, facts: SkuFacts, quantity: number, buyer: Buyer) =>
  price < priceAt(facts, quantity, { ...buyer, vipShow: false })
