import type { Endpoint } from '../../../../src/core/api/endpoint'
import { bytesOf, ofBytes } from './answer-bytes'
import type { Call } from './call'
import { tagged, type Tagged } from './etag'
import { sharedWork } from './shared-work'

/** Milliseconds for which equal requests share a response, and again while it is renewed. */
export const toldFor = 5_000

type Made = Tagged & { type: string }

/** Returns the shared response of a name, or creates it. Refusals are not shared. */
export type SharedAnswers = (name: string, make: () => Promise<Response>) => Promise<Response>

/**
 * Shares responses between equal requests, because finding, pricing and serialising a list costs ten times as much as
 * sending it.
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
    // With an ETag it is also compressed only once. Other headers belong to each caller.
    return ofBytes(new Response(bytes, { headers: { 'Content-Type': type, ETag: tag } }), bytes)
  }
}

/** Returns a name that contains everything a shared response depends on. */
export const sharedName = <E extends Endpoint>(
  { method, path }: E,
  { who, site, ruledBy, groupSite, language, asked }: Call<E>,
) => JSON.stringify([method, path, who, site, ruledBy, groupSite, language, asked])
