import { and, asc, eq } from 'drizzle-orm'
import { addressesOf } from '../../server/account/addresses/addresses'
import { goods, priceUnit, sku } from '../../server/catalogue/goods/goods.table'
import { everybody, visibleTo } from '../../server/catalogue/goods/visible-goods'
import type { Member } from '../../server/core/security/auth'
import { siteIds } from '../../server/core/config/site'
import { db, tx } from '../../server/core/database/db'
import { buyerOf, priceAt } from '../../server/trade/cart/buyer'
import { skuFacts } from '../../server/trade/cart/sku-facts'
import { orders } from '../../server/trade/orders/orders.table'
import { placeOrders } from '../../server/trade/orders/place-orders'

const wares = () =>
  db()
    .select({ sku, goods, unitName: priceUnit.unitName })
    .from(sku)
    .innerJoin(goods, and(eq(goods.id, sku.goodsId), visibleTo(everybody(siteIds.main))))
    .innerJoin(priceUnit, and(eq(priceUnit.goodsId, goods.id), eq(priceUnit.defaultPriceUnit, 10)))
    .orderBy(asc(sku.id))

/** Places an order with a number of lines. A small catalogue is repeated. @returns its number */
export async function placeLargeOrder(who: Member, length: number): Promise<string> {
  const [all, buyer, [to]] = await Promise.all([wares(), buyerOf(who), addressesOf(who.companyId)])
  const facts = await skuFacts(
    all.map((ware) => ware.sku.id),
    everybody(siteIds.main),
  )
  const lines = Array.from({ length }, (_, at) => {
    const ware = all[at % all.length]
    if (!ware) throw new Error('the shop has no goods')
    const { id: skuId, skuCode, spec, goodsPrice, minOrderQty: qty } = ware.sku
    const { id: goodsId, goodsName } = ware.goods
    const [image = ''] = ware.goods.pictures
    const known = facts.get(skuId)
    const snapshot = { goodsId, goodsName, skuCode, spec, image, unitName: ware.unitName }
    const price = known ? priceAt(known, qty, buyer) : goodsPrice
    return { skuId, qty, price, custom: false, purchaseNo: `PR-${at + 1}`, costCentre: '', snapshot }
  })
  const { consignee = '', phone = '', regionCode = '', regionName = '', detail = '' } = to ?? {}
  const address = { consignee, phone, regionCode, regionName, detail }
  const shopId = all[0]?.goods.shopId ?? ''
  // Repeated lines may exceed the stock.
  const placer = { who, sellsShort: true }
  const [id = ''] = await tx(() => placeOrders([{ shopId, address, remark: '', freight: 0, lines }], placer))
  const [placed] = await db().select({ orderNo: orders.orderNo }).from(orders).where(eq(orders.id, id))
  return placed?.orderNo ?? ''
}
