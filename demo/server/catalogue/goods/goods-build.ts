import { randomFrom } from '../../core/database/random'
import { brandId } from '../brands/brands.seed'
import { gramsOf, searchTextOf } from '../search/search-text'
import { sizeWords } from '../search/size-words'
import { firstShopFor, shopFor } from '../shops/shop-list'
import { sizeInName } from './bearing-sizes'
import { attributesOf } from './goods-attributes'
import { drawingsOf, pictureOf } from './goods-drawings'
import { describe } from './goods-description'
import { searchedInEnglish } from './goods-english'
import type { GoodsPlan } from './goods-plan'
import { skusOf, type NewMemberPrice, type NewSku } from './goods-skus'
import { documentsOf } from './goods-documents'
import type { goods, goodsDocument, goodsText, priceUnit } from './goods.table'
import { keptPrices } from './kept-prices'
import { unitCode } from './unit-codes'

export type NewGoods = {
  row: typeof goods.$inferInsert
  text: typeof goodsText.$inferInsert
  skus: NewSku[]
  units: (typeof priceUnit.$inferInsert)[]
  memberPrices: NewMemberPrice[]
  documents: (typeof goodsDocument.$inferInsert)[]
}

const day = 86_400_000

function unitsOf({ id, category: { kind } }: GoodsPlan): NewGoods['units'] {
  const units: [string, number][] = [[kind.unit, 1], ...(kind.packs ?? [])]
  return units.map(([unitName, ratio], at) => ({
    itemId: `${id}-${at + 1}`,
    goodsId: id,
    unitCode: unitCode(unitName),
    unitName,
    ratio,
    defaultPriceUnit: at === 0 ? 10 : 20,
  }))
}

/**
 * Builds all rows of a product. The same plan always gives the same rows.
 * @param today day of the first seed; `shelfAt` is before it
 */
export function buildGoods(plan: GoodsPlan, today: Date): NewGoods {
  const { id, category, brand, model, style, name, own } = plan
  const { kind, department } = category
  const random = randomFrom(`goods ${id}`)
  const skus = skusOf(plan, random)
  const dimensions = new Set(skus.flatMap(({ spec }) => Object.keys(spec)))
  const made = Object.fromEntries(attributesOf(kind, model, style, random))
  const facts = Object.entries({ ...made, ...own.attributes }).filter(([label]) => !dimensions.has(label))
  const sizes = skus.flatMap(({ spec }) => Object.entries(spec))
  const attrs = [...new Set([...facts, ...sizes].map((pair) => pair.join('=')))]
  const sales = own.sales ?? Math.floor(2 ** (random.next() ** 2 * 14))
  const searchText = searchTextOf([brand, model, sizeInName(model), kind.name].join(' '), style, [
    ...attrs.map((pair) => pair.slice(pair.indexOf('=') + 1)),
    ...skus.map(({ skuCode }) => skuCode),
    ...sizeWords(model, attrs),
    ...searchedInEnglish(plan),
  ])
  return {
    row: {
      id,
      shopId: own.sales ? firstShopFor(brand, department.name) : shopFor(brand, department.name, random),
      brandId: brandId(brand),
      departmentId: category.departmentId,
      groupId: category.groupId,
      categoryId: category.categoryId,
      goodsName: name,
      model,
      pictures: (own.drawings ?? drawingsOf(kind.drawings, attrs)).map((name) => pictureOf(id, name)),
      attrs,
      ...keptPrices(skus),
      sales,
      weight: sales,
      customizable: (own.custom ?? random.chance(0.08)) ? 10 : 20,
      // Derived from the id: another random draw would change all later values.
      deliveryDays: 3 + (Number(id) % 5) * 3,
      video: own.video ?? null,
      shelfAt: new Date(today.getTime() - random.int(0, 900) * day),
      searchText,
      grams: gramsOf(searchText),
    },
    text: { goodsId: id, detailHtml: describe(plan, attrs) },
    skus,
    units: unitsOf(plan),
    memberPrices: skus.flatMap((sku) => sku.memberPrices.map((row) => ({ skuId: sku.id, ...row }))),
    documents: documentsOf(id, skus.length),
  }
}
