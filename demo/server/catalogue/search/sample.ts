import { sql } from 'drizzle-orm'
import { goods } from '../goods/goods.table'

/** One product in so many is in the sample: those whose last six bits are 0. */
const share = 64

/** Hits up to here are counted one by one; of more it is told how many there are about. */
export const counted = 10_000

/** Whether hits were too many to be counted, as far as what is said of how many there are tells. */
export const areMany = (hits: number) => hits >= counted

/** Whether a product is in the sample, by its id alone; partial indexes hold those that are, so it stands as they say it. */
export const inSample = sql`(hashtext(${goods.id}) & 63) = 0`

/** How many of some hits the sample holds, about. */
export const hitsInSample = (hits: number) => Math.ceil(hits / share)

/**
 * How many hits there are about, in two figures, where they are too many to be counted.
 * @param inIt how many of them are in the sample
 */
export const estimate = (inIt: number): number | undefined =>
  inIt * share > counted ? Number((inIt * share).toPrecision(2)) : undefined
