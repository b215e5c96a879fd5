import { html } from 'hono/html'
import type { Locale } from '../../../../src/core/language/locale'
import { pick, type Text } from '../../../../src/core/language/messages'
import { shownName } from '../../../../src/site/files/file-kind'
import { wireTime } from '../../core/time/business-time'
import type { Config } from '../../core/config/config'
import type { ConsoleVisit, Markup, RefusedPost } from '../../core/operator/console'
import { consoleFields } from '../../core/operator/console-fields'
import { limited } from '../../core/operator/field-values'
import { desks, type DeskAction, type DeskLine, type DeskRow } from '../../core/operator/desk'
import { mayUse, type OperatorRole } from '../../core/operator/operator-permission'
import { fileIdOf } from '../../site/files/files'
import { formKey, type Wish } from './act-at-desk'
import { queryOf, type DeskQuery } from './desk-search'
import { addressFor, linkAddress, sayingIn } from './operator-page'

/** A refused form: action, submitted values, message, and messages by field. */
export type RefusedWish = { wish: Wish } & Pick<RefusedPost, 'values' | 'fault' | 'faults'>
export type DeskView = {
  language: Locale
  config: Config
  role: OperatorRole
  query: DeskQuery
  refused?: RefusedWish
}

const filePath = (desk: string, id: string, address: string) =>
  `/${['file', desk, id, fileIdOf(address) ?? ''].map(encodeURIComponent).join('/')}`

const textIn = (line: string | Text, language: Locale) =>
  typeof line === 'string' ? line : pick(line, language)

function lineMarkup(line: DeskLine, view: DeskView): Markup | string {
  const { language, config } = view
  if (typeof line === 'string' || !('to' in line)) return textIn(line, language)
  return html`<a href="${linkAddress(config, language, line.to)}">${textIn(line.text, language)}</a>`
}

function form(wish: Wish, { label, fields = [], asks }: DeskAction, of: DeskRow, view: DeskView) {
  const { language, config, query, refused } = view
  const { desk, action, id } = wish
  const mine = refused?.wish.id === id && refused.wish.action === action ? refused : undefined
  const path = `/${['act', desk, action, id].map(encodeURIComponent).join('/')}`
  const target = addressFor(config, language, path, queryOf(query))
  const name = pick(label, language)
  const say: ConsoleVisit['say'] = (text, values) => pick(text, language, values)
  const entries = limited([...(of.fields?.[action] ?? []), ...fields])
  const questions = [...(asks ? [asks] : []), ...(of.asks?.[action] ?? [])]
  const fault = mine ? html`<p role="alert">${mine.fault}</p>` : ''
  // Without an invalid field the button gets the focus.
  const button = html`<button ${mine && mine.faults.size === 0 ? 'autofocus' : ''}>
    ${questions.length > 0 ? sayingIn(language)('confirm', { action: name }) : name}
  </button>`
  // A form that is sent twice runs once.
  const key = html`<input type="hidden" name="${formKey}" value="${crypto.randomUUID()}" />`
  if (entries.length + questions.length === 0)
    return html`${fault}
      <form method="post" action="${target}">${key} ${button}</form>`
  return html`<details ${mine ? 'open' : ''}>
    <summary>${name}</summary>
    ${fault} ${questions.map((question) => html`<p>${textIn(question, language)}</p>`)}
    <form method="post" action="${target}">
      ${key} ${consoleFields(entries, { say, mayAct: true }, mine)} ${button}
    </form>
  </details>`
}

export function deskRow(desk: string, row: DeskRow, view: DeskView) {
  const { id, head, lines, files = [], since, actions, why } = row
  const { language, config, role } = view
  const found = desks.get(desk)
  const fileAt = (file: string) => addressFor(config, language, filePath(desk, id, file))
  const known = found && mayUse(role, found.permission, 'act') ? found.actions : {}
  return html`<article aria-label="${textIn(head, language)}" data-id="${id}">
    <h3>${textIn(head, language)}</h3>
    <ul>
      ${lines.map((line) => html`<li>${lineMarkup(line, view)}</li>`)}
      ${files.map((file) => html`<li><a href="${fileAt(file)}" download>${shownName(file)}</a></li>`)}
    </ul>
    <small>${sayingIn(language)('since', { time: wireTime(since) })}</small>
    ${why === undefined ? '' : html`<p>${lineMarkup(why, view)}</p>`}
    <div class="acts">
      ${actions.map((action) => {
        const allowed = known[action]
        return allowed ? form({ desk, action, id }, allowed, row, view) : ''
      })}
    </div>
  </article>`
}
