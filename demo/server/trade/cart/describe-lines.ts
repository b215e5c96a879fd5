import { and, eq, inArray } from 'drizzle-orm'
import type { Answer } from '../../../../src/core/api/endpoint'
import { toDecimal } from '../../../../src/core/money'
import type { getCart } from '../../../../src/trade/cart/cart.contract'
import { orderUnits } from '../../catalogue/goods/order-units'
import { goods, priceUnit, sku } from '../../catalogue/goods/goods.table'
import { shop } from '../../catalogue/shops/shops.table'
import { db } from '../../core/database/db'
import { isCustom } from './is-custom'
import type { LineFigures } from './line-figures'

type Cart = Answer<typeof getCart>
export type Shop = Cart['groups'][number]['shop'] & { shopType: number }
type Line = Cart['groups'][number]['lines'][number]
/** A line with the fields that are optional for other back ends. */
export type WireLine = Line &
  Required<Pick<Line, 'skuCode' | 'spec' | 'image' | 'unitName' | 'minQuantity' | 'step'>>
export type DescribedLine = { shop: Shop; line: WireLine }

const read = (skuIds: string[]) =>
  db()
    .select({
      skuId: sku.id,
      goodsId: goods.id,
      goodsName: goods.goodsName,
      pictures: goods.pictures,
      skuCode: sku.skuCode,
      spec: sku.spec,
      unitName: priceUnit.unitName,
      minQuantity: sku.minOrderQty,
      step: sku.step,
      safetyStock: sku.safetyStock,
      deliveryDays: goods.deliveryDays,
      shopId: goods.shopId,
    })
    .from(sku)
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .innerJoin(priceUnit, and(eq(priceUnit.goodsId, goods.id), eq(priceUnit.defaultPriceUnit, 10)))
    .where(inArray(sku.id, skuIds))

const readShops = async (ids: string[]): Promise<Shop[]> =>
  db()
    .select({ id: shop.id, name: shop.name, shopType: shop.shopType })
    .from(shop)
    .where(inArray(shop.id, ids))

const optional = (amount: number | undefined) => (amount === undefined ? undefined : toDecimal(amount))

/** Adds name, picture, rules and shop to lines, in API format. */
export async function describeLines(lines: LineFigures[]): Promise<DescribedLine[]> {
  if (lines.length === 0) return []
  const rows = await read([...new Set(lines.map(({ skuId }) => skuId))])
  const unitsOf = await orderUnits([...new Set(rows.map(({ goodsId }) => goodsId))])
  const shops = await readShops([...new Set(rows.map(({ shopId }) => shopId))])
  const rowOf = new Map(rows.map((row) => [row.skuId, row]))
  const shopOf = new Map(shops.map((one) => [one.id, one]))
  return lines.flatMap((figures) => {
    const row = rowOf.get(figures.skuId)
    const found = row && shopOf.get(row.shopId)
    if (!found) return []
    const { pictures, deliveryDays, shopId: _shop, ...words } = row
    const units = unitsOf(row.goodsId)
    const [image = ''] = pictures
    const line = {
      ...figures,
      ...words,
      image,
      orderUnits: units.length > 1 ? units : undefined,
      deliveryCycle: isCustom(figures) ? (figures.deliveryCycle ?? deliveryDays) : undefined,
      price: toDecimal(figures.price),
      priceSteps: figures.priceSteps?.map(({ from, price }) => ({ from, price: toDecimal(price) })),
      amount: toDecimal(figures.amount),
      oldPrice: optional(figures.oldPrice),
      priceBefore: optional(figures.priceBefore),
    }
    return { shop: found, line }
  })
}
