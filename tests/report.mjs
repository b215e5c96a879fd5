import { readFileSync } from 'node:fs'

/** Reads a runner's report from a file. Undefined if the runner did not write one. */
export function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Joins a failure's name with the start of its reason. A truncated log often contains only the last lines. */
export const withReason = (name, reason = '') =>
  `${name}\n    ${reason.slice(0, 600).replaceAll('\n', '\n    ')}`

/** Returns the result of a test file. A broken file without a failed test counts as a failure itself. */
export const fileResult = ({ file, passed, failed, broken, reason, ms }) => ({
  file,
  passed,
  failed: broken && failed.length === 0 ? [{ name: file, reason }] : failed,
  ms,
})

/** Lists the slowest files, one per line. */
export const slowest = (results, count = 8) =>
  results
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s ${file}`)
    .join('\n')
