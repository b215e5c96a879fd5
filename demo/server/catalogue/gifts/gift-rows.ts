import { and, eq } from 'drizzle-orm'
import { db } from '../../core/db'
import { goods, priceUnit, sku } from '../goods/goods.table'
import { gift } from './gifts.table'

/** Gifts with the goods that they are, and the unit of their price. */
export const giftRows = () =>
  db()
    .select({ gift, sku, goods, unitName: priceUnit.unitName })
    .from(gift)
    .innerJoin(sku, eq(sku.id, gift.skuId))
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .innerJoin(priceUnit, and(eq(priceUnit.goodsId, goods.id), eq(priceUnit.defaultPriceUnit, 10)))
    .$dynamic()
export type GiftRow = Awaited<ReturnType<typeof giftRows>>[number]

/** Offered by the site, and still sold. */
export const offeredBy = (site: string) =>
  and(eq(gift.siteId, site), eq(gift.status, 10), eq(goods.status, 10))
