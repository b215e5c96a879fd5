import { and, count, desc, eq, ilike, inArray } from 'drizzle-orm'
import type { Answer, Asked } from '../../../../src/core/endpoint'
import {
  mostFavourites,
  type addFavourite,
  type favouritePage,
  type FavouriteKind,
} from '../../../../src/catalogue/favourites/favourites.contract'
import { db, tx } from '../../core/db'
import { pageWith } from '../../core/page-with'
import { notFound, refuse } from '../../core/refusal'
import { lockCart } from '../../trade/cart/cart-locks'
import type { Asker } from '../goods/asker'
import { cardsById } from '../goods/goods-cards'
import { goods } from '../goods/goods.table'
import { literally } from '../../core/holding'
import { shop } from '../shops/shops.table'
import { collection } from './favourites.table'
import { metBy, type Reader } from '../goods/met-goods'
import type { Member } from '../../core/auth'

const ownRows = (customerId: string, kind: FavouriteKind) =>
  and(eq(collection.customerId, customerId), eq(collection.kind, kind))

export const countOf = (customerId: string, kind: FavouriteKind) =>
  db().$count(collection, ownRows(customerId, kind))

export async function idsOf(customerId: string, kind: FavouriteKind): Promise<string[]> {
  const rows = await db()
    .select({ refId: collection.refId })
    .from(collection)
    .where(ownRows(customerId, kind))
    .orderBy(desc(collection.createdAt), desc(collection.refId))
  return rows.map(({ refId }) => refId)
}

async function exists({ kind, refId }: Asked<typeof addFavourite>['body'], reader: Reader): Promise<boolean> {
  const [found] =
    kind === 'goods'
      ? await db()
          .select({ id: goods.id })
          .from(goods)
          .where(and(eq(goods.id, refId), metBy(reader)))
      : await db().select({ id: shop.id }).from(shop).where(eq(shop.id, refId))
  return found !== undefined
}

const full = () =>
  refuse(422, ['收藏已满，最多 {n} 个', 'Your favourites are full: at most {n} can be saved.'], {
    values: { n: mostFavourites },
  })

/** Keeps goods in the caller's transaction, which holds the buyer's account. @throws Refusal 422 too many */
export async function keepGoods(customerId: string, goodsIds: readonly string[]) {
  await db()
    .insert(collection)
    .values([...new Set(goodsIds)].map((refId) => ({ customerId, kind: 'goods' as const, refId })))
    .onConflictDoNothing()
  if ((await countOf(customerId, 'goods')) > mostFavourites) throw full()
}

/**
 * @returns how many of the kind are kept now
 * @throws Refusal 404 for what the shop does not have, 422 when there are too many
 */
export function add(who: Member, wish: Asked<typeof addFavourite>['body']): Promise<number> {
  const { customerId } = who
  return tx(async () => {
    await lockCart(customerId)
    if (!(await exists(wish, { who, site: who.site }))) throw notFound()
    const { kind, refId } = wish
    const [added] = await db()
      .insert(collection)
      .values({ customerId, kind, refId })
      .onConflictDoNothing()
      .returning()
    const total = await countOf(customerId, kind)
    if (added && total > mostFavourites) throw full()
    return total
  })
}

export async function remove(customerId: string, kind: FavouriteKind, ids: readonly string[]) {
  await db()
    .delete(collection)
    .where(and(ownRows(customerId, kind), inArray(collection.refId, [...ids])))
}

type Page = Answer<typeof favouritePage>

/** One page of what a buyer keeps; goods are described as lists describe them. */
export async function pageOf(
  customerId: string,
  { kind, keyword = '', ...paging }: Asked<typeof favouritePage>['body'],
  asker: Asker,
): Promise<Page> {
  const of = kind === 'goods' ? goods : shop
  const name = kind === 'goods' ? goods.goodsName : shop.name
  const there = and(
    ownRows(customerId, kind),
    kind === 'goods' ? metBy(asker) : undefined,
    keyword ? ilike(name, `%${literally(keyword)}%`) : undefined,
  )
  const [totals] = await db()
    .select({ total: count() })
    .from(collection)
    .innerJoin(of, eq(of.id, collection.refId))
    .where(there)
  const rows = await db()
    .select({ refId: collection.refId })
    .from(collection)
    .innerJoin(of, eq(of.id, collection.refId))
    .where(there)
    .orderBy(desc(collection.createdAt), desc(collection.refId))
    .limit(paging.pageSize)
    .offset((paging.pageNumber - 1) * paging.pageSize)
  const ids = rows.map(({ refId }) => refId)
  const total = totals?.total ?? 0
  return {
    ...pageWith(kind === 'goods' ? await goodsRows(ids, asker) : await shopRows(ids), total, paging),
    gone: keyword ? 0 : (await countOf(customerId, kind)) - total,
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
