import { html } from 'hono/html'
import { desks } from '../../core/operator/desk'
import { mayUse, type OperatorRole } from '../../core/operator/operator-permission'
import { deskRow, type DeskView } from './desk-row'
import { pager, partOf, searchForm, shown, type DeskQuery } from './desk-search'
import { desksFor } from './desks-for'
import { sayingIn } from './operator-page'

/** Counts the waiting documents at each permitted desk. */
export async function waitingAt(role: OperatorRole): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const [name, desk] of desksFor(role)) counts.set(name, await desk.count())
  return counts
}

/** Returns the desk to show: the requested one, otherwise the first with waiting documents. */
export function chosenOf(counts: ReadonlyMap<string, number>, wanted: string | undefined): string {
  const names = [...counts.keys()]
  const found = names.find((name) => name === wanted) ?? names.find((name) => counts.get(name))
  return found ?? names[0] ?? ''
}

const noRows = ({ words, behind }: DeskQuery) => (behind ? 'nothingBehind' : words ? 'notFound' : 'nothing')

/** Renders a page of the documents that wait at a desk. */
export async function deskList(view: DeskView) {
  const { query, language } = view
  const desk = desks.get(query.desk)
  if (!desk) return html``
  const say = sayingIn(language)
  const rows = await desk.waiting(partOf(query))
  const last = rows.length > shown ? rows[shown - 1] : undefined
  const found = query.words && rows.length > 0 ? say('found', { n: await desk.count(query.words) }) : ''
  const empty = rows.length === 0 ? noRows(query) : undefined
  const list = rows.slice(0, shown)
  const { refused } = view
  // Without its form on the page, the message of a refused action goes to the top.
  const hasForm =
    mayUse(view.role, desk.permission, 'act') &&
    list.some(({ id, actions }) => id === refused?.wish.id && actions.includes(refused.wish.action))
  return html`${refused && !hasForm ? html`<p role="alert">${refused.fault}</p>` : ''}
  ${empty === 'nothing' ? '' : searchForm(query, view)} ${found && html`<p>${found}</p>`}
  ${empty ? html`<p>${say(empty)}</p>` : ''} ${list.map((one) => deskRow(query.desk, one, view))}
  ${pager(query, last && { at: last.since, id: last.id }, view)}`
}
