import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Bytes = Uint8Array<ArrayBuffer>
/** How bytes may be packed on their way, the better one first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

const worthIt = 1_024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Text of some length gains by packing; pictures, films and fonts are packed already. */
export const packs = (type: string, { length }: Bytes) => length > worthIt && isText(type)

export const isText = (type: string) =>
  /^(text\/(?!event-stream)|image\/svg|application\/(json|xml|wasm|octet-stream))/.test(type)

/** @param quality 0 to 11, of brotli: what is packed once may take longer than what is packed for each request */
export async function pack(bytes: Bytes, encoding: Encoding, quality: number): Promise<Bytes> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return new Uint8Array(encoding === 'br' ? await brotli(bytes, { params }) : await zip(bytes))
}

const kept = new Map<string, Promise<Bytes>>()
/** More than the files of the kit, so that answers do not displace those. */
const most = 1_000

/**
 * Packs what is sent more than once, and keeps it until many others were asked for since.
 * @param version names these very bytes
 */
export function packedOnce(
  version: string,
  bytes: Bytes,
  encoding: Encoding,
  quality: number,
): Promise<Bytes> {
  const key = `${encoding} ${version}`
  const work = kept.get(key) ?? pack(bytes, encoding, quality)
  // The map is in the order of the last use.
  kept.delete(key)
  kept.set(key, work)
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  return work
}
