import { joined, latin1 } from './byte-text'
import { jpegTurn } from './jpeg-turn'

type Cut = (bytes: Uint8Array) => Uint8Array[]

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length)

const startOfScan = 0xda
const endOfImage = 0xd9
const comment = 0xfe

/** Application segments needed for rendering: JFIF, colour profile, Adobe's colours. */
const drawing: Record<number, string> = { 0xe0: 'JFIF', 0xe2: 'ICC_PROFILE', 0xee: 'Adobe' }

const startsWith = (bytes: Uint8Array, text: string) => latin1(bytes.subarray(0, text.length)) === text

/** Returns the end of a scan's compressed data: the next marker that does not belong to it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

/** Filters JPEG segments and drops all data after the end of the image. */
const jpeg: Cut = (bytes) => {
  const parts = [bytes.subarray(0, 2)]
  for (let at = 2; at + 2 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    if (marker === endOfImage) return [...parts, bytes.subarray(at, at + 2)]
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (at + 4 > bytes.length) break
    const end = at + 2 + viewOf(bytes).getUint16(at + 2)
    const body = bytes.subarray(at + 4, end)
    const application = marker >= 0xe0 && marker <= 0xef
    const known = drawing[marker]
    if (application ? known !== undefined && startsWith(body, known) : marker !== comment)
      parts.push(bytes.subarray(at, end))
    else if (marker === 0xe1) parts.push(jpegTurn(body))
    at = end
    if (marker === startOfScan) {
      at = endOfScan(bytes, end)
      parts.push(bytes.subarray(end, at))
    }
  }
  return parts
}

/** PNG chunks needed for rendering. Names of critical chunks begin with a capital. */
const chunks = /^([A-Z]...|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|bKGD|pHYs|hIST|sPLT|acTL|fcTL|fdAT)$/

const png: Cut = (bytes) => {
  const parts = [bytes.subarray(0, 8)]
  for (let at = 8; at + 8 <= bytes.length;) {
    const type = latin1(bytes.subarray(at + 4, at + 8))
    const end = at + 12 + viewOf(bytes).getUint32(at)
    if (chunks.test(type)) parts.push(bytes.subarray(at, end))
    if (type === 'IEND') break
    at = end
  }
  return parts
}

/** Returns the position after a sequence of length-prefixed sub-blocks. */
function behindBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  for (let size = bytes[at]; size; size = bytes[at]) at += size + 1
  return at + 1
}

const tableSize = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Returns whether a GIF extension affects rendering: delay, plain text or loop count. */
function drawsGif(bytes: Uint8Array, at: number): boolean {
  const label = bytes[at + 1]
  if (label === 0xff) return /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(latin1(bytes.subarray(at + 3, at + 14)))
  return label === 0xf9 || label === 0x01
}

const gif: Cut = (bytes) => {
  let at = 13 + tableSize(bytes[10])
  const parts = [bytes.subarray(0, at)]
  while (at < bytes.length) {
    const from = at
    const image = bytes[at] === 0x2c
    if (!image && bytes[at] !== 0x21) break
    at = behindBlocks(bytes, image ? at + 11 + tableSize(bytes[at + 9]) : at + 2)
    if (image || drawsGif(bytes, from)) parts.push(bytes.subarray(from, at))
  }
  return bytes[at] === 0x3b ? [...parts, bytes.subarray(at, at + 1)] : parts
}

const cuts: Record<string, Cut> = { 'image/jpeg': jpeg, 'image/png': png, 'image/gif': gif }

/**
 * Removes metadata from a picture: place, time, camera, author, comments and trailing data. Pixels are not re-encoded.
 * Files of other types stay unchanged.
 */
export function withoutMetadata(bytes: Uint8Array, mediaType: string): Uint8Array {
  const cut = cuts[mediaType]
  return cut ? joined(cut(bytes)) : bytes
}
