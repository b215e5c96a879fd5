import { levelPrice, openPrice, plainPrice, topLevel, type MemberPriceRow, type SkuPrices } from './pricing'

const lowestLevel = (rows: readonly MemberPriceRow[]) =>
  rows.length > 0 ? Math.min(...rows.map(({ level }) => level)) : null

/**
 * Returns the price fields that the product row duplicates from its SKUs, so that lists sort and filter by them for every
 * kind of asker.
 * @param skus default SKU first
 */
export function keptPrices(skus: readonly (SkuPrices & { minOrderQty: number })[]) {
  const [first] = skus
  if (!first) throw new Error('goods without SKUs')
  return {
    openPrice: openPrice(first),
    plainPrice: plainPrice(first),
    levelPrices: Array.from({ length: topLevel + 1 }, (_, level) =>
      levelPrice(first, level, first.minOrderQty),
    ),
    memberPriceLevel: lowestLevel(skus.flatMap(({ memberPrices }) => memberPrices)),
  }
}
