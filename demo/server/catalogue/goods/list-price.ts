import { sql, type SQL } from 'drizzle-orm'
import { toDecimal } from '../../../../src/core/money'
import type { RunningActivities } from '../activities/running-activities'
import type { Asker } from './asker'
import { defaultSkus } from './goods-rows'
import { goods } from './goods.table'
import { activityPrice, topLevel } from './pricing'

type Asked = Pick<Asker, 'who' | 'vipShow' | 'activities'>

/** Prices of activities by product, for its default SKU: they come and go, so no column of the product holds them. */
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
 * The price by which goods are sorted and filtered for an asker: the one that he is shown for the smallest order
 * of the default SKU. Empty where it is hidden, so that it cannot be found by asking for ranges.
 * @returns `group`: askers with one text see the same price everywhere in a list
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
