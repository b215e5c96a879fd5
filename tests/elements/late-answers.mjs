/**
 * Returns a script that delays what a page waits for, to find tests that assert before it has arrived: each answer to
 * `fetch`, and also the answers of replacements for it, by up to `ms`, and every third animation frame by another frame.
 * @param {number} ms milliseconds
 */
export const lateAnswers = (ms) => `{
  let seed = 1
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  const originals = new WeakMap()
  let current = globalThis.fetch
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    get() {
      const original = current
      const late = async (input, init) => {
        const answer = await original(input, init)
        await new Promise((done) => setTimeout(done, random() * ${ms}))
        const signal = init?.signal ?? input.signal
        signal?.throwIfAborted()
        return answer
      }
      originals.set(late, original)
      return late
    },
    set: (given) => void (current = originals.get(given) ?? given),
  })
  const frame = globalThis.requestAnimationFrame
  globalThis.requestAnimationFrame = (draw) => frame(random() < 1 / 3 ? () => frame(draw) : draw)
}`
