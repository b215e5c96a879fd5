/** Returns whether two texts differ by one character: replaced, added, removed, or swapped with its neighbour. */
export function oneApart(one: readonly string[], other: readonly string[]): boolean {
  if (one.length > other.length) return oneApart(other, one)
  if (other.length - one.length > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const same = (from: number, otherFrom: number) =>
    one.length - from === other.length - otherFrom &&
    one.slice(from).every((sign, step) => sign === other[otherFrom + step])
  if (one.length < other.length) return same(at, at + 1)
  if (at === one.length) return false
  const swapped = one[at] === other[at + 1] && one[at + 1] === other[at]
  return same(at + 1, at + 1) || (swapped && same(at + 2, at + 2))
}
