import { mostPieces } from '../../core/api/shapes'

export type Rule = { minQuantity: number; step: number }

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))

/**
 * How goods are ordered in a unit of `ratio` pieces: their minimum, step and stock hold in pieces. Where no number of
 * units keeps to them the server refuses, and says why.
 */
export function unitRule({ minQuantity, step }: Rule, ratio: number, most?: number) {
  const first = Math.ceil(minQuantity / ratio)
  const every = step / divisor(step, ratio)
  const fits = (units: number) => (units * ratio - minQuantity) % step === 0
  // A foreign back end may name any step: nobody orders more pieces than these.
  const last = Math.min(first + every - 1, mostPieces / ratio)
  let min = first
  while (min < last && !fits(min)) min += 1
  return {
    min: fits(min) ? min : first,
    step: every,
    max: most === undefined ? undefined : Math.floor(most / ratio),
  }
}
