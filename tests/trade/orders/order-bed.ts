import { eq } from 'drizzle-orm'
import { db, tx } from '../../../demo/server/core/database/db'
import { orders } from '../../../demo/server/trade/orders/orders.table'
import { placeOrders } from '../../../demo/server/trade/orders/place-orders'
import type { OrderAction } from '../../../src/words/order-machine'
import { moveOrder } from '../../../demo/server/trade/orders/move-order'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { bed, buyerById, stock } from '../checkout/checkout-bed'

/** Ids of the demo's accounts by login name. */
export const ids = { demo: '10001', retail: '10002', sub1: '10004', channel1: '10005' }

let used = 0
/** Returns SKUs of one shop that no other order of the test contains. */
async function freshSkus(count: number) {
  const first = used % 40
  used += count
  return (await stocked(first + count)).slice(first)
}

/** Sets up SKUs with the default stock and keeps their reserved pieces. */
const stocked = async (count: number) => {
  const stockRows = await bed.inside(() =>
    db().select({ reserved: sku.reserved }).from(sku).where(eq(sku.position, 0)).orderBy(sku.id).limit(count),
  )
  return stock(...stockRows)
}

/**
 * Places an order through the checkout. Its SKUs cost 10.00 each and have 1000 pieces in stock.
 * @param quantities one for each line
 */
export async function placed(
  account: keyof typeof ids,
  quantities: readonly number[] = [3],
  { custom = false, name = '测试轴承', steps = [{ from: 1, price: 1000 }], freight = 0 } = {},
) {
  const skuIds = await freshSkus(quantities.length)
  const buyer = await bed.inside(() => buyerById(ids[account]))
  const [goodsOf] = await bed.inside(() =>
    db()
      .select({ goodsId: goods.id, shopId: goods.shopId })
      .from(sku)
      .innerJoin(goods, eq(goods.id, sku.goodsId))
      .where(eq(sku.id, skuIds[0] ?? '')),
  )
  const lines = quantities.map((qty, at) => ({
    skuId: skuIds[at] ?? '',
    qty,
    price: steps.findLast(({ from }) => from <= qty)?.price ?? 1000,
    priceSteps: steps,
    custom,
    purchaseNo: '',
    costCentre: '',
    snapshot: {
      goodsId: goodsOf?.goodsId ?? '',
      goodsName: `${name} ${at + 1}`,
      skuCode: `T-${at + 1}`,
      spec: {},
      image: '',
      unitName: '个',
    },
  }))
  const wish = {
    shopId: goodsOf?.shopId ?? '',
    address: { consignee: '周岚', phone: '13800001001', regionName: '上海市', detail: '临港大道 1 号' },
    remark: '',
    freight,
    lines,
  }
  const [id = ''] = await bed.inside(() => tx(() => placeOrders([wish], buyer)))
  return { id, skuIds, goodsId: goodsOf?.goodsId ?? '', no: (await rowOf(id)).orderNo }
}

export async function rowOf(id: string) {
  const [row] = await bed.inside(() => db().select().from(orders).where(eq(orders.id, id)))
  if (!row) throw new Error(`no order ${id}`)
  return row
}

/** Advances an order as the platform, the payment provider or a timeout would. */
export const moved = (
  id: string,
  action: OrderAction,
  actor: 'platform' | 'gateway' | 'timer' = 'platform',
) => bed.inside(() => moveOrder(id, action, { actor }))

/** Creates a paid order that waits for shipment. */
export async function paid(account: keyof typeof ids, quantities?: readonly number[]) {
  const order = await placed(account, quantities)
  await moved(order.id, 'pay')
  return order
}
