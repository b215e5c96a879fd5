import { html } from 'hono/html'
import { pick, type Text } from '../../../../src/core/messages'
import type { Locale } from '../../../../src/core/locale'
import type { Markup, Operator } from '../../core/console'
import { isOwn } from '../../core/cors'
import type { Refusal } from '../../core/refusal'
import type { AppContext } from '../../core/surroundings'
import { languageOf, loginForm, operatorHead, operatorPage, sayingIn, type PageStatus } from './operator-page'
import { operatorNav, type Here } from './operator-nav'

export const showLogin = (c: AppContext, status: 200 | 401 | 403, fault?: string) => {
  const language = languageOf(c)
  const { config } = c.var.surroundings
  return operatorPage(c, { language, status, body: loginForm(language, config, fault) })
}

type Content = {
  here: Here
  title: Text
  status?: PageStatus
  /** What was done, or why it was not. */
  done?: string
  fault?: string
  body: Markup | Promise<Markup>
}

/** A page for whoever is logged in: the navigation, and beside it a heading and its content. */
export async function showInside(c: AppContext, operator: Operator, content: Content) {
  const { here, title, status, done, fault } = content
  const language = languageOf(c)
  const { config } = c.var.surroundings
  const body = html`<div class="desks">
    ${operatorNav(operator, here, { language, config })}
    <main>
      ${done === undefined ? '' : html`<p role="status">${done}</p>`}
      ${fault === undefined ? '' : html`<p role="alert">${fault}</p>`}
      <h2>${pick(title, language)}</h2>
      ${content.body}
    </main>
  </div>`
  return operatorPage(c, { language, status, title, head: operatorHead(language, config), body })
}

/** Only from our own pages: a browser says where a form comes from, and no other page can say it is ours. */
export function isFromHere(c: AppContext): boolean {
  const host = c.req.header('host') ?? new URL(c.req.url).host
  return isOwn(c.req.header('origin') ?? '', c.var.surroundings.config, host)
}

/** Who only wanted to see something is asked to log in; a form is told that it was not done. */
export const loggedOut = (c: AppContext) =>
  c.req.method === 'GET' ? showLogin(c, 200) : showLogin(c, 401, sayingIn(languageOf(c))('loggedOut'))

/** What the refusal is called in the language of the page. */
export const faultOf = ({ text, more }: Refusal, language: Locale) => pick(text, language, more.values)

const shownAs = [400, 403, 404, 409, 413, 422, 429] as const

export const statusOf = ({ code }: Refusal): PageStatus => shownAs.find((known) => known === code) ?? 409
