import type { Goods } from '../goods.contract'

/** An attribute that a table of goods has a column for. */
export type RowAttribute = { name: string; numeric: boolean }

const longest = 8
const number = /^-?[\d.]+$/

export const attributeOf = ({ attrs = [] }: Goods, name: string) =>
  attrs.find((attribute) => attribute.name === name)?.value ?? ''

/**
 * Attributes that are worth a column: short, told of at least half of the goods, and not the same for all.
 * @param most how many columns there is room for
 */
export function rowAttributes(goods: readonly Goods[], most: number): RowAttribute[] {
  const names = [...new Set(goods.flatMap(({ attrs = [] }) => attrs.map(({ name }) => name)))]
  return names
    .map((name) => ({ name, values: goods.map((each) => attributeOf(each, name)).filter(Boolean) }))
    .filter(
      ({ values }) =>
        values.length * 2 >= goods.length &&
        new Set(values).size > 1 &&
        values.every((value) => [...value].length <= longest),
    )
    .slice(0, most)
    .map(({ name, values }) => ({ name, numeric: values.every((value) => number.test(value)) }))
}
