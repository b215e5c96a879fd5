import { sql } from 'drizzle-orm'
import { startOfDay, wireDay } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import type { Seed } from '../../core/seed'
import { buildGoods, type NewGoods } from './goods-build'
import { goodsPlans } from './goods-plan'
import { goods, goodsDocument, goodsText, memberPrice, priceUnit, sku } from './goods.table'
import { translation } from '../../core/translation.table'
import { saysInEnglish } from '../../core/english'
import { insertMany } from '../../core/insert-many'
import { englishName, goodsWords } from './goods-english'

const batch = 1000

async function insertGoods(made: NewGoods[]) {
  const rows = made.map(({ row }) => row)
  const texts = made.map(({ text }) => text)
  const skus = made.flatMap((one) => one.skus)
  const units = made.flatMap((one) => one.units)
  const memberPrices = made.flatMap((one) => one.memberPrices)
  await insertMany(goods, rows)
  await insertMany(goodsText, texts)
  await insertMany(sku, skus)
  await insertMany(priceUnit, units)
  await insertMany(memberPrice, memberPrices)
  await insertMany(
    goodsDocument,
    made.flatMap((one) => one.documents),
  )
}

export const seed: Seed = {
  room: 'catalogue/goods',
  after: ['catalogue/categories', 'catalogue/brands', 'catalogue/shops'],
  run: async ({ goods: count, log }) => {
    const today = startOfDay(wireDay(clock.now()))
    await saysInEnglish(goodsWords())
    const plans = goodsPlans()
    for (let done = 0; done < count; done += batch) {
      const size = Math.min(batch, count - done)
      const next = Array.from({ length: size }, () => plans.next().value)
      await insertGoods(next.map((plan) => buildGoods(plan, today)))
      await saysInEnglish(next.map((plan) => [plan.name, englishName(plan)]))
      if (done && done % 10_000 === 0) log(`${done} of ${count} goods`)
    }
    // Queries are planned by figures about the rows, and PGlite has nobody who gathers them by the way.
    for (const table of [goods, sku, priceUnit, memberPrice, translation])
      await db().execute(sql`analyze ${table}`)
  },
}
