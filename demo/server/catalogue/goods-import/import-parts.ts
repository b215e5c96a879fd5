import { html } from 'hono/html'
import { pick } from '../../../../src/core/language/messages'
import { wholeNumber } from '../../../../src/core/text/whole-number'
import type { ConsoleVisit, Markup, RefusedPost } from '../../core/operator/console'
import { faultText } from './fault'
import { questions } from './import-questions'
import { changesOf, faultsOf, handledOf, scrolled } from './import-rows'
import { importState } from './import-state'
import { importWords } from './import-words'
import { countsOf, isAsking, type GoodsImport } from './imports'
import { rowOutcome } from './row-outcome'

const { reading, checking, checked, importing, done } = importState.code

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
      isAsking(of)
        ? ''
        : rows > 0
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

/** Renders an import with its progress, its planned or completed changes, and the available actions. */
export async function importPart(
  of: GoodsImport,
  visit: ConsoleVisit,
  refused?: RefusedPost,
): Promise<Markup> {
  const { c, say, to, language } = visit
  const moves = isUnderWay(of.state)
  if (moves) c.header('Refresh', '2')
  const counts = await countsOf(of.id, of.state === done ? 'result' : 'outcome')
  const ignored = of.headings.filter((name, at) => name && !of.columns[at])
  const head = html`<p><a href="${to()}">${say(importWords.back)}</a></p>
    <h3>${of.fileName}</h3>
    ${of.sheetName ? html`<p>${say(importWords.sheet, { sheet: of.sheetName })}</p>` : ''}
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
    ${created(of, visit)} ${questions(of, visit, refused)} ${forms(of, counts, visit)}
    ${await faultsOf(of, visit)} ${await handledOf(of, visit)} ${await changesOf(of, visit)}`
}
