/** Columns of a page. `ratio`: also relative to the reference. `spread`: also minimum and maximum. */
export const columns = [
  { key: 'time', head: 'ms', digits: 0, ratio: true, spread: true },
  { key: 'shownCpu', head: 'CPU shown', digits: 0, ratio: true },
  { key: 'shownScript', head: 'script', digits: 0 },
  { key: 'idleCpu', head: 'CPU idle', digits: 0, ratio: true, spread: true },
  { key: 'idleScript', head: 'script', digits: 0 },
  { key: 'longTasks', head: 'long tasks', digits: 0 },
  { key: 'roundTrips', head: 'trips', digits: 0 },
  { key: 'requests', head: 'requests', digits: 0 },
  { key: 'preflights', head: 'preflights', digits: 0 },
  { key: 'scripts', head: 'scripts', digits: 0 },
  { key: 'kB', head: 'kB', digits: 1 },
  { key: 'shift', head: 'shift', digits: 3 },
  { key: 'nodes', head: 'nodes', digits: 0 },
  { key: 'heap', head: 'heap MB', digits: 1 },
]

/** The middle one; of two the larger. */
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

/**
 * Median, least, most and ratio of each column that a page has figures of.
 * @param rounds figures by column, of each round
 * @param reference those of the reference in the same rounds
 */
export function figuresOf(rounds, reference) {
  const measured = columns.filter(({ key }) => rounds[0][key] !== undefined)
  return Object.fromEntries(
    measured.map(({ key, ratio }) => {
      const values = rounds.map((round) => round[key])
      const figures = { median: median(values), min: Math.min(...values), max: Math.max(...values) }
      if (ratio) figures.ratio = median(values.map((value, at) => value / reference[at][key]))
      return [key, figures]
    }),
  )
}
