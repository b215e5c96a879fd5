import type { TidyGrid } from '../../catalogue/quick-order/delimited'
import type { Locale } from '../../core/language/locale'
import { speaker } from '../../core/language/messages'
import { saveSheet } from '../../core/sheet/save-sheet'
import { importColumns, longestCell, type ImportColumn, type ImportRow } from './import.contract'
import { importMessages } from './import.messages'
import { plainTarget } from './invitation-fields'

/** Row of a file with its number there. */
export type FileRow = { number: number; cells: ImportRow }
export type RowFault = { row: FileRow; column: ImportColumn; message: string }

/** Maximum number of rows above the head. */
const mostTitles = 10

const headings: Record<ImportColumn, RegExp> = {
  legalName: /^(姓名|名字|name|fullname)$/,
  target: /^(手机号?或邮箱|手机号?码?|联系方式|(电子)?邮箱|mobile(number)?(oremail)?|phone|e-?mail)$/,
  loginAccount: /^((建议)?用户名|账号|(suggested)?username|account)$/,
  unitId: /^(部门|department)$/,
  roles: /^(角色|roles?)$/,
  kind: /^(账号类型|类型|kind)$/,
  priceMultiplier: /^(价格系数|pricemultiplier)$/,
  needReview: /^((订单)?审核|(order)?review)$/,
}
const columnNamed = (cell: string) => {
  const name = cell.normalize('NFKC').replace(/[\s*]/g, '').toLowerCase()
  return importColumns.find((column) => headings[column].test(name))
}

/** Reads the people below the head of a table. Undefined: it has no columns for name and phone or e-mail address. */
export function fileRows({ grid, numbers }: TidyGrid): FileRow[] | undefined {
  const heads = grid.slice(0, mostTitles + 1).map((row) => row.map(columnNamed))
  const at = heads.findIndex((head) => head.includes('legalName') && head.includes('target'))
  const head = heads[at]
  if (!head) return undefined
  const cellOf = (row: readonly string[], column: ImportColumn) =>
    head.flatMap((one, index) => (one === column && row[index] ? [row[index]] : []))[0] ?? ''
  const cellsOf = (row: readonly string[]): ImportRow => {
    const text = (column: ImportColumn) => cellOf(row, column).slice(0, longestCell)
    return {
      legalName: text('legalName'),
      target: text('target'),
      loginAccount: text('loginAccount'),
      unitId: text('unitId'),
      roles: text('roles'),
      kind: text('kind'),
      priceMultiplier: text('priceMultiplier'),
      needReview: text('needReview'),
    }
  }
  return grid
    .slice(at + 1)
    .map((row, index) => ({ number: numbers[at + 1 + index] ?? 0, cells: cellsOf(row) }))
}

/** Returns the rows whose person is in an earlier row, with that row. */
export function repeatedRows(rows: readonly FileRow[]): Map<FileRow, FileRow> {
  const first = new Map<string, FileRow>()
  const repeated = new Map<FileRow, FileRow>()
  for (const row of rows) {
    const target = plainTarget(row.cells.target)
    const before = first.get(target)
    if (before && target) repeated.set(row, before)
    else first.set(target, row)
  }
  return repeated
}

/** Downloads a workbook with the columns of an import and no rows. */
export function saveTemplate(locale: Locale) {
  const say = speaker(importMessages, locale)
  return saveSheet({
    fileName: say('templateName'),
    name: say('sheet'),
    rows: [importColumns.map((column) => say(column))],
    widths: importColumns.map(() => 20),
  })
}

/** Downloads faulty rows with their reasons and row numbers. The file can be corrected and imported. */
export function saveFaultyRows(faults: readonly RowFault[], locale: Locale) {
  const say = speaker(importMessages, locale)
  return saveSheet({
    fileName: say('faultyName'),
    name: say('sheet'),
    rows: [
      [...importColumns.map((column) => say(column)), say('reason'), say('ownRow')],
      ...faults.map(({ row, column, message }) => [
        ...importColumns.map((name) => row.cells[name]),
        `${say(column)}: ${message}`,
        row.number,
      ]),
    ],
    widths: [...importColumns.map(() => 20), 40, 10],
  })
}
