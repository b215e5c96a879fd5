import { asc, inArray } from 'drizzle-orm'
import { db } from '../../../core/database/db'
import { grouped } from '../../goods/grouped'
import { sku } from '../../goods/goods.table'
import { englishOf, saidByShop } from '../../../core/database/english'
import type { Created, Instead } from '../fault'
import { goodsCode } from '../goods-import.table'
import { knownGoods } from '../known-goods'
import type { Planned, SourceRow } from '../planned'
import { categoryIds, shopNeeds, type ShopNeeds } from '../shop-needs'
import { planProduct, type Around } from './plan-product'
import type { PlannedGoods } from './planned-goods'
import { readRow, withChosen } from './product-rows'
import { textsOf } from './product-words'

export type ProductPlan = Planned & { goods: PlannedGoods[]; needs: ShopNeeds }

/** Returns the names of the records that the goods need and the shop lacks. */
function creates(goods: readonly PlannedGoods[], needs: ShopNeeds): Created {
  const missing = (known: ReadonlyMap<string, string>, names: readonly (string | null)[]) =>
    names.filter((name): name is string => Boolean(name) && !known.has(name ?? ''))
  const paths = goods.flatMap(({ values: { category } }) =>
    category && categoryIds(needs, category).length < category.length ? [category.join('/')] : [],
  )
  return {
    categories: paths,
    brands: missing(
      needs.brands,
      goods.map(({ values }) => values.brand),
    ),
    shops: missing(
      needs.shops,
      goods.map(({ values }) => values.shop),
    ),
    warehouses: missing(
      needs.warehouses,
      goods.flatMap(({ skus }) => skus.map(({ values }) => values.warehouse)),
    ),
  }
}

/** Plans product rows. @param sources complete groups of rows, one product each */
export async function planProducts(
  sources: readonly SourceRow[],
  instead: Instead = {},
): Promise<ProductPlan> {
  const rows = sources.map((row) => withChosen(readRow(row), instead))
  const needs = await shopNeeds(rows.flatMap(({ product: { brand } }) => brand ?? []))
  const skus = await db()
    .select({ code: sku.skuCode, goodsId: sku.goodsId })
    .from(sku)
    .where(
      inArray(
        sku.skuCode,
        rows.map(({ skuCode }) => skuCode),
      ),
    )
    .orderBy(asc(sku.skuCode))
  const codes = await db()
    .select()
    .from(goodsCode)
    .where(
      inArray(
        goodsCode.code,
        rows.map(({ productCode }) => productCode),
      ),
    )
  const ids = [...skus, ...codes].map(({ goodsId }) => goodsId)
  const names = new Map(needs.categories.map(({ id, cateName }) => [id, cateName]))
  const known = await knownGoods(ids, names)
  for (const { row, values } of known.values()) if (values.brand) needs.brands.set(values.brand, row.brandId)
  const texts = textsOf(rows, known)
  const around: Around = {
    saidByShop: await saidByShop(texts),
    goodsOfSku: new Map(skus.map(({ code, goodsId }) => [code, goodsId])),
    goodsOfCode: new Map(codes.map(({ code, goodsId }) => [code, goodsId])),
    known,
    needs,
  }
  const english = await englishOf(texts)
  const groupOf = grouped(rows, ({ groupNumber }) => groupNumber)
  const groups = [...new Set(rows.map(({ groupNumber }) => groupNumber))].map((number) =>
    planProduct(groupOf(number), around, english),
  )
  const goods = groups.flatMap((group) => group.goods ?? [])
  return { rows: groups.flatMap((group) => group.rows), creates: creates(goods, needs), goods, needs }
}
