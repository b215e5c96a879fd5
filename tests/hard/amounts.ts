/**
 * How much the tests `*.hard.test.ts(x)` try, as the environment of their run says. The same in Node and in a page of the
 * test runner.
 */
declare global {
  // What the test command's environment says, in a page of the test runner.
  var testAmounts: Record<string, string> | undefined
}

const env: Record<string, string | undefined> =
  globalThis.testAmounts ?? (typeof process === 'undefined' ? {} : process.env)

export const amounts = { tally: env.TEST_TALLY }

/**
 * Variants of one test.
 * @param kept how many of them `npm test` runs; `npm run test:all` runs all
 */
export const variants = <T>(all: readonly T[], kept = 1): readonly T[] =>
  env.TEST_ALL ? all : all.slice(0, kept)

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
 * How fast-check runs a property here. A property that takes long asks a `timer()` before each run: fast-check's own limit
 * would let the last run go on behind the next test.
 */
export const property = (numRuns: number) => ({ seed, numRuns })
