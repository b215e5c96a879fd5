const orientation = 0x0112

/** How a photograph lies, 1 to 8, as its EXIF data have it; 1: as it is. */
function turnIn(body: Buffer): number {
  if (body.length < 16 || body.toString('latin1', 0, 6) !== 'Exif\0\0') return 1
  const tiff = body.subarray(6)
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const count = Math.min(short(first), 200)
  for (let at = first + 2; at < first + 2 + count * 12; at += 12)
    if (short(at) === orientation) return short(at + 8)
  return 1
}

/**
 * What stays of a photograph's EXIF data: how it lies, because it would be shown on its side without.
 * @param body of the segment
 * @returns a whole segment with this one number, or nothing
 */
export function jpegTurn(body: Buffer): Buffer {
  const turn = turnIn(body)
  if (turn < 2 || turn > 8) return Buffer.alloc(0)
  const segment = Buffer.alloc(36)
  segment.writeUInt32BE(0xffe10022)
  segment.write('Exif\0\0MM\0*', 4, 'latin1')
  segment.writeUInt32BE(8, 14)
  segment.writeUInt16BE(1, 18)
  segment.writeUInt16BE(orientation, 20)
  segment.writeUInt16BE(3, 22)
  segment.writeUInt32BE(1, 24)
  segment.writeUInt16BE(turn, 28)
  return segment
}
