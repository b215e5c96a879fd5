import type { English } from '../../../core/database/english'
import type { Pair } from '../cell-readers'
import type { Columns } from '../column'
import { newWords } from '../new-words'
import type { Change } from '../fault'
import { importLimits } from '../import-limits'
import { weightName, type KnownGoods, type ProductValues } from '../known-goods'
import type { PlannedRow } from '../planned'
import { productColumns, skuColumns } from '../product-columns'
import { shownAs } from '../read-cells'
import type { ShopNeeds } from '../shop-needs'
import { newProduct, newSku, type PlannedGoods, type PlannedSku } from './planned-goods'
import { faultsOfNew, oncePerFault, priceFaults, specFaults } from './product-faults'
import { productOf, type ProductGiven, type ProductRow } from './product-rows'
import { ofPairs, productWords, searchedInEnglish, wordsFrom } from './product-words'

/** Overwrites known values with given values. */
const merged = <V extends object>(known: V, given: Partial<V>): V => ({ ...known, ...given })

/** English columns hold translations, which are stored apart from the product. */
const isEnglish = (column: string) => column.endsWith('En')

function changesOf(columns: Columns, known: object, given: object): Change[] {
  const before = new Map(Object.entries(known))
  return Object.entries(given).flatMap(([column, value]) => {
    const [from, to] = [shownAs(columns, column, before.get(column)), shownAs(columns, column, value)]
    return from === to || isEnglish(column) ? [] : [{ column, from, to }]
  })
}

/** Data that planning needs. */
export type Around = {
  /** Product ids by SKU code, then by product code of the file. */
  goodsOfSku: ReadonlyMap<string, string>
  goodsOfCode: ReadonlyMap<string, string>
  known: ReadonlyMap<string, KnownGoods>
  needs: ShopNeeds
  /** Texts whose translations belong to the shop, so that a product import must not change them. */
  saidByShop: ReadonlySet<string>
}

/** Finds the product of some rows: by its code, or by a SKU whose product has no code yet. */
function goodsOf(
  rows: readonly ProductRow[],
  { goodsOfSku, goodsOfCode, known }: Around,
): KnownGoods | undefined {
  const ofSku = (row: ProductRow) => known.get(goodsOfSku.get(row.skuCode) ?? '')
  const [first] = rows
  const unnamed = rows
    .map(ofSku)
    .find((one) => one && (one.code === undefined || !first?.cells.has('productCode')))
  const found = known.get(goodsOfCode.get(first?.productCode ?? '') ?? '') ?? unnamed
  for (const row of rows) {
    const own = ofSku(row)
    const values = { code: own?.code ?? own?.row.goodsName ?? '' }
    if (own && own !== found)
      row.faults.push({ name: 'skuElsewhere', column: 'skuCode', found: row.skuCode, values })
  }
  return found
}

const outcomeOf = (
  row: ProductRow,
  isNew: boolean,
  changes: readonly Change[],
  speaks: boolean,
): PlannedRow => ({
  number: row.number,
  outcome: row.faults.length ? 'wrong' : isNew ? 'added' : changes.length || speaks ? 'changed' : 'unchanged',
  faults: oncePerFault(row.faults),
  changes: row.faults.length || isNew ? [] : [...changes],
})

/** Returns the names of the attributes that distinguish the SKUs of a product. */
const dimensionsOf = (rows: readonly ProductRow[], known: KnownGoods | undefined): ReadonlySet<string> =>
  new Set(
    [
      ...rows.map(({ sku: own }) => own.spec),
      ...(known?.skus ?? []).map(({ values }) => values.spec),
    ].flatMap((spec) => (spec ?? []).map(([name]) => name)),
  )

/** Removes attributes with their own columns: the weight and the dimensions of the SKUs. */
function apart(given: ProductGiven, dimensions: ReadonlySet<string>): ProductGiven {
  const { attributes, attributesEn, weight } = given
  if (!attributes) return given
  const isOther = ([name]: Pair) => name !== weightName && !dimensions.has(name)
  const weighed = weight ?? attributes.find(([name]) => name === weightName)?.[1]
  const own = attributes.filter(isOther)
  return {
    ...given,
    attributes: own.length ? own : null,
    ...(attributesEn?.length === attributes.length && {
      attributesEn: attributesEn.filter((_, at) => isOther(attributes[at] ?? ['', ''])),
    }),
    ...(weighed && { weight: weighed }),
  }
}

const withDefaults = (
  values: ProductValues,
  { productCode }: ProductRow,
  { onlyShop }: ShopNeeds,
): ProductValues => ({
  ...values,
  model: values.model || productCode,
  shop: values.shop ?? onlyShop ?? null,
})

/** Plans the rows of one product. */
export function planProduct(
  rows: readonly ProductRow[],
  around: Around,
  english: English,
): { rows: PlannedRow[]; goods?: PlannedGoods } {
  const [first] = rows
  if (!first) return { rows: [] }
  const known = goodsOf(rows, around)
  const given = apart(productOf(rows), dimensionsOf(rows, known))
  const values = withDefaults(merged(known?.values ?? newProduct, given), first, around.needs)
  const texts = productWords(values)
  first.faults.push(...texts.faults)
  if (!known) {
    first.faults.push(...faultsOfNew(productColumns, rows))
    if (!values.shop) first.faults.push({ name: 'severalShops', column: 'shop' })
  }
  const changes = known ? changesOf(productColumns, known.values, given) : []
  const ownNew = texts.own.filter(([source, words]) => english.get(source) !== words)
  const taken = ownNew.find(([source]) => around.saidByShop.has(source))
  if (taken) {
    const values = { text: taken[0], words: english.get(taken[0]) ?? '' }
    first.faults.push({ name: 'englishTaken', column: 'nameEn', found: taken[1], values })
  }
  const words: [string, string][] = [
    ...ownNew,
    ...newWords(english, texts.words).map(([a, b]): [string, string] => [a, b]),
  ]
  const nameChange = ownNew.find(([source]) => source === values.name)
  if (known && nameChange)
    changes.push({ column: 'nameEn', from: english.get(nameChange[0]) ?? '', to: nameChange[1] })

  const skus: PlannedSku[] = (known?.skus ?? []).map((one) => ({
    known: one,
    skuCode: one.row.skuCode,
    values: one.values,
    changes: false,
  }))
  // A fault of a new product applies to all its rows; the other rows refer to the first.
  const spoilt = !known && first.faults.some(({ column = '' }) => column in productColumns)
  const planned = rows.map((row, at) => {
    const before = skus.find(({ skuCode }) => skuCode === row.skuCode)
    const own = merged(before?.values ?? newSku, row.sku)
    const others = skus.filter((one) => one !== before)
    const spec = wordsFrom('spec', own.spec, own.specEn, ofPairs)
    row.faults.push(...spec.faults, ...priceFaults(own))
    if (!before) row.faults.push(...faultsOfNew(skuColumns, [row]))
    if (!before || row.sku.spec) row.faults.push(...specFaults(own, others))
    if (!before && skus.length >= importLimits.skus)
      row.faults.push({ name: 'tooManySkus', values: { most: importLimits.skus } })
    if (row.twin)
      row.faults.push({ name: 'twin', column: 'skuCode', found: row.skuCode, values: { row: row.twin } })
    if (at > 0 && spoilt && row.faults.length === 0)
      row.faults.push({ name: 'otherRowWrong', values: { row: first.number } })
    const ownChanges = before ? changesOf(skuColumns, before.values, row.sku) : []
    const newSpec = newWords(english, spec.words)
    words.push(...newSpec.map(([a, b]): [string, string] => [a, b]))
    if (row.faults.length === 0) {
      const plannedSku = {
        known: before?.known,
        skuCode: row.skuCode,
        values: own,
        changes: !before || ownChanges.length > 0,
      }
      if (before) skus.splice(skus.indexOf(before), 1, plannedSku)
      else skus.push(plannedSku)
    }
    const ofProduct = at === 0 ? changes : []
    const speaks = newSpec.length > 0 || (at === 0 && words.length > 0)
    return outcomeOf(row, !before, [...ofProduct, ...ownChanges], speaks)
  })
  const isAnything = planned.some(({ outcome }) => outcome === 'added' || outcome === 'changed')
  if (!isAnything) return { rows: planned }
  return {
    rows: planned,
    goods: {
      known,
      code: known?.code ?? first.productCode,
      values,
      changes: !known || changes.length > 0,
      describes: !known || changes.some(({ column }) => column === 'description'),
      skus,
      words,
      inEnglish: searchedInEnglish(values, new Map([...english, ...words])),
    },
  }
}
