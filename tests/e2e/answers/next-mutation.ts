import { seed } from '../../hard/hard'
import type { Recorded } from './recorded-answers'
import { mutationsOf, type Mutation } from './mutations'

/** Returns a deterministic number for a text, for shuffling. */
function numberOf(words: string) {
  let sum = seed
  for (const letter of words) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 2_654_435_761) >>> 0
  return sum / 2 ** 32
}

export const callOf = ({ endpoint }: Recorded) => `${endpoint.method} ${endpoint.path}`

/**
 * Chooses the next mutation of an answer in shuffled order. Mutations that the contract accepts alternate with those that
 * it rejects, because the kit handles all rejected answers the same way.
 */
export function mutationPicker() {
  type Queue = { left: Mutation[]; fitting: Mutation[]; odd: Mutation[]; turn: number }
  const queues = new Map<string, Queue>()

  function fits({ endpoint, answer }: Recorded, { spoil }: Mutation): boolean {
    const { status, body } = spoil(answer)
    if (status !== 200 || !body.startsWith('{"')) return false
    try {
      const { code, data }: { code?: unknown; data?: unknown } = JSON.parse(body)
      return code === 200 && endpoint.shapes.data.safeParse(data).success
    } catch {
      return false
    }
  }

  return function next(recorded: Recorded): Mutation | undefined {
    const call = callOf(recorded)
    const queue: Queue = queues.get(call) ?? {
      left: mutationsOf(recorded.endpoint, recorded.answer)
        .map((mutation) => ({ mutation, at: numberOf(call + mutation.name) }))
        .sort((one, other) => one.at - other.at)
        .map(({ mutation }) => mutation),
      fitting: [],
      odd: [],
      turn: numberOf(call) < 0.5 ? 0 : 1,
    }
    queues.set(call, queue)
    queue.turn += 1
    const [wanted, other] = queue.turn % 2 ? [queue.fitting, queue.odd] : [queue.odd, queue.fitting]
    while (wanted.length === 0 && queue.left.length > 0) {
      const mutation = queue.left.shift()
      if (mutation) (fits(recorded, mutation) ? queue.fitting : queue.odd).push(mutation)
    }
    return wanted.shift() ?? other.shift()
  }
}
