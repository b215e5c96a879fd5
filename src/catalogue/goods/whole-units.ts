import { orderable } from './goods-unit'
import { unitRule, type Rule } from './unit-rule'

/** Converts pieces to a unit of `ratio` pieces, rounded up to a quantity that can be ordered. */
export function wholeUnits(pieces: number, of: Rule, ratio: number): number {
  const { min, step } = unitRule(of, ratio)
  return orderable(Math.ceil(pieces / ratio), { minQuantity: min, step })
}
