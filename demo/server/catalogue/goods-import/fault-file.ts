import { and, asc, eq, gt, or } from 'drizzle-orm'
import type { Locale } from '../../../../src/core/language/locale'
import { pick, type Text } from '../../../../src/core/language/messages'
import { csvOf, xlsxOf } from '../../account/downloads/sheet-file'
import { db, withDb } from '../../core/database/db'
import { faultText, type Fault } from './fault'
import { goodsImportRow } from './goods-import.table'
import { columnsOf, type ImportKind } from './import-kinds'
import type { GoodsImport } from './imports'
import { rowOutcome } from './row-outcome'

const faultColumn: Text = ['错误', 'Errors']
const { wrong } = rowOutcome.code
const portion = 2_000
/** Length of the UTF-8 byte order mark, in bytes. */
const mark = 3
/** Row limit of a workbook, which is built in memory. Longer results use CSV. */
const mostInWorkbook = 10_000

/** Formats a fault in one line: column, message and the value found. */
export function faultLine(kind: ImportKind, fault: Fault, language: Locale): string {
  const heading = columnsOf(kind)[fault.column ?? '']?.heading
  const found = fault.found ? ` [${fault.found}]` : ''
  return `${heading ? `${pick(heading, language)}: ` : ''}${faultText(fault, language)}${found}`
}

async function wrongRows({ id }: GoodsImport, after: number, most: number) {
  return db()
    .select({ number: goodsImportRow.number, cells: goodsImportRow.cells, faults: goodsImportRow.faults })
    .from(goodsImportRow)
    .where(
      and(
        eq(goodsImportRow.importId, id),
        or(eq(goodsImportRow.outcome, wrong), eq(goodsImportRow.result, wrong)),
        gt(goodsImportRow.number, after),
      ),
    )
    .orderBy(asc(goodsImportRow.number))
    .limit(most)
}

type WrongRow = Awaited<ReturnType<typeof wrongRows>>[number]

const sheetRow = ({ kind, headings }: GoodsImport, { cells, faults }: WrongRow, language: Locale) => [
  ...headings.map((_, at) => cells[at] ?? ''),
  faults.map((fault) => faultLine(kind, fault, language)).join('; '),
]

const headOf = ({ headings }: GoodsImport, language: Locale) => [...headings, pick(faultColumn, language)]

/** Returns a workbook of the faulty rows with their errors, ready for correction and another import. */
export async function faultWorkbook(of: GoodsImport, language: Locale): Promise<Uint8Array> {
  const rows = await wrongRows(of, 0, mostInWorkbook)
  return xlsxOf(
    [headOf(of, language), ...rows.map((row) => sheetRow(of, row, language))],
    pick(faultColumn, language),
  )
}

/** Streams the faulty rows as CSV, without a row limit. */
export function faultCsv(of: GoodsImport, language: Locale): ReadableStream<Uint8Array> {
  const handle = db()
  const textOf = (rows: readonly (readonly string[])[], isFirst: boolean) => {
    const bytes = csvOf(rows)
    // Only the first chunk has a byte order mark.
    return isFirst ? bytes : bytes.subarray(mark)
  }
  let last = 0
  let isFirst = true
  return new ReadableStream({
    async pull(sink) {
      const rows = await withDb(handle, () => wrongRows(of, last, portion))
      const lines = rows.map((row) => sheetRow(of, row, language))
      if (isFirst || rows.length > 0)
        sink.enqueue(textOf(isFirst ? [headOf(of, language), ...lines] : lines, isFirst))
      isFirst = false
      last = rows.at(-1)?.number ?? last
      if (rows.length < portion) sink.close()
    },
  })
}
