import { skuWords } from '../../catalogue/goods/spec-words'
import type { Locale } from '../../core/language/locale'
import { randomKey } from '../../core/api/random-key'
import { guessColumns } from '../../catalogue/quick-order/order-columns'
import type { Grid } from '../../catalogue/quick-order/delimited'
import { pickLines } from '../../catalogue/quick-order/order-lines'
import type { FoundSku } from '../../catalogue/quick-order/quick-order.contract'
import { longestCode } from '../../catalogue/quick-order/quick-order.contract'
import type { DraftLine } from '../offers/offer-draft'

/** Entry of an imported list: a product code or name, and a quantity. */
export type Wanted = { word: string; quantity: string }

/** Reads codes and quantities from a table with guessed columns. */
export function wantedIn(grid: Grid): Wanted[] {
  return pickLines(grid, guessColumns(grid)).flatMap(({ code, quantity }) =>
    code ? [{ word: code, quantity: quantity || '1' }] : [],
  )
}

/** Returns the distinct words that are short enough to be product codes. */
export const codesIn = (wanted: readonly Wanted[]): string[] => [
  ...new Set(wanted.flatMap(({ word }) => ([...word].length <= longestCode ? [word] : []))),
]

/** Creates a draft line. Listed products use the shop's data, unknown ones the text of the list. */
export function lineOf({ word, quantity }: Wanted, sku: FoundSku | undefined, locale: Locale): DraftLine {
  const typed = { key: randomKey(), quantity, targetPrice: '' }
  if (!sku || sku.withdrawn)
    return {
      ...typed,
      skuId: '',
      goodsId: '',
      name: word,
      spec: '',
      image: '',
      unit: locale === 'en' ? 'pc' : '件',
    }
  const { id, goodsId, goodsName, image, unitName } = sku
  const words = skuWords(sku, locale)
  return { ...typed, skuId: id, goodsId, name: goodsName, spec: words, image, unit: unitName }
}
