import { sql, type SQL } from 'drizzle-orm'
import { toDecimal } from '../../../../src/core/money'
import type { RunningActivities } from '../activities/running-activities'
import type { Asker } from './asker'
import { defaultSkus } from './goods-rows'
import { goods } from './goods.table'
import { activityPrice, topLevel } from './pricing'

type Asked = Pick<Asker, 'who' | 'vipShow' | 'activities'>

/** Returns activity prices of default SKUs by product. Activities start and end, so no product column stores them. */
async function activityPrices({ all, rateOf }: RunningActivities): Promise<Record<string, string>> {
  const ids = all.flatMap(({ rate, goodsIds }) => (rate === null ? [] : [...goodsIds]))
  const skus = ids.length ? await defaultSkus([...new Set(ids)]) : []
  return Object.fromEntries(
    skus.map(({ goodsId, goodsPrice }) => [
      goodsId,
      toDecimal(activityPrice(goodsPrice, rateOf(goodsId) ?? 100)),
    ]),
  )
}

/**
 * Returns the price by which goods are sorted and filtered: the price shown to the asker for the minimum order of the
 * default SKU. Null if hidden, so that price filters cannot reveal it.
 * @returns `group`: askers with the same text see the same prices in lists
 */
export async function listPrice({ who, vipShow, activities }: Asked): Promise<{ price: SQL; group: string }> {
  if (who.kind === 'visitor') return { price: sql`${goods.openPrice}`, group: 'visitor' }
  const level = Math.min(Math.max(who.memberLevel, 0), topLevel)
  const own = vipShow ? sql`${goods.levelPrices}[${level + 1}]` : sql`${goods.plainPrice}`
  const lowered = JSON.stringify(await activityPrices(activities))
  const best = lowered === '{}' ? own : sql`least(${own}, (${lowered}::jsonb ->> ${goods.id})::numeric)`
  const channel = who.accountKind === 'channel'
  return {
    price: channel ? sql`round(${best} * ${who.priceMultiplier} / 10000.0, 2)` : best,
    group: [vipShow, who.memberLevel, channel && who.priceMultiplier, lowered].join(' '),
  }
}
