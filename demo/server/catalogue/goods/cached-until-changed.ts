import { sharedWork } from '../../core/http/shared-work'

/** Cache lifetime in milliseconds. A change dated back by another server's clock does not alter the reader's key. */
const longest = 60_000
/** Cache limit for the keys, in bytes. The cached answers are short. */
const questions = 20_000_000

/**
 * Creates a cache for catalogue answers shared by readers with the same visible goods. An answer is valid until a product
 * changes, for a minute at most. Concurrent requests for the same answer wait for one computation.
 * @param most maximum number of answers
 * @returns function of the reader's `visibilityKey`, all other inputs of the answer, and the computation
 */
export function cachedUntilChanged<Answer>(most: number) {
  const once = sharedWork<Answer>({ fresh: longest, entries: most, bytes: questions, sizeOf: () => 0 })
  return (visibility: string, question: unknown, find: () => Promise<Answer>): Promise<Answer> =>
    once(JSON.stringify([visibility, question]), find)
}
