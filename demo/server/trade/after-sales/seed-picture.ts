import { pngChunk, pngSignature, word } from '../../core/security/png-chunks'

function adlerOf(bytes: Uint8Array): number {
  let [a, b] = [1, 0]
  for (const byte of bytes) {
    a = (a + byte) % 65521
    b = (b + a) % 65521
  }
  return ((b << 16) | a) >>> 0
}

const [width, height] = [96, 96]
const palette = [236, 233, 226, 201, 168, 120, 168, 134, 90, 60, 66, 77, 196, 62, 52]
const [ground, carton, edge, ink, mark] = [0, 1, 2, 3, 4]

/** Draws a parcel on a bench with a damage mark. @param kind variant */
function drawn(x: number, y: number, kind: number): number {
  const inside = x > 14 && x < 82 && y > 26 && y < 80
  if (!inside) return ground
  if (x < 17 || x > 79 || y < 29 || y > 77 || (y > 38 && y < 42)) return edge
  const [cx, cy] = [30 + 14 * kind, 58]
  const distance = Math.hypot(x - cx, y - cy)
  if (distance > 11 && distance < 13) return mark
  return distance < 9 && (x * 7 + y * 3 * (kind + 1)) % 5 === 0 ? ink : carton
}

/** Creates a PNG picture of a defect, as taken by a buyer. @param kind 0, 1 or 2 */
export function seedPicture(kind: number): Uint8Array {
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (__, x) => drawn(x, y, kind)),
  ]).flat()
  const { length } = rows
  // One stored deflate block, without compression.
  const block = [1, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255]
  return Uint8Array.from([
    ...pngSignature,
    ...pngChunk('IHDR', [...word(width), ...word(height), 8, 3, 0, 0, 0]),
    ...pngChunk('PLTE', palette),
    ...pngChunk('IDAT', [0x78, 0x01, ...block, ...rows, ...word(adlerOf(Uint8Array.from(rows)))]),
    ...pngChunk('IEND', []),
  ])
}
