import { skuWords } from '../../catalogue/goods/spec-words'
import type { Locale } from '../../core/locale'
import { randomKey } from '../../core/random-key'
import { guessColumns } from '../../catalogue/quick-order/order-columns'
import type { Grid } from '../../catalogue/quick-order/delimited'
import { pickLines } from '../../catalogue/quick-order/order-lines'
import type { FoundSku } from '../../catalogue/quick-order/quick-order.contract'
import { longestCode } from '../../catalogue/quick-order/quick-order.contract'
import type { DraftLine } from '../offers/offer-draft'

/** What a list asks for: a code or a name as it was written, and how many. */
export type Wanted = { word: string; quantity: string }

/** The codes and quantities of a table, by the columns that it seems to have. */
export function wantedIn(grid: Grid): Wanted[] {
  return pickLines(grid, guessColumns(grid)).flatMap(({ code, quantity }) =>
    code ? [{ word: code, quantity: quantity || '1' }] : [],
  )
}

/** Words that may be codes at all. */
export const codesIn = (wanted: readonly Wanted[]): string[] => [
  ...new Set(wanted.flatMap(({ word }) => ([...word].length <= longestCode ? [word] : []))),
]

/** A row of the draft: what the shop lists as it lists it, all else in the words of the list. */
export function lineOf({ word, quantity }: Wanted, sku: FoundSku | undefined, locale: Locale): DraftLine {
  const typed = { key: randomKey(), quantity, targetPrice: '' }
  if (!sku || sku.withdrawn)
    return { ...typed, skuId: '', goodsId: '', name: word, spec: '', image: '', unit: '件' }
  const { id, goodsId, goodsName, image, unitName } = sku
  const words = skuWords(sku, locale)
  return { ...typed, skuId: id, goodsId, name: goodsName, spec: words, image, unit: unitName }
}
