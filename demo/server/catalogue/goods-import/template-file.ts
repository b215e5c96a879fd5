import { pick } from '../../../../src/core/messages'
import type { Locale } from '../../../../src/core/locale'
import { csvOf, xlsxOf } from '../../account/downloads/sheet-file'
import { columnsOf, importKinds, type ImportKind } from './import-kinds'

export const sheetTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const
export type SheetFormat = keyof typeof sheetTypes
export const isSheetFormat = (name: string): name is SheetFormat => Object.hasOwn(sheetTypes, name)

/** A file to begin with: the headings of a kind, and a row that shows what stands below them. */
export function templateFile(
  kind: ImportKind,
  format: SheetFormat,
  language: Locale,
): Promise<Uint8Array> | Uint8Array {
  const columns = Object.values(columnsOf(kind))
  const rows = [
    columns.map(({ heading }) => pick(heading, language)),
    columns.map(({ example }) => pick(example, language)),
  ]
  return format === 'csv' ? csvOf(rows) : xlsxOf(rows, pick(importKinds[kind].name, language))
}
