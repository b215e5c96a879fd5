import type { TextEncoding } from '../../../../src/core/sheet/text-encoding'

/** A row with its number in the spreadsheet. */
export type SheetRow = {
  number: number
  cells: string[]
  /** Name of its sheet, in a workbook. */
  sheet?: string
}

/** An uploaded file, wherever it is stored meanwhile. */
export type SheetFile = {
  name: string
  size: number
  /** SHA-256 of the content. */
  checksum: string
  /**
   * Reads its rows: headings first, empty rows omitted.
   * @param encoding of a text file, if known
   * @throws FileFault while reading
   */
  rows: (encoding?: TextEncoding) => AsyncIterable<SheetRow>
}

/** A file with the other fields of its form. */
type BroughtFile = { file: SheetFile; fields: ReadonlyMap<string, string>; drop: () => Promise<void> }

/** Reads a file from a request. A server without a disk accepts none. */
export type ReceiveSheet = (request: Request) => Promise<BroughtFile>
