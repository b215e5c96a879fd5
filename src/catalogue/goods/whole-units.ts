import { settle } from '../../core/quantity'
import { unitRule, type Rule } from './unit-rule'

/** So many pieces in a unit that holds `ratio` of them: rounded up to whole ones that can be ordered. */
export const wholeUnits = (pieces: number, of: Rule, ratio: number): number =>
  settle(Math.ceil(pieces / ratio), { ...unitRule(of, ratio), max: Infinity, zero: false })
