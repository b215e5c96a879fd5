import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { goods, sku } from '../../catalogue/goods/goods.table'
import { shop } from '../../catalogue/shops/shops.table'
import { after, minute } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import type { Seed } from '../../core/seed'
import { siteIds } from '../../core/site'
import { demoAccounts } from '../../session/sign-in/sign-in.seed'
import { memberById } from '../../session/sign-in/sessions'
import { addLines } from './add-lines'
import { buyerOf } from './buyer'

const available = sql`${sku.stock} - ${sku.reserved}`
const stocked = {
  adequate: sql`${available} >= ${sku.safetyStock} and ${available} >= 40 * ${sku.minOrderQty}`,
  /** Some are there, but fewer than are wanted. */
  tight: sql`${available} > 0 and ${available} < ${sku.safetyStock}`,
  out: sql`${available} <= 0`,
} satisfies Record<string, SQL>

/** Default SKUs of a shop, those that it shows first. */
async function pick(shopName: string, stock: SQL, most: number) {
  return db()
    .select({ skuId: sku.id, minimum: sku.minOrderQty, available: available.mapWith(Number) })
    .from(sku)
    .innerJoin(goods, and(eq(goods.id, sku.goodsId), eq(goods.status, 10)))
    .innerJoin(shop, and(eq(shop.id, goods.shopId), eq(shop.name, shopName)))
    .where(and(eq(sku.position, 0), stock))
    .orderBy(desc(goods.weight), goods.id)
    .limit(most)
}

/** What the demo's buyer has chosen so far: two shops, one line beyond the stock and one with nothing left. */
async function chosen() {
  const lines: { skuId: string; quantity: number }[] = []
  for (const name of ['恒锐官方旗舰店', '禾拓自营']) {
    for (const [at, { skuId, minimum }] of (await pick(name, stocked.adequate, 2)).entries())
      lines.push({ skuId, quantity: minimum * (at ? 10 : 20) })
    const scarce = name === '禾拓自营' ? stocked.out : stocked.tight
    for (const one of await pick(name, scarce, 1))
      lines.push({ skuId: one.skuId, quantity: one.minimum * Math.ceil((one.available + 1) / one.minimum) })
  }
  return lines
}

export const seed: Seed = {
  room: 'trade/cart',
  after: ['session/sign-in', 'catalogue/goods', 'site/brand-site'],
  async run() {
    const { id } = demoAccounts[0]
    const who = await memberById(id, siteIds.main)
    if (!who) throw new Error(`the demo's buyer ${id} is missing`)
    const buyer = await buyerOf(who)
    // The first of them is the latest, and stands first in the cart.
    for (const [at, line] of (await chosen()).entries()) {
      const put = () => addLines(buyer, { shopCarBizType: 10, skuGoodsList: [line] })
      const skipped = await clock.at(after(clock.now(), -at * minute), put)
      if (skipped.length) throw new Error(`the demo's cart refuses ${line.skuId}`)
    }
  },
}
