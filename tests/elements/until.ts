export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Waits for styles, effects and the first frame of animations. */
export const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** Timeout in milliseconds for a busy machine. */
const patience = 20_000

/**
 * Waits for a condition.
 * @returns what it found
 * @throws Error that names the condition after the timeout
 */
export async function until<T>(holds: () => T | null | undefined | false, what = String(holds)): Promise<T> {
  const end = performance.now() + patience
  for (;;) {
    const found = holds()
    if (found) return found
    if (performance.now() > end) throw new Error(`in vain: ${what}`)
    await pause(10)
  }
}

/** Waits until nothing in a shadow root has changed for 300 ms. */
export async function still(root: ShadowRoot) {
  let changed = performance.now()
  const watch = new MutationObserver(() => (changed = performance.now()))
  watch.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
  await until(() => performance.now() - changed > 300)
  watch.disconnect()
}
