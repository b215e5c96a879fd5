import { createReadStream } from 'node:fs'
import { FileFault } from '../fault'

const marks = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const

/** Reads a whole file once to see whether it is text of that encoding. */
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

/**
 * What a text file was saved in: UTF-8 with or without its mark, UTF-16 with it, or what Chinese spreadsheets save in.
 * @throws FileFault
 */
export async function encodingOf(path: string, head: Uint8Array): Promise<string> {
  for (const [encoding, mark] of Object.entries(marks))
    if (mark.every((byte, at) => head[at] === byte)) return encoding
  for (const encoding of ['utf-8', 'gb18030']) if (await isIn(encoding, path)) return encoding
  throw new FileFault('encoding')
}

/** The text of a file, bit by bit. */
export async function* textOf(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const part of createReadStream(path)) yield decoder.decode(part, { stream: true })
  yield decoder.decode()
}
