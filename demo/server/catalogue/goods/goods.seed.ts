import { startOfDay, wireDay } from '../../core/business-time'
import { clock } from '../../core/clock'
import type { Seed } from '../../core/seed'
import { buildGoods } from './goods-build'
import { goodsPlans } from './goods-plan'
import { goods, memberPrice, priceUnit, sku } from './goods.table'
import { insertMany } from './insert-many'

const batch = 1000

export const seed: Seed = {
  room: 'catalogue/goods',
  after: ['catalogue/categories', 'catalogue/brands', 'catalogue/shops'],
  run: async ({ goods: count, log }) => {
    const today = startOfDay(wireDay(clock.now()))
    const plans = goodsPlans()
    for (let done = 0; done < count; done += batch) {
      const made = Array.from({ length: Math.min(batch, count - done) }, () =>
        buildGoods(plans.next().value, today),
      )
      await insertMany(
        goods,
        made.map(({ row }) => row),
      )
      await insertMany(
        sku,
        made.flatMap(({ skus }) => skus),
      )
      await insertMany(
        priceUnit,
        made.flatMap(({ units }) => units),
      )
      await insertMany(
        memberPrice,
        made.flatMap(({ memberPrices }) => memberPrices),
      )
      if (done % 10_000 === 0 && done > 0) log(`${done} of ${count} goods`)
    }
  },
}
