/** Computes the CRC-32 of a PNG chunk. */
function crcOf(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

/** Encodes a number as four bytes, big-endian. */
export const word = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

/** Encodes a PNG chunk with its length and checksum. */
export function pngChunk(name: string, data: readonly number[]): number[] {
  const body = [...new TextEncoder().encode(name), ...data]
  return [...word(data.length), ...body, ...word(crcOf(Uint8Array.from(body)))]
}

export const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
