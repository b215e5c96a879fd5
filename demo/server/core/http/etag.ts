import { bytesOf } from './answer-bytes'
import { toBase64 } from '../security/base64'

/** A response body shared by equal requests, with its ETag. */
export type Tagged = { bytes: Uint8Array<ArrayBuffer>; tag: string }

/** Hashes a body into a weak ETag, because compression may change its bytes. */
export async function tagged(bytes: Uint8Array<ArrayBuffer>): Promise<Tagged> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return { bytes, tag: `W/"${toBase64(hash.slice(0, 15))}"` }
}

/** Answers with the body, or with 304 if the browser has it. */
export function answerTagged(request: Request, { bytes, tag }: Tagged, headers: Headers): Response {
  headers.set('ETag', tag)
  const known = (request.headers.get('if-none-match') ?? '').split(',').some((one) => one.trim() === tag)
  return known ? new Response(null, { status: 304, headers }) : new Response(bytes, { headers })
}

/**
 * Returns the caching headers of a visitor's response.
 * @param seconds for which browsers use it without asking; 0: they always revalidate
 * @param vary request headers that change the response
 */
export function visitorHeaders(
  given: HeadersInit,
  seconds: number,
  vary = 'Origin, Authorization, Language, Accept-Language, Cookie',
): Headers {
  const headers = new Headers(given)
  headers.set('Cache-Control', seconds > 0 ? `public, max-age=${seconds}` : 'public, no-cache')
  headers.set('Vary', vary)
  return headers
}

/** Adds caching headers to a visitor's response, and answers 304 if the browser has it. */
export async function cached(
  request: Request,
  reply: Response,
  seconds: number,
  vary?: string,
): Promise<Response> {
  const bytes = await bytesOf(reply)
  return answerTagged(request, await tagged(bytes), visitorHeaders(reply.headers, seconds, vary))
}
