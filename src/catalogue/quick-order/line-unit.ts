import type { OrderUnit } from '../goods/order-unit'
import type { FoundSku } from './quick-order.contract'
import { isPieceWord } from './unit-words'

const plain = (word: string) => word.normalize('NFKC').trim().toLowerCase()
/** Returns whether a typed word is a unit's name, also in the plural, as in `boxes`. */
const isWord = (typed: string, name: string) => [name, `${name}s`, `${name}es`].includes(typed)

/**
 * Returns the unit that a row names, by word or id.
 * @returns undefined: pieces; null: the SKU does not have the unit
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
