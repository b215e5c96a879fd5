/** Milliseconds for which the code of an element waits for a view that the API is known to have. */
export const headStart = 1_000

/**
 * Returns whether the view of an element is shown before its code has arrived.
 * @param shown whether there is a view; never rejects
 * @param bring loads the code, which defines nothing yet
 * @param wait milliseconds for which the code waits for the view
 */
export function isViewFirst(
  shown: Promise<boolean>,
  bring: () => Promise<unknown>,
  wait: number,
): Promise<boolean> {
  let isOver = false
  void shown.then(() => (isOver = true))
  async function beside() {
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    try {
      if (isOver) return await shown
      await bring()
      return false
    } catch {
      return shown
    }
  }
  return Promise.race([shown, beside()])
}
