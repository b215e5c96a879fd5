import type { Bytes } from './packed'

const known = new WeakMap<Response, Bytes>()

/** An answer of bytes that are asked for again on its way out: to read them back from the answer would take a stream. */
export function ofBytes<Answer extends Response>(answer: Answer, bytes: Bytes): Answer {
  known.set(answer, bytes)
  return answer
}

/** What an answer holds. Unless it was noted by `ofBytes` it cannot be sent any more. */
export const bytesOf = async (answer: Response): Promise<Bytes> =>
  known.get(answer) ?? new Uint8Array(await answer.arrayBuffer())
