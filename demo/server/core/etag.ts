import { bytesOf } from './answer-bytes'
import { toBase64 } from './base64'

/** What was made once for all who ask the same. */
export type Tagged = { bytes: Uint8Array<ArrayBuffer>; tag: string }

/** The tag is weak: what is packed on its way means the same. */
export async function tagged(bytes: Uint8Array<ArrayBuffer>): Promise<Tagged> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return { bytes, tag: `W/"${toBase64(hash.slice(0, 15))}"` }
}

/** @returns the bytes, or only word that they are still the same */
export function answerTagged(request: Request, { bytes, tag }: Tagged, headers: Headers): Response {
  headers.set('ETag', tag)
  const known = (request.headers.get('if-none-match') ?? '').split(',').some((one) => one.trim() === tag)
  return known ? new Response(null, { status: 304, headers }) : new Response(bytes, { headers })
}

/**
 * @param seconds in which a browser does not ask again; 0: it always asks whether it is still the same
 * @param vary headers of the request that make it another answer
 */
export function visitorHeaders(
  given: HeadersInit,
  seconds: number,
  vary = 'Origin, Authorization, Language, Cookie',
): Headers {
  const headers = new Headers(given)
  headers.set('Cache-Control', seconds > 0 ? `public, max-age=${seconds}` : 'public, no-cache')
  headers.set('Vary', vary)
  return headers
}

/** Lets a browser keep an answer for visitors, and saves sending it again while it is the same. */
export async function cached(
  request: Request,
  reply: Response,
  seconds: number,
  vary?: string,
): Promise<Response> {
  const bytes = await bytesOf(reply)
  return answerTagged(request, await tagged(bytes), visitorHeaders(reply.headers, seconds, vary))
}
