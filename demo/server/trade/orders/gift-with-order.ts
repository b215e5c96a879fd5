import { eq } from 'drizzle-orm'
import { giftWay } from '../../../../src/catalogue/gifts/gift-way'
import { orderType } from '../../../../src/trade/orders/order-type'
import { orderGifts, type OfferedGift } from '../../catalogue/gifts/order-gifts'
import { sku } from '../../catalogue/goods/goods.table'
import { db } from '../../core/database/db'
import { hadBefore } from '../checkout/exchanged-gift'
import { orders } from './orders.table'
import { placeOrders } from './place-orders'
import { lockSkus } from './reserved-stock'

type OrderRow = typeof orders.$inferSelect

async function isLeft({ gift: { skuId, limit } }: OfferedGift, companyId: string): Promise<boolean> {
  const had = await hadBefore(companyId, [skuId])
  if (had(skuId) >= limit) return false
  await lockSkus([skuId])
  const [row] = await db().select().from(sku).where(eq(sku.id, skuId))
  return row !== undefined && row.stock > row.reserved
}

function giftOrder({ id, address, placedBy, customerId, siteId: site }: OrderRow, offered: OfferedGift) {
  const { id: skuId, skuCode, spec } = offered.sku
  const { id: goodsId, goodsName } = offered.goods
  const [image = ''] = offered.goods.pictures
  const snapshot = { goodsId, goodsName, skuCode, spec, image, unitName: offered.unitName }
  const line = { skuId, qty: 1, price: 0, custom: false, purchaseNo: '', costCentre: '', snapshot }
  const whose = { customerId: placedBy, companyId: customerId, site }
  const who = { ...whose, accountKind: 'main', needReview: 20 } as const
  return {
    order: {
      shopId: offered.goods.shopId,
      address,
      remark: '',
      freight: 0,
      lines: [line],
      giftWay: giftWay.code.withOrder,
      giftOf: id,
      giftFrom: offered.orderAmount,
      giftWorth: offered.sku.goodsPrice,
    },
    placer: { who, sellsShort: false },
  }
}

/**
 * Adds the most valuable available gift for a paid order, as a separate order. Part of the payment's transaction, which it
 * never causes to fail.
 * @returns id of the gift's order, which costs nothing and is paid immediately
 */
export async function giftWithOrder(orderId: string): Promise<string | undefined> {
  const [order] = await db().select().from(orders).where(eq(orders.id, orderId))
  const { gift: ofGift, points } = orderType.code
  if (!order || order.orderType === ofGift || order.orderType === points) return undefined
  const { customerId: companyId, siteId: site } = order
  const buyer = { who: { kind: 'member', companyId, sites: [site] }, site } as const
  for (const offered of await orderGifts(buyer)) {
    if (offered.orderAmount > order.payAmount - order.freight || !(await isLeft(offered, order.customerId)))
      continue
    const { order: wish, placer } = giftOrder(order, offered)
    const [id] = await placeOrders([wish], placer)
    return id
  }
  return undefined
}
