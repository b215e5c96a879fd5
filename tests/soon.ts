import { vi } from 'vitest'

/**
 * Tries until it holds, with a patience that costs nothing where all is well: vitest gives up after a second.
 * @param interval between two tries, in ms
 */
export const soon = <Value>(attempt: () => Value | Promise<Value>, interval = 50) =>
  vi.waitFor(attempt, { timeout: 20_000, interval })
