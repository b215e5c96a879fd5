import type { Given } from '../column'
import type { Fault, Instead } from '../fault'
import type { SourceRow } from '../planned'
import { nameColumns, productColumns, skuColumns } from '../product-columns'
import { readCells, shownAs } from '../read-cells'
import { chosenName } from '../similar'

export type ProductGiven = Given<typeof productColumns>
type SkuGiven = Given<typeof skuColumns>

/** A row with its parsed values. */
export type ProductRow = SourceRow & {
  productCode: string
  skuCode: string
  product: ProductGiven
  sku: SkuGiven
  faults: Fault[]
}

export function readRow(row: SourceRow): ProductRow {
  const names = readCells(nameColumns, row.cells)
  const product = readCells(productColumns, row.cells)
  const own = readCells(skuColumns, row.cells)
  const skuCode = names.given.skuCode ?? ''
  return {
    ...row,
    skuCode,
    productCode: names.given.productCode ?? skuCode,
    product: product.given,
    sku: own.given,
    faults: [...names.faults, ...product.faults, ...own.faults],
  }
}

/** Replaces written names with the names that the operator chose. */
export function withChosen(row: ProductRow, instead: Instead): ProductRow {
  const { product, sku } = row
  return {
    ...row,
    product: {
      ...product,
      ...(product.category && {
        category: chosenName(instead, 'categories', product.category.join('/')).split('/'),
      }),
      ...(product.brand && { brand: chosenName(instead, 'brands', product.brand) }),
      ...(product.shop && { shop: chosenName(instead, 'shops', product.shop) }),
    },
    sku: { ...sku, ...(sku.warehouse && { warehouse: chosenName(instead, 'warehouses', sku.warehouse) }) },
  }
}

/** Combines the product values of all its rows. The first value counts; a different later value is a fault. */
export function productOf(rows: readonly ProductRow[]): ProductGiven {
  const all: Record<string, unknown> = {}
  const saidBy = new Map<string, number>()
  for (const { number, product, faults } of rows) {
    for (const [column, value] of Object.entries(product)) {
      const first = saidBy.get(column)
      if (first === undefined) {
        all[column] = value
        saidBy.set(column, number)
        continue
      }
      const [earlier, found] = [all[column], value].map((one) => shownAs(productColumns, column, one) || '-')
      if (earlier !== found)
        faults.push({
          name: 'otherThanRow',
          column,
          found: found ?? '',
          values: { row: first, value: earlier ?? '' },
        })
    }
  }
  // All values come from these columns.
  return all as ProductGiven
}
