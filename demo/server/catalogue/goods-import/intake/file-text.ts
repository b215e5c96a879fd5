import { createReadStream } from 'node:fs'
import {
  encodingNames,
  likelyEncodings,
  westernRepaired,
  wordIn,
  type TextEncoding,
} from '../../../../../src/core/sheet/text-encoding'
import { FileFault } from '../fault'

/** Decodes the whole file to check whether its text is valid in an encoding. */
async function isIn(encoding: string, path: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const part of createReadStream(path)) decoder.decode(part, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

const sample = 1_000_000
const telling = (byte: number) => byte >= 0x80 || byte === 0
const lineEnd = 0x0a

/** Returns the bytes that identify the encoding: up to a million, from the first line with more than ASCII. */
async function tellingBytes(path: string, head: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = head.some(telling) ? [head] : []
  let size = 0
  for await (const part of createReadStream(path, { start: parts.length ? head.length : 0 })) {
    const bytes = new Uint8Array(part)
    const first = parts.length ? 0 : bytes.findIndex(telling)
    if (first < 0) continue
    parts.push(parts.length ? bytes : bytes.subarray(bytes.lastIndexOf(lineEnd, first) + 1))
    size += bytes.length
    if (size >= sample) break
  }
  return Buffer.concat(parts)
}

/**
 * Detects the encoding of a text file.
 * @param given encoding chosen by the operator; skips the detection
 * @throws FileFault if the text is invalid in that encoding, or the encoding is ambiguous
 */
export async function encodingOf(
  path: string,
  head: Uint8Array,
  given?: TextEncoding,
): Promise<TextEncoding> {
  const bytes = given ? head : await tellingBytes(path, head)
  const [encoding, ...others] = given
    ? [given]
    : bytes.length === 0
      ? ['utf-8' as const]
      : likelyEncodings(bytes)
  if (encoding === undefined) throw new FileFault('encoding')
  if (others.length > 0) {
    const readings = [encoding, ...others].map((each) => `${encodingNames[each]} “${wordIn(bytes, each)}”`)
    throw new FileFault('encodingUnsure', { readings: readings.join(' / ') })
  }
  if (!(await isIn(encoding, path))) throw new FileFault('encoding')
  return encoding
}

/** Decodes a file chunk by chunk. */
export async function* textOf(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const part of createReadStream(path))
    yield westernRepaired(decoder.decode(part, { stream: true }), encoding)
  yield decoder.decode()
}
