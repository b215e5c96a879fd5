import { toDecimal } from '../../../../../src/core/money'
import { plainPrice } from '../../goods/pricing'
import type { Pair } from '../cell-readers'
import type { Columns } from '../column'
import type { Fault } from '../fault'
import type { SkuValues } from '../known-goods'
import { skuColumns } from '../product-columns'
import { shownAs } from '../read-cells'
import type { PlannedSku } from './planned-goods'
import type { ProductRow } from './product-rows'

/** Reports missing values of new records. An unreadable cell already has a fault. */
export const faultsOfNew = (columns: Columns, rows: readonly ProductRow[]): Fault[] =>
  Object.entries(columns).flatMap(([column, { needed }]) =>
    needed === 'new' && !rows.some(({ cells }) => cells.has(column))
      ? [{ name: 'neededForNew', column } satisfies Fault]
      : [],
  )

/** Checks the values that distinguish a SKU from the others of its product. */
export function specFaults(values: SkuValues, others: readonly PlannedSku[]): Fault[] {
  const spec = values.spec ?? []
  const show = (one: SkuValues) => shownAs(skuColumns, 'spec', one.spec)
  const namesOf = (pairs: readonly Pair[]) =>
    pairs
      .map(([name]) => name)
      .toSorted()
      .join(', ')
  if (others.length === 0) return []
  if (spec.length === 0) return [{ name: 'specNeeded', column: 'spec' }]
  const found = show(values)
  const same = others.find((one) => show(one.values) === found)
  if (same) return [{ name: 'specTwice', column: 'spec', found, values: { code: same.skuCode } }]
  const other = others.find((one) => one.values.spec?.length)
  const names = namesOf(other?.values.spec ?? [])
  return other && names !== namesOf(spec)
    ? [{ name: 'specNames', column: 'spec', found, values: { names } }]
    : []
}

/** Checks that volume prices do not exceed the unit price, which is the brand price if that is lower. */
export function priceFaults({
  price,
  brandPrice,
  tiers,
}: Pick<SkuValues, 'price' | 'brandPrice' | 'tiers'>): Fault[] {
  if (price === null || !tiers) return []
  const most = plainPrice({ goodsPrice: price, brandPrice, memberPrices: [] })
  const above = tiers.find((tier) => tier.price > most)
  if (!above) return []
  return [
    {
      name: most < price ? 'tierAboveBrand' : 'tierAbovePrice',
      column: 'tiers',
      found: toDecimal(above.price),
      values: { most: toDecimal(most) },
    },
  ]
}

/** Removes the length fault of an English cell if its Chinese cell has a fault. */
export const oncePerFault = (faults: readonly Fault[]): Fault[] => {
  const columns = new Set(faults.map(({ column }) => column))
  return faults.filter(
    ({ name, column = '' }) => name !== 'otherLength' || !columns.has(column.replace(/En$/, '')),
  )
}
