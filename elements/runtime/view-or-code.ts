/**
 * Returns whether the view of an element is shown before its code has arrived.
 * @param shown whether there is a view; never rejects
 * @param bring loads the code, which defines nothing yet
 * @param headStart milliseconds for which the code waits for the view
 */
export function isViewFirst(
  shown: Promise<boolean>,
  bring: () => Promise<unknown>,
  headStart: number,
): Promise<boolean> {
  let isOver = false
  void shown.then(() => (isOver = true))
  async function beside() {
    if (headStart > 0) await new Promise((done) => setTimeout(done, headStart))
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
