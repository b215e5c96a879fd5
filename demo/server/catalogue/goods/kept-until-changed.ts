import { sharedWork } from '../../core/http/shared-work'

/** Milliseconds: a change that another server's clock dates back does not show in the reader's key. */
const longest = 60_000
/** Bytes of the questions that answers are kept for; the answers themselves are short. */
const questions = 20_000_000

/**
 * What is found in a large catalogue is the same for all who meet them until a product changes: the last answers are kept,
 * for a minute at most, and who asks while one is being found waits for it.
 * @param most how many answers
 * @returns takes `metKey` of the reader, all else that the answer depends on, and how it is found
 */
export function keptUntilChanged<Answer>(most: number) {
  const once = sharedWork<Answer>({ fresh: longest, entries: most, bytes: questions, sizeOf: () => 0 })
  return (met: string, question: unknown, find: () => Promise<Answer>): Promise<Answer> =>
    once(JSON.stringify([met, question]), find)
}
