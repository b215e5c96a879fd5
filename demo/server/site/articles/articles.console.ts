import { and, asc, desc, eq, ilike } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Text } from '../../../../src/core/messages'
import { articleKind } from '../../../../src/site/articles/article-kind'
import { wireTime } from '../../core/business-time'
import { clock } from '../../core/clock'
import type { ConsolePage, ConsoleVisit, RefusedPost } from '../../core/console'
import { consoleFields, type ConsoleField } from '../../core/console-fields'
import { db } from '../../core/db'
import { newId } from '../../core/ids'
import { notFound } from '../../core/refusal'
import { brandSite } from '../brand-site/brand-site.table'
import { articleLabels, type ArticleFields } from './article-fields'
import { articleCategories as categories, articles } from './articles.table'
import { articleById, fieldsOf, removeArticle, saveArticle, stampOf } from './change-article'

type KindName = keyof typeof articleKind
type Site = typeof brandSite.$inferSelect
type Shelf = { site: Site; kind: KindName }

const mostListed = 50

const kindTexts: Record<KindName, Text> = {
  announcement: ['公告', 'Announcements'],
  news: ['新闻资讯', 'News'],
  help: ['帮助', 'Help'],
}
const isKind = (name: string): name is KindName => Object.hasOwn(kindTexts, name)

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
  save: ['保存', 'Save'],
  remove: ['删除草稿', 'Delete the draft'],
  back: ['返回列表', 'Back to the list'],
  known: ['已有分类：{names}', 'There are: {names}'],
  shownFrom: ['留空为草稿，今天为立即发布', 'Empty: a draft. Today: at once.'],
  link: [
    '填写后，标题不再打开正文，例如 /activity/1',
    'The title then leads there instead of to the text: /activity/1',
  ],
  lines: [
    '一行一段。行首标记：“# ”小标题，“- ”列表，“+ ”步骤，“| ”表格行（各列以“ | ”分隔，首行为表头）',
    'A line is a paragraph. At its start: “# ” a heading, “- ” an item, “+ ” a step, “| ” a row of a table (columns apart by “ | ”, the first row is its head).',
  ],
  linesEn: [
    '逐行对应中文。英文留空则沿用已有译文',
    'Line by line as the Chinese. What is left empty in English is called as before.',
  ],
  keepsText: [
    '正文由其他系统写入，此处不可修改，保存时保持原样。',
    'Its text was written elsewhere. It cannot be changed here, and stays as it is.',
  ],
} as const satisfies Record<string, Text>

const option = (value: string, text: string, chosen: string) =>
  html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${text}</option>`

const sites = () => db().select().from(brandSite).orderBy(asc(brandSite.id))

/** Which articles are meant; the first site and its announcements where nothing is said. @throws Refusal 404 */
async function shelfIn({
  site: id,
  kind = 'announcement',
}: Readonly<Record<string, string>>): Promise<Shelf> {
  const all = await sites()
  const site = id === undefined ? all[0] : all.find((one) => one.id === id)
  if (!site || !isKind(kind)) throw notFound()
  return { site, kind }
}

const queryOf = ({ site, kind }: Shelf) => ({ site: site.id, kind })

async function filterForm({ say, to, language }: ConsoleVisit, shelf: Shelf, title: string) {
  return html`<form class="filter" method="get" action="${to()}">
    <input type="hidden" name="lang" value="${language}" />
    <label
      >${say(words.site)}
      <select name="site">
        ${(await sites()).map(({ id, name }) => option(id, name, shelf.site.id))}
      </select></label
    >
    <label
      >${say(words.kind)}
      <select name="kind">
        ${Object.entries(kindTexts).map(([name, text]) => option(name, say(text), shelf.kind))}
      </select></label
    >
    <label>${say(words.search)}<input name="title" value="${title}" maxlength="100" /></label>
    <button>${say(words.filter)}</button>
  </form>`
}

const own = ({ site, kind }: Shelf) =>
  and(eq(articles.siteId, site.id), eq(articles.bizType, articleKind[kind]))

/** Those of a shelf: drafts first, then the latest. */
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
      and(own(shelf), title ? ilike(articles.title, `%${title.replace(/[\\%_]/g, '\\$&')}%`) : undefined),
    )
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(mostListed + 1)

function stateOf({ say }: ConsoleVisit, publishedAt: Date | null): string {
  if (!publishedAt) return say(words.draft)
  const time = wireTime(publishedAt)
  return publishedAt > clock.now() ? say(words.from, { time }) : time
}

async function list(visit: ConsoleVisit, shelf: Shelf, title: string) {
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
  return html`${await filterForm(visit, shelf, title)}
  ${mayAct ? html`<p><a href="${to('', { ...queryOf(shelf), new: '1' })}">${say(words.add)}</a></p>` : ''}
  ${rows.length > 0 ? table : html`<p>${say(words.none)}</p>`}
  ${rows.length > mostListed ? html`<p>${say(words.more, { n: mostListed })}</p>` : ''}`
}

type FieldName = keyof ArticleFields
const fieldNames = Object.keys(articleLabels) as FieldName[]
const texts: readonly FieldName[] = ['text', 'textEn']

/** What else is said of a field. */
const more: Partial<Record<FieldName, Pick<ConsoleField, 'kind' | 'required'>>> = {
  title: { required: true },
  category: { required: true },
  shownFrom: { kind: 'date' },
  summary: { kind: 'textarea' },
  summaryEn: { kind: 'textarea' },
  text: { kind: 'textarea' },
  textEn: { kind: 'textarea' },
}

async function namesOfCategories(shelf: Shelf): Promise<string> {
  const rows = await db()
    .select({ name: categories.name })
    .from(categories)
    .where(and(eq(categories.siteId, shelf.site.id), eq(categories.bizType, articleKind[shelf.kind])))
    .orderBy(asc(categories.position))
  return rows.map(({ name }) => name).join('、')
}

async function form(
  { say, to, mayAct }: ConsoleVisit,
  shelf: Shelf,
  id: string,
  refused: RefusedPost | undefined,
) {
  const article = await articleById(id)
  const values: Partial<ArticleFields> = article ? await fieldsOf(article) : {}
  const keepsText = article !== undefined && values.text === undefined
  const names = await namesOfCategories(shelf)
  const notes: Partial<Record<FieldName, string>> = {
    ...(names && { category: say(words.known, { names }) }),
    shownFrom: say(words.shownFrom),
    link: say(words.link),
    text: say(words.lines),
    textEn: say(words.linesEn),
  }
  const fields = fieldNames
    .filter((name) => !keepsText || !texts.includes(name))
    .map((name): ConsoleField => ({
      name,
      label: say(articleLabels[name]),
      note: notes[name],
      value: values[name] ?? '',
      ...more[name],
    }))
  const hidden = Object.entries({
    ...queryOf(shelf),
    id,
    stamp: stampOf(article),
  }).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)
  return html`<article aria-label="${article?.title ?? say(words.add)}">
      <h3>
        ${article?.title ?? say(words.add)} <small>${shelf.site.name} · ${say(kindTexts[shelf.kind])}</small>
      </h3>
      <form method="post" action="${to('save')}" class="fields">
        ${hidden} ${consoleFields(fields, refused, mayAct)}
        ${mayAct ? html`<button class="main">${say(words.save)}</button>` : ''}
      </form>
      ${keepsText ? html`<p>${say(words.keepsText)}</p>` : ''}
      ${
        mayAct && article && !article.publishedAt
          ? html`<form method="post" action="${to('remove')}">
              ${hidden}<button>${say(words.remove)}</button>
            </form>`
          : ''
      }
    </article>
    <p><a href="${to('', queryOf(shelf))}">${say(words.back)}</a></p>`
}

/** The shelf that an article stands on. @throws Refusal 404 */
async function shelfOf(id: string): Promise<Shelf> {
  const article = await articleById(id)
  const kind = Object.keys(articleKind)
    .filter(isKind)
    .find((name) => articleKind[name] === article?.bizType)
  if (!article || !kind) throw notFound()
  return shelfIn({ site: article.siteId, kind })
}

/** Announcements, news and help of the brand sites, written in Chinese and English. */
export const page = {
  title: ['文章', 'Articles'],
  permission: 'site',
  done: {
    saved: ['已保存', 'Saved.'],
    removed: ['已删除', 'Deleted.'],
  },
  async show(visit, refused) {
    const { id, title = '', new: isNew, ...query } = visit.c.req.query()
    if (refused) return form(visit, await shelfIn(refused.values), refused.values['id'] ?? '', refused)
    if (id !== undefined) return form(visit, await shelfOf(id), id, undefined)
    const shelf = await shelfIn(query)
    return isNew ? form(visit, shelf, newId(), undefined) : list(visit, shelf, title.trim())
  },
  posts: {
    save: {
      // Text in two languages, of which a form writes each Chinese character in nine bytes.
      fieldBytes: 300_000,
      async run({ operator }, values) {
        const { site, kind } = await shelfIn(values)
        await saveArticle({ siteId: site.id, kind: articleKind[kind] }, values, operator.id)
        return { done: 'saved', query: { id: values['id'] ?? '' } }
      },
    },
    remove: {
      async run({ operator }, values) {
        await removeArticle(values, operator.id)
        return { done: 'removed', query: { site: values['site'] ?? '', kind: values['kind'] ?? '' } }
      },
    },
  },
} satisfies ConsolePage
