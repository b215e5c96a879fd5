import type { Minor } from '../../../../src/core/money'
import { runningActivities, type RunningActivities } from '../../catalogue/activities/running-activities'
import { unitPrice } from '../../catalogue/goods/pricing'
import type { Member } from '../../core/auth'
import { optionsOf } from '../../site/brand-site/brand-sites'
import type { SkuFacts } from './sku-facts'

/** Whose cart this is, and the options of the sites that matter for it. */
export type Buyer = {
  who: Member
  vipShow: boolean
  /** Whether the site sells what it does not have. */
  sellsShort: boolean
  /** What runs on the site now. */
  activities: RunningActivities
}

export async function buyerOf(who: Member): Promise<Buyer> {
  const { vipShow, unenoughStockSale } = await optionsOf(who.ruledBy)
  const activities = await runningActivities(who.site)
  return { who, vipShow: vipShow === 10, sellsShort: unenoughStockSale === 10, activities }
}

/** What a piece costs this buyer when so many are taken. */
export const priceAt = (facts: SkuFacts, quantity: number, { who, vipShow, activities }: Buyer): Minor =>
  unitPrice(facts, { who, vipShow, quantity, activityRate: activities.rateOf(facts.goodsId) }) ??
  facts.goodsPrice

/** Whether a price is one for members, below what this buyer would pay without. */
export const isMemberPrice = (price: Minor, facts: SkuFacts, quantity: number, buyer: Buyer) =>
  price < priceAt(facts, quantity, { ...buyer, vipShow: false })
