import { and, desc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Text } from '../../../../src/core/language/messages'
import { articleKind } from '../../../../src/site/articles/article-kind'
import { wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import type { ConsoleVisit } from '../../core/operator/console'
import { choiceOption } from '../../core/operator/console-fields'
import { db } from '../../core/database/db'
import { containsText } from '../../core/database/contains-text'
import { kindTexts, queryOf, type Shelf } from './article-shelf'
import { articleCategories as categories, articles } from './articles.table'

const mostListed = 50

const words = {
  site: ['站点', 'Site'],
  kind: ['类型', 'Kind'],
  search: ['标题', 'Title'],
  filter: ['查找', 'Find'],
  add: ['新增', 'Write a new one'],
  none: ['没有符合条件的文章', 'There are none.'],
  draft: ['草稿', 'Draft'],
  from: ['定时 {time}', 'From {time}'],
  state: ['发布', 'Shown'],
  category: ['分类', 'Category'],
  more: ['仅列出前 {n} 篇，请按标题查找其余', 'The first {n} are listed. Find others by their titles.'],
} as const satisfies Record<string, Text>

function filterForm({ say, to, language }: ConsoleVisit, shelf: Shelf, title: string) {
  return html`<form class="filter" method="get" action="${to()}">
    <input type="hidden" name="lang" value="${language}" />
    <label
      >${say(words.site)}
      <select name="site">
        ${shelf.sites.map(({ id, name }) => choiceOption(id, name, shelf.site.id))}
      </select></label
    >
    <label
      >${say(words.kind)}
      <select name="kind">
        ${Object.entries(kindTexts).map(([name, text]) => choiceOption(name, say(text), shelf.kind))}
      </select></label
    >
    <label>${say(words.search)}<input name="title" value="${title}" maxlength="100" /></label>
    <button>${say(words.filter)}</button>
  </form>`
}

/** Lists the articles of a shelf: drafts first, then the latest. */
const listed = (shelf: Shelf, title: string) =>
  db()
    .select({
      id: articles.id,
      title: articles.title,
      publishedAt: articles.publishedAt,
      category: categories.name,
    })
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .where(
      and(
        eq(articles.siteId, shelf.site.id),
        eq(articles.bizType, articleKind[shelf.kind]),
        containsText(title, articles.title),
      ),
    )
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(mostListed + 1)

function stateOf({ say }: ConsoleVisit, publishedAt: Date | null): string {
  if (!publishedAt) return say(words.draft)
  const time = wireTime(publishedAt)
  return publishedAt > clock.now() ? say(words.from, { time }) : time
}

/** Renders the articles of a shelf, optionally filtered by part of the title. */
export async function articleList(visit: ConsoleVisit, shelf: Shelf, title: string) {
  const { say, to, mayAct } = visit
  const rows = await listed(shelf, title)
  const table = html`<div
    class="scrolled"
    tabindex="0"
    role="region"
    aria-label="${say(kindTexts[shelf.kind])}"
  >
    <table>
      <thead>
        <tr>
          <th scope="col">${say(words.state)}</th>
          <th scope="col">${say(words.search)}</th>
          <th scope="col">${say(words.category)}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.slice(0, mostListed).map(
          ({ id, title, publishedAt, category }) =>
            html`<tr>
              <td>${stateOf(visit, publishedAt)}</td>
              <td><a href="${to('', { id })}">${title}</a></td>
              <td>${category}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
  return html`${filterForm(visit, shelf, title)}
  ${mayAct ? html`<p><a href="${to('', { ...queryOf(shelf), new: '1' })}">${say(words.add)}</a></p>` : ''}
  ${rows.length > 0 ? table : html`<p>${say(words.none)}</p>`}
  ${rows.length > mostListed ? html`<p>${say(words.more, { n: mostListed })}</p>` : ''}`
}
