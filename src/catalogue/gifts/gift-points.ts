/** Ranges of points that gifts are narrowed to, both ends included; the address has them as `1-5000`. */
export const pointRanges = [
  { key: '1-5000', minPoints: 1, maxPoints: 5000 },
  { key: '5000-20000', minPoints: 5000, maxPoints: 20_000 },
  { key: '20000-50000', minPoints: 20_000, maxPoints: 50_000 },
  { key: '50000-', minPoints: 50_000, maxPoints: undefined },
] as const

/** What the server is asked for a range; one that is none of these narrows nothing. */
export function pointsOf(key: string): { minPoints?: number; maxPoints?: number } {
  const range = pointRanges.find((each) => each.key === key)
  return range ? { minPoints: range.minPoints, maxPoints: range.maxPoints } : {}
}
