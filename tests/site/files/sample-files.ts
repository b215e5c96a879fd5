import type { Bed } from '../../server/testbed'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  )

/** The head of a picture of so many pixels. */
export const png = (width = 3, height = 2) => {
  const head = Buffer.alloc(33)
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(head)
  head.write('IHDR', 12, 'latin1')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}

/** One sample of every kind that may be uploaded, by its ending, with the type that browsers declare. */
export const legal: Record<string, { content: Buffer; type: string }> = {
  jpg: { content: bytes([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 2, 0, 3], 'rest'), type: 'image/jpeg' },
  jpeg: {
    content: bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF', [0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9]),
    type: 'image/jpeg',
  },
  png: { content: png(), type: 'image/png' },
  gif: { content: bytes('GIF89a', [3, 0, 2, 0]), type: 'image/gif' },
  pdf: { content: bytes('%PDF-1.7 rest'), type: 'application/pdf' },
  zip: { content: bytes('PK', [3, 4], 'drawing.dwg'), type: 'application/zip' },
  rar: { content: bytes('Rar!', [0x1a, 7, 1, 0]), type: 'application/vnd.rar' },
  '7z': { content: bytes('7z', [0xbc, 0xaf, 0x27, 0x1c]), type: 'application/x-7z-compressed' },
  doc: { content: bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), type: 'application/msword' },
  docx: {
    content: bytes('PK', [3, 4], '[Content_Types].xml word/document.xml'),
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
}

/** Sends a file as a browser does. */
export function upload(
  bed: Bed,
  token: string,
  name: string,
  content: Uint8Array = legal.pdf?.content ?? new Uint8Array(),
  type = 'application/pdf',
  query = '',
) {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(content)], name, { type }))
  return bed.app.request(`http://localhost:4173/api/bbb/fileUpload/local${query}`, {
    method: 'POST',
    headers: { Host: 'localhost:4173', ...(token && { Authorization: token }) },
    body: form,
  })
}

/** The answer's envelope. */
export const envelopeOf = async (
  answer: Response,
): Promise<{ code: number; message: string; data: string }> => answer.json()
