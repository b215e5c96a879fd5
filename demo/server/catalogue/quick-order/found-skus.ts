import { and, eq, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { foundSku } from '../../../../src/catalogue/quick-order/quick-order.contract'
import { db } from '../../core/database/db'
import { brand } from '../brands/brands.table'
import { askPrice, type Asker } from '../goods/asker'
import { availableOf } from '../goods/goods-rows'
import { goods, priceUnit, sku } from '../goods/goods.table'
import { memberPricesFor } from '../goods/member-prices'
import { orderUnits } from '../goods/order-units'
import { priceFields } from '../goods/price-fields'
import { enoughFields, stockFields } from '../goods/stock-fields'
import { openTo, type Reader } from '../goods/visible-goods'

const read = (condition: SQL | undefined, reader: Reader) =>
  db()
    .select({
      id: sku.id,
      skuCode: sku.skuCode,
      spec: sku.spec,
      goodsId: goods.id,
      goodsName: goods.goodsName,
      brandName: brand.brandName,
      pictures: goods.pictures,
      status: goods.status,
      unitName: priceUnit.unitName,
      goodsPrice: sku.goodsPrice,
      brandPrice: sku.brandPrice,
      stock: sku.stock,
      reserved: sku.reserved,
      safetyStock: sku.safetyStock,
      minQuantity: sku.minOrderQty,
      step: sku.step,
    })
    .from(sku)
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .innerJoin(brand, eq(brand.id, goods.brandId))
    .innerJoin(priceUnit, and(eq(priceUnit.goodsId, goods.id), eq(priceUnit.defaultPriceUnit, 10)))
    .where(and(condition, openTo(reader)))

/** Returns SKUs, including withdrawn ones, in API format. Prices are those of the minimum order. */
export async function foundSkus(
  condition: SQL | undefined,
  asker: Asker,
): Promise<(z.input<typeof foundSku> & { skuCode: string })[]> {
  const rows = await read(condition, asker)
  const pricesOf = await memberPricesFor(asker, rows)
  const unitsOf = await orderUnits([...new Set(rows.map(({ goodsId }) => goodsId))])
  return rows.map(({ status, pictures, stock, reserved, safetyStock, goodsPrice, brandPrice, ...row }) => {
    const available = Math.max(0, availableOf({ stock, reserved }))
    const prices = { goodsPrice, brandPrice, memberPrices: pricesOf(row.id) }
    const units = unitsOf(row.goodsId)
    const [image = ''] = pictures
    return {
      ...row,
      ...priceFields(prices, askPrice(asker, row.goodsId, row.minQuantity)),
      image,
      ...stockFields(asker, { available, safety: safetyStock }),
      ...enoughFields(asker, { available, quantity: row.minQuantity }),
      ...(units.length > 1 && { orderUnits: units }),
      withdrawn: status !== 10,
      sellsShort: asker.sellsShort,
    }
  })
}
