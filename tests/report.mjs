import { readFileSync } from 'node:fs'

/** What a runner left in a file; nothing where it did not come so far. */
export function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Of a long log often only the end is kept: what failed stands there with the beginning of its reason. */
export const withReason = (name, reason = '') =>
  `${name}\n    ${reason.slice(0, 600).replaceAll('\n', '\n    ')}`

/** What became of a file. One that is broken without a failed test has failed itself, for a reason of its own. */
export const fileResult = ({ file, passed, failed, broken, reason, ms }) => ({
  file,
  passed,
  failed: broken && failed.length === 0 ? [{ name: file, reason }] : failed,
  ms,
})

/** The files that took longest, one a line. */
export const slowest = (results, count = 8) =>
  results
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s ${file}`)
    .join('\n')
