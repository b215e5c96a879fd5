import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FoundFile } from './files'

const compress = promisify(brotliCompress)
const worthIt = 1_024
const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
const most = 300

/** Text of some length gains by packing; pictures, films and fonts are packed already. */
export const packs = ({ type, bytes }: FoundFile) =>
  bytes.length > worthIt && /^(text\/|image\/svg|application\/(json|xml|wasm|octet-stream))/.test(type)

async function pack(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
}

/** The file packed with brotli: once for each of its versions, then from memory. */
export async function packed(path: string, file: FoundFile): Promise<FoundFile> {
  const key = `${path} ${file.tag}`
  const work = kept.get(key) ?? pack(file.bytes)
  if (kept.size >= most) kept.clear()
  kept.set(key, work)
  return { ...file, bytes: await work, tag: file.tag.replace(/"$/, '-br"'), encoding: 'br' }
}
