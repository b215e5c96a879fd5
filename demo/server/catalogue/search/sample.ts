import { sql } from 'drizzle-orm'
import { goods } from '../goods/goods.table'

/** One product in 64 is in the sample: those with zeros in the last six bits of the id's hash. */
const share = 64

/** Up to this many hits are counted exactly. Larger numbers are estimated. */
export const counted = 10_000

/** Returns whether a number of hits is large enough to be estimated. */
export const areMany = (hits: number) => hits >= counted

/** Selects the sample by product id. Partial indexes use the same expression, so it must not change. */
export const inSample = sql`(hashtext(${goods.id}) & 63) = 0`

/** Returns the approximate number of hits in the sample. */
export const hitsInSample = (hits: number) => Math.ceil(hits / share)

/**
 * Estimates a large number of hits to two significant digits. Returns undefined if exact counting is cheap.
 * @param inIt number of hits in the sample
 */
export const estimate = (inIt: number): number | undefined =>
  inIt * share > counted ? Number((inIt * share).toPrecision(2)) : undefined
