import { and, eq } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { goods, priceUnit, sku } from '../goods/goods.table'
import { gift } from './gifts.table'
import { visibleTo, type Reader } from '../goods/visible-goods'

/** Selects gifts with their SKU, product and price unit. */
export const giftRows = () =>
  db()
    .select({ gift, sku, goods, unitName: priceUnit.unitName })
    .from(gift)
    .innerJoin(sku, eq(sku.id, gift.skuId))
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .innerJoin(priceUnit, and(eq(priceUnit.goodsId, goods.id), eq(priceUnit.defaultPriceUnit, 10)))
    .$dynamic()
export type GiftRow = Awaited<ReturnType<typeof giftRows>>[number]

/** Selects gifts that the site offers and that the reader can see. */
export const offeredTo = (reader: Reader) =>
  and(eq(gift.siteId, reader.site), eq(gift.status, 10), visibleTo(reader))
