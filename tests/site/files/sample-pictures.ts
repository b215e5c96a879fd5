const bytes = (...parts: (string | number[] | Buffer)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  )

const length16 = (size: number) => [size >> 8, size & 255]
const markers: Record<string, number> = { COM: 0xfe, DQT: 0xdb, SOF0: 0xc0, DHT: 0xc4, SOS: 0xda }

const segment = (name: string, body: Buffer | number[]) =>
  bytes([0xff, markers[name] ?? 0xe0 + Number(name.slice(3))], length16(body.length + 2), Buffer.from(body))

const chunk = (type: string, body: Buffer | number[]) =>
  bytes([0, 0, ...length16(body.length)], type, Buffer.from(body), [1, 2, 3, 4])

/** Sub-blocks of at most 255 bytes, and the empty one at their end. */
const blocks = (body: Buffer): Buffer =>
  body.length === 0
    ? bytes([0])
    : bytes([Math.min(255, body.length)], body.subarray(0, 255), blocks(body.subarray(255)))

const extension = (name: string, body: Buffer) =>
  name === 'comment' ? bytes([0x21, 0xfe], blocks(body)) : bytes([0x21, 0xff, 11], name, blocks(body))

type Kind = {
  type: string
  ending: string
  /** A picture by its parts; places for something more are between them. */
  first: Buffer
  middle: Buffer
  end: Buffer
  part: (name: string, body: Buffer) => Buffer
}

/** One picture of each kind, with all that readers meet: two scans and restarts, two data chunks, two frames. */
export const pictures: Record<string, Kind> = {
  jpeg: {
    type: 'image/jpeg',
    ending: 'jpg',
    first: bytes([0xff, 0xd8], segment('APP0', bytes('JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]))),
    middle: bytes(
      segment('DQT', [0, ...Array.from({ length: 64 }, () => 1)]),
      segment('SOF0', [8, 0, 2, 0, 3, 1, 1, 0x11, 0]),
      segment('DHT', [0, 1, ...Array.from({ length: 15 }, () => 0), 0]),
      segment('SOS', [1, 1, 0, 0, 63, 0]),
      [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0x00],
      segment('SOS', [1, 1, 0, 1, 63, 0]),
      [0x78, 0xff, 0x00, 0xe1],
    ),
    end: bytes([0xff, 0xd9]),
    part: segment,
  },
  png: {
    type: 'image/png',
    ending: 'png',
    first: bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], chunk('IHDR', [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0])),
    middle: bytes(chunk('IDAT', Buffer.from('tEXt is pixels here')), chunk('IDAT', [1, 2, 3])),
    end: chunk('IEND', []),
    part: chunk,
  },
  gif: {
    type: 'image/gif',
    ending: 'gif',
    first: bytes('GIF89a', [3, 0, 2, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255]),
    middle: bytes(
      [0x21, 0xf9, 4, 0, 10, 0, 0, 0],
      [0x2c, 0, 0, 0, 0, 3, 0, 2, 0, 0, 2],
      blocks(Buffer.from([0x21, 0xfe, 0x3b, 1])),
      [0x2c, 0, 0, 0, 0, 3, 0, 2, 0, 0x80, 0, 0, 0, 255, 255, 255, 2],
      blocks(Buffer.alloc(300, 0x3b)),
    ),
    end: bytes([0x3b]),
    part: extension,
  },
}
