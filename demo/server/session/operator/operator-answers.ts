import { html } from 'hono/html'
import { pick, type Text } from '../../../../src/core/language/messages'
import { headerMessages } from '../../../../src/shell/header/header.messages'
import type { Locale } from '../../../../src/core/language/locale'
import { consolePages, type Markup, type Operator } from '../../core/operator/console'
import { mayUse } from '../../core/operator/operator-permission'
import type { Refusal } from '../../core/http/refusal'
import type { AppContext } from '../../core/http/surroundings'
import { addressFor, languageOf, operatorHead, operatorPage, type PageStatus } from './operator-page'
import { waitingAt } from './desk-list'
import { consoleNav, deskNav, type Here, type View } from './operator-nav'

type Content = {
  here: Here
  /** Waiting documents per desk, if counted already. */
  waiting?: ReadonlyMap<string, number>
  title: Text
  status?: PageStatus
  /** Result message or error. */
  done?: string
  fault?: string
  body: Markup | Promise<Markup>
}

/** Warnings of console pages that the operator may read. */
async function warnings(operator: Operator, { language, config }: View) {
  const found = []
  for (const [name, { title, permission, warning }] of consolePages) {
    if (!warning || !mayUse(operator.role, permission, 'read')) continue
    const text = await warning({ operator, say: (words, values) => pick(words, language, values) })
    if (text === undefined) continue
    const address = addressFor(config, language, `/${name}`)
    found.push(html`<p class="warning">${text} <a href="${address}">${pick(title, language)}</a></p>`)
  }
  return found
}

/** Renders a page with navigation for a logged-in operator. */
export async function showInside(c: AppContext, operator: Operator, content: Content) {
  const { here, title, status, done, fault } = content
  const language = languageOf(c)
  const { config } = c.var.surroundings
  const view = { language, config }
  const waiting = content.waiting ?? (await waitingAt(operator.role))
  const body = html`${consoleNav(operator, here, view)}
    <div class="desks">
      ${deskNav(operator, here, waiting, view)}
      <main id="content" tabindex="-1">
        ${await warnings(operator, view)} ${done === undefined ? '' : html`<p role="status">${done}</p>`}
        ${fault === undefined ? '' : html`<p role="alert">${fault}</p>`}
        <h2>${pick(title, language)}</h2>
        ${content.body}
      </main>
    </div>`
  const first = html`<a class="skip" href="#content">${pick(headerMessages.skip, language)}</a>`
  return operatorPage(c, {
    language,
    status,
    title,
    first,
    head: operatorHead(operator, language, config),
    body,
  })
}

/** Returns the message of a refusal in the page's language. */
export const faultOf = ({ text, more }: Refusal, language: Locale) => pick(text, language, more.values)

/** Returns its first message per field. */
export const faultsOf = ({ more: { errors = [] } }: Refusal, language: Locale): ReadonlyMap<string, string> =>
  new Map(
    errors.toReversed().map(({ path, message, values }) => [path, pick(message, language, values)] as const),
  )

const shownAs = [400, 403, 404, 409, 413, 422, 429, 503] as const

export const statusOf = ({ code }: Refusal): PageStatus => shownAs.find((known) => known === code) ?? 409
