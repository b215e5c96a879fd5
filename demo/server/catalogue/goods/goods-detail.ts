import { eq } from 'drizzle-orm'
import type { goodsDetail } from '../../../../src/catalogue/goods/goods.contract'
import type { Answer } from '../../../../src/core/endpoint'
import { db } from '../../core/db'
import { notFound } from '../../core/refusal'
import { categoryPath } from '../categories/category-path'
import { shop } from '../shops/shops.table'
import type { Asker } from './asker'
import { availableOf, goodsCard, picturesOf } from './goods-cards'
import { goodsRows, type SkuWithPrices } from './goods-rows'
import { goods, goodsText } from './goods.table'
import { priceFields } from './pricing'

type Detail = Answer<typeof goodsDetail>

/** Dimensions with their values, in the order in which the SKUs name them. */
function dimensionsOf(skus: SkuWithPrices[]): Detail['specList'] {
  const found = new Map<string, Set<string>>()
  for (const { spec } of skus) {
    for (const [name, value] of Object.entries(spec)) {
      found.set(name, (found.get(name) ?? new Set()).add(value))
    }
  }
  return [...found].map(([name, values]) => ({ name, values: [...values] }))
}

/** `精度等级=P0` and `精度等级=P6` are one attribute with two values. */
function attributesOf(pairs: string[]): Detail['attrs'] {
  const found = new Map<string, string[]>()
  for (const pair of pairs) {
    const cut = pair.indexOf('=')
    const name = pair.slice(0, cut)
    found.set(name, [...(found.get(name) ?? []), pair.slice(cut + 1)])
  }
  return [...found].map(([name, values]) => ({ name, value: values.join('、') }))
}

/** @throws Refusal 404 when it is not on sale */
export async function detailOf(id: string, asker: Asker): Promise<Detail> {
  const [found] = await goodsRows([id])
  const [card] = found ? goodsCard(found, asker) : []
  if (!found || !card) throw notFound()
  const { row, skus } = found
  const [more] = await db()
    .select({ detailHtml: goodsText.detailHtml, shop })
    .from(goods)
    .innerJoin(shop, eq(shop.id, goods.shopId))
    .innerJoin(goodsText, eq(goodsText.goodsId, goods.id))
    .where(eq(goods.id, id))
  if (!more) throw notFound()
  return {
    ...card,
    images: picturesOf(row),
    skuList: skus.map((sku) => ({
      id: sku.id,
      skuCode: sku.skuCode,
      spec: sku.spec,
      ...priceFields(sku, { ...asker, quantity: sku.minOrderQty }),
      stockQuantity: availableOf(sku),
      safetyStock: sku.safetyStock,
      minQuantity: sku.minOrderQty,
      step: sku.step,
    })),
    specList: dimensionsOf(skus),
    attrs: [
      { name: '品牌', value: row.brandName },
      { name: '型号', value: row.model },
      ...attributesOf(row.attrs),
    ],
    detailHtml: more.detailHtml,
    shop: { id: more.shop.id, name: more.shop.name, shopType: more.shop.shopType, score: more.shop.score },
    crumbs: await categoryPath(row.categoryId),
    customizable: row.customizable,
  }
}
