import { asc, inArray } from 'drizzle-orm'
import { db } from '../../core/db'
import { sku } from '../goods/goods.table'
import { plainPrice } from '../goods/pricing'
import { toDecimal } from '../../../../src/core/money'
import { grouped } from '../goods/grouped'
import type { Pair } from './cell-readers'
import type { Columns, Given } from './column'
import { htmlText } from './description-html'
import { englishOf, newWords, type English } from './english-words'
import type { Change, Created, Fault } from './fault'
import { goodsCode } from './goods-import.table'
import { importLimits } from './import-limits'
import {
  knownGoods,
  weightName,
  type KnownGoods,
  type KnownSku,
  type ProductValues,
  type SkuValues,
} from './known-goods'
import { nameColumns, productColumns, skuColumns } from './product-columns'
import { readCells, shownAs } from './read-cells'
import { categoryIds, shopNeeds, type ShopNeeds } from './shop-needs'
import type { Planned, PlannedRow, SourceRow } from './planned'

type ProductGiven = Given<typeof productColumns>
type SkuGiven = Given<typeof skuColumns>

/** A row as it was read. */
type Read = SourceRow & {
  productCode: string
  skuCode: string
  product: ProductGiven
  sku: SkuGiven
  faults: Fault[]
}

function readRow(row: SourceRow): Read {
  const names = readCells(nameColumns, row.cells)
  const product = readCells(productColumns, row.cells)
  const own = readCells(skuColumns, row.cells)
  const skuCode = names.given.skuCode ?? ''
  return {
    ...row,
    skuCode,
    productCode: names.given.productCode ?? skuCode,
    product: product.given,
    sku: own.given,
    faults: [...names.faults, ...product.faults, ...own.faults],
  }
}

/** A SKU as it is to be. */
export type PlannedSku = { known: KnownSku | undefined; skuCode: string; values: SkuValues; changes: boolean }
/** A product as it is to be, with all of its SKUs. */
export type PlannedGoods = {
  known: KnownGoods | undefined
  code: string
  values: ProductValues
  changes: boolean
  /** Its description is another one. */
  describes: boolean
  skus: PlannedSku[]
  /** What it says in English, and all that it is looked for by in English. */
  words: [string, string][]
  inEnglish: string[]
}
export type ProductPlan = Planned & { goods: PlannedGoods[]; needs: ShopNeeds }

const newProduct: ProductValues = {
  name: null,
  nameEn: null,
  model: null,
  category: null,
  categoryEn: null,
  brand: null,
  brandEn: null,
  unit: null,
  packs: null,
  weight: null,
  attributes: null,
  attributesEn: null,
  description: null,
  descriptionEn: null,
  pictures: null,
  status: 10,
  shop: null,
  deliveryDays: 7,
}

const newSku: SkuValues = {
  spec: null,
  specEn: null,
  minOrder: 1,
  step: 1,
  price: null,
  brandPrice: null,
  tiers: null,
  stock: 0,
  safetyStock: 0,
  warehouse: null,
}

/** What is there with what is given put in its place. */
const merged = <V extends object>(known: V, given: Partial<V>): V => ({ ...known, ...given })

/** Columns in English: said of words that are kept apart from the goods. */
const isEnglish = (column: string) => column.endsWith('En')

function changesOf(columns: Columns, known: object, given: object): Change[] {
  const before = new Map(Object.entries(known))
  return Object.entries(given).flatMap(([column, value]) => {
    const [from, to] = [shownAs(columns, column, before.get(column)), shownAs(columns, column, value)]
    return from === to || isEnglish(column) ? [] : [{ column, from, to }]
  })
}

/** What something new lacks; a cell that could not be read has a fault already. */
const faultsOfNew = (columns: Columns, rows: readonly Read[]): Fault[] =>
  Object.entries(columns).flatMap(([column, { needed }]) =>
    needed === 'new' && !rows.some(({ cells }) => cells.has(column))
      ? [{ name: 'neededForNew', column } satisfies Fault]
      : [],
  )

/** What the rows of a product say of it together: the first that says something counts, others must not differ. */
function productOf(rows: readonly Read[]): ProductGiven {
  const all: Record<string, unknown> = {}
  const saidBy = new Map<string, number>()
  for (const { number, product, faults } of rows) {
    for (const [column, value] of Object.entries(product)) {
      const first = saidBy.get(column)
      if (first === undefined) {
        all[column] = value
        saidBy.set(column, number)
        continue
      }
      const [said, found] = [all[column], value].map((one) => shownAs(productColumns, column, one) || '-')
      if (said !== found)
        faults.push({
          name: 'otherThanRow',
          column,
          found: found ?? '',
          values: { row: first, value: said ?? '' },
        })
    }
  }
  // Put together from values of these very columns.
  return all as ProductGiven
}

const allColumns: Columns = { ...productColumns, ...skuColumns }

type Words = { faults: Fault[]; words: [string, string][] }

/** What a column in Chinese and its sister in English say together. */
function wordsFrom<T>(
  column: string,
  texts: readonly T[] | null | undefined,
  english: readonly T[] | null | undefined,
  pairUp: (text: T, other: T) => [string, string][],
): Words {
  if (!english?.length) return { faults: [], words: [] }
  if (texts?.length !== english.length) {
    const heading = allColumns[column]?.heading[0] ?? ''
    const fault: Fault = { name: 'otherLength', column: `${column}En`, values: { column: heading } }
    return { faults: [fault], words: [] }
  }
  return { faults: [], words: texts.flatMap((text, at) => pairUp(text, english[at] ?? text)) }
}

const both = (text: string, english: string): [string, string][] => [[text, english]]
const ofPairs = ([name, value]: Pair, [nameEn, valueEn]: Pair): [string, string][] => [
  [name, nameEn],
  [value, valueEn],
]

type ProductWords = Words & { own: [string, string][] }

/** What a product says in English; its own words are changed by a file, those that it shares are only added. */
function productWords(values: ProductValues): ProductWords {
  const name = wordsFrom(
    'name',
    values.name ? [values.name] : null,
    values.nameEn ? [values.nameEn] : null,
    both,
  )
  const text = wordsFrom('description', values.description?.map(htmlText), values.descriptionEn, both)
  const shared = [
    wordsFrom('category', values.category, values.categoryEn, both),
    wordsFrom('brand', values.brand ? [values.brand] : null, values.brandEn ? [values.brandEn] : null, both),
    wordsFrom('attributes', values.attributes, values.attributesEn, ofPairs),
  ]
  return {
    faults: [...name.faults, ...text.faults, ...shared.flatMap(({ faults }) => faults)],
    own: [...name.words, ...text.words],
    words: shared.flatMap(({ words }) => words),
  }
}

function specFaults(row: Read, values: SkuValues, others: readonly PlannedSku[]): Fault[] {
  const spec = values.spec ?? []
  const show = (one: SkuValues) => shownAs(skuColumns, 'spec', one.spec)
  const namesOf = (pairs: readonly Pair[]) =>
    pairs
      .map(([name]) => name)
      .toSorted()
      .join(', ')
  if (others.length === 0) return []
  if (spec.length === 0) return [{ name: 'specNeeded', column: 'spec' }]
  const found = show(values)
  const same = others.find((one) => show(one.values) === found)
  if (same) return [{ name: 'specTwice', column: 'spec', found, values: { code: same.skuCode } }]
  const other = others.find((one) => one.values.spec?.length)
  const names = namesOf(other?.values.spec ?? [])
  return other && names !== namesOf(spec)
    ? [{ name: 'specNames', column: 'spec', found, values: { names } }]
    : []
}

function priceFaults({ price, brandPrice, tiers }: SkuValues): Fault[] {
  if (price === null || !tiers) return []
  const most = plainPrice({ goodsPrice: price, brandPrice, memberPrices: [] })
  const above = tiers.find((tier) => tier.price > most)
  return above
    ? [
        {
          name: 'tierAbovePrice',
          column: 'tiers',
          found: toDecimal(above.price),
          values: { most: toDecimal(most) },
        },
      ]
    : []
}

type Around = {
  /** Ids of products by the SKU or the product that a file names. */
  goodsOfSku: ReadonlyMap<string, string>
  goodsOfCode: ReadonlyMap<string, string>
  known: ReadonlyMap<string, KnownGoods>
  needs: ShopNeeds
}

/** The product that some rows are about: the one of that code, or of a SKU that no file has named a product of yet. */
function goodsOf(rows: readonly Read[], { goodsOfSku, goodsOfCode, known }: Around): KnownGoods | undefined {
  const ofSku = (row: Read) => known.get(goodsOfSku.get(row.skuCode) ?? '')
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

const outcomeOf = (row: Read, isNew: boolean, changes: readonly Change[], speaks: boolean): PlannedRow => ({
  number: row.number,
  outcome: row.faults.length ? 'wrong' : isNew ? 'added' : changes.length || speaks ? 'changed' : 'unchanged',
  faults: row.faults,
  changes: row.faults.length || isNew ? [] : [...changes],
})

/** Names of what tells the SKUs of a product apart. */
const dimensionsOf = (rows: readonly Read[], known: KnownGoods | undefined): ReadonlySet<string> =>
  new Set(
    [
      ...rows.map(({ sku: own }) => own.spec),
      ...(known?.skus ?? []).map(({ values }) => values.spec),
    ].flatMap((spec) => (spec ?? []).map(([name]) => name)),
  )

/** Attributes without those that have columns of their own: the weight, and what tells the SKUs apart. */
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
  { productCode }: Read,
  { onlyShop }: ShopNeeds,
): ProductValues => ({
  ...values,
  model: values.model || productCode,
  shop: values.shop ?? onlyShop ?? null,
})

/** What becomes of the rows of one product. */
function planGroup(
  rows: readonly Read[],
  around: Around,
  english: English,
): { rows: PlannedRow[]; goods?: PlannedGoods } {
  const [first] = rows
  if (!first) return { rows: [] }
  const known = goodsOf(rows, around)
  const given = apart(productOf(rows), dimensionsOf(rows, known))
  const values = withDefaults(merged(known?.values ?? newProduct, given), first, around.needs)
  const said = productWords(values)
  first.faults.push(...said.faults)
  if (!known) {
    first.faults.push(...faultsOfNew(productColumns, rows))
    if (!values.shop) first.faults.push({ name: 'severalShops', column: 'shop' })
  }
  const changes = known ? changesOf(productColumns, known.values, given) : []
  const ownNew = said.own.filter(([source, words]) => english.get(source) !== words)
  const words: [string, string][] = [
    ...ownNew,
    ...newWords(english, said.words).map(([a, b]): [string, string] => [a, b]),
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
  // The faults of a new product are those of all its rows; the others say where to look.
  const spoilt = !known && first.faults.some(({ column = '' }) => column in productColumns)
  const planned = rows.map((row, at) => {
    const before = skus.find(({ skuCode }) => skuCode === row.skuCode)
    const own = merged(before?.values ?? newSku, row.sku)
    const others = skus.filter((one) => one !== before)
    const spec = wordsFrom('spec', own.spec, own.specEn, ofPairs)
    row.faults.push(...spec.faults, ...priceFaults(own))
    if (!before) row.faults.push(...faultsOfNew(skuColumns, [row]))
    if (!before || row.sku.spec) row.faults.push(...specFaults(row, own, others))
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

/** What a product is looked for by in English. */
const searchedInEnglish = (values: ProductValues, english: English): string[] =>
  [values.name, values.brand, ...(values.category ?? []), ...(values.attributes ?? []).flat()].flatMap(
    (text) => english.get(text ?? '') ?? [],
  )

/** All texts whose English matters for the plan. */
const textsOf = (rows: readonly Read[], known: ReadonlyMap<string, KnownGoods>): string[] =>
  [
    ...rows.map(({ product, sku: own }) => ({ ...product, ...own })),
    ...[...known.values()].flatMap(({ values, skus }) => [values, ...skus.map((one) => one.values)]),
  ].flatMap((values: Partial<ProductValues & SkuValues>) => [
    values.name ?? '',
    values.brand ?? '',
    ...(values.category ?? []),
    ...(values.attributes ?? []).flat(),
    ...(values.spec ?? []).flat(),
    ...(values.description ?? []).map(htmlText),
  ])

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

/** What becomes of rows about products. @param sources whole groups of rows, each about one product */
export async function planProducts(sources: readonly SourceRow[]): Promise<ProductPlan> {
  const rows = sources.map(readRow)
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
  const around: Around = {
    goodsOfSku: new Map(skus.map(({ code, goodsId }) => [code, goodsId])),
    goodsOfCode: new Map(codes.map(({ code, goodsId }) => [code, goodsId])),
    known,
    needs,
  }
  const english = await englishOf(textsOf(rows, known))
  const groupOf = grouped(rows, ({ groupNumber }) => groupNumber)
  const groups = [...new Set(rows.map(({ groupNumber }) => groupNumber))].map((number) =>
    planGroup(groupOf(number), around, english),
  )
  const goods = groups.flatMap((group) => group.goods ?? [])
  return { rows: groups.flatMap((group) => group.rows), creates: creates(goods, needs), goods, needs }
}
