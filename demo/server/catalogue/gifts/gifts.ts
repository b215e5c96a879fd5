import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import type { giftPage } from '../../../../src/catalogue/gifts/gifts.contract'
import type { Asked } from '../../../../src/core/api/endpoint'
import { toDecimal } from '../../../../src/core/money'
import type { Who } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { notFound } from '../../core/http/refusal'
import { availableOf } from '../goods/goods-rows'
import { goods, goodsText, sku } from '../goods/goods.table'
import { openPrice } from '../goods/pricing'
import { stockFields } from '../goods/stock-fields'
import { giftRows, offeredTo, type GiftRow } from './gift-rows'
import { gift } from './gifts.table'
import type { Reader } from '../goods/visible-goods'

type Wanted = Asked<typeof giftPage>['body']
/** A reader with the account that decides about prices. */
type Shopper = Reader & { who: Who }

const fitting = (reader: Reader, { way, minPoints, maxPoints }: Wanted) =>
  and(
    offeredTo(reader),
    way === undefined ? undefined : eq(gift.way, way),
    minPoints === undefined ? undefined : gte(gift.pointsPrice, minPoints),
    maxPoints === undefined ? undefined : lte(gift.pointsPrice, maxPoints),
  )

/** Returns the cash price, or only `priceHidden` for visitors if the product hides its price. */
function cashOf({ gift: { cashPrice }, sku: prices }: GiftRow, who: Who) {
  if (cashPrice === null) return {}
  const hidden = who.kind === 'visitor' && openPrice({ ...prices, memberPrices: [] }) === null
  return hidden ? { priceHidden: true } : { cashPrice: toDecimal(cashPrice) }
}

/** Returns the exact stock for members and only the stock state for visitors. */
function stockOf({ sku: { safetyStock, ...of } }: GiftRow, who: Who) {
  const available = Math.max(0, availableOf(of))
  if (who.kind === 'member') return { stock: available }
  return stockFields({ who }, { available, safety: safetyStock })
}

const wireGift = (row: GiftRow, who: Who) => ({
  id: row.gift.id,
  name: row.goods.goodsName,
  image: row.goods.pictures[0] ?? '',
  way: row.gift.way,
  pointsPrice: row.gift.pointsPrice,
  ...cashOf(row, who),
  ...(row.gift.orderAmount !== null && { orderAmount: toDecimal(row.gift.orderAmount) }),
  ...stockOf(row, who),
  unitName: row.unitName,
})

/** Returns one page of the gifts of a site, in the site's order. */
export async function giftsOf(reader: Shopper, wanted: Wanted) {
  const { pageNumber, pageSize } = wanted
  const found = await giftRows()
    .where(fitting(reader, wanted))
    .orderBy(asc(gift.position), asc(gift.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  return found.map((row) => wireGift(row, reader.who))
}

export async function countGifts(reader: Reader, wanted: Wanted): Promise<number> {
  const all = db()
    .select({ one: sql`1`.as('one') })
    .from(gift)
    .innerJoin(sku, eq(sku.id, gift.skuId))
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .where(fitting(reader, wanted))
    .as('all_gifts')
  return db().$count(all)
}

/** @throws Refusal 404 if the gift belongs to another site or is no longer offered */
export async function giftOf(reader: Shopper, id: string) {
  const [found] = await giftRows().where(and(offeredTo(reader), eq(gift.id, id)))
  if (!found) throw notFound()
  const [text] = await db().select().from(goodsText).where(eq(goodsText.goodsId, found.goods.id))
  return {
    ...wireGift(found, reader.who),
    goodsId: found.goods.id,
    skuCode: found.sku.skuCode,
    spec: found.sku.spec,
    limit: found.gift.limit,
    detailHtml: text?.detailHtml ?? '',
  }
}
