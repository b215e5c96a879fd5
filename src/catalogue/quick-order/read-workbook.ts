import { sheetLimits } from '../../core/sheet/sheet-limits'
import { Unzip, UnzipInflate, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { plainNumber } from '../../core/sheet/sheet-number'
import type { Grid } from './delimited'
import { fixedLengths, visibleSheet, withFixedLengths } from './workbook-parts'

/** Limits of the decompressed workbook; the size of the file itself is checked before. */
const most = { bytes: 12_000_000, files: 200, columns: 100 }
const slice = 16_384

/** Error for a workbook that is too large or not of the declared format. */
export class WorkbookFault extends Error {
  readonly fault: 'tooManyRows' | 'longCell' | 'unfolds' | 'notTable'
  constructor(fault: WorkbookFault['fault']) {
    super(fault)
    this.fault = fault
  }
}

const isNeeded = (name: string) =>
  /\.(xml|rels)$/.test(name) && !/^xl\/(drawings|media|theme|charts)\//.test(name)

/**
 * Decompresses the texts of a workbook in chunks and stops at the size limit, regardless of the sizes declared in the
 * file.
 */
function unfold(bytes: Uint8Array): Map<string, Uint8Array[]> {
  const files = new Map<string, Uint8Array[]>()
  let size = 0
  let count = 0
  const unzip = new Unzip((file) => {
    if (++count > most.files) throw new WorkbookFault('unfolds')
    if (!isNeeded(file.name)) return
    const chunks: Uint8Array[] = []
    files.set(file.name, chunks)
    file.ondata = (error, chunk) => {
      if (error) throw error
      size += chunk.length
      if (size > most.bytes) throw new WorkbookFault('unfolds')
      chunks.push(chunk)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += slice)
    unzip.push(bytes.subarray(at, at + slice), at + slice >= bytes.length)
  return files
}

const tagBegins = 60

/** Rejects a part with a tag, comment or text longer than the maximum of a cell. */
function refuseLongMarkup(bytes: Uint8Array) {
  for (let at = bytes.indexOf(tagBegins); at >= 0;) {
    const next = bytes.indexOf(tagBegins, at + 1)
    const end = next < 0 ? bytes.length : next
    if (end - at > sheetLimits.markup) throw new WorkbookFault('longCell')
    at = next
  }
}

const columnNumber = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** Rejects cells far away, for which the reader would allocate all cells in between. */
function refuseFarCells(xml: string, mostRows: number) {
  let rows = 0
  for (const [, row] of xml.matchAll(/<(?:\w+:)?row\b(?:[^<>]*?\br="(\d{1,9})")?/g))
    if (++rows > mostRows || Number(row ?? 0) > mostRows) throw new WorkbookFault('tooManyRows')
  for (const [, letters = '', row] of xml.matchAll(/\br="([A-Z]{1,9})(\d{1,9})"/g)) {
    if (Number(row) > mostRows) throw new WorkbookFault('tooManyRows')
    if (columnNumber(letters) > most.columns) throw new WorkbookFault('notTable')
  }
}

/** Converts a cell to text. Checks the value because the library's type of a date cell is wrong. */
function text(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'string') return cell
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

/**
 * Reads the first visible sheet of an XLSX file. Formulas are read by their stored value, numbers as people write them.
 * @param mostRows maximum number of rows below the head
 * @throws WorkbookFault
 */
export async function readWorkbook(
  bytes: Uint8Array,
  mostRows: number,
): Promise<{ grid: Grid; sheet: string }> {
  try {
    const files: Record<string, Uint8Array> = {}
    const texts = new Map<string, string>()
    for (const [name, chunks] of unfold(bytes)) {
      const whole = new Uint8Array(await new Blob(chunks.map((chunk) => new Uint8Array(chunk))).arrayBuffer())
      refuseLongMarkup(whole)
      files[name] = whole
      if (!/sharedStrings/.test(name)) texts.set(name, new TextDecoder().decode(whole))
    }
    const formats = fixedLengths(texts.get('xl/styles.xml') ?? '')
    for (const [name, xml] of texts) {
      if (!name.startsWith('xl/worksheets/')) continue
      refuseFarCells(xml, mostRows + 1)
      if (formats.size > 0) files[name] = new TextEncoder().encode(withFixedLengths(xml, formats))
    }
    const { place, name: sheet } = visibleSheet(
      texts.get('xl/workbook.xml') ?? '',
      texts.get('xl/_rels/workbook.xml.rels') ?? '',
    )
    // Packed again without compression, because the reader would decompress large parts in workers made of text, which a
    // strict CSP forbids.
    const plain = zipSync(files, { level: 0 })
    const rows = await readSheet(plain.slice().buffer, place, { parseNumber: plainNumber })
    const grid = rows.map((row) => row.map(text))
    if (grid.some((row) => row.some((cell) => cell.length > sheetLimits.cellText)))
      throw new WorkbookFault('longCell')
    return { grid, sheet }
  } catch (error) {
    throw error instanceof WorkbookFault ? error : new WorkbookFault('notTable')
  }
}
