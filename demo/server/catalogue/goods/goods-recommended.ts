import { and, desc, eq, ne } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { notFound } from '../../core/http/refusal'
import type { Asker } from './asker'
import { cardsOf, type GoodsCard } from './goods-cards'
import { goodsRows } from './goods-rows'
import { goods } from './goods.table'
import { visibleTo } from './visible-goods'

const most = 10

/**
 * Returns goods of the same group but another kind, best sellers first.
 * @throws Refusal 404 if the asker may not see the product
 */
export async function recommendedFor(id: string, asker: Asker): Promise<GoodsCard[]> {
  const [own] = await db()
    .select()
    .from(goods)
    .where(and(eq(goods.id, id), visibleTo(asker)))
  if (!own) throw notFound()
  const rows = await goodsRows()
    .where(and(visibleTo(asker), eq(goods.groupId, own.groupId), ne(goods.categoryId, own.categoryId)))
    .orderBy(desc(goods.sales), goods.id)
    .limit(most)
  return cardsOf(rows, asker)
}
