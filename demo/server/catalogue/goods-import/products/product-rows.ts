import type { Given } from '../column'
import type { Fault, Instead } from '../fault'
import type { SourceRow } from '../planned'
import { nameColumns, productColumns, skuColumns } from '../product-columns'
import { readCells, shownAs } from '../read-cells'
import { chosenName } from '../similar'

export type ProductGiven = Given<typeof productColumns>
type SkuGiven = Given<typeof skuColumns>

/** A row as it was read. */
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

/** The row with the names that the operator chose in place of those that are written. */
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

/** What the rows of a product say of it together: the first that says something counts, others must not differ. */
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
      const [said, found] = [all[column], value].map((one) => shownAs(productColumns, column, one) || '-')
      if (said !== found)
        faults.push({
          name: 'otherThanRow',
          column,
          found: found ?? '',
          values: { row: first, value: said ?? '' },
        })
    }
  }
  // Put together from values of these very columns.
  return all as ProductGiven
}
