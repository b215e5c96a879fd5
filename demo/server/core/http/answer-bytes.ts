import type { Bytes } from './compression'

const known = new WeakMap<Response, Bytes>()

/** Remembers the bytes of a response for middleware, because reading them back would need a stream. */
export function ofBytes<Answer extends Response>(answer: Answer, bytes: Bytes): Answer {
  known.set(answer, bytes)
  return answer
}

/** Returns the body of a response. Consumes it unless `ofBytes` remembered the bytes. */
export const bytesOf = async (answer: Response): Promise<Bytes> =>
  known.get(answer) ?? new Uint8Array(await answer.arrayBuffer())
