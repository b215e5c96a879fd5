import { and, eq, getTableColumns } from 'drizzle-orm'
import type { skuPriceTrace } from '../../../../src/catalogue/goods/price-trace.contract'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import { db } from '../../core/database/db'
import { notFound, refuse } from '../../core/http/refusal'
import type { Log } from '../../core/http/surroundings'
import { askPrice, type Asker } from './asker'
import { goods, priceUnit, sku } from './goods.table'
import { memberPricesFor } from './member-prices'
import { visibleTo } from './visible-goods'
import { namedSteps } from './named-steps'
import { nextPrice } from './next-price'
import { unitsAsked, wrongUnit } from './order-units'
import { lastUsed, traceSteps } from './price-trace'
import { wireTrace } from './wire-trace'

type Wanted = Asked<typeof skuPriceTrace>['body']

/**
 * Explains the asker's price of a SKU at a quantity.
 * @throws Refusal 404 a SKU that the asker may not see, 422 a unit that it is not sold in
 */
export async function explainSku(
  wanted: Wanted,
  asker: Asker,
  log: Log,
): Promise<Answer<typeof skuPriceTrace>> {
  const { skuId, goodsPriceUnit } = wanted
  const [found] = await db()
    .select({ ...getTableColumns(sku), unitName: priceUnit.unitName })
    .from(sku)
    .innerJoin(goods, and(eq(goods.id, sku.goodsId), visibleTo(asker)))
    .innerJoin(priceUnit, and(eq(priceUnit.goodsId, goods.id), eq(priceUnit.defaultPriceUnit, 10)))
    .where(eq(sku.id, skuId))
  if (!found) throw notFound()
  const unit = goodsPriceUnit ? (await unitsAsked([wanted]))(skuId, goodsPriceUnit) : undefined
  if (goodsPriceUnit && !unit) throw refuse(422, wrongUnit)
  const { unitName, goodsId } = found
  const { who } = asker
  const pricesFor = await memberPricesFor(asker, [found])
  const prices = { ...found, memberPrices: pricesFor(skuId) }
  const quantity = wanted.quantity * (unit?.ratio ?? 1)
  const question = askPrice(asker, goodsId, quantity)
  const plain = traceSteps(prices, question)
  const price = lastUsed(plain)?.price
  if (price === undefined) return { unitName }
  const [steps = plain] =
    who.kind === 'member' ? await namedSteps([{ skuId, goodsId, steps: plain }], who, asker.activities) : []
  const next = nextPrice(prices, question)
  return { unitName, priceTrace: wireTrace({ skuId, steps, quantity, price, next }, who, log) }
}
