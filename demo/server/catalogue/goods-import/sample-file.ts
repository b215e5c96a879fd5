import { pick } from '../../../../src/core/language/messages'
import type { Locale } from '../../../../src/core/language/locale'
import { csvOf } from '../../account/downloads/sheet-file'
import { startOfDay } from '../../core/time/business-time'
import { buildGoods } from '../goods/goods-build'
import { englishName } from '../goods/goods-english'
import { goodsPlans, type GoodsPlan } from '../goods/goods-plan'
import type { Columns, Known } from './column'
import { importKinds } from './import-kinds'
import type { productColumns, skuColumns } from './product-columns'
import { shownAs } from './read-cells'

const { columns } = importKinds.products
const today = startOfDay('2026-01-01')

type SampleRow = Partial<Known<typeof productColumns> & Known<typeof skuColumns>> & {
  productCode: string
  skuCode: string
}

/** Builds the rows of a demo product, one per SKU. Shared values are in the first row. */
function rowsOf(plan: GoodsPlan): SampleRow[] {
  const { category, brand, code, model, name } = plan
  const { kind, department } = category
  const group = department.groups.find(({ kinds }) => kinds.includes(kind))
  const { skus, row } = buildGoods(plan, today)
  const dimensions = new Set(skus.flatMap(({ spec }) => Object.keys(spec)))
  const attributes = row.attrs
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])
    .filter(([label]) => !dimensions.has(label))
  const shared = {
    name,
    nameEn: englishName(plan),
    model,
    category: [department.name, group?.name ?? kind.name, kind.name],
    brand,
    unit: kind.unit,
    packs: (kind.packs ?? []).map(([unit, pieces]): [string, number] => [unit, pieces]),
    attributes,
  }
  return skus.map((sku, at) => ({
    productCode: code,
    skuCode: sku.skuCode,
    ...(at === 0 && shared),
    spec: Object.entries(sku.spec),
    minOrder: sku.minOrderQty,
    step: sku.step,
    price: sku.goodsPrice,
    tiers: sku.memberPrices.filter(({ level }) => level === 0),
    stock: sku.stock,
  }))
}

/** Builds a sample import file. The same number of products always gives the same file. */
export function sampleFile(products: number, language: Locale): Uint8Array {
  const plans = goodsPlans()
  const rows = Array.from({ length: products }, () => plans.next().value).flatMap(rowsOf)
  const known: Columns = columns
  const keys = Object.keys(known)
  const cellsOf = (row: SampleRow) => {
    const values = new Map(Object.entries<unknown>(row))
    return keys.map((key) => shownAs(known, key, values.get(key)))
  }
  return csvOf([Object.values(known).map(({ heading }) => pick(heading, language)), ...rows.map(cellsOf)])
}
