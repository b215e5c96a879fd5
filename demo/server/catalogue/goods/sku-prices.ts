import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { skuPrices } from '../../../../src/catalogue/goods/goods.contract'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import { toDecimal } from '../../../../src/core/money'
import { db } from '../../core/database/db'
import { askPrice, type Asker } from './asker'
import { availableOf } from './goods-rows'
import { goods, priceUnit, sku } from './goods.table'
import { unitsAsked } from './order-units'
import { memberPricesFor } from './member-prices'
import { priceFields } from './price-fields'
import { unitPrice } from './price-trace'
import { enoughFields, stockFields } from './stock-fields'
import { visibleTo } from './visible-goods'

type Line = Asked<typeof skuPrices>['body']['lines'][number]

/** Returns the prices of lines in their order. Omits SKUs that the asker may not see. */
export async function priceLines(lines: Line[], asker: Asker): Promise<Answer<typeof skuPrices>> {
  const ids = [...new Set(lines.map(({ skuId }) => skuId))]
  if (!ids.length) return []
  const rows = await db()
    .select({ ...getTableColumns(sku), unitName: priceUnit.unitName })
    .from(sku)
    .innerJoin(goods, and(eq(goods.id, sku.goodsId), visibleTo(asker)))
    .innerJoin(priceUnit, and(eq(priceUnit.goodsId, goods.id), eq(priceUnit.defaultPriceUnit, 10)))
    .where(inArray(sku.id, ids))
  const pricesFor = await memberPricesFor(asker, rows)
  const byId = new Map(rows.map((row) => [row.id, { ...row, memberPrices: pricesFor(row.id) }]))
  const unitOf = await unitsAsked(lines)
  return lines.flatMap(({ skuId, goodsPriceUnit, ...asked }) => {
    const found = byId.get(skuId)
    const unit = goodsPriceUnit ? unitOf(skuId, goodsPriceUnit) : undefined
    if (!found || (goodsPriceUnit && !unit)) return []
    const quantity = asked.quantity * (unit?.ratio ?? 1)
    const question = askPrice(asker, found.goodsId, quantity)
    const price = unitPrice(found, question)
    return {
      skuId,
      skuCode: found.skuCode,
      spec: found.spec,
      unitName: found.unitName,
      ...priceFields(found, question),
      ...(price !== undefined && { amount: toDecimal(price * quantity) }),
      ...stockFields(asker, { available: availableOf(found), safety: found.safetyStock }),
      ...enoughFields(asker, { available: availableOf(found), quantity }),
      minQuantity: found.minOrderQty,
      step: found.step,
    }
  })
}
