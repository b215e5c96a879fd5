import { randomKey } from './random-key'

/** Creates a sender for requests that must not run twice: a request keeps its key until it gets a response. */
export function openOnce() {
  const keys = new Map<string, string>()

  /** @param intent content of the request; different content gets a new key @throws CallError */
  return async function once<Answer>(
    intent: unknown,
    work: (options: { idempotencyKey: string }) => Promise<Answer>,
  ): Promise<Answer> {
    const name = JSON.stringify(intent)
    const idempotencyKey = keys.get(name) ?? randomKey()
    keys.set(name, idempotencyKey)
    const answer = await work({ idempotencyKey })
    keys.delete(name)
    return answer
  }
}
