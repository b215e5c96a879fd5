import { randomKey } from './random-key'

/** Sends what must not be done twice, however often it is tried: the same intention keeps its key until it has an answer. */
export function openOnce() {
  const keys = new Map<string, string>()

  /** @param intent what is sent; another content is another intention @throws CallError: what was filled in stays */
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
