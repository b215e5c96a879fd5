import type { Goods } from '../goods.contract'

/** Attribute with a column in a table of goods. */
export type RowAttribute = { name: string; numeric: boolean }

/** Maximum lengths in letters; a Han character counts as two. */
const longest = { value: 40, word: 16 }
const number = /^-?[\d.]+$/

export const attributeOf = ({ attrs = [] }: Goods, name: string) =>
  attrs.find((attribute) => attribute.name === name)?.value ?? ''

const widthOf = (word: string) => [...word].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0)

/** Returns whether a value fits a column. Cells wrap, so the longest word counts, as in `2RS 双面橡胶密封`. */
const isShort = (value: string) =>
  value.length <= longest.value && value.split(' ').every((word) => widthOf(word) <= longest.word)

/**
 * Returns the attributes for the columns of the table: measures first because they decide a purchase, then texts that
 * differ between the goods. Each value is short, and at least half of the goods have the attribute.
 * @param most maximum number of columns
 * @param chosen names of filtered attributes: their columns stay, although all goods have the same value
 */
export function rowAttributes(
  goods: readonly Goods[],
  most: number,
  chosen: ReadonlySet<string> = new Set(),
): RowAttribute[] {
  const names = [...new Set(goods.flatMap(({ attrs = [] }) => attrs.map(({ name }) => name)))]
  const worthy = names.flatMap((name) => {
    const values = goods.map((each) => attributeOf(each, name)).filter(Boolean)
    const numeric = values.every((value) => number.test(value))
    const differs = new Set(values).size > 1 || chosen.has(name)
    const isCommon = values.length * 2 >= goods.length && values.every(isShort)
    return isCommon && (numeric || differs) ? [{ name, numeric, differs }] : []
  })
  const measures = worthy.filter(({ numeric }) => numeric)
  const words = worthy.filter(({ numeric }) => !numeric)
  // Reserves one column for texts.
  const first = measures.slice(0, words.length > 0 ? Math.max(1, most - 1) : most)
  return [...first, ...words].slice(0, most).map(({ name, numeric }) => ({ name, numeric }))
}
