export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Milliseconds that a busy machine may take for what usually takes a few. */
const patience = 20_000

/**
 * Waits until something holds.
 * @throws Error that names what did not come
 */
export async function until(holds: () => unknown, what = String(holds)) {
  const end = performance.now() + patience
  while (!holds()) {
    if (performance.now() > end) throw new Error(`in vain: ${what}`)
    await pause(10)
  }
}
