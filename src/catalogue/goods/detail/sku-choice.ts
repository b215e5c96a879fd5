import type { GoodsDetail, Sku } from '../goods.contract'

export type Dimension = GoodsDetail['specList'][number]
/** Wanted value by dimension; a dimension without one is open. */
export type Wanted = ReadonlyMap<string, string>

/** Dimensions along which there is something to choose. */
export const openDimensions = ({ specList }: Pick<GoodsDetail, 'specList'>) =>
  specList.filter(({ values }) => values.length > 1)

export const fits = (sku: Sku, wanted: Wanted) =>
  [...wanted].every(([name, value]) => sku.spec[name] === value)

/** Whether any SKU has this value together with the other chosen values. */
export const possible = (skus: readonly Sku[], wanted: Wanted, name: string, value: string) =>
  skus.some((sku) => fits(sku, new Map(wanted).set(name, value)))

/** Number of SKUs from which a list of all is too long. */
export const manySkus = 13

/** Rows and columns, where a product of many SKUs differs along exactly two dimensions. */
export function matrixOf(
  goods: Pick<GoodsDetail, 'specList' | 'skuList'>,
): [Dimension, Dimension] | undefined {
  const [rows, columns, more] = openDimensions(goods)
  return goods.skuList.length >= manySkus && rows && columns && !more ? [rows, columns] : undefined
}
