import type { Locale } from '../../../../src/core/language/locale'
import type { Who } from '../../core/security/auth'
import { runningActivities, type RunningActivities } from '../activities/running-activities'
import { visibilityNow, type Visibility } from './visible-goods'
import type { PriceQuestion } from './pricing'
import { optionsOf } from '../../site/brand-site/brand-sites'

/** The reader of goods, with the price rules of the brand site. */
export type Asker = {
  who: Who
  site: string
  visibility: Visibility
  /** True if the brand site shows member prices. */
  vipShow: boolean
  /** True if the brand site sells more than its stock. */
  sellsShort: boolean
  /** Active activities of the brand site. */
  activities: RunningActivities
  language: Locale
}

type Question = { who: Who; site: string; ruledBy: readonly string[]; language: Locale }

/**
 * Builds the asker of a request from the brand site's options and active activities.
 * @throws Refusal 404 for an unknown site
 */
export async function askerOf({ who, site, ruledBy, language }: Question): Promise<Asker> {
  const { vipShow, unenoughStockSale } = await optionsOf(ruledBy)
  const activities = await runningActivities(site)
  const visibility = await visibilityNow({ who, site })
  const sellsShort = unenoughStockSale === 10
  return { who, site, visibility, vipShow: vipShow === 10, sellsShort, activities, language }
}

/** Builds the price question for a product's SKU at a quantity. */
export const askPrice = (
  { who, vipShow, activities }: Asker,
  goodsId: string,
  quantity: number,
): PriceQuestion => ({
  who,
  vipShow,
  quantity,
  activityRate: activities.rateOf(goodsId),
})
