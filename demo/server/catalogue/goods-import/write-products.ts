import { and, eq, ne } from 'drizzle-orm'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { insertMany } from '../../core/database/insert-many'
import { lockSkus } from '../../trade/orders/reserved-stock'
import { documentsOf } from '../goods/goods-documents'
import type { NewGoods } from '../goods/goods-build'
import { goods, goodsDocument, goodsText, memberPrice, priceUnit, sku } from '../goods/goods.table'
import { insertGoods } from '../goods/insert-goods'
import { unitCode } from '../goods/unit-codes'
import { htmlOfLines } from './description-html'
import { sayInEnglish } from '../../core/database/english'
import { goodsFacts } from './goods-facts'
import { goodsCode } from './goods-import.table'
import type { KnownGoods, ProductValues } from './known-goods'
import type { ProductPlan } from './products/plan-products'
import type { PlannedGoods, PlannedSku } from './products/planned-goods'
import { addSearchWords } from './add-search-words'
import { brandNamed, makeCategories, shopNamed, warehouseNamed, type ShopNeeds } from './shop-needs'

/** Returns the planned member prices: those for all members from the file, existing ones for single levels. */
const memberPricesOf = ({ known, values }: PlannedSku) => [
  ...(values.tiers ?? []).map((tier) => ({ level: 0, ...tier })),
  ...(known?.memberPrices ?? []).filter(({ level }) => level > 0),
]

async function skuRow(needs: ShopNeeds, goodsId: string, planned: PlannedSku, position: number) {
  const { known, skuCode, values } = planned
  const { warehouse } = values
  return {
    id: known?.row.id ?? newId(),
    goodsId,
    position: known?.row.position ?? position,
    skuCode,
    spec: Object.fromEntries(values.spec ?? []),
    goodsPrice: values.price ?? 0,
    brandPrice: values.brandPrice,
    stock: values.stock ?? 0,
    safetyStock: values.safetyStock ?? 0,
    minOrderQty: values.minOrder ?? 1,
    step: values.step ?? 1,
    warehouseId: warehouse === null ? null : await warehouseNamed(needs, warehouse),
    memberPrices: memberPricesOf(planned),
  }
}

async function goodsRow(needs: ShopNeeds, { values, skus, inEnglish, words }: PlannedGoods) {
  const [departmentId = '', groupId = '', categoryId = ''] = await makeCategories(
    needs,
    values.category ?? [],
  )
  const brand = values.brand ?? ''
  const facts = skus.map((one) => ({
    skuCode: one.skuCode,
    goodsPrice: one.values.price ?? 0,
    brandPrice: one.values.brandPrice,
    minOrderQty: one.values.minOrder ?? 1,
    spec: one.values.spec,
    memberPrices: memberPricesOf(one),
  }))
  return {
    ...goodsFacts(values, facts, inEnglish),
    shopId: await shopNamed(needs, values.shop ?? ''),
    brandId: await brandNamed(needs, brand, new Map(words).get(brand) ?? ''),
    departmentId,
    groupId,
    categoryId,
    goodsName: values.name ?? '',
    model: values.model ?? '',
    pictures: values.pictures ?? [],
    deliveryDays: values.deliveryDays ?? 7,
    status: values.status ?? 10,
  }
}

function unitRows(goodsId: string, { unit, packs }: ProductValues): NewGoods['units'] {
  const wanted: [string, number][] = [[unit ?? '', 1], ...(packs ?? [])]
  return wanted.map(([unitName, ratio], at) => ({
    itemId: `${goodsId}-${at + 1}`,
    goodsId,
    unitCode: unitCode(unitName),
    unitName,
    ratio,
    defaultPriceUnit: at === 0 ? 10 : 20,
  }))
}

/** Lists documents without the outline drawing, which only products of the demo have. */
const documentRows = (goodsId: string, skus: number) =>
  documentsOf(goodsId, skus).filter(({ kind }) => kind !== 'drawing')

async function newGoods(needs: ShopNeeds, planned: PlannedGoods): Promise<NewGoods> {
  const { values, skus: plannedSkus } = planned
  const id = newId()
  const skus: NewGoods['skus'] = []
  for (const [at, one] of plannedSkus.entries()) skus.push(await skuRow(needs, id, one, at))
  return {
    row: {
      ...(await goodsRow(needs, planned)),
      id,
      sales: 0,
      weight: 0,
      customizable: 20,
      shelfAt: clock.now(),
    },
    text: { goodsId: id, detailHtml: htmlOfLines(values.description ?? []) },
    skus,
    units: unitRows(id, values),
    memberPrices: skus.flatMap((one) => one.memberPrices.map((row) => ({ skuId: one.id, ...row }))),
    documents: documentRows(id, skus.length),
  }
}

async function writeSku(
  planned: PlannedSku,
  { id, stock, memberPrices, ...row }: Awaited<ReturnType<typeof skuRow>>,
) {
  if (planned.known) {
    // Keeps sales made since the count: stock is written only if the file changes it.
    const isCounted = planned.known.values.stock !== planned.values.stock
    await db()
      .update(sku)
      .set({ ...row, ...(isCounted && { stock }) })
      .where(eq(sku.id, id))
    await db().delete(memberPrice).where(eq(memberPrice.skuId, id))
  } else
    await db()
      .insert(sku)
      .values({ ...row, id, stock })
  await insertMany(
    memberPrice,
    memberPrices.map(({ level, minQuantity, price }) => ({ skuId: id, level, minQuantity, price })),
  )
}

async function changeGoods(needs: ShopNeeds, { row: { id } }: KnownGoods, planned: PlannedGoods) {
  const { values, skus } = planned
  await db()
    .update(goods)
    .set(await goodsRow(needs, planned))
    .where(eq(goods.id, id))
  if (planned.describes) {
    const detailHtml = htmlOfLines(values.description ?? [])
    await db()
      .insert(goodsText)
      .values({ goodsId: id, detailHtml })
      .onConflictDoUpdate({ target: goodsText.goodsId, set: { detailHtml } })
  }
  if (planned.changes) {
    await db().delete(priceUnit).where(eq(priceUnit.goodsId, id))
    await insertMany(priceUnit, unitRows(id, values))
  }
  const last = Math.max(-1, ...skus.map(({ known }) => known?.row.position ?? -1))
  const added = skus.filter(({ known }) => !known)
  for (const one of skus.filter(({ changes }) => changes))
    await writeSku(one, await skuRow(needs, id, one, last + 1 + added.indexOf(one)))
  await db()
    .delete(goodsDocument)
    .where(and(eq(goodsDocument.goodsId, id), ne(goodsDocument.kind, 'drawing')))
  await insertMany(goodsDocument, documentRows(id, skus.length))
}

/** Writes planned products and creates the records they need. */
export async function writeProducts({ goods: all, needs }: Pick<ProductPlan, 'goods' | 'needs'>) {
  await sayInEnglish(new Map(all.flatMap(({ words }) => words)), 'goods')
  // Lock SKUs before products: an order that takes the last piece locks in the same order.
  await lockSkus(all.flatMap(({ skus }) => skus.flatMap(({ known }) => known?.row.id ?? [])))
  const made: NewGoods[] = []
  const codes: (typeof goodsCode.$inferInsert)[] = []
  for (const planned of all) {
    if (planned.known) await changeGoods(needs, planned.known, planned)
    else made.push(await newGoods(needs, planned))
    const goodsId = planned.known?.row.id ?? made.at(-1)?.row.id ?? ''
    if (planned.known?.code === undefined) codes.push({ goodsId, code: planned.code })
  }
  await insertGoods(made)
  await insertMany(goodsCode, codes)
  await addSearchWords([
    ...codes.map(({ goodsId }) => goodsId),
    ...all.flatMap(({ known }) => known?.row.id ?? []),
  ])
}
