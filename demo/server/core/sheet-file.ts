import type { TextEncoding } from '../../../src/core/text-encoding'

/** A row with its number as a spreadsheet counts them. */
export type SheetRow = { number: number; cells: string[] }

/** A file that was brought, wherever it lies meanwhile. */
export type SheetFile = {
  name: string
  size: number
  /** SHA-256 of what is in it. */
  checksum: string
  /**
   * Its rows, headings first, empty ones left out.
   * @param encoding of a file of text, where it is known
   * @throws FileFault while they are read
   */
  rows: (encoding?: TextEncoding) => AsyncIterable<SheetRow>
}

/** A file with what stood beside it in its form. */
type BroughtFile = { file: SheetFile; fields: ReadonlyMap<string, string>; drop: () => Promise<void> }

/** Takes a file out of a request; where there is nothing to keep it in meanwhile, the shop takes none. */
export type ReceiveSheet = (request: Request) => Promise<BroughtFile>
