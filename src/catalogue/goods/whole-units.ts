import { orderable } from './goods-unit'
import { unitRule, type Rule } from './unit-rule'

/** So many pieces in a unit that holds `ratio` of them: rounded up to whole ones that can be ordered. */
export function wholeUnits(pieces: number, of: Rule, ratio: number): number {
  const { min, step } = unitRule(of, ratio)
  return orderable(Math.ceil(pieces / ratio), { minQuantity: min, step })
}
