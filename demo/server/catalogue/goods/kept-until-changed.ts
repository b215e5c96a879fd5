/** Milliseconds: a change that another server's clock dates back does not show in the reader's key. */
const longest = 60_000

/**
 * What is found in a large catalogue is the same for all who meet them until a product changes: the last answers are kept,
 * for a minute at most, and who asks while one is being found waits for it.
 * @param most how many answers
 * @returns takes `metKey` of the reader, all else that the answer depends on, and how it is found
 */
export function keptUntilChanged<Answer>(most: number) {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>()
  return (met: string, question: unknown, find: () => Promise<Answer>): Promise<Answer> => {
    const key = JSON.stringify([met, question])
    const now = performance.now()
    const found = kept.get(key)
    const known = found && now < found.until ? found : { answer: find(), until: now + longest }
    // The one used last stands last; the first is forgotten first.
    kept.delete(key)
    kept.set(key, known)
    known.answer.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return known.answer
  }
}
