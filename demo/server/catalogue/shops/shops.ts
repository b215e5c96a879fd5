import { and, asc, count, desc, eq, ilike, inArray, notExists } from 'drizzle-orm'
import type { shopPage } from '../../../../src/catalogue/shops/shops.contract'
import type { Asked } from '../../../../src/core/api/endpoint'
import { privateShop } from '../../account/private-shops/private-shops.table'
import { db } from '../../core/database/db'
import { notFound } from '../../core/http/refusal'
import { goodsCategory } from '../categories/categories.table'
import { goods } from '../goods/goods.table'
import { escapeLike } from '../../core/database/contains-text'
import { sellingOn } from './selling-on'
import { shop } from './shops.table'
import { visibleTo, type Reader } from '../goods/visible-goods'

type Wanted = Asked<typeof shopPage>['body']

const rows = (reader: Reader) =>
  db()
    .select({ shop, goodsCount: count(goods.id) })
    .from(shop)
    .leftJoin(goods, and(eq(goods.shopId, shop.id), visibleTo(reader)))
    .groupBy(shop.id)
    .$dynamic()
type Row = Awaited<ReturnType<typeof rows>>[number]

const wireShop = ({ shop: { id, name, shopType, logo, intro, score }, goodsCount }: Row) => ({
  id,
  name,
  shopType,
  ...(logo && { logo }),
  intro,
  score,
  goodsCount,
})

/** Matches shops by type and keyword. Private shops are excluded, because they are listed separately. */
const fitting = ({ shopType, keyword = '' }: Wanted, site: string) =>
  and(
    inArray(shop.id, sellingOn(site)),
    notExists(
      db().select({ id: privateShop.shopId }).from(privateShop).where(eq(privateShop.shopId, shop.id)),
    ),
    shopType === undefined ? undefined : eq(shop.shopType, shopType),
    keyword ? ilike(shop.name, `%${escapeLike(keyword)}%`) : undefined,
  )

/** Returns one page of matching shops, grouped by type. */
export async function shopsOf(wanted: Wanted, reader: Reader) {
  const { pageNumber, pageSize } = wanted
  const found = await rows(reader)
    .where(fitting(wanted, reader.site))
    .orderBy(asc(shop.shopType), asc(shop.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  return found.map(wireShop)
}

export const countShops = (wanted: Wanted, { site }: Reader) => db().$count(shop, fitting(wanted, site))

/** Returns a shop, or undefined for an unknown id. */
export async function shopNamed(id: string) {
  const [found] = await db().select({ id: shop.id, name: shop.name }).from(shop).where(eq(shop.id, id))
  return found
}

/** @throws Refusal 404 for an unknown shop */
export async function shopOf(id: string, reader: Reader) {
  const [found] = await rows(reader).where(and(eq(shop.id, id), inArray(shop.id, sellingOn(reader.site))))
  if (!found) throw notFound()
  return wireShop(found)
}

/** Returns the departments in which a shop has goods. */
export const departmentsOf = (shopId: string, reader: Reader) =>
  db()
    .select({ id: goodsCategory.id, name: goodsCategory.cateName, count: count() })
    .from(goods)
    .innerJoin(goodsCategory, eq(goodsCategory.id, goods.departmentId))
    .where(and(eq(goods.shopId, shopId), visibleTo(reader)))
    .groupBy(goodsCategory.id)
    .orderBy(desc(count()), asc(goodsCategory.id))
