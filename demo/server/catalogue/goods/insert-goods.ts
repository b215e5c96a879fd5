import { insertMany } from '../../core/insert-many'
import type { NewGoods } from './goods-build'
import { goods, goodsDocument, goodsText, memberPrice, priceUnit, sku } from './goods.table'

/** Writes products with all that belongs to them. */
export async function insertGoods(made: readonly NewGoods[]) {
  await insertMany(
    goods,
    made.map(({ row }) => row),
  )
  await insertMany(
    goodsText,
    made.map(({ text }) => text),
  )
  await insertMany(
    sku,
    made.flatMap((one) => one.skus),
  )
  await insertMany(
    priceUnit,
    made.flatMap((one) => one.units),
  )
  await insertMany(
    memberPrice,
    made.flatMap((one) => one.memberPrices),
  )
  await insertMany(
    goodsDocument,
    made.flatMap((one) => one.documents),
  )
}
