import { and, countDistinct, desc, eq, ilike, inArray, max } from 'drizzle-orm'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import {
  mostFavourites,
  type addFavourite,
  type favouritePage,
  type FavouriteKind,
} from '../../../../src/catalogue/favourites/favourites.contract'
import { db, tx } from '../../core/database/db'
import { pageWith } from '../../core/database/page-with'
import { notFound, refuse } from '../../core/http/refusal'
import { lockCart } from '../../trade/cart/cart-locks'
import type { Asker } from '../goods/asker'
import { cardsById } from '../goods/goods-cards'
import { goods } from '../goods/goods.table'
import { escapeLike } from '../../core/database/contains-text'
import { sellingOn } from '../shops/selling-on'
import { shop } from '../shops/shops.table'
import { collection } from './favourites.table'
import { visibleTo, type Reader } from '../goods/visible-goods'
import type { Member } from '../../core/security/auth'

/** Selects the member's favourites on the brand site. A site group combines its members' rows, so duplicates are possible. */
const ownRows = ({ customerId, sites }: Member, kind: FavouriteKind) =>
  and(
    eq(collection.customerId, customerId),
    inArray(collection.siteId, [...sites]),
    eq(collection.kind, kind),
  )

const latest = [desc(max(collection.createdAt)), desc(collection.refId)]

export async function countOf(who: Member, kind: FavouriteKind): Promise<number> {
  const [row] = await db()
    .select({ total: countDistinct(collection.refId) })
    .from(collection)
    .where(ownRows(who, kind))
  return row?.total ?? 0
}

export async function idsOf(who: Member, kind: FavouriteKind): Promise<string[]> {
  const rows = await db()
    .select({ refId: collection.refId })
    .from(collection)
    .where(ownRows(who, kind))
    .groupBy(collection.refId)
    .orderBy(...latest)
  return rows.map(({ refId }) => refId)
}

/** Selects goods visible to the reader, or shops that sell on the site. */
const visibleOf = (kind: FavouriteKind, reader: Reader) =>
  kind === 'goods' ? visibleTo(reader) : inArray(shop.id, sellingOn(reader.site))

async function exists({ kind, refId }: Asked<typeof addFavourite>['body'], reader: Reader): Promise<boolean> {
  const [found] =
    kind === 'goods'
      ? await db()
          .select({ id: goods.id })
          .from(goods)
          .where(and(eq(goods.id, refId), visibleOf(kind, reader)))
      : await db()
          .select({ id: shop.id })
          .from(shop)
          .where(and(eq(shop.id, refId), visibleOf(kind, reader)))
  return found !== undefined
}

const full = () =>
  refuse(422, ['收藏已满，最多 {n} 个', 'Your favourites are full: at most {n} can be saved.'], {
    values: { n: mostFavourites },
  })

/**
 * Adds goods to the favourites in the caller's transaction, which locks the buyer's account.
 * @throws Refusal 422 at the limit
 */
export async function keepGoods(who: Member, goodsIds: readonly string[]) {
  const { customerId, site: siteId } = who
  await db()
    .insert(collection)
    .values([...new Set(goodsIds)].map((refId) => ({ customerId, siteId, kind: 'goods' as const, refId })))
    .onConflictDoNothing()
  if ((await countOf(who, 'goods')) > mostFavourites) throw full()
}

/**
 * Adds a favourite.
 * @returns number of favourites of this kind
 * @throws Refusal 404 for an unknown product or shop, 422 at the limit
 */
export function add(who: Member, wish: Asked<typeof addFavourite>['body']): Promise<number> {
  const { customerId, site: siteId } = who
  return tx(async () => {
    await lockCart(customerId)
    if (!(await exists(wish, { who, site: who.site }))) throw notFound()
    const { kind, refId } = wish
    const [added] = await db()
      .insert(collection)
      .values({ customerId, siteId, kind, refId })
      .onConflictDoNothing()
      .returning()
    const total = await countOf(who, kind)
    if (added && total > mostFavourites) throw full()
    return total
  })
}

export async function remove(who: Member, kind: FavouriteKind, ids: readonly string[]) {
  await db()
    .delete(collection)
    .where(and(ownRows(who, kind), inArray(collection.refId, [...ids])))
}

type Page = Answer<typeof favouritePage>

/** Returns one page of a buyer's favourites. Goods have the same shape as in product lists. */
export async function pageOf(
  who: Member,
  { kind, keyword = '', ...paging }: Asked<typeof favouritePage>['body'],
  asker: Asker,
): Promise<Page> {
  const of = kind === 'goods' ? goods : shop
  const name = kind === 'goods' ? goods.goodsName : shop.name
  const there = and(
    ownRows(who, kind),
    visibleOf(kind, asker),
    keyword ? ilike(name, `%${escapeLike(keyword)}%`) : undefined,
  )
  const [totals] = await db()
    .select({ total: countDistinct(collection.refId) })
    .from(collection)
    .innerJoin(of, eq(of.id, collection.refId))
    .where(there)
  const rows = await db()
    .select({ refId: collection.refId })
    .from(collection)
    .innerJoin(of, eq(of.id, collection.refId))
    .where(there)
    .groupBy(collection.refId)
    .orderBy(...latest)
    .limit(paging.pageSize)
    .offset((paging.pageNumber - 1) * paging.pageSize)
  const ids = rows.map(({ refId }) => refId)
  const total = totals?.total ?? 0
  return {
    ...pageWith(kind === 'goods' ? await goodsRows(ids, asker) : await shopRows(ids), total, paging),
    gone: keyword ? 0 : (await countOf(who, kind)) - total,
  }
}

const goodsRows = async (ids: string[], asker: Asker): Promise<Page['content']> =>
  (await cardsById(ids, asker)).map((card) => ({ refId: card.id, goods: card }))

async function shopRows(ids: string[]): Promise<Page['content']> {
  if (!ids.length) return []
  const rows = await db().select().from(shop).where(inArray(shop.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((refId) => {
    const found = byId.get(refId)
    if (!found) return []
    const { id, name, shopType, score } = found
    return [{ refId, shop: { id, name, shopType, score } }]
  })
}
