import type { English } from '../../../core/database/english'
import { htmlText } from '../../../core/http/html-text'
import type { Pair } from '../cell-readers'
import type { Columns } from '../column'
import type { Fault } from '../fault'
import type { KnownGoods, ProductValues, SkuValues } from '../known-goods'
import { productColumns, skuColumns } from '../product-columns'
import type { ProductRow } from './product-rows'

const allColumns: Columns = { ...productColumns, ...skuColumns }

type Words = { faults: Fault[]; words: [string, string][] }

/** Pairs a Chinese column with its English column. */
export function wordsFrom<T>(
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
export const ofPairs = ([name, value]: Pair, [nameEn, valueEn]: Pair): [string, string][] => [
  [name, nameEn],
  [value, valueEn],
]

type ProductWords = Words & { own: [string, string][] }

/** Collects a product's translations. A file may change the product's own texts; shared texts are only added. */
export function productWords(values: ProductValues): ProductWords {
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

/** Returns the English search words of a product. */
export const searchedInEnglish = (values: ProductValues, english: English): string[] =>
  [values.name, values.brand, ...(values.category ?? []), ...(values.attributes ?? []).flat()].flatMap(
    (text) => english.get(text ?? '') ?? [],
  )

/** Returns all texts whose translations the plan needs. */
export const textsOf = (rows: readonly ProductRow[], known: ReadonlyMap<string, KnownGoods>): string[] =>
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
