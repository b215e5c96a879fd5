/**
 * How much the tests `*.hard.test.ts(x)` try: a fixed sample in the ordinary test command, all of it in
 * `npm run test:hard`, which sets the seed and the time. The same in Node and in a page of the test runner.
 */
declare global {
  // What the test command's environment says, in a page of the test runner.
  var testAmounts: Record<string, string> | undefined
}

const env: Record<string, string | undefined> =
  globalThis.testAmounts ?? (typeof process === 'undefined' ? {} : process.env)

export const amounts = { tally: env.TEST_TALLY }

export const hard = env.TEST_HARD === '1'

/** Of everything random in these tests. */
export const seed = Number(env.TEST_SEED ?? 20_261_120)

/**
 * How many to try.
 * @param sample in the ordinary test command
 * @param all in the hard run
 */
export const amount = (sample: number, all: number) => (hard ? all : sample)

/**
 * What a test may take, in ms; in the hard run its loops end by themselves.
 * @param sample in the ordinary test command
 */
export const patience = (sample: number) => amount(sample, 3_600_000)

/** How long a loop of the hard run may go on, in ms; the sample is always tried whole. */
const longest = hard ? Number(env.TEST_MINUTES ?? 3) * 60_000 : Infinity

/** Starts the time of a loop, or of a property's runs. @returns whether another round may begin */
export function timer(): () => boolean {
  const started = Date.now()
  return () => Date.now() - started < longest
}

/**
 * How fast-check runs a property here. A property that takes long asks a `timer()` before each run: fast-check's own limit
 * would let the last run go on behind the next test.
 * @param sample runs in the ordinary test command
 * @param all runs in the hard run
 */
export const property = (sample: number, all: number) => ({
  seed,
  numRuns: amount(sample, all),
})
