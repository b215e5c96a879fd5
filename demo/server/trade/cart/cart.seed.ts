import { and, desc, eq, gte, lt, lte, sql, type SQL } from 'drizzle-orm'
import { goods, sku } from '../../catalogue/goods/goods.table'
import { shop } from '../../catalogue/shops/shops.table'
import { minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { demoAccounts } from '../../session/sign-in/sign-in.seed'
import { seededMember } from '../../session/sign-in/seeded-member'
import { addLines } from './add-lines'
import { buyerOf } from './buyer'
import { everybody, visibleTo } from '../../catalogue/goods/visible-goods'
import { siteIds } from '../../core/config/site'

const available = sql`${sku.stock} - ${sku.reserved}`
const stocked = {
  adequate: and(
    eq(sku.position, 0),
    gte(available, sku.safetyStock),
    gte(available, sql`40 * ${sku.minOrderQty}`),
  ),
  /** Some stock, but less than the wanted quantity. */
  tight: and(lt(available, sku.safetyStock), gte(available, sku.minOrderQty)),
  out: and(eq(sku.position, 0), lte(available, 0)),
}

/** Selects SKUs of a shop in its display order. */
const pick = (shopName: string, condition: SQL | undefined, most: number) =>
  db()
    .select({ sku, available: available.mapWith(Number) })
    .from(sku)
    .innerJoin(goods, and(eq(goods.id, sku.goodsId), visibleTo(everybody(siteIds.main))))
    .innerJoin(shop, and(eq(shop.id, goods.shopId), eq(shop.name, shopName)))
    .where(condition)
    .orderBy(desc(goods.weight), goods.id, sku.position)
    .limit(most)

/** Returns the cart of the demo's buyer: two shops, a line beyond the stock, and one without stock. */
async function chosen() {
  const lines: { skuId: string; quantity: number }[] = []
  for (const name of ['恒锐官方旗舰店', '禾拓自营']) {
    for (const [at, found] of (await pick(name, stocked.adequate, 2)).entries())
      lines.push({ skuId: found.sku.id, quantity: found.sku.minOrderQty * (at ? 10 : 20) })
    const scarce = name === '禾拓自营' ? stocked.out : stocked.tight
    for (const found of await pick(name, scarce, 1)) {
      const { id, minOrderQty, step } = found.sku
      const stepsTooFar = Math.max(0, Math.floor((found.available - minOrderQty) / step) + 1)
      lines.push({ skuId: id, quantity: minOrderQty + step * stepsTooFar })
    }
  }
  return lines
}

export const seed: Seed = {
  room: 'trade/cart',
  after: ['session/sign-in', 'catalogue/goods', 'site/brand-site'],
  async run() {
    const { id } = demoAccounts[0]
    const who = await seededMember(id)
    const buyer = await buyerOf(who)
    // The first line is the latest, and first in the cart.
    for (const [at, line] of (await chosen()).entries()) {
      const put = () => addLines(buyer, { shopCarBizType: 10, skuGoodsList: [line] })
      const skipped = await clock.ago(at * minute, put)
      if (skipped.length) throw new Error(`the demo's cart refuses ${line.skuId}`)
    }
  },
}
