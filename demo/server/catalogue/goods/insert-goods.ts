import { insertMany } from '../../core/database/insert-many'
import type { NewGoods } from './goods-build'
import { goods, goodsDocument, goodsText, memberPrice, priceUnit, sku } from './goods.table'

/** Inserts products with all dependent rows. */
export async function insertGoods(made: readonly NewGoods[]) {
  await insertMany(
    goods,
    // Sets `inStock` directly: the triggers would write each row and its indexes a second time.
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
