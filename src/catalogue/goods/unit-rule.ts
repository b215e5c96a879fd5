export type Rule = { minQuantity: number; step: number }

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))

/**
 * How goods are ordered in a unit of `ratio` pieces: their minimum, step and stock hold in pieces. Where no number of
 * units keeps to them the server refuses, and says why.
 */
export function unitRule({ minQuantity, step }: Rule, ratio: number, most?: number) {
  const first = Math.ceil(minQuantity / ratio)
  const every = step / divisor(step, ratio)
  const tried = Array.from({ length: every }, (_, at) => first + at)
  const min = tried.find((units) => (units * ratio - minQuantity) % step === 0) ?? first
  return { min, step: every, max: most === undefined ? undefined : Math.floor(most / ratio) }
}
