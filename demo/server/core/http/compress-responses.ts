import type { MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import { bytesOf } from './answer-bytes'
import { encodings, isText, compress, compressOnce, isCompressible } from './compression'
import type { AppContext, AppEnv } from './surroundings'

const quality = 4

function encodingFor(c: AppContext) {
  const wanted = accepts(c, {
    header: 'Accept-Encoding',
    supports: [...encodings],
    default: '',
    match: (given) => encodings.find((name) => given.some(({ type, q }) => type === name && q > 0)) ?? '',
  })
  return encodings.find((name) => name === wanted)
}

/** Returns whether the response may be compressed: not if it already is, must not be transformed, or has a strong ETag. */
const mayPack = ({ headers }: Response) =>
  isText(headers.get('content-type') ?? '') &&
  !headers.has('content-encoding') &&
  !/no-transform/.test(headers.get('cache-control') ?? '') &&
  !headers.get('etag')?.startsWith('"')

/** Adds `Accept-Encoding` to `Vary`. */
function vary(headers: Headers) {
  if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('Vary', 'Accept-Encoding')
}

/**
 * Compresses longer texts with an encoding that the client accepts. A page that makes another user's browser send requests
 * could guess a secret from compressed lengths (BREACH), so responses with a session say `no-transform`. Other private
 * responses answer only requests that foreign pages cannot make.
 */
export const compressResponses: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (c.req.method === 'HEAD' || !mayPack(c.res)) return
  vary(c.res.headers)
  const encoding = encodingFor(c)
  const { status, headers } = c.res
  if (!encoding || status === 304) return
  const bytes = await bytesOf(c.res)
  const tag = headers.get('etag')
  let sent = bytes
  if (isCompressible(headers.get('content-type') ?? '', bytes)) {
    sent = await (tag ? compressOnce(tag, bytes, encoding, quality) : compress(bytes, encoding, quality))
    headers.set('Content-Encoding', encoding)
    headers.delete('Content-Length')
  }
  // Otherwise Hono would restore the headers of the previous response.
  c.res = undefined
  c.res = new Response(sent, { status, headers })
}
