import type { Endpoint } from '../../../src/core/endpoint'
import { bytesOf, ofBytes } from './answer-bytes'
import type { Call } from './call'
import { tagged, type Tagged } from './etag'
import { sharedWork } from './shared-work'

/** Milliseconds in which those who ask the same are told the same; as many more while it is made anew. */
export const toldFor = 5_000

type Made = Tagged & { type: string }

/** Gives the answer of a name that was made a moment ago, or makes it; a refusal is kept for nobody. */
export type SharedAnswers = (name: string, make: () => Promise<Response>) => Promise<Response>

/**
 * Answers each made once for all who are told the same and ask within a moment: to find, price and write a list takes the
 * server ten times as long as to send it.
 */
export function sharedAnswers(now?: () => number): SharedAnswers {
  const once = sharedWork<Made>({
    fresh: toldFor,
    stale: toldFor,
    entries: 2_000,
    bytes: 40_000_000,
    sizeOf: ({ bytes }) => bytes.length,
    now,
  })
  return async (name, make) => {
    const { type, bytes, tag } = await once(name, async () => {
      const made = await make()
      const type = made.headers.get('Content-Type') ?? ''
      return { type, ...(await tagged(await bytesOf(made))) }
    })
    // By its tag it is packed once, too. Other headers are those of each caller.
    return ofBytes(new Response(bytes, { headers: { 'Content-Type': type, ETag: tag } }), bytes)
  }
}

/** All that a shared answer hangs on. */
export const sharedName = <E extends Endpoint>(
  { method, path }: E,
  { who, site, ruledBy, groupSite, language, asked }: Call<E>,
) => JSON.stringify([method, path, who, site, ruledBy, groupSite, language, asked])
