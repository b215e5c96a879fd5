import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { TextEncoding } from '../../../../../src/core/sheet/text-encoding'
import { FileFault } from '../fault'
import { importLimits } from '../import-limits'
import type { SheetFile, SheetRow } from '../../../core/http/sheet-file'
import { rowsOfFile } from './rows-of-file'

async function measured(path: string) {
  const hash = createHash('sha256')
  let size = 0
  for await (const part of createReadStream(path)) {
    hash.update(part)
    size += part.length
  }
  return { size, checksum: hash.digest('hex') }
}

export const tooLarge = () => new FileFault('fileTooLarge', { most: importLimits.bytes / 1_000_000 })

/** Reads the rows of the file at a path. @param encoding of a text file, if known @throws FileFault */
export type RowsOf = (path: string, encoding?: TextEncoding) => AsyncIterable<SheetRow>

/**
 * Opens a local file for an import.
 * @param rowsOf row reader; the default reads in this thread and blocks other work
 * @throws FileFault if the file is too large
 */
export async function sheetOnDisk(
  path: string,
  name: string,
  rowsOf: RowsOf = rowsOfFile,
): Promise<SheetFile> {
  const { size, checksum } = await measured(path)
  if (size > importLimits.bytes) throw tooLarge()
  return { name, size, checksum, rows: (encoding) => rowsOf(path, encoding) }
}
