import type { OrderUnit } from '../goods/order-unit'
import type { FoundSku } from './quick-order.contract'
import { isPieceWord } from './unit-words'

const plain = (word: string) => word.normalize('NFKC').trim().toLowerCase()
/** `boxes` are what a `box` is. */
const isWord = (typed: string, name: string) => [name, `${name}s`, `${name}es`].includes(typed)

/**
 * The unit that a row names, in words or by its id.
 * @returns undefined: pieces; null: the SKU is not sold in it
 */
export function unitNamedBy(
  { unitName, orderUnits = [] }: FoundSku,
  typed: string,
): OrderUnit | undefined | null {
  const word = plain(typed)
  const found = orderUnits.find(({ itemId, unitName: name }) => itemId === typed || isWord(word, plain(name)))
  if (found) return found.ratio > 1 ? found : undefined
  return word === '' || isWord(word, plain(unitName)) || isPieceWord(word) ? undefined : null
}

/** Returns the name of the unit in a row. */
export const unitWords = (sku: FoundSku | undefined, unit = ''): string =>
  sku?.orderUnits?.find(({ itemId }) => itemId === unit)?.unitName ?? unit
