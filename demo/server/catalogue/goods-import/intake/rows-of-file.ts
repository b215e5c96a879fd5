import { open } from 'node:fs/promises'
import type { TextEncoding } from '../../../../../src/core/sheet/text-encoding'
import { FileFault } from '../fault'
import type { SheetRow } from '../../../core/http/sheet-file'
import { readCsv } from './read-csv'
import { readXlsx } from './read-xlsx'

const begins = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign)

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(new Uint8Array(8), 0, 8, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/**
 * Reads the rows of a file. The format is detected from the content, not from the file name.
 * @param encoding of a text file, if known
 * @throws FileFault
 */
export async function* rowsOfFile(path: string, encoding?: TextEncoding): AsyncGenerator<SheetRow> {
  const head = await headOf(path)
  if (head.length === 0) throw new FileFault('fileEmpty')
  if (begins(head, 0xd0, 0xcf, 0x11, 0xe0)) throw new FileFault('oldWorkbook')
  yield* begins(head, 0x50, 0x4b, 3, 4) ? readXlsx(path) : readCsv(path, head, encoding)
}
