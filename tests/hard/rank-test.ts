const median = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? NaN

/**
 * Compares two groups of times by their ranks, as Mann and Whitney do.
 * @returns `above`: how probable it is that one of the first group is the longer one, 0.5 where they are alike;
 * `ratio`: of their medians
 */
export function rankTest(one: readonly number[], other: readonly number[]) {
  const sorted = other.toSorted((a, b) => a - b)
  let wins = 0
  for (const time of one) {
    const below = sorted.findIndex((value) => value >= time)
    const notAbove = sorted.findIndex((value) => value > time)
    const from = below < 0 ? sorted.length : below
    const to = notAbove < 0 ? sorted.length : notAbove
    wins += from + (to - from) / 2
  }
  return {
    above: wins / (one.length * other.length),
    ratio: median(one.toSorted((a, b) => a - b)) / median(sorted),
  }
}
