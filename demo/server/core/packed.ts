import { promisify } from 'node:util'
import { brotliCompress, constants, type BrotliOptions } from 'node:zlib'
import type { FoundFile } from './files'

const worthIt = 1_024
const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
const most = 300

/** Text of some length gains by packing; pictures, films and fonts are packed already. */
export const packs = ({ type, bytes }: FoundFile) =>
  bytes.length > worthIt && /^(text\/|image\/svg|application\/(json|xml|wasm|octet-stream))/.test(type)

/**
 * Bytes packed with brotli.
 * @param quality 0 to 11: what is packed once may take longer than what is packed for each request
 */
export async function pack(bytes: Uint8Array, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  // Made when it is wanted: the shop without a server holds this file, too, where nothing packs.
  const compress = promisify<Uint8Array, BrotliOptions, Buffer>(brotliCompress)
  return new Uint8Array(await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
}

/** The file packed with brotli: once for each of its versions, then from memory. */
export async function packed(path: string, file: FoundFile): Promise<FoundFile> {
  const key = `${path} ${file.tag}`
  const work = kept.get(key) ?? pack(file.bytes, 9)
  if (kept.size >= most) kept.clear()
  kept.set(key, work)
  return { ...file, bytes: await work, tag: file.tag.replace(/"$/, '-br"'), encoding: 'br' }
}
