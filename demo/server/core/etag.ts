/**
 * Lets a browser keep an answer for visitors, and saves sending it again while it is the same.
 * @param vary headers of the request that make it another answer
 */
export async function cached(
  request: Request,
  reply: Response,
  seconds: number,
  vary = 'Origin, Authorization, Language, Cookie',
): Promise<Response> {
  const bytes = await reply.arrayBuffer()
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const tag = `W/"${btoa(String.fromCharCode(...hash.slice(0, 15)))}"`
  const headers = new Headers(reply.headers)
  headers.set('ETag', tag)
  headers.set('Cache-Control', `public, max-age=${seconds}`)
  headers.set('Vary', vary)
  const known = (request.headers.get('if-none-match') ?? '').split(',').some((one) => one.trim() === tag)
  return known
    ? new Response(null, { status: 304, headers })
    : new Response(bytes, { status: reply.status, headers })
}
