import { latin1 } from './byte-text'

const starts: Record<string, readonly (readonly number[])[]> = {
  'image/jpeg': [[0xff, 0xd8, 0xff]],
  'image/png': [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  'image/gif': [
    [0x47, 0x49, 0x46, 0x38, 0x37, 0x61],
    [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  ],
  'application/pdf': [[0x25, 0x50, 0x44, 0x46, 0x2d]],
  'application/zip': [[0x50, 0x4b, 0x03, 0x04]],
  'application/vnd.rar': [[0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
  'application/x-7z-compressed': [[0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  'application/msword': [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': [[0x50, 0x4b, 0x03, 0x04]],
}

const includes = (bytes: Uint8Array, text: string) => latin1(bytes).includes(text)

/** Returns whether the bytes match the media type. A document inside an archive does not count as a plain archive. */
export function bytesFit(bytes: Uint8Array, mediaType: string): boolean {
  const known = starts[mediaType] ?? []
  if (!known.some((start) => start.every((byte, at) => bytes[at] === byte))) return false
  const document = includes(bytes, '[Content_Types].xml')
  if (mediaType.endsWith('wordprocessingml.document')) {
    return document && includes(bytes, 'word/') && !includes(bytes, 'vbaProject.bin')
  }
  return mediaType !== 'application/zip' || (!document && !includes(bytes, 'META-INF/MANIFEST.MF'))
}

/** Returns the number of pixels that the header claims, because browsers allocate memory for all of them. */
export function mostPixels(bytes: Uint8Array, mediaType: string): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  if (mediaType === 'image/png' && bytes.length >= 24) return view.getUint32(16) * view.getUint32(20)
  if (mediaType === 'image/gif' && bytes.length >= 10)
    return view.getUint16(6, true) * view.getUint16(8, true)
  if (mediaType === 'image/jpeg') return jpegPixels(view)
  return 0
}

function jpegPixels(view: DataView): number {
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return 0
    const marker = view.getUint8(at + 1)
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (frame) return view.getUint16(at + 5) * view.getUint16(at + 7)
    at += 2 + view.getUint16(at + 2)
  }
  return 0
}

/** Returns a name that is safe to show and to send in a header: without path, control or bidirectional characters. */
export function cleanName(given: string, ending: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const bare = last.replace(/[\p{Cc}\p{Cf}\p{Cs}"',:;*?<>|%]/gu, '').replace(/\.[^.]*$/, '')
  const signs = [...bare]
  const isSign = (sign: string) => !/[.\s]/.test(sign)
  const named = signs.slice(Math.max(0, signs.findIndex(isSign)), signs.findLastIndex(isSign) + 1)
  const short = named.slice(0, 100).join('')
  return `${short || 'file'}.${ending}`
}
