import { html } from 'hono/html'
import { isOwn } from '../../core/http/cors'
import type { AppContext } from '../../core/http/surroundings'
import { codeForm, enrolment, loginForm, newPasswordForm } from './entrance-pages'
import { addressFor, languageOf, operatorPage, outHead, sayingIn, type PageStatus } from './operator-page'
import { entrantOf, type Entrant } from './operator-sessions'
import { enrollingSecret, totpAddress } from './second-factor'

/** Returns whether a form comes from the shop's own pages, by headers that other pages cannot forge. */
export function isFromHere(c: AppContext): boolean {
  const host = c.req.header('host') ?? new URL(c.req.url).host
  return isOwn(c.req.header('origin') ?? '', c.var.surroundings.config, host)
}

async function formFor(c: AppContext, entrant: Entrant | undefined, fault: string | undefined) {
  const view = { language: languageOf(c), config: c.var.surroundings.config, fault }
  if (!entrant?.lacking) return loginForm(view)
  if (entrant.lacking === 'code') return codeForm(view)
  if (entrant.lacking === 'password') return newPasswordForm(view)
  const { language, config } = view
  const say = sayingIn(language)
  const secret = await enrollingSecret(entrant.row.id, view.config.secretKeys)
  const totp = totpAddress(secret, entrant.row.account, new URL(c.req.url).hostname)
  return html`<main class="login">
    <h2>${say('secondFactor')}</h2>
    ${fault === undefined ? '' : html`<p role="alert">${fault}</p>`}
    ${enrolment(language, { secret, totp, action: addressFor(config, language, '/login/enrolment') })}
  </main>`
}

/** Shows the next step of the login. @param fault error of the last attempt */
export async function showEntrance(c: AppContext, status: PageStatus, fault?: string) {
  const language = languageOf(c)
  const entrant = await entrantOf(c)
  return operatorPage(c, {
    language,
    status,
    head: entrant?.lacking && outHead(language, c.var.surroundings.config),
    body: await formFor(c, entrant, fault),
  })
}

/** Redirects a page request to the login. For a form, reports that it was not processed. */
export const notIn = (c: AppContext) =>
  c.req.method === 'GET' ? showEntrance(c, 200) : showEntrance(c, 401, sayingIn(languageOf(c))('loggedOut'))
