import { html, raw } from 'hono/html'
import { defaultLocale, nearestLocale, type Locale } from '../../../../src/core/language/locale'
import { pick, type Text, type Values } from '../../../../src/core/language/messages'
import { wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import type { Config } from '../../core/config/config'
import type { Markup, Operator } from '../../core/operator/console'
import type { DeskLink } from '../../core/operator/desk'
import { inlineHash } from '../../core/http/inline-hash'
import { operatorRoles } from '../../core/operator/operator-permission'
import type { AppContext } from '../../core/http/surroundings'
import { mayMoveTime, steps } from './move-time'
import { operatorStyle } from './operator-style'
import { operatorWords, stepWords } from './operator-words'

const known = ['zh-CN', 'en']

export function languageOf(c: AppContext): Locale {
  const first = (c.req.header('accept-language') ?? '').split(/[,;]/)[0]
  return nearestLocale(c.req.query('lang') ?? first, known) ?? defaultLocale
}

type Saying = (key: keyof typeof operatorWords, values?: Values) => string

export const sayingIn =
  (language: Locale): Saying =>
  (key, values) =>
    pick(operatorWords[key], language, values)

/** Returns the path of the console, which is below the demo's pages in a demo. */
export const deskPath = ({ demo }: Pick<Config, 'demo'>) => (demo ? '/demo/operator' : '/operator')

/** Builds a URL within the console that keeps the language. */
export const addressFor = (config: Config, language: Locale, path = '', more: Record<string, string> = {}) =>
  `${deskPath(config)}${path}?${new URLSearchParams({ ...more, lang: language })}`

/** Returns the URL of a desk or console page. */
export const linkAddress = (config: Config, language: Locale, to: DeskLink) =>
  'desk' in to ? addressFor(config, language, '', to) : addressFor(config, language, `/${to.page}`, to.query)

async function policy() {
  const style = await inlineHash(operatorStyle)
  return `default-src 'none'; style-src ${style}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
}

const otherLanguage = { 'zh-CN': ['en', 'English'], en: ['zh-CN', '中文'] } as const

/** Returns the URL of the current page in another language. After a form, that of the start page. */
function addressIn(c: AppContext, language: Locale) {
  const { config } = c.var.surroundings
  if (c.req.method !== 'GET') return addressFor(config, language)
  const { done: _, ...query } = c.req.query()
  return addressFor(config, language, c.req.path.slice(deskPath(config).length), query)
}

export type PageStatus = 200 | 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503
type Shown = {
  language: Locale
  status?: PageStatus
  title?: Text
  /** Content before everything else. */
  first?: Markup
  /** Content beside the title for a logged-in operator. */
  head?: Markup
  body: Markup
}

/** Renders the operator's page around its content. It has no scripts and only its own styles. */
export async function operatorPage(
  c: AppContext,
  { language, status = 200, title, first, head, body }: Shown,
) {
  const say = sayingIn(language)
  const [other, name] = otherLanguage[language === 'en' ? 'en' : 'zh-CN']
  return c.html(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title ? `${pick(title, language)} · ` : ''}${say('title')}</title>
          ${raw(`<style>${operatorStyle}</style>`)}
        </head>
        <body>
          ${first ?? ''}
          <header>
            <h1>${say('title')}</h1>
            ${head ?? ''}
            <p class="end">
              <a href="${addressIn(c, other)}" lang="${other}">${name}</a>
            </p>
          </header>
          ${body}
        </body>
      </html>`,
    status,
    {
      'Content-Security-Policy': await policy(),
      'Cache-Control': 'no-store',
      // Without a referrer, browsers hide the origin of a form, which identifies the shop's own forms.
      'Referrer-Policy': 'same-origin',
    },
  )
}

export const outHead = (language: Locale, config: Config) =>
  html`<form method="post" action="${addressFor(config, language, '/logout')}">
    <button>${sayingIn(language)('logOut')}</button>
  </form>`

const clockForm = (language: Locale, config: Config) =>
  html`<form method="post" action="${addressFor(config, language, '/clock')}">
    <span>${sayingIn(language)('time')} <time>${wireTime(clock.now())}</time></span>
    ${steps.map(
      (hours) => html`<button name="hours" value="${hours}">${pick(stepWords[hours], language)}</button>`,
    )}
  </form>`

/**
 * Renders the header: operator, links to shop and logout. In a demo also the autopilot, and the clock for administrators.
 */
export function operatorHead({ account, role }: Operator, language: Locale, config: Config) {
  const say = sayingIn(language)
  return html`${config.demo && mayMoveTime(role) ? clockForm(language, config) : ''}
    ${config.demo ? html`<p>${say('autopilot', { pace: say(config.autopilot) })}</p>` : ''}
    <p>
      ${config.demo ? html`<a href="/demo/outbox">${say('outbox')}</a>` : ''}
      <a href="/">${say('shop')}</a>
    </p>
    <p>${account} · ${pick(operatorRoles[role].text, language)}</p>
    ${outHead(language, config)}`
}
