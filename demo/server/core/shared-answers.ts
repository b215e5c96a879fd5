import type { Endpoint } from '../../../src/core/endpoint'
import type { Call } from './call'
import { tagged, type Tagged } from './etag'
import { sharedWork } from './shared-work'

/** Milliseconds in which visitors who ask the same are told the same; as many more while it is made anew. */
export const toldFor = 5_000

type Made = Tagged & { type: string }

/** Gives the answer of a name that was made a moment ago, or makes it; a refusal is kept for nobody. */
export type SharedAnswers = (name: string, make: () => Promise<Response>) => Promise<Response>

/**
 * Answers to visitors, each made once for all who ask for it within a moment: to find, price and write a list takes the
 * server ten times as long as to send it. What members are told is their own, and made for each.
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
      const bytes = new Uint8Array(await made.arrayBuffer())
      return { type: made.headers.get('Content-Type') ?? '', ...(await tagged(bytes)) }
    })
    // By its tag it is packed once, too. Other headers are those of each caller.
    return new Response(bytes, { headers: { 'Content-Type': type, ETag: tag } })
  }
}

/** All that an answer to visitors hangs on. */
export const sharedName = <E extends Endpoint>(
  { method, path }: E,
  { site, ruledBy, groupSite, language, asked }: Call<E>,
) => JSON.stringify([method, path, site, ruledBy, groupSite, language, asked])
