import type { GoodsDetail, Sku } from '../goods.contract'

export type Dimension = GoodsDetail['specList'][number]
/** Wanted value by dimension; any value matches a dimension without one. */
export type Wanted = ReadonlyMap<string, string>

/** Returns the dimensions with more than one value. */
export const openDimensions = ({ specList }: Pick<GoodsDetail, 'specList'>) =>
  specList.filter(({ values }) => values.length > 1)

export const fits = (sku: Sku, wanted: Wanted) =>
  [...wanted].every(([name, value]) => sku.spec[name] === value)

/** Returns whether any SKU has this value together with the other chosen values. */
export const possible = (skus: readonly Sku[], wanted: Wanted, name: string, value: string) =>
  skus.some((sku) => fits(sku, new Map(wanted).set(name, value)))

/** Number of SKUs from which a list of all is too long. */
export const manySkus = 13

/** Returns rows and columns for a matrix, if a product with many SKUs differs in exactly two dimensions. */
export function matrixOf(
  goods: Pick<GoodsDetail, 'specList' | 'skuList'>,
): [Dimension, Dimension] | undefined {
  const [rows, columns, more] = openDimensions(goods)
  return goods.skuList.length >= manySkus && rows && columns && !more ? [rows, columns] : undefined
}
