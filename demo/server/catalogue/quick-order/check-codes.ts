import { and, eq, inArray, sql } from 'drizzle-orm'
import type { checkCodes } from '../../../../src/catalogue/quick-order/quick-order.contract'
import { sameCode } from '../../../../src/catalogue/quick-order/sku-code'
import type { Answer } from '../../../../src/core/endpoint'
import { db } from '../../core/db'
import { withMemberPrices, type Asker } from '../goods/asker'
import { picturesOf } from '../goods/goods-cards'
import { availableOf } from '../goods/goods-rows'
import { goods, priceUnit, sku } from '../goods/goods.table'
import { memberPricesOf } from '../goods/member-prices'
import { priceFields } from '../goods/pricing'
import { nearCodes } from './near-codes'

type Answers = Answer<typeof checkCodes>

const read = (codes: string[]) =>
  db()
    .select({
      id: sku.id,
      skuCode: sku.skuCode,
      same: sql<string>`upper(${sku.skuCode})`,
      spec: sku.spec,
      goodsId: goods.id,
      goodsName: goods.goodsName,
      drawings: goods.drawings,
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
    .innerJoin(priceUnit, and(eq(priceUnit.goodsId, goods.id), eq(priceUnit.defaultPriceUnit, 10)))
    .where(inArray(sql`upper(${sku.skuCode})`, codes))

/**
 * What codes stand for, in the order they were asked.
 * @param sellsShort whether the site sells what it does not have
 */
export async function answersFor(codes: string[], asker: Asker, sellsShort: boolean): Promise<Answers> {
  const rows = await read([...new Set(codes.map(sameCode))])
  const pricesOf = await memberPricesOf(withMemberPrices(asker, rows))
  const known = new Map(
    rows.map(({ same, status, drawings, stock, reserved, goodsPrice, brandPrice, ...row }) => {
      const prices = { goodsPrice, brandPrice, memberPrices: pricesOf(row.id) }
      const [image = ''] = picturesOf({ id: row.goodsId, drawings })
      const found = {
        ...row,
        ...priceFields(prices, { ...asker, quantity: row.minQuantity }),
        image,
        stockQuantity: Math.max(0, availableOf({ stock, reserved })),
        withdrawn: status !== 10,
        sellsShort,
      }
      return [same, found]
    }),
  )
  const near = await nearCodes([...new Set(codes)].filter((code) => !known.has(sameCode(code))))
  return codes.map((code) => ({
    code,
    sku: known.get(sameCode(code)),
    candidates: near.get(code) ?? [],
  }))
}
