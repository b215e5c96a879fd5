import { zlibSync } from 'fflate'
import { pngChunk, pngSignature, word } from '../../core/security/png-chunks'

type Picture = { width: number; height: number; dots: Uint8Array }

const [grayscale, bitsOfDot] = [0, 8]

/** Encodes a greyscale picture as PNG. @param dots one byte each, row by row from the top, 0 is black */
export function grayPng({ width, height, dots }: Picture): Uint8Array {
  const rows = new Uint8Array((width + 1) * height)
  // Each row begins with its filter type, which is 0 (none).
  for (let y = 0; y < height; y++) rows.set(dots.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return Uint8Array.from([
    ...pngSignature,
    ...pngChunk('IHDR', [...word(width), ...word(height), bitsOfDot, grayscale, 0, 0, 0]),
    ...pngChunk('IDAT', [...zlibSync(rows)]),
    ...pngChunk('IEND', []),
  ])
}
