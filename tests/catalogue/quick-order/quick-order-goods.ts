import { asc, eq } from 'drizzle-orm'
import { goods, memberPrice, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { openTestbed } from '../../server/testbed'

export const bed = await openTestbed('trade')

type Facts = Partial<typeof sku.$inferInsert> & { skuCode: string; withdrawn?: boolean }
const plain = {
  goodsPrice: 1000,
  brandPrice: null,
  stock: 1000,
  reserved: 0,
  safetyStock: 20,
  minOrderQty: 1,
  step: 1,
}

/**
 * SKUs with known codes and facts, of products of their own: 10.00 each, 1000 in stock, ordered one by one, on
 * sale, unless said otherwise.
 * @returns their ids
 */
export const listGoods = (...wanted: Facts[]): Promise<string[]> =>
  bed.inside(async () => {
    const found = await db()
      .select({ id: sku.id, goodsId: sku.goodsId })
      .from(sku)
      .where(eq(sku.position, 0))
      .orderBy(asc(sku.id))
      .limit(wanted.length)
    for (const [at, { withdrawn = false, ...facts }] of wanted.entries()) {
      const { id = '', goodsId = '' } = found[at] ?? {}
      await db()
        .update(sku)
        .set({ ...plain, ...facts })
        .where(eq(sku.id, id))
      await db().delete(memberPrice).where(eq(memberPrice.skuId, id))
      await db()
        .update(goods)
        .set({ status: withdrawn ? 20 : 10 })
        .where(eq(goods.id, goodsId))
    }
    return found.map(({ id }) => id)
  })
