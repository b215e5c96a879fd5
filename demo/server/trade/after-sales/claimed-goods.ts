import type { orderLine } from '../orders/orders.table'

type Snapshot = (typeof orderLine.$inferSelect)['snapshot']

/** Returns what cases show of the goods of an order line. */
export const claimedGoods = ({
  goodsId,
  goodsName,
  skuCode,
  spec,
  image,
  unitName,
  orderUnit,
}: Snapshot) => ({
  goodsId,
  goodsName,
  skuCode,
  spec,
  image,
  unitName,
  orderUnit,
})
