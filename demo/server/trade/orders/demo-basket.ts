import { and, desc, eq, lt } from 'drizzle-orm'
import { goods, priceUnit, sku } from '../../catalogue/goods/goods.table'
import { db } from '../../core/database/db'
import type { Random } from '../../core/database/random'
import { everybody, visibleTo } from '../../catalogue/goods/visible-goods'
import { siteIds } from '../../core/config/site'

/** Reads the best sellers of a site with their unit. */
export const seedGoods = (site: string = siteIds.main) =>
  db()
    .select({ sku, goods, unitName: priceUnit.unitName })
    .from(sku)
    .innerJoin(goods, and(eq(goods.id, sku.goodsId), visibleTo(everybody(site))))
    .innerJoin(priceUnit, and(eq(priceUnit.goodsId, goods.id), eq(priceUnit.defaultPriceUnit, 10)))
    .where(lt(sku.position, 3))
    .orderBy(desc(goods.sales), goods.id, sku.position)
    .limit(600)
export type Ware = Awaited<ReturnType<typeof seedGoods>>[number]
export type Basket = { ware: Ware; qty: number }[]

/** Chooses goods of one shop in orderable quantities. */
export function basketOf(wares: readonly Ware[], random: Random): Basket {
  const { shopId } = random.pick(wares).goods
  const own = random.shuffle(wares.filter((ware) => ware.goods.shopId === shopId))
  return own.slice(0, random.int(2, 5)).map((ware) => {
    const { minOrderQty, step } = ware.sku
    return { ware, qty: minOrderQty + step * random.int(0, 8) }
  })
}
