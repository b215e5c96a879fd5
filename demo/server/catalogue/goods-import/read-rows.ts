import { eq } from 'drizzle-orm'
import { db, tx } from '../../core/database/db'
import { insertMany } from '../../core/database/insert-many'
import { columnNamed } from './column'
import { FileFault, type Fault } from './fault'
import { goodsImport, goodsImportRow } from './goods-import.table'
import { columnsOf, type ImportKind } from './import-kinds'
import { importedBefore } from './imported-before'
import { importLimits } from './import-limits'
import { importState } from './import-state'
import { importWaits } from './import-waits'
import { cellsOf, type Cells } from './read-cells'
import type { SheetFile } from '../../core/http/sheet-file'

type NewRow = typeof goodsImportRow.$inferInsert

/** Rows per insert. Small enough not to block other queries. */
const portion = 200

/** Key of a row's subject. Two rows with the same key are duplicates. */
const aboutWhat: Record<ImportKind, (cells: Cells) => string> = {
  products: (cells) => cells.get('skuCode') ?? '',
  prices: (cells) => [cells.get('skuCode') ?? '', cells.get('level') ?? '0'].join('\n'),
  stock: (cells) => cells.get('skuCode') ?? '',
}
const productOf = (kind: ImportKind, cells: Cells) =>
  kind === 'products' ? cells.get('productCode') || cells.get('skuCode') : cells.get('skuCode')

/** Maps the headings to columns. @throws FileFault */
function columnsFor(kind: ImportKind, headings: readonly string[]): string[] {
  if (headings.length > importLimits.columns)
    throw new FileFault('tooManyColumns', { most: importLimits.columns })
  const ours = columnsOf(kind)
  const columns = headings.map((heading) => columnNamed(ours, heading))
  if (columns.every((column) => !column)) throw new FileFault('noHeadings')
  const twice = columns.findIndex((column, at) => column && columns.indexOf(column) < at)
  if (twice >= 0) throw new FileFault('columnTwice', { column: headings[twice] ?? '' })
  for (const [key, { needed, heading }] of Object.entries(ours))
    if (needed === 'always' && !columns.includes(key))
      throw new FileFault('missingColumn', { column: heading.slice(0, 2).join(' / ') })
  return columns
}

/** Maximum number of title rows above the headings. A title is a single cell merged over all columns. */
const mostTitles = 5
const isTitle = (kind: ImportKind, cells: readonly string[]) => {
  const [only = '', ...others] = cells.filter((cell) => cell.trim() !== '')
  return others.length === 0 && columnNamed(columnsOf(kind), only) === ''
}

/** Stores the rows of a file in portions. @returns the columns of the file @throws FileFault */
async function writeRows(importId: string, kind: ImportKind, file: SheetFile) {
  const firstAbout = new Map<string, number>()
  const groups = new Map<string, number>()
  let columns: string[] | undefined
  let waiting: NewRow[] = []
  let rows = 0
  let titles = 0

  async function flush() {
    const portionNow = waiting
    waiting = []
    rows += portionNow.length
    await tx(async () => {
      await insertMany(goodsImportRow, portionNow)
      await db().update(goodsImport).set({ rows }).where(eq(goodsImport.id, importId))
    })
  }
  function rowOf(number: number, all: string[], known: string[]): NewRow {
    const end = all.findLastIndex((cell) => cell !== '')
    const cells = all.slice(0, end + 1)
    const found = cellsOf(known, cells)
    const about = aboutWhat[kind](found)
    const twin = about.startsWith('\n') || !about ? undefined : firstAbout.get(about)
    if (twin === undefined) firstAbout.set(about, number)
    const product = productOf(kind, found) ?? `\n${number}`
    const groupNumber = groups.get(product) ?? number
    groups.set(product, groupNumber)
    return { importId, number, groupNumber, twin: twin ?? null, cells }
  }

  for await (const { number, cells, sheet = '' } of file.rows()) {
    if (!columns) {
      if (isTitle(kind, cells) && ++titles <= mostTitles) continue
      const end = cells.findLastIndex((cell) => cell.trim() !== '')
      const headings = cells.slice(0, end + 1).map((cell) => cell.trim().slice(0, 100))
      columns = columnsFor(kind, headings)
      await db()
        .update(goodsImport)
        .set({ headings, columns, sheetName: sheet })
        .where(eq(goodsImport.id, importId))
      continue
    }
    if (rows + waiting.length >= importLimits.rows)
      throw new FileFault('tooManyRows', { most: importLimits.rows })
    waiting.push(rowOf(number, cells.map(storable), columns))
    if (waiting.length >= portion) await flush()
  }
  if (!columns) throw new FileFault(titles > 0 ? 'noHeadings' : 'fileEmpty')
  if (waiting.length > 0) await flush()
  if (rows === 0) throw new FileFault('noRows')
  return columns
}

// Replaces characters that PostgreSQL cannot store with U+FFFD, which the cell readers report.
const storable = (cell: string) => cell.toWellFormed().replaceAll('\0', '\ufffd')

/**
 * Reads a file into the rows of an import and queues its check. An unreadable file is refused and none of its rows
 * remain.
 */
export async function readImport(importId: string, kind: ImportKind, file: SheetFile) {
  const settle = (set: Partial<typeof goodsImport.$inferInsert>) =>
    db().update(goodsImport).set(set).where(eq(goodsImport.id, importId))
  try {
    const columns = await writeRows(importId, kind, file)
    const before = await importedBefore({ id: importId, kind, checksum: file.checksum, columns })
    if (before) throw new FileFault('importedBefore', { time: before })
    await settle({ state: importState.code.checking })
    importWaits.give()
  } catch (error) {
    await db().delete(goodsImportRow).where(eq(goodsImportRow.importId, importId))
    const fault: Fault = error instanceof FileFault ? error.fault : { name: 'interrupted' }
    await settle({ state: importState.code.refused, fault })
    if (!(error instanceof FileFault)) throw error
  }
}
