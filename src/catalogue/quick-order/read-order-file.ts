import type { TextEncoding } from '../../core/sheet/text-encoding'
import { largestFile } from '../../site/files/file-kind'
import { mostCartLines } from '../../trade/cart/add-to-cart.contract'
import { readDelimited, tidy, type TidyGrid } from './delimited'
import { belowTitles } from './order-head-rows'

export const acceptedFiles = '.csv,.txt,.tsv,.xlsx'

export type FileFault =
  | 'tooLarge'
  | 'empty'
  | 'notTable'
  | 'oldWorkbook'
  | 'tooManyRows'
  | 'longCell'
  | 'unfolds'
  | 'readerMissing'
  | 'encodingUnsure'
/** Possible encoding of a file, with a word as it reads in that encoding. */
export type ReadAs = { encoding: TextEncoding; name: string; word: string }
type Fault = { fault: FileFault; encodings?: readonly ReadAs[] }
/** A table; `sheet` is the name of the workbook's sheet that was read. */
export type FileReading = (TidyGrid & { sheet?: string }) | Fault

const begins = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign)

/** Decodes bytes by the given or detected encoding; returns a fault with the choices if that is uncertain. */
async function decode(bytes: Uint8Array, given?: TextEncoding): Promise<{ text: string } | Fault> {
  const { encodingNames, likelyEncodings, wordIn } = await import('../../core/sheet/text-encoding')
  const likely = given ? [given] : likelyEncodings(bytes)
  if (likely.length > 1) {
    const encodings = likely.map((encoding) => ({
      encoding,
      name: encodingNames[encoding],
      word: wordIn(bytes, encoding),
    }))
    return { fault: 'encodingUnsure', encodings }
  }
  const [encoding] = likely
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    // oxlint-disable-next-line no-control-regex -- what no table holds is what is looked for
    const isNone = /[\0-\x08\x0e-\x1f]|^\s*(<|%PDF|\{\\rtf)/.test(text)
    return encoding === undefined || isNone ? { fault: 'notTable' } : { text }
  } catch {
    return { fault: 'notTable' }
  }
}

function limited(read: TidyGrid, mostRows: number): FileReading {
  const table = belowTitles(read)
  if (table.grid.length === 0) return { fault: 'empty' }
  return table.grid.length > mostRows + 1 ? { fault: 'tooManyRows' } : table
}

/** Reads a text of any length; a text larger than any order is rejected before it is parsed. */
export const readOrderText = (text: string, mostRows = mostCartLines): FileReading =>
  text.length >= largestFile ? { fault: 'tooLarge' } : limited(readDelimited(text), mostRows)

async function readBook(bytes: Uint8Array, mostRows: number): Promise<FileReading> {
  // A failed download of the reader is a network error, not a fault of the file.
  const reader = await import('./read-workbook').catch(() => undefined)
  if (!reader) return { fault: 'readerMissing' }
  const { readWorkbook, WorkbookFault } = reader
  try {
    const { grid, sheet } = await readWorkbook(bytes, mostRows)
    const reading = limited(tidy(grid), mostRows)
    return 'fault' in reading ? reading : { ...reading, sheet }
  } catch (error) {
    if (error instanceof WorkbookFault) return { fault: error.fault }
    throw error
  }
}

/**
 * Reads a CSV or XLSX file, detected by its content. The file never leaves the browser.
 * @param encoding of a text file. Default: detected
 * @param mostRows maximum number of rows below the head
 */
export async function readOrderFile(
  file: Blob,
  encoding?: TextEncoding,
  mostRows = mostCartLines,
): Promise<FileReading> {
  if (file.size >= largestFile) return { fault: 'tooLarge' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.length === 0) return { fault: 'empty' }
  if (begins(bytes, 0x50, 0x4b, 3, 4)) return readBook(bytes, mostRows)
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { fault: 'oldWorkbook' }
  const read = await decode(bytes, encoding).catch(() => ({ fault: 'readerMissing' as const }))
  return 'fault' in read ? read : readOrderText(read.text, mostRows)
}
