import { html } from 'hono/html'
import type { Locale } from '../../../../src/core/locale'
import { pick, type Text } from '../../../../src/core/messages'
import { consolePages, type Operator } from '../../core/console'
import type { Config } from '../../core/config'
import { desks } from '../../core/desk'
import { mayUse } from '../../core/operator-permission'
import { addressFor, sayingIn } from './operator-page'

/** The page that is shown: one of the console's, or a desk, with how much waits at each. */
export type Here = { page: string } | { desk: string | undefined; waiting: ReadonlyMap<string, number> }

type Link = { title: Text; address: string; current: boolean; count?: number }

/** All desks and pages that the operator may see. */
export function operatorNav(
  { role }: Operator,
  here: Here,
  { language, config }: { language: Locale; config: Config },
) {
  const say = sayingIn(language)
  const ofDesks = [...desks].map(([desk, { title }]): Link => ({
    title,
    address: addressFor(config, language, '', { desk }),
    current: 'desk' in here && here.desk === desk,
    ...('waiting' in here && { count: here.waiting.get(desk) ?? 0 }),
  }))
  const ofPages = [...consolePages]
    .filter(([, { permission }]) => mayUse(role, permission, 'read'))
    .map(([page, { title }]): Link => ({
      title,
      address: addressFor(config, language, `/${page}`),
      current: 'page' in here && here.page === page,
    }))
  const list = (links: readonly Link[]) =>
    html`<ul>
      ${links.map(
        ({ title, address, current, count }) =>
          html`<li>
            <a href="${address}" ${current ? 'aria-current=page' : ''}>
              <span>${pick(title, language)}</span>${count === undefined ? '' : html`<span>${count}</span>`}
            </a>
          </li>`,
      )}
    </ul>`
  return html`<nav aria-label="${say('desks')}">
    ${list(ofDesks)} ${ofPages.length > 0 ? list(ofPages) : ''}
  </nav>`
}
