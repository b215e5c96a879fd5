import { and, desc, eq, inArray, like, max, min, or, sql, type SQL } from 'drizzle-orm'
import type { oftenGoodsPage } from '../../../../src/catalogue/often-bought/often-bought.contract'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import { wireDay } from '../../core/time/business-time'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { seenBy } from '../../core/documents/documents'
import { pageWith } from '../../core/database/page-with'
import type { Asker } from '../goods/asker'
import { categoryColumn } from '../goods/goods-filter'
import { goods, sku } from '../goods/goods.table'
import { foundSkus } from '../quick-order/found-skus'
import { escapeLike } from '../../core/database/contains-text'
import { matching } from '../search/search-condition'
import { termsOf } from '../search/search-text'
import { oftenList } from './often-bought.table'
import { openTo } from '../goods/visible-goods'

type Question = Asked<typeof oftenGoodsPage>['body']

/** Matches the words of a name, or a part of a code. */
function wanted({ keyword = '', categoryId }: Question): SQL | undefined {
  const code = `%${escapeLike(keyword.toUpperCase())}%`
  return and(
    keyword ? or(matching(termsOf(keyword)), like(sql`upper(${sku.skuCode})`, code)) : undefined,
    categoryId ? or(...[1, 2, 3].map((level) => eq(categoryColumn(level), categoryId))) : undefined,
  )
}

/**
 * Returns SKUs that a company has bought on the brand site; a site group includes all its members. Pinned SKUs come first,
 * then the most frequent, then the most recent.
 */
export async function oftenGoods(
  question: Question,
  who: Member,
  asker: Asker,
): Promise<Answer<typeof oftenGoodsPage>> {
  const { pageNumber, pageSize } = question
  const condition = and(seenBy(who, oftenList), openTo(asker), wanted(question))
  const pinned = min(oftenList.pinned).mapWith(oftenList.pinned)
  const times = sql`sum(${oftenList.times})`.mapWith(Number)
  const lastAt = max(oftenList.lastAt).mapWith(oftenList.lastAt)
  const all = db()
    .select({ skuId: oftenList.skuId, times, lastAt, pinned })
    .from(oftenList)
    .innerJoin(sku, eq(sku.id, oftenList.skuId))
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .where(condition)
    .groupBy(oftenList.skuId)
  const rows = await all
    .orderBy(pinned, desc(times), desc(lastAt), oftenList.skuId)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const [counted] = await db()
    .select({ count: sql<number>`count(distinct ${oftenList.skuId})::int` })
    .from(oftenList)
    .innerJoin(sku, eq(sku.id, oftenList.skuId))
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .where(condition)
  const skuIds = rows.map(({ skuId }) => skuId)
  const found = skuIds.length > 0 ? await foundSkus(inArray(sku.id, skuIds), asker) : []
  const byId = new Map(found.map((one) => [one.id, one]))
  const content = rows.flatMap(({ skuId, lastAt, ...row }) => {
    const one = byId.get(skuId)
    return one ? [{ ...one, ...row, lastAt: wireDay(lastAt) }] : []
  })
  return pageWith(content, counted?.count ?? 0, question)
}
