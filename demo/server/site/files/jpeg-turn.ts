import { latin1 } from './byte-text'

const orientation = 0x0112

/** Returns the EXIF orientation of a photo, 1 to 8. 1 is upright. */
function turnIn(body: Uint8Array): number {
  if (body.length < 16 || latin1(body.subarray(0, 6)) !== 'Exif\0\0') return 1
  const tiff = new DataView(body.buffer, body.byteOffset + 6, body.length - 6)
  const little = latin1(body.subarray(6, 8)) === 'II'
  const short = (at: number) => (at + 2 > tiff.byteLength ? 0 : tiff.getUint16(at, little))
  const first = tiff.getUint32(4, little)
  const count = Math.min(short(first), 200)
  for (let at = first + 2; at < first + 2 + count * 12; at += 12)
    if (short(at) === orientation) return short(at + 8)
  return 1
}

/**
 * Keeps only the orientation of a photo's EXIF data. Without it the photo would be displayed rotated.
 * @param body of the segment
 * @returns a complete segment with the orientation, or nothing
 */
export function jpegTurn(body: Uint8Array): Uint8Array {
  const turn = turnIn(body)
  if (turn < 2 || turn > 8) return new Uint8Array()
  const segment = new Uint8Array(36)
  const view = new DataView(segment.buffer)
  view.setUint32(0, 0xffe10022)
  segment.set(new TextEncoder().encode('Exif\0\0MM\0*'), 4)
  view.setUint32(14, 8)
  view.setUint16(18, 1)
  view.setUint16(20, orientation)
  view.setUint16(22, 3)
  view.setUint32(24, 1)
  view.setUint16(28, turn)
  return segment
}
