import { typedAmount } from './text/plain-signs'
import { mostPieces } from './api/shapes'

/**
 * Order rule of goods: at least `min`, then in steps of `step`; `max` pieces are available; `zero` allows a quantity
 * of zero.
 */
export type QuantityRule = { min: number; step: number; max: number; zero: boolean }

const onStep = (round: (steps: number) => number, wanted: number, { min, step }: QuantityRule) =>
  min + round((Math.max(wanted, min) - min) / step) * step

/** Rounds a quantity up to the next valid one: 13 in steps of ten becomes 20. Stock does not limit it. */
export function settle(wanted: number, rule: QuantityRule): number {
  if (rule.zero && wanted <= 0) return 0
  const settled = onStep(Math.ceil, wanted, rule)
  return settled > mostPieces ? onStep(Math.floor, mostPieces, rule) : settled
}

/** Returns the largest available valid quantity; undefined if not even the minimum is available. */
export function mostToHave(rule: QuantityRule): number | undefined {
  const most = onStep(Math.floor, Math.min(rule.max, mostPieces), rule)
  return rule.max >= rule.min ? most : undefined
}

/**
 * Returns the quantity after one or several presses of minus or plus. Stops at the minimum and at the available stock.
 * @param steps negative reduces the quantity
 */
export function stepped(value: number, steps: number, rule: QuantityRule): number {
  const { min, step, max, zero } = rule
  if (steps < 0) {
    const next = onStep(Math.ceil, value, rule) + steps * step
    return zero && value <= min ? 0 : Math.max(next, min)
  }
  const top = onStep(Math.floor, Math.min(max, mostPieces), rule)
  const next = value < min ? min + (steps - 1) * step : onStep(Math.floor, value, rule) + steps * step
  return Math.max(value, Math.min(next, top))
}

/** Parses typed digits, also full-width and grouped; undefined if it is not a whole number. */
export function readQuantity(typed: string): number | undefined {
  const digits = typedAmount(typed)
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

/**
 * Returns the quantity for a text that is still being typed; undefined if it may be just the beginning of a number:
 * below the minimum, and not zero where zero is allowed.
 */
export function quantityWhileTyping(typed: string, rule: QuantityRule): number | undefined {
  const read = readQuantity(typed)
  const counts = read !== undefined && (read >= rule.min || (rule.zero && read === 0))
  return counts ? settle(read, rule) : undefined
}
