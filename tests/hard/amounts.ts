/**
 * Number of cases of `*.hard.test.ts(x)`, from the environment of the run. The same in Node and in a page of the test
 * runner.
 */
declare global {
  // Environment of the test command, in a page of the test runner.
  var testAmounts: Record<string, string> | undefined
}

const env: Record<string, string | undefined> =
  globalThis.testAmounts ?? (typeof process === 'undefined' ? {} : process.env)

export const amounts = { tally: env.TEST_TALLY }

/**
 * Variants of one test.
 * @param count how many of them `npm test` runs; `npm run test:all` runs all
 */
export const variants = <T>(all: readonly T[], count = 1): readonly T[] =>
  env.TEST_ALL ? all : all.slice(0, count)

/** Of everything random in these tests. */
export const seed = Number(env.TEST_SEED ?? 20_261_120)

/** Limit of one loop, in ms. */
const longest = Number(env.TEST_MINUTES ?? 1) * 60_000

/** Starts the time of a loop, or of a property's runs. @returns whether another round may begin */
export function timer(): () => boolean {
  const started = Date.now()
  return () => Date.now() - started < longest
}

/**
 * Parameters of fast-check for a property. A slow property asks a `timer()` before each run, because fast-check's own
 * time limit would let the last run continue during the next test.
 */
export const property = (numRuns: number) => ({ seed, numRuns })
