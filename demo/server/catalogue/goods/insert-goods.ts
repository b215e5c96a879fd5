import { insertMany } from '../../core/database/insert-many'
import type { NewGoods } from './goods-build'
import { goods, goodsDocument, goodsText, memberPrice, priceUnit, sku } from './goods.table'

/** Writes products with all that belongs to them. */
export async function insertGoods(made: readonly NewGoods[]) {
  await insertMany(
    goods,
    // As the triggers would set it: they would write each row a second time, with all its indexes.
    made.map(({ row, skus }) => ({
      ...row,
      inStock: skus.some(({ stock, reserved = 0 }) => stock > reserved),
    })),
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
