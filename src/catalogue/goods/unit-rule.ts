import { mostPieces } from '../../core/api/shapes'

export type Rule = { minQuantity: number; step: number }

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))

/**
 * Converts minimum, step and stock from pieces to a unit of `ratio` pieces. If no number of units satisfies them, the
 * server rejects the order with a reason.
 */
export function unitRule({ minQuantity, step }: Rule, ratio: number, most?: number) {
  const first = Math.ceil(minQuantity / ratio)
  const every = step / divisor(step, ratio)
  const fits = (units: number) => (units * ratio - minQuantity) % step === 0
  // A back end may return any step, so the search ends at the maximum pieces of a line.
  const last = Math.min(first + every - 1, mostPieces / ratio)
  let min = first
  while (min < last && !fits(min)) min += 1
  return {
    min: fits(min) ? min : first,
    step: every,
    max: most === undefined ? undefined : Math.floor(most / ratio),
  }
}
