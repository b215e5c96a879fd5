import { sql } from 'drizzle-orm'
import { goods } from '../goods/goods.table'

/** One product in so many is in the sample. */
const share = 64

/** Hits up to here are counted one by one; of more it is told how many there are about. */
export const counted = 10_000

/** Whether a product is in the sample, by its id alone; partial indexes hold those that are. */
export const inSample = sql`(hashtext(${goods.id}) & ${sql.raw(String(share - 1))}) = 0`

/**
 * How many hits there are about, in two figures, where they are too many to be counted.
 * @param inIt how many of them are in the sample
 */
export const estimate = (inIt: number): number | undefined =>
  inIt * share > counted ? Number((inIt * share).toPrecision(2)) : undefined
