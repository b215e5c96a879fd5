import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { html } from 'hono/html'
import { pick, type Text } from '../../../../src/core/language/messages'
import { buyerPage } from '../../core/operator/buyer-page'
import type { ConsoleVisit, Markup } from '../../core/operator/console'
import { db } from '../../core/database/db'
import { goods, sku } from '../goods/goods.table'
import { faultText } from './fault'
import { goodsImportRow } from './goods-import.table'
import { columnsOf, type ImportKind } from './import-kinds'
import { importState } from './import-state'
import { importWords } from './import-words'
import type { GoodsImport } from './imports'
import { cellsOf } from './read-cells'
import { rowOutcome } from './row-outcome'
import { sheetTypes } from './template-file'

const { done } = importState.code
const mostShown = 50

const heading = (kind: ImportKind, column: string, { language }: ConsoleVisit) => {
  const found = columnsOf(kind)[column]?.heading
  return found ? pick(found, language) : ''
}

/** Renders a table that scrolls horizontally if it is wider than the page. */
export const scrolled = (label: string, head: readonly string[], rows: readonly Markup[]) =>
  html`<div class="scrolled" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${head.map((one) => html`<th scope="col">${one}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`

/** Selects rows of an import by a condition, in file order. */
const rowsWhere = (importId: string, condition: ReturnType<typeof and>) =>
  db()
    .select()
    .from(goodsImportRow)
    .where(and(eq(goodsImportRow.importId, importId), condition))
    .orderBy(asc(goodsImportRow.number))
    .limit(mostShown)

const limited = (count: number, { say }: ConsoleVisit) =>
  count < mostShown ? '' : html`<p><small>${say(importWords.shown, { most: mostShown })}</small></p>`

type Row = typeof goodsImportRow.$inferSelect

/** Returns code and name of each row as in the file, and the product as shown to buyers if it exists. */
async function subjectsOf(of: GoodsImport, rows: readonly Row[]) {
  const cells = new Map(rows.map((row) => [row.number, cellsOf(of.columns, row.cells)]))
  const codes = [...cells.values()].flatMap((row) => row.get('skuCode') ?? [])
  const known = await db()
    .select({ code: sku.skuCode, goodsId: goods.id, name: goods.goodsName })
    .from(sku)
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .where(inArray(sku.skuCode, codes))
  const byCode = new Map(known.map((one) => [one.code, one]))
  return ({ number }: Row) => {
    const row = cells.get(number)
    const code = row?.get('skuCode') ?? ''
    const found = byCode.get(code)
    return {
      code: found ? html`<a href="${buyerPage('goods', { goodsId: found.goodsId })}">${code}</a>` : code,
      name: row?.get('name') ?? found?.name ?? '',
    }
  }
}

/** Renders a table of import rows. The first columns identify the row and its subject. */
async function rowTable<Line>(
  of: GoodsImport,
  { say }: ConsoleVisit,
  label: Text,
  rows: readonly Row[],
  {
    heads,
    linesOf,
    cells,
  }: {
    heads: readonly Text[]
    linesOf: (row: Row) => readonly Line[]
    cells: (line: Line) => readonly (string | number)[]
  },
) {
  const subjectOf = await subjectsOf(of, rows)
  const lines = rows.flatMap((row) => {
    const { code, name } = subjectOf(row)
    return linesOf(row).map(
      (line) =>
        html`<tr>
          <td>${row.number}</td>
          <td>${code}</td>
          <td>${name}</td>
          ${cells(line).map((cell) => html`<td>${cell}</td>`)}
        </tr>`,
    )
  })
  const { row, code, name } = importWords
  return html`<h3>${say(label)}</h3>
    ${scrolled(
      say(label),
      [row, code, name, ...heads].map((one) => say(one)),
      lines,
    )}`
}

/** Renders the faulty rows with the expected values. */
export async function faultsOf(of: GoodsImport, visit: ConsoleVisit) {
  const { say, to, language } = visit
  const { wrong } = rowOutcome.code
  const rows = await rowsWhere(of.id, or(eq(goodsImportRow.outcome, wrong), eq(goodsImportRow.result, wrong)))
  if (rows.length === 0) return ''
  const { column, found, wanted, faults } = importWords
  const table = await rowTable(of, visit, faults, rows, {
    heads: [column, found, wanted],
    linesOf: (row) => row.faults,
    cells: (fault) => [
      heading(of.kind, fault.column ?? '', visit),
      fault.found ?? '',
      faultText(fault, language),
    ],
  })
  return html`${table} ${limited(rows.length, visit)}
    <p>
      ${say(importWords.all)}
      ${Object.keys(sheetTypes).map(
        (format) =>
          html`<a href="${to('faults', { id: of.id, format })}" download>${format.toUpperCase()}</a> `,
      )}
    </p>`
}

/** Renders the valid rows with their products. */
export async function handledOf(of: GoodsImport, visit: ConsoleVisit) {
  const column = of.state === done ? goodsImportRow.result : goodsImportRow.outcome
  const { added, changed } = rowOutcome.code
  const rows = await rowsWhere(of.id, inArray(column, [added, changed]))
  if (rows.length === 0) return ''
  const table = await rowTable(of, visit, importWords.handled, rows, {
    heads: [importWords.outcome],
    linesOf: ({ outcome, result }) => [of.state === done ? result : outcome],
    cells: (outcome) => [rowOutcome.label(outcome ?? added, visit.language)],
  })
  return html`${table} ${limited(rows.length, visit)}`
}

/** Renders the values before and after each change. */
export async function changesOf(of: GoodsImport, visit: ConsoleVisit) {
  const empty = visit.say(importWords.empty)
  const rows = await rowsWhere(of.id, sql`${goodsImportRow.changes} <> '[]'::jsonb`)
  if (rows.length === 0) return ''
  const { column, from, to, changes } = importWords
  const table = await rowTable(of, visit, changes, rows, {
    heads: [column, from, to],
    linesOf: (row) => row.changes,
    cells: (change) => [heading(of.kind, change.column, visit), change.from || empty, change.to || empty],
  })
  return html`${table} ${limited(rows.length, visit)}`
}
