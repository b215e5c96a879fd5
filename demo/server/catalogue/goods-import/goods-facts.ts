import { gramsOf, searchTextOf } from '../search/search-text'
import { sizeWords } from '../search/size-words'
import { keptPrices } from '../goods/kept-prices'
import type { SkuPrices } from '../goods/pricing'
import { weightName, type ProductValues, type SkuValues } from './known-goods'

/** The SKU data from which the product row is derived. */
export type SkuFacts = SkuPrices & { skuCode: string; minOrderQty: number; spec: SkuValues['spec'] }

/**
 * Returns the fields that the product row duplicates from its SKUs, so that lists need only one row per product.
 * @param inEnglish English search words
 */
export function goodsFacts(values: ProductValues, skus: readonly SkuFacts[], inEnglish: readonly string[]) {
  const facts = [...(values.attributes ?? []), ...(values.weight ? [[weightName, values.weight]] : [])]
  const sizes = skus.flatMap(({ spec }) => spec ?? [])
  const dimensions = new Set(sizes.map(([name]) => name))
  const attrs = [
    ...new Set(
      [...facts.filter(([name = '']) => !dimensions.has(name)), ...sizes].map((pair) => pair.join('=')),
    ),
  ]
  const model = values.model ?? ''
  const head = [values.brand, model, values.category?.at(-1)].join(' ')
  const searchText = searchTextOf(head, values.name ?? '', [
    ...attrs.map((pair) => pair.slice(pair.indexOf('=') + 1)),
    ...skus.map(({ skuCode }) => skuCode),
    ...sizeWords(model, attrs),
    ...(values.category ?? []),
    ...inEnglish,
  ])
  return { attrs, ...keptPrices(skus), searchText, grams: gramsOf(searchText) }
}
