export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Timeout in milliseconds for a busy machine. */
const patience = 20_000

/**
 * Waits for a condition.
 * @throws Error that names the condition after the timeout
 */
export async function until(holds: () => unknown, what = String(holds)) {
  const end = performance.now() + patience
  while (!holds()) {
    if (performance.now() > end) throw new Error(`in vain: ${what}`)
    await pause(10)
  }
}
