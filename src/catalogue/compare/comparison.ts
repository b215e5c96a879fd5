import type { GoodsDetail } from '../goods/goods.contract'

/** One row of a comparison: a value for each product, empty where a product has none. */
export type ComparedRow = { name: string; values: string[]; differs: boolean }

const row = (name: string, values: string[]): ComparedRow => ({
  name,
  values,
  differs: new Set(values).size > 1,
})

/** The attributes of several products side by side, in the order in which the first product that has one names it. */
export function attributeRows(products: readonly (Pick<GoodsDetail, 'attrs'> | null)[]): ComparedRow[] {
  const names = [...new Set(products.flatMap((each) => each?.attrs.map(({ name }) => name) ?? []))]
  return names.map((name) =>
    row(
      name,
      products.map((each) => each?.attrs.find((attribute) => attribute.name === name)?.value ?? ''),
    ),
  )
}

/** A line of something that every product has. */
export const factRow = (
  name: string,
  products: readonly (GoodsDetail | null)[],
  value: (of: GoodsDetail) => string,
) =>
  row(
    name,
    products.map((each) => (each ? value(each) : '')),
  )
