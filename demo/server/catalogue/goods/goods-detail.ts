import { asc, eq } from 'drizzle-orm'
import type { goodsDetail } from '../../../../src/catalogue/goods/goods.contract'
import type { Answer } from '../../../../src/core/api/endpoint'
import { toDecimal, type Minor } from '../../../../src/core/money'
import { wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { notFound } from '../../core/http/refusal'
import { announcedGifts } from '../gifts/order-gifts'
import type { Running } from '../activities/running-activities'
import { categoryPath } from '../categories/category-path'
import { shop } from '../shops/shops.table'
import { askPrice, type Asker } from './asker'
import { dimensionDrawing } from './bearing-sizes'
import { cardsById } from './goods-cards'
import { documentLinks } from './goods-documents'
import { availableOf } from './goods-rows'
import { goods, goodsDocument, goodsText, sku } from './goods.table'
import { memberPricesFor } from './member-prices'
import { priceFields } from './price-fields'
import { enoughFields, stockFields } from './stock-fields'

type Detail = Answer<typeof goodsDetail>
type Sku = typeof sku.$inferSelect

/** Returns dimensions and their values, in the order of the SKUs. */
function dimensionsOf(skus: Sku[]): Detail['specList'] {
  const found = new Map<string, Set<string>>()
  for (const { spec } of skus) {
    for (const [name, value] of Object.entries(spec)) {
      found.set(name, (found.get(name) ?? new Set()).add(value))
    }
  }
  return [...found].map(([name, values]) => ({ name, values: [...values] }))
}

/** Groups values by attribute: `精度等级=P0` and `精度等级=P6` are one attribute with two values. */
function attributesOf(pairs: string[]): NonNullable<Detail['attrs']> {
  const found = new Map<string, string[]>()
  for (const pair of pairs) {
    const cut = pair.indexOf('=')
    const name = pair.slice(0, cut)
    found.set(name, [...(found.get(name) ?? []), pair.slice(cut + 1)])
  }
  return [...found].map(([name, values]) => ({ name, value: values.join('、') }))
}

async function skusOf(goodsId: string, asker: Asker): Promise<{ skus: Sku[]; skuList: Detail['skuList'] }> {
  const skus = await db().select().from(sku).where(eq(sku.goodsId, goodsId)).orderBy(asc(sku.position))
  const pricesFor = await memberPricesFor(asker, skus)
  const skuList = skus.map((one) => ({
    id: one.id,
    skuCode: one.skuCode,
    spec: one.spec,
    ...priceFields({ ...one, memberPrices: pricesFor(one.id) }, askPrice(asker, goodsId, one.minOrderQty)),
    ...stockFields(asker, { available: availableOf(one), safety: one.safetyStock }),
    ...enoughFields(asker, { available: availableOf(one), quantity: one.minOrderQty }),
    minQuantity: one.minOrderQty,
    step: one.step,
    sellsShort: asker.sellsShort,
  }))
  return { skus, skuList }
}

const optional = (amount: Minor | null) => (amount === null ? undefined : toDecimal(amount))

const wireActivity = ({ id, title, endAt, cutFrom, cutBy, rate }: Running) => ({
  id,
  title,
  endAt: wireTime(endAt),
  from: optional(cutFrom),
  by: optional(cutBy),
  rate: rate ?? undefined,
})

/** @throws Refusal 404 if the asker may not see the product */
export async function detailOf(id: string, asker: Asker): Promise<Detail> {
  const [card] = await cardsById([id], asker)
  const [more] = await db()
    .select({ goods, detailHtml: goodsText.detailHtml, shop })
    .from(goods)
    .innerJoin(shop, eq(shop.id, goods.shopId))
    .innerJoin(goodsText, eq(goodsText.goodsId, goods.id))
    .where(eq(goods.id, id))
  if (!card || !more) throw notFound()
  const { name, shopType, score } = more.shop
  const { skus, skuList } = await skusOf(id, asker)
  const documents = await db()
    .select()
    .from(goodsDocument)
    .where(eq(goodsDocument.goodsId, id))
    .orderBy(asc(goodsDocument.position))
  return {
    ...card,
    images: more.goods.pictures,
    skuList,
    specList: dimensionsOf(skus),
    attrs: [
      { name: '品牌', value: card.brandName ?? '' },
      { name: '型号', value: more.goods.model },
      ...attributesOf(more.goods.attrs),
    ],
    detailHtml: more.detailHtml,
    shop: { id: more.shop.id, name, shopType, score },
    crumbs: await categoryPath(more.goods.categoryId),
    gifts: await announcedGifts(asker),
    activities: asker.activities.of(id).map(wireActivity),
    customizable: more.goods.customizable,
    deliveryCycle: more.goods.deliveryDays,
    ...(more.goods.video && { video: more.goods.video }),
    dimensionDrawing: dimensionDrawing(more.goods.model),
    documents: documentLinks(more.goods, documents, asker.language),
  }
}
