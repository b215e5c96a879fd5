import { html } from 'hono/html'
import type { DeskPart } from '../../core/operator/desk'
import { parseCursor, cursorText, type Cursor } from '../../core/database/cursor'
import { isReadableText } from '../../core/http/readable-text'
import type { View } from './operator-nav'
import { addressFor, sayingIn } from './operator-page'

/** Rows per page. */
export const shown = 50

const longest = 100

/** Query of a desk's URL. */
export type DeskQuery = { desk: string; words: string; behind?: Cursor }

type Given = Readonly<Record<string, string>>

/** @param given `words` to search for, `behind` the cursor of the page */
export function deskQuery(desk: string, { words = '', behind = '' }: Given): DeskQuery {
  return {
    desk,
    words: isReadableText(words) ? words.trim().slice(0, longest) : '',
    behind: parseCursor(behind),
  }
}

/** Formats the query without defaults. */
export const queryOf = ({ desk, words, behind }: DeskQuery): Record<string, string> => ({
  desk,
  ...(words && { words }),
  ...(behind && { behind: cursorText(behind) }),
})

/** Requests one more row than shown, to know whether there are further ones. */
export const partOf = ({ words, behind }: DeskQuery): DeskPart => ({ words, behind, most: shown + 1 })

/** Renders the search form of a desk. */
export function searchForm({ desk, words }: DeskQuery, { language, config }: View) {
  const say = sayingIn(language)
  return html`<form class="filter" role="search" method="get" action="${addressFor(config, language)}">
    <input type="hidden" name="desk" value="${desk}" />
    <input type="hidden" name="lang" value="${language}" />
    <label>${say('words')}<input name="words" type="search" maxlength="${longest}" value="${words}" /></label>
    <button>${say('search')}</button>
    ${words ? html`<a href="${addressFor(config, language, '', { desk })}">${say('all')}</a>` : ''}
  </form>`
}

/** Renders links to the first and the next page. */
export function pager(query: DeskQuery, last: Cursor | undefined, { language, config }: View) {
  const say = sayingIn(language)
  const to = (behind?: Cursor) => addressFor(config, language, '', queryOf({ ...query, behind }))
  return html`<p>
    ${query.behind ? html`<a href="${to()}">${say('first')}</a>` : ''}
    ${last ? html`<a href="${to(last)}">${say('next')}</a>` : ''}
  </p>`
}
