/** Ranges of points for the filter, both ends included; `1-5000` in the address. */
export const pointRanges = [
  { key: '1-5000', minPoints: 1, maxPoints: 5000 },
  { key: '5000-20000', minPoints: 5000, maxPoints: 20_000 },
  { key: '20000-50000', minPoints: 20_000, maxPoints: 50_000 },
  { key: '50000-', minPoints: 50_000, maxPoints: undefined },
] as const

/** Returns the limits to request for a range of points; an unknown key sets no limits. */
export function pointsOf(key: string): { minPoints?: number; maxPoints?: number } {
  const range = pointRanges.find((each) => each.key === key)
  return range ? { minPoints: range.minPoints, maxPoints: range.maxPoints } : {}
}
