import { html } from 'hono/html'
import type { Locale } from '../../../../src/core/locale'
import { pick, type Text } from '../../../../src/core/messages'
import { shownName } from '../../../../src/site/files/file-kind'
import { wireTime } from '../../core/business-time'
import type { Config } from '../../core/config'
import { desks, type DeskAction, type DeskField, type DeskRow, type DeskValues } from '../../core/desk'
import { mayUse, type OperatorRole } from '../../core/operator-permission'
import { fileIdOf } from '../../site/files/files'
import type { Wish } from './act-at-desk'
import { desksFor } from './desks-for'
import { addressFor, sayingIn } from './operator-page'

const shown = 50

/** A form that was refused: which, and what had been filled in. */
export type RefusedWish = { wish: Wish; values: DeskValues }
export type DeskView = {
  language: Locale
  config: Config
  role: OperatorRole
  refused?: RefusedWish
}

const filePath = (desk: string, address: string) => `/file/${desk}/${fileIdOf(address) ?? ''}`

const said = (line: string | Text, language: Locale) =>
  typeof line === 'string' ? line : pick(line, language)

function input({ name, label, kind, optional }: DeskField, language: Locale, value: string) {
  const say = sayingIn(language)
  const control =
    kind === 'textarea'
      ? html`<textarea name="${name}" rows="2" maxlength="500" ${optional ? '' : 'required'}>
${value}</textarea>`
      : html`<input
          name="${name}"
          type="${kind === 'date' ? 'date' : 'text'}"
          inputmode="${kind === 'number' ? 'decimal' : 'text'}"
          maxlength="500"
          value="${value}"
          ${optional ? '' : 'required'}
        />`
  const note = optional ? html`<small>${say('optional')}</small>` : ''
  return html`<label><span>${pick(label, language)} ${note}</span>${control}</label>`
}

function form(wish: Wish, { label, fields = [] }: DeskAction, { language, config, refused }: DeskView) {
  const { desk, action, id } = wish
  const mine = refused?.wish.id === id && refused.wish.action === action ? refused : undefined
  const target = addressFor(config, language, `/act/${[desk, action, id].map(encodeURIComponent).join('/')}`)
  const name = pick(label, language)
  const button = html`<button>${name}</button>`
  if (fields.length === 0) return html`<form method="post" action="${target}">${button}</form>`
  return html`<details ${mine ? 'open' : ''}>
    <summary>${name}</summary>
    <form method="post" action="${target}">
      ${fields.map((field) => input(field, language, mine?.values[field.name] ?? ''))} ${button}
    </form>
  </details>`
}

function row(desk: string, { id, head, lines, files = [], since, actions }: DeskRow, view: DeskView) {
  const { language, config, role } = view
  const found = desks.get(desk)
  const known = found && mayUse(role, found.permission, 'act') ? found.actions : {}
  return html`<article aria-label="${said(head, language)}" data-id="${id}">
    <h3>${said(head, language)}</h3>
    <ul>
      ${lines.map((line) => html`<li>${said(line, language)}</li>`)}
      ${files.map(
        (file) =>
          html`<li>
            <a href="${addressFor(config, language, filePath(desk, file))}" download>${shownName(file)}</a>
          </li>`,
      )}
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

/**
 * What waits at all desks that somebody may see, how much that is, and which of them is shown: the chosen one, else the
 * first that has something.
 */
export async function waitingAt(wanted: string | undefined, role: OperatorRole) {
  const rows = new Map<string, DeskRow[]>()
  for (const [name, desk] of desksFor(role)) rows.set(name, await desk.waiting())
  const busy = [...rows].find(([, { length }]) => length > 0)?.[0]
  const chosen = wanted !== undefined && rows.has(wanted) ? wanted : (busy ?? [...rows.keys()][0])
  return { rows, counts: new Map([...rows].map(([name, { length }]) => [name, length])), chosen }
}

/** What waits at one desk. */
export function deskList(desk: string, rows: readonly DeskRow[], view: DeskView) {
  const say = sayingIn(view.language)
  return html`${rows.length === 0 ? html`<p>${say('nothing')}</p>` : ''}
  ${rows.slice(0, shown).map((one) => row(desk, one, view))}
  ${rows.length > shown ? html`<p>${say('more', { n: rows.length - shown })}</p>` : ''}`
}
