import type { GoodsDetail } from '../goods/goods.contract'

/** One row of a comparison: a value for each product, empty where a product has none. */
export type ComparedRow = { name: string; values: string[]; differs: boolean }

const row = (name: string, values: string[]): ComparedRow => ({
  name,
  values,
  differs: new Set(values).size > 1,
})

/** Returns the attributes of several products as rows, ordered by their first occurrence. */
export function attributeRows(products: readonly (Pick<GoodsDetail, 'attrs'> | null)[]): ComparedRow[] {
  const names = [...new Set(products.flatMap((each) => each?.attrs.map(({ name }) => name) ?? []))]
  return names.map((name) =>
    row(
      name,
      products.map((each) => each?.attrs.find((attribute) => attribute.name === name)?.value ?? ''),
    ),
  )
}

/** Creates the row of a fact that every product has. */
export const factRow = (
  name: string,
  products: readonly (GoodsDetail | null)[],
  value: (of: GoodsDetail) => string,
) =>
  row(
    name,
    products.map((each) => (each ? value(each) : '')),
  )
