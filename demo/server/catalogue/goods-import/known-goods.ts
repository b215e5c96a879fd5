import { asc, eq, inArray } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { brand } from '../brands/brands.table'
import { grouped } from '../goods/grouped'
import { unitsOf } from '../goods/goods-rows'
import { goods, goodsText, memberPrice, sku } from '../goods/goods.table'
import type { MemberPriceRow } from '../goods/pricing'
import { shop } from '../shops/shops.table'
import { warehouse } from '../../trade/delivery/delivery.table'
import type { Pair } from './cell-readers'
import type { Known } from './column'
import { linesOfHtml } from './description-html'
import { goodsCode } from './goods-import.table'
import type { productColumns, skuColumns } from './product-columns'

export type ProductValues = Known<typeof productColumns>
export type SkuValues = Known<typeof skuColumns>
type GoodsRow = typeof goods.$inferSelect
type SkuRow = typeof sku.$inferSelect

export type KnownSku = { row: SkuRow; values: SkuValues; memberPrices: MemberPriceRow[] }
export type KnownGoods = {
  row: GoodsRow
  /** The operator's product code. Undefined until a file names it. */
  code: string | undefined
  values: ProductValues
  skus: KnownSku[]
}

export const weightName = '重量（kg）'

const pairOf = (text: string): Pair => {
  const at = text.indexOf('=')
  return [text.slice(0, at), text.slice(at + 1)]
}

function skuValues(
  row: SkuRow,
  memberPrices: MemberPriceRow[],
  warehouseName: string | undefined,
): SkuValues {
  const tiers = memberPrices.filter(({ level }) => level === 0)
  const spec = Object.entries(row.spec)
  return {
    spec: spec.length ? spec : null,
    specEn: null,
    minOrder: row.minOrderQty,
    step: row.step,
    price: row.goodsPrice,
    brandPrice: row.brandPrice,
    tiers: tiers.length ? tiers.map(({ minQuantity, price }) => ({ minQuantity, price })) : null,
    stock: row.stock,
    safetyStock: row.safetyStock,
    warehouse: warehouseName ?? null,
  }
}

type Around = {
  code: string | undefined
  path: string[]
  brand: string
  shop: string
  html: string
  units: Awaited<ReturnType<typeof unitsOf>>
  skus: KnownSku[]
}

function productValues(
  row: GoodsRow,
  { path, brand: brandName, shop: shopName, html, units, skus }: Around,
): ProductValues {
  const dimensions = new Set(skus.flatMap(({ row: { spec } }) => Object.keys(spec)))
  const own = row.attrs.map(pairOf).filter(([name]) => !dimensions.has(name))
  const attributes = own.filter(([name]) => name !== weightName)
  const packs = units.filter(({ defaultPriceUnit }) => defaultPriceUnit === 20)
  return {
    name: row.goodsName,
    nameEn: null,
    model: row.model,
    category: path,
    categoryEn: null,
    brand: brandName,
    brandEn: null,
    unit: units.find(({ defaultPriceUnit }) => defaultPriceUnit === 10)?.unitName ?? null,
    packs: packs.length ? packs.map(({ unitName, ratio }) => [unitName, ratio]) : null,
    weight: own.find(([name]) => name === weightName)?.[1] ?? null,
    attributes: attributes.length ? attributes : null,
    attributesEn: null,
    description: linesOfHtml(html),
    descriptionEn: null,
    pictures: row.pictures.length ? row.pictures : null,
    status: row.status,
    shop: shopName,
    deliveryDays: row.deliveryDays,
  }
}

/** Loads products with all values that a file can contain, except the English texts. */
export async function knownGoods(
  ids: readonly string[],
  categoryNames: ReadonlyMap<string, string>,
): Promise<Map<string, KnownGoods>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await db()
    .select({
      goods,
      brand: brand.brandName,
      shop: shop.name,
      html: goodsText.detailHtml,
      code: goodsCode.code,
    })
    .from(goods)
    .innerJoin(brand, eq(brand.id, goods.brandId))
    .innerJoin(shop, eq(shop.id, goods.shopId))
    .leftJoin(goodsText, eq(goodsText.goodsId, goods.id))
    .leftJoin(goodsCode, eq(goodsCode.goodsId, goods.id))
    .where(inArray(goods.id, wanted))
  const skuRows = await db()
    .select({ sku, warehouse: warehouse.name })
    .from(sku)
    .leftJoin(warehouse, eq(warehouse.id, sku.warehouseId))
    .where(inArray(sku.goodsId, wanted))
    .orderBy(asc(sku.position))
  const prices = await db()
    .select()
    .from(memberPrice)
    .where(
      inArray(
        memberPrice.skuId,
        skuRows.map((row) => row.sku.id),
      ),
    )
    .orderBy(asc(memberPrice.level), asc(memberPrice.minQuantity))
  const pricesOf = grouped(prices, ({ skuId }) => skuId)
  const skusOf = grouped(skuRows, (row) => row.sku.goodsId)
  const unitsFor = grouped(await unitsOf(wanted), ({ goodsId }) => goodsId)
  return new Map(
    rows.map(({ goods: row, code, html, ...around }) => {
      const skus = skusOf(row.id).map((one): KnownSku => {
        const memberPrices = pricesOf(one.sku.id)
        return {
          row: one.sku,
          memberPrices,
          values: skuValues(one.sku, memberPrices, one.warehouse ?? undefined),
        }
      })
      const path = [row.departmentId, row.groupId, row.categoryId].map((id) => categoryNames.get(id) ?? '')
      const known = {
        ...around,
        code: code ?? undefined,
        html: html ?? '',
        path,
        skus,
        units: unitsFor(row.id),
      }
      return [row.id, { row, code: known.code, values: productValues(row, known), skus }]
    }),
  )
}
