import type { MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import { bytesOf } from './answer-bytes'
import { encodings, isText, pack, packedOnce, packs } from './packed'
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

/** Whether it is ours to pack: not what is packed, what must stay as it is, or bytes that a strong tag names. */
const mayPack = ({ headers }: Response) =>
  isText(headers.get('content-type') ?? '') &&
  !headers.has('content-encoding') &&
  !/no-transform/.test(headers.get('cache-control') ?? '') &&
  !headers.get('etag')?.startsWith('"')

/** Adds to what an answer hangs on. */
function vary(headers: Headers) {
  if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('Vary', 'Accept-Encoding')
}

/**
 * Packs text of some length as the caller can unpack it. Whoever makes another's browser ask, with words of their own in the
 * answer, could guess from its packed length a secret in it: answers that hand out a session say `no-transform`. Other
 * private ones come only to requests that foreign pages cannot make.
 */
export const packedAnswers: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (c.req.method === 'HEAD' || !mayPack(c.res)) return
  vary(c.res.headers)
  const encoding = encodingFor(c)
  const { status, headers } = c.res
  if (!encoding || status === 304) return
  const bytes = await bytesOf(c.res)
  const tag = headers.get('etag')
  let sent = bytes
  if (packs(headers.get('content-type') ?? '', bytes)) {
    sent = await (tag ? packedOnce(tag, bytes, encoding, quality) : pack(bytes, encoding, quality))
    headers.set('Content-Encoding', encoding)
    headers.delete('Content-Length')
  }
  // Without this Hono would write the headers of the answer before over those of this one.
  c.res = undefined
  c.res = new Response(sent, { status, headers })
}
