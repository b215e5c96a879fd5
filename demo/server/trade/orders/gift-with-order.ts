import { and, asc, desc, eq, lte } from 'drizzle-orm'
import { giftWay } from '../../../../src/catalogue/gifts/gift-way'
import { orderType } from '../../../../src/trade/orders/order-type'
import { gift } from '../../catalogue/gifts/gifts.table'
import { picturesOf } from '../../catalogue/goods/goods-cards'
import { goods, priceUnit, sku } from '../../catalogue/goods/goods.table'
import { db } from '../../core/db'
import { siteIds } from '../../core/site'
import { hadBefore } from '../checkout/exchanged-gift'
import { orders } from './orders.table'
import { placeOrders } from './place-orders'
import { lockSkus } from './reserved-stock'

type OrderRow = typeof orders.$inferSelect

/** Gifts that come with an order of so much, the dearest first. An order does not say of which site it is. */
const offeredFor = (worth: number) =>
  db()
    .select({ gift, goods, sku, unitName: priceUnit.unitName })
    .from(gift)
    .innerJoin(sku, eq(sku.id, gift.skuId))
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .innerJoin(priceUnit, and(eq(priceUnit.goodsId, goods.id), eq(priceUnit.defaultPriceUnit, 10)))
    .where(
      and(
        eq(gift.siteId, siteIds.main),
        eq(gift.status, 10),
        eq(gift.way, giftWay.code.withOrder),
        lte(gift.orderAmount, worth),
        eq(goods.status, 10),
      ),
    )
    .orderBy(desc(gift.orderAmount), asc(gift.position))

type Offered = Awaited<ReturnType<typeof offeredFor>>[number]

async function isLeft({ gift: { skuId, limit } }: Offered, companyId: string): Promise<boolean> {
  if ((await hadBefore(companyId, skuId)) >= limit) return false
  await lockSkus([skuId])
  const [row] = await db().select().from(sku).where(eq(sku.id, skuId))
  return row !== undefined && row.stock > row.reserved
}

function giftOrder({ address, placedBy, customerId }: OrderRow, offered: Offered) {
  const { id: skuId, skuCode, spec } = offered.sku
  const { id: goodsId, goodsName } = offered.goods
  const [image = ''] = picturesOf(offered.goods)
  const snapshot = { goodsId, goodsName, skuCode, spec, image, unitName: offered.unitName }
  const line = { skuId, qty: 1, price: 0, custom: false, purchaseNo: '', costCentre: '', snapshot }
  const who = { customerId: placedBy, companyId: customerId, accountKind: 'main', needReview: 20 } as const
  return {
    order: {
      shopId: offered.goods.shopId,
      address,
      remark: '',
      freight: 0,
      lines: [line],
      giftWay: giftWay.code.withOrder,
    },
    placer: { who, sellsShort: false },
  }
}

/**
 * An order is paid: the dearest gift that comes with so large a one, and is left, follows as an order of its own. Part
 * of the payment's transaction, which it never stops.
 * @returns id of the gift's order, which costs nothing and is to be paid at once
 */
export async function giftWithOrder(orderId: string): Promise<string | undefined> {
  const [order] = await db().select().from(orders).where(eq(orders.id, orderId))
  const { gift: ofGift, points } = orderType.code
  if (!order || order.orderType === ofGift || order.orderType === points) return undefined
  for (const offered of await offeredFor(order.payAmount - order.freight)) {
    if (!(await isLeft(offered, order.customerId))) continue
    const { order: wish, placer } = giftOrder(order, offered)
    const [id] = await placeOrders([wish], placer)
    return id
  }
  return undefined
}
