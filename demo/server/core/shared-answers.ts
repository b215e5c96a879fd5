import type { Endpoint } from '../../../src/core/endpoint'
import type { Call } from './call'
import { tagged, type Tagged } from './etag'
import { sharedWork } from './shared-work'

/** Milliseconds in which visitors who ask the same are told the same. */
export const toldFor = 2_000

type Made = Tagged & { status: number; headers: [string, string][] }

/** Gives the answer of a name that was made a moment ago, or makes it; a refusal is kept for nobody. */
export type SharedAnswers = (name: string, make: () => Promise<Response>) => Promise<Response>

/**
 * Answers to visitors, each made once for all who ask for it within a moment: to find, price and write a list takes the
 * server ten times as long as to send it. What members are told is their own, and made for each.
 */
export function sharedAnswers(now?: () => number): SharedAnswers {
  const once = sharedWork<Made>({
    fresh: toldFor,
    entries: 2_000,
    bytes: 40_000_000,
    sizeOf: ({ bytes }) => bytes.length,
    now,
  })
  return async (name, make) => {
    const { status, headers, bytes, tag } = await once(name, async () => {
      const { status, headers, body } = await make()
      const bytes = new Uint8Array(await new Response(body).arrayBuffer())
      return { status, headers: [...headers], ...(await tagged(bytes)) }
    })
    // By its tag it is packed once, too.
    return new Response(bytes, { status, headers: [...headers, ['ETag', tag]] })
  }
}

/** All that an answer to visitors hangs on. */
export const sharedName = <E extends Endpoint>(
  { method, path }: E,
  { site, ruledBy, groupSite, language, asked }: Call<E>,
) => JSON.stringify([method, path, site, ruledBy, groupSite, language, asked])
