import { html } from 'hono/html'
import type { ConsolePage, ConsoleVisit } from '../../core/operator/console'
import { choiceOption } from '../../core/operator/console-fields'
import { hiddenFields } from '../../core/operator/hidden-fields'
import { parseCursor, cursorText } from '../../core/database/cursor'
import { auditFile, exported } from './audit-file'
import { auditLines, type AuditFilter, type AuditLine } from './audit-lines'
import { entityTexts, subjectLink } from './audit-subjects'
import { columns, namesOfOperators, tellerOf, auditTexts, type Names } from './audit-texts'
import { auditActors as actors, auditWords as words, autopilot, isActor } from './audit-words'

type Given = Readonly<Record<string, string>>

/** Parses the filter from the URL. An operator is `operator:<id>`; other actors are given by type. */
function filterOf({ who = '', kind = '', day = '' }: Given): AuditFilter {
  const [by = '', id = ''] = who.split(':')
  return { by: isActor(by) ? by : 'operator', operator: id, kind, day }
}

const whoOf = ({ by, operator: id }: AuditFilter) => (id ? `operator:${id}` : by)

const queryOf = (filter: AuditFilter) => ({ who: whoOf(filter), kind: filter.kind, day: filter.day })

const shown = 50

function filterForm({ say, to, language }: ConsoleVisit, filter: AuditFilter, names: Names) {
  const who = whoOf(filter)
  return html`<form class="filter" method="get" action="${to()}">
    <input type="hidden" name="lang" value="${language}" />
    <label
      >${say(words.who)}
      <select name="who">
        ${Object.entries(actors).map(([name, text]) => choiceOption(name, say(text), who))}
        ${[...names].map(([id, account]) => choiceOption(`operator:${id}`, account, who))}
        ${choiceOption(`operator:${autopilot}`, say(words.auto), who)}
      </select></label
    >
    <label
      >${say(words.kind)}
      <select name="kind">
        ${choiceOption('', say(words.all), filter.kind)}
        ${entityTexts().map(([name, text]) => choiceOption(name, say(text), filter.kind))}
      </select></label
    >
    <label>${say(words.day)}<input name="day" type="date" value="${filter.day}" /></label>
    <button>${say(words.filter)}</button>
  </form>`
}

function exportForm({ say, to }: ConsoleVisit, filter: AuditFilter) {
  return html`<form method="post" action="${to('export')}">
    ${hiddenFields(queryOf(filter))}
    <button>${say(words.export)}</button>
    <small>${say(words.most, { n: exported.toLocaleString('en') })}</small>
  </form>`
}

type ShownLine = { line: AuditLine; texts: ReturnType<typeof auditTexts> }

/** Renders a cell. The number of the entity links to its page. */
function cell({ link }: ConsoleVisit, { line, texts }: ShownLine, column: (typeof columns)[number]) {
  const to = column === 'id' && texts.isKnown ? subjectLink(line, texts.id) : undefined
  return to ? html`<a href="${link(to)}">${texts.id}</a>` : texts[column]
}

const table = (visit: ConsoleVisit, lines: readonly ShownLine[]) => {
  const { say } = visit
  return html`<div class="scrolled" tabindex="0" role="region" aria-label="${say(words.audit)}">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${say(words[column])}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          (line) =>
            html`<tr>
              ${columns.map((column) => html`<td>${cell(visit, line, column)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

function pager({ say, to }: ConsoleVisit, filter: AuditFilter, last: AuditLine | undefined, later: boolean) {
  const before = last && cursorText({ at: last.createdAt, id: last.id })
  return html`<p>
    ${later ? html`<a href="${to('', queryOf(filter))}">${say(words.newest)}</a>` : ''}
    ${before ? html`<a href="${to('', { ...queryOf(filter), before })}">${say(words.older)}</a>` : ''}
  </p>`
}

/** Audit log page. */
export const page = {
  title: words.audit,
  permission: 'audit',
  async show(visit) {
    const { c, say } = visit
    const query = c.req.query()
    const filter = filterOf(query)
    const mark = parseCursor(query['before'] ?? '')
    const names = await namesOfOperators()
    const lines = await auditLines(filter, { most: shown + 1, mark })
    const teller = await tellerOf(visit, lines, names)
    const rows = lines.slice(0, shown).map((line) => ({ line, texts: auditTexts(line, teller) }))
    const last = lines.length > shown ? lines[shown - 1] : undefined
    return html`${filterForm(visit, filter, names)}
    ${rows.length > 0 ? table(visit, rows) : html`<p>${say(words.none)}</p>`}
    ${pager(visit, filter, last, mark !== undefined)} ${exportForm(visit, filter)}`
  },
  posts: {
    export: { needs: 'read', run: (visit, values) => auditFile(visit, filterOf(values)) },
  },
} satisfies ConsolePage
