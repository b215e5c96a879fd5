import type { Minor } from '../../core/money'
import type { MemberPrice, Sku } from './goods.contract'
import { unitRule } from './unit-rule'

/** Price per piece from a quantity up to the start of the next tier. */
export type Tier = { from: number; to?: number; price: Minor }

/**
 * Converts the server's member prices to tiers with the lowest price at each quantity. The server returns only the
 * rows for the current buyer.
 */
export function tiersOf(prices: readonly MemberPrice[] = []): Tier[] {
  const steps = [...new Set(prices.map(({ minQuantity }) => minQuantity))].toSorted(
    (one, other) => one - other,
  )
  const lowest = steps.map((from) => ({
    from,
    price: Math.min(...prices.filter(({ minQuantity }) => minQuantity <= from).map(({ price }) => price)),
  }))
  const cheaper = lowest.filter(({ price }, at) => at === 0 || price !== lowest[at - 1]?.price)
  return cheaper.map((tier, at) => {
    const next = cheaper[at + 1]
    return next ? { ...tier, to: next.from - 1 } : tier
  })
}

/** Returns the tier of a quantity; the first tier for a quantity below all of them. */
export const tierAt = (tiers: readonly Tier[], quantity: number): Tier | undefined =>
  tiers.findLast(({ from }) => from <= quantity) ?? tiers[0]

type Priced = Pick<Sku, 'salePrice' | 'activityPrice' | 'memPriceList' | 'minQuantity' | 'step'>

/** Returns the pieces of the smallest order in a unit. */
export const leastPieces = (of: Pick<Sku, 'minQuantity' | 'step'>, ratio: number) =>
  unitRule(of, ratio).min * ratio

/** Returns the prices at the smallest order in a unit of `ratio` pieces. An activity has one price for all quantities. */
export function pricesIn<Of extends Priced>(of: Of, ratio: number): Of {
  const tier = tierAt(tiersOf(of.memPriceList), leastPieces(of, ratio))
  const own = of.salePrice === undefined || of.activityPrice !== undefined || ratio === 1
  return own || !tier ? of : { ...of, salePrice: tier.price }
}
