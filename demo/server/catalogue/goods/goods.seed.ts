import { sql } from 'drizzle-orm'
import { startOfDay, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { withoutGinIndexes } from '../../core/database/without-gin-indexes'
import type { Seed } from '../../core/database/seed'
import { buildGoods } from './goods-build'
import { goodsPlans } from './goods-plan'
import { goods, memberPrice, priceUnit, sku } from './goods.table'
import { translation } from '../../core/database/translation.table'
import { saysInEnglish } from '../../core/database/english'
import { insertGoods } from './insert-goods'
import { englishName, goodsWords } from './goods-english'

const batch = 1000

export const seed: Seed = {
  room: 'catalogue/goods',
  after: ['catalogue/categories', 'catalogue/brands', 'catalogue/shops'],
  run: async ({ goods: count, log }) => {
    const today = startOfDay(wireDay(clock.now()))
    await saysInEnglish(goodsWords(), 'goods')
    const plans = goodsPlans()
    await withoutGinIndexes(goods, async () => {
      for (let done = 0; done < count; done += batch) {
        const size = Math.min(batch, count - done)
        const next = Array.from({ length: size }, () => plans.next().value)
        await insertGoods(next.map((plan) => buildGoods(plan, today)))
        await saysInEnglish(
          next.map((plan) => [plan.name, englishName(plan)]),
          'goods',
        )
        if (done && done % 10_000 === 0) log(`${done} of ${count} goods`)
      }
    })
    // The query planner needs table statistics, and PGlite has no autovacuum to collect them.
    for (const table of [goods, sku, priceUnit, memberPrice, translation])
      await db().execute(sql`analyze ${table}`)
  },
}
