import { html } from 'hono/html'
import type { Locale } from '../../../../src/core/language/locale'
import { pick, type Text } from '../../../../src/core/language/messages'
import type { Operator } from '../../core/operator/console'
import type { Config } from '../../core/config/config'
import { pagesFor } from './console-groups'
import { desksFor } from './desks-for'
import { addressFor, sayingIn } from './operator-page'

/** Current page: a console page or a desk. */
export type Here = { page: string } | { desk: string | undefined }

type Link = { title: Text; address: string; current: boolean; count?: number }
export type View = { language: Locale; config: Config }

const list = (links: readonly Link[], language: Locale) =>
  html`<ul>
    ${links.map(
      ({ title, address, current, count }) =>
        html`<li>
          <a href="${address}" ${current ? 'aria-current=page' : ''} ${count === 0 ? 'class=none' : ''}>
            <span>${pick(title, language)}</span>${count === undefined ? '' : html`<span>${count}</span>`}
          </a>
        </li>`,
    )}
  </ul>`

/** Renders the permitted desks with their number of waiting documents. */
export function deskNav(
  { role }: Operator,
  here: Here,
  waiting: ReadonlyMap<string, number>,
  { language, config }: View,
) {
  const links = desksFor(role).map(([desk, { title }]): Link => ({
    title,
    address: addressFor(config, language, '', { desk }),
    current: 'desk' in here && here.desk === desk,
    count: waiting.get(desk) ?? 0,
  }))
  return html`<nav aria-label="${sayingIn(language)('desks')}">${list(links, language)}</nav>`
}

/** Renders links to the permitted console pages. */
export function consoleNav({ role }: Operator, here: Here, { language, config }: View) {
  const groups = pagesFor(role)
  if (groups.length === 0) return ''
  return html`<nav class="console" aria-label="${sayingIn(language)('console')}">
    ${groups.map(({ title, pages }) => {
      const links = pages.map(([page, { title: name }]): Link => ({
        title: name,
        address: addressFor(config, language, `/${page}`),
        current: 'page' in here && here.page === page,
      }))
      return html`<div>
        <h2>${pick(title, language)}</h2>
        ${list(links, language)}
      </div>`
    })}
  </nav>`
}
