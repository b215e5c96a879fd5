import { html } from 'hono/html'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import { pick } from '../../../../src/core/messages'
import { wholeNumber } from '../../../../src/core/whole-number'
import type { ConsoleVisit, Markup } from '../../core/console'
import { db } from '../../core/db'
import { faultText } from './fault'
import { goodsImportRow } from './goods-import.table'
import { columnsOf, type ImportKind } from './import-kinds'
import { importState } from './import-state'
import { importWords } from './import-words'
import { countsOf, type GoodsImport } from './imports'
import { rowOutcome } from './row-outcome'
import { sheetTypes } from './template-file'

const { reading, checking, checked, importing, done } = importState.code
const mostShown = 50

const heading = (kind: ImportKind, column: string, { language }: ConsoleVisit) => {
  const found = columnsOf(kind)[column]?.heading
  return found ? pick(found, language) : ''
}

/** A table that scrolls by itself where it is wider than the page. */
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

/** Some rows of an import, in their order. */
const rowsWhere = (importId: string, condition: ReturnType<typeof and>) =>
  db()
    .select()
    .from(goodsImportRow)
    .where(and(eq(goodsImportRow.importId, importId), condition))
    .orderBy(asc(goodsImportRow.number))
    .limit(mostShown)

const limited = (count: number, { say }: ConsoleVisit) =>
  count < mostShown ? '' : html`<p><small>${say(importWords.shown, { most: mostShown })}</small></p>`

async function faultsOf(of: GoodsImport, visit: ConsoleVisit) {
  const { say, to, language } = visit
  const { wrong } = rowOutcome.code
  const rows = await rowsWhere(of.id, or(eq(goodsImportRow.outcome, wrong), eq(goodsImportRow.result, wrong)))
  if (rows.length === 0) return ''
  const cells = rows.flatMap(({ number, faults }) =>
    faults.map(
      (fault) =>
        html`<tr>
          <td>${number}</td>
          <td>${heading(of.kind, fault.column ?? '', visit)}</td>
          <td>${fault.found ?? ''}</td>
          <td>${faultText(fault, language)}</td>
        </tr>`,
    ),
  )
  const head = [importWords.row, importWords.column, importWords.found, importWords.wanted].map((one) =>
    say(one),
  )
  return html`<h3>${say(importWords.faults)}</h3>
    ${scrolled(say(importWords.faults), head, cells)} ${limited(rows.length, visit)}
    <p>
      ${say(importWords.all)}
      ${Object.keys(sheetTypes).map(
        (format) =>
          html`<a href="${to('faults', { id: of.id, format })}" download>${format.toUpperCase()}</a> `,
      )}
    </p>`
}

async function changesOf(of: GoodsImport, visit: ConsoleVisit) {
  const { say } = visit
  const rows = await rowsWhere(of.id, sql`${goodsImportRow.changes} <> '[]'::jsonb`)
  if (rows.length === 0) return ''
  const empty = say(importWords.empty)
  const cells = rows.flatMap(({ number, changes }) =>
    changes.map(
      ({ column, from, to }) =>
        html`<tr>
          <td>${number}</td>
          <td>${heading(of.kind, column, visit)}</td>
          <td>${from || empty}</td>
          <td>${to || empty}</td>
        </tr>`,
    ),
  )
  const head = [importWords.row, importWords.column, importWords.from, importWords.to].map((one) => say(one))
  return html`<h3>${say(importWords.changes)}</h3>
    ${scrolled(say(importWords.changes), head, cells)} ${limited(rows.length, visit)}`
}

function created({ creates, state }: GoodsImport, { say, language }: ConsoleVisit) {
  const between = pick(['、', ', '], language)
  const kinds = Object.entries(creates).filter(([, names]) => names.length > 0)
  if (kinds.length === 0) return ''
  const words: Record<string, readonly [string, string]> = importWords
  return html`<h3>${say(state === done ? importWords.made : importWords.makes)}</h3>
    <ul>
      ${kinds.map(
        ([kind, names]) =>
          html`<li>
            ${say(importWords.listed, { kind: say(words[kind] ?? [kind, kind]), names: names.join(between) })}
          </li>`,
      )}
    </ul>`
}

function forms(
  of: GoodsImport,
  counts: Awaited<ReturnType<typeof countsOf>>,
  { say, to, mayAct }: ConsoleVisit,
) {
  if (!mayAct || of.state !== checked) return ''
  const rows = counts.added + counts.changed
  const leaveOut = counts.wrong > 0
  const label = leaveOut
    ? say(importWords.leaveOut, { wrong: counts.wrong, rows })
    : say(importWords.import, { rows })
  return html`<div class="acts">
    ${
      rows > 0
        ? html`<form method="post" action="${to('import')}">
            <input type="hidden" name="id" value="${of.id}" />
            ${leaveOut ? html`<input type="hidden" name="leaveOut" value="1" />` : ''}
            <button class="main">${label}</button>
          </form>`
        : html`<p>${say(importWords.nothingToDo)}</p>`
    }
    <form method="post" action="${to('drop')}">
      <input type="hidden" name="id" value="${of.id}" />
      <button>${say(importWords.drop)}</button>
    </form>
  </div>`
}

function progress({ id, state, handled, rows }: GoodsImport, { say, to }: ConsoleVisit) {
  const text =
    state === reading ? say(importWords.read, { rows }) : say(importWords.progress, { done: handled, rows })
  return html`<p role="status">${text}</p>
    ${state === reading ? '' : html`<progress max="${rows}" value="${handled}" aria-label="${text}"></progress>`}
    <p>
      <small>${say(importWords.again)}</small> <a href="${to('', { id })}">${say(importWords.refresh)}</a>
    </p>`
}

const isUnderWay = (state: number) => state === reading || state === checking || state === importing

/** One import: how far it is, what it would do or did, and what may be done with it. */
export async function importPart(of: GoodsImport, visit: ConsoleVisit): Promise<Markup> {
  const { c, say, to, language } = visit
  const moves = isUnderWay(of.state)
  if (moves) c.header('Refresh', '2')
  const counts = await countsOf(of.id, of.state === done ? 'result' : 'outcome')
  const ignored = of.headings.filter((name, at) => name && !of.columns[at])
  const head = html`<p><a href="${to()}">${say(importWords.back)}</a></p>
    <h3>${of.fileName}</h3>
    <p>${importState.label(of.state, language)}</p>
    <p><small>SHA-256 ${of.checksum}</small></p>`
  if (of.fault)
    return html`${head}
      <p role="alert">${faultText(of.fault, language)}</p>`
  if (moves) return html`${head}${progress(of, visit)}`
  return html`${head}
    <h3>${say(of.state === done ? importWords.result : importWords.dryRun)}</h3>
    ${scrolled(
      say(importWords.rows),
      rowOutcome.entries.map(({ text }) => say(text)),
      [
        html`<tr>
          ${Object.values(counts).map((count) => html`<td>${wholeNumber(count)}</td>`)}
        </tr>`,
      ],
    )}
    ${ignored.length ? html`<p>${say(importWords.ignored, { columns: ignored.join(', ') })}</p>` : ''}
    ${created(of, visit)} ${forms(of, counts, visit)} ${await faultsOf(of, visit)}
    ${await changesOf(of, visit)}`
}
