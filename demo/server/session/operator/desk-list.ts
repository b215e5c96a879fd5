import { html } from 'hono/html'
import type { Locale } from '../../../../src/core/locale'
import { pick, type Text } from '../../../../src/core/messages'
import { shownName } from '../../../../src/site/files/file-kind'
import { wireTime } from '../../core/business-time'
import type { Config } from '../../core/config'
import type { RefusedPost } from '../../core/console'
import { consoleFields, type ConsoleField } from '../../core/console-fields'
import { desks, type DeskAction, type DeskRow } from '../../core/desk'
import { mayUse, type OperatorRole } from '../../core/operator-permission'
import { fileIdOf } from '../../site/files/files'
import { formKey, type Wish } from './act-at-desk'
import { pager, partOf, queryOf, searchForm, shown, type DeskQuery } from './desk-search'
import { desksFor } from './desks-for'
import { longest } from './field-values'
import { addressFor, sayingIn } from './operator-page'

/** A form that was refused: which, what had been filled in, and what is said of single fields, by their names. */
export type RefusedWish = { wish: Wish } & Pick<RefusedPost, 'values' | 'faults'>
export type DeskView = {
  language: Locale
  config: Config
  role: OperatorRole
  query: DeskQuery
  refused?: RefusedWish
}

const filePath = (desk: string, id: string, address: string) =>
  `/${['file', desk, id, fileIdOf(address) ?? ''].map(encodeURIComponent).join('/')}`

const said = (line: string | Text, language: Locale) =>
  typeof line === 'string' ? line : pick(line, language)

function form(
  wish: Wish,
  { label, fields = [] }: DeskAction,
  { language, config, query, refused }: DeskView,
) {
  const { desk, action, id } = wish
  const mine = refused?.wish.id === id && refused.wish.action === action ? refused : undefined
  const path = `/${['act', desk, action, id].map(encodeURIComponent).join('/')}`
  const target = addressFor(config, language, path, queryOf(query))
  const name = pick(label, language)
  const entries = fields.map(({ name: field, label: text, kind, optional }): ConsoleField => ({
    name: field,
    label: pick(text, language),
    note: optional ? sayingIn(language)('optional') : '',
    value: '',
    kind,
    required: !optional,
    longest,
  }))
  const button = html`<button>${name}</button>`
  // What is sent twice, by a second press or by going back, is done once.
  const key = html`<input type="hidden" name="${formKey}" value="${crypto.randomUUID()}" />`
  if (fields.length === 0) return html`<form method="post" action="${target}">${key} ${button}</form>`
  return html`<details ${mine ? 'open' : ''}>
    <summary>${name}</summary>
    <form method="post" action="${target}">${key} ${consoleFields(entries, mine)} ${button}</form>
  </details>`
}

function row(desk: string, { id, head, lines, files = [], since, actions }: DeskRow, view: DeskView) {
  const { language, config, role } = view
  const found = desks.get(desk)
  const fileAt = (file: string) => addressFor(config, language, filePath(desk, id, file))
  const known = found && mayUse(role, found.permission, 'act') ? found.actions : {}
  return html`<article aria-label="${said(head, language)}" data-id="${id}">
    <h3>${said(head, language)}</h3>
    <ul>
      ${lines.map((line) => html`<li>${said(line, language)}</li>`)}
      ${files.map((file) => html`<li><a href="${fileAt(file)}" download>${shownName(file)}</a></li>`)}
    </ul>
    <small>${sayingIn(language)('since', { time: wireTime(since) })}</small>
    <div class="acts">
      ${actions.map((action) => {
        const allowed = known[action]
        return allowed ? form({ desk, action, id }, allowed, view) : ''
      })}
    </div>
  </article>`
}

/** How much waits at each of the desks that somebody may see. */
export async function waitingAt(role: OperatorRole): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const [name, desk] of desksFor(role)) counts.set(name, await desk.count())
  return counts
}

/** Which desk is shown: the wanted one, else the first at which something waits. */
export function chosenOf(counts: ReadonlyMap<string, number>, wanted: string | undefined): string {
  const names = [...counts.keys()]
  const found = names.find((name) => name === wanted) ?? names.find((name) => counts.get(name))
  return found ?? names[0] ?? ''
}

const noRows = ({ words, behind }: DeskQuery) => (behind ? 'nothingBehind' : words ? 'notFound' : 'nothing')

/** A page of what waits at one desk. */
export async function deskList(view: DeskView) {
  const { query, language } = view
  const desk = desks.get(query.desk)
  if (!desk) return html``
  const say = sayingIn(language)
  const rows = await desk.waiting(partOf(query))
  const last = rows.length > shown ? rows[shown - 1] : undefined
  const found = query.words && rows.length > 0 ? say('found', { n: await desk.count(query.words) }) : ''
  const empty = rows.length === 0 ? noRows(query) : undefined
  return html`${empty === 'nothing' ? '' : searchForm(query, view)} ${found && html`<p>${found}</p>`}
  ${empty ? html`<p>${say(empty)}</p>` : ''} ${rows.slice(0, shown).map((one) => row(query.desk, one, view))}
  ${pager(query, last && { at: last.since, id: last.id }, view)}`
}
