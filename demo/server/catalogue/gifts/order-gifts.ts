import { and, asc, desc, eq, gt } from 'drizzle-orm'
import { giftWay } from '../../../../src/catalogue/gifts/gift-way'
import { toDecimal, type Minor } from '../../../../src/core/money'
import { sku } from '../goods/goods.table'
import { giftRows, offeredTo, type GiftRow } from './gift-rows'
import { gift } from './gifts.table'
import type { Reader } from '../goods/visible-goods'

const rows = (reader: Reader) =>
  giftRows()
    .where(and(offeredTo(reader), eq(gift.way, giftWay.code.withOrder), gt(sku.stock, sku.reserved)))
    .orderBy(desc(gift.orderAmount), asc(gift.position))

export type OfferedGift = GiftRow & { orderAmount: Minor }

/** Returns a site's gifts for orders that are in stock. Gifts for the largest orders come first. */
export async function orderGifts(reader: Reader): Promise<OfferedGift[]> {
  return (await rows(reader)).flatMap((row) => {
    const { orderAmount } = row.gift
    return orderAmount === null ? [] : [{ ...row, orderAmount }]
  })
}

export const wireOrderGift = ({ gift: { id }, goods: of, unitName, orderAmount }: OfferedGift) => ({
  id,
  name: of.goodsName,
  image: of.pictures[0] ?? '',
  unitName,
  orderAmount: toDecimal(orderAmount),
})

/** Returns the gifts for orders with their order amounts, smallest amount first. */
export const announcedGifts = async (reader: Reader) =>
  (await orderGifts(reader)).toReversed().map(({ gift: { id }, goods: { goodsName }, orderAmount }) => ({
    id,
    name: goodsName,
    orderAmount: toDecimal(orderAmount),
  }))
