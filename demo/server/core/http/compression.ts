import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Bytes = Uint8Array<ArrayBuffer>
/** Supported encodings, in order of preference. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

const worthIt = 1_024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Returns whether compression pays off: for longer texts. Pictures, videos and fonts are already compressed. */
export const isCompressible = (type: string, { length }: Bytes) => length > worthIt && isText(type)

export const isText = (type: string) =>
  /^(text\/(?!event-stream)|image\/svg|application\/(json|xml|wasm|octet-stream))/.test(type)

/** @param quality of Brotli, 0 to 11: higher for what is compressed once, lower per request */
export async function compress(bytes: Bytes, encoding: Encoding, quality: number): Promise<Bytes> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return new Uint8Array(encoding === 'br' ? await brotli(bytes, { params }) : await zip(bytes))
}

const compressed = new Map<string, Promise<Bytes>>()
/** More than the number of kit files, so that API responses do not evict them. */
const most = 1_000

/**
 * Compresses bytes that are sent repeatedly, and caches the result until many others were requested.
 * @param version identifies exactly these bytes
 */
export function compressOnce(
  version: string,
  bytes: Bytes,
  encoding: Encoding,
  quality: number,
): Promise<Bytes> {
  const key = `${encoding} ${version}`
  const work = compressed.get(key) ?? compress(bytes, encoding, quality)
  // The map is ordered by last use.
  compressed.delete(key)
  compressed.set(key, work)
  const [oldest] = compressed.keys()
  if (compressed.size > most && oldest !== undefined) compressed.delete(oldest)
  return work
}
