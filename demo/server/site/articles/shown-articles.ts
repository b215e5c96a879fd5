import { and, asc, count, desc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { articleKind } from '../../../../src/site/articles/article-kind'
import { wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { pageWith } from '../../core/database/page-with'
import { linesIn } from '../../core/operator/lines-in'
import { htmlOf, linesOf } from './article-lines'
import { articleCategories as categories, articles, type Kind } from './articles.table'

/** Site, kind and optional category of the requested articles. */
export type Wanted = { site: string; kind: Kind; categoryId?: string | undefined }

/** Selects visible articles: no drafts, and no future publication dates. */
const shown = ({ site, kind, categoryId }: Wanted) =>
  and(
    eq(articles.siteId, site),
    eq(articles.bizType, kind),
    isNotNull(articles.publishedAt),
    lte(articles.publishedAt, clock.now()),
    categoryId ? eq(articles.categoryId, categoryId) : undefined,
  )

/** Sorts help articles by position and all others newest first. */
const inOrder = (kind: Kind) =>
  kind === articleKind.help
    ? [asc(categories.position), asc(articles.position), asc(articles.id)]
    : [desc(articles.publishedAt), desc(articles.id)]

const columns = {
  id: articles.id,
  title: articles.title,
  categoryName: categories.name,
  categoryId: articles.categoryId,
  link: articles.link,
  summary: articles.summary,
  cover: articles.cover,
  publishedAt: articles.publishedAt,
}

const rows = () =>
  db().select(columns).from(articles).innerJoin(categories, eq(categories.id, articles.categoryId)).$dynamic()
type Row = Awaited<ReturnType<typeof rows>>[number]

const listed = ({ id, title, categoryName, link, summary, cover, publishedAt }: Row) => ({
  id,
  title,
  categoryName,
  summary,
  link: link ?? undefined,
  cover: cover ?? undefined,
  publishedAt: publishedAt ? wireTime(publishedAt) : '',
})

/** Returns all visible articles of a kind, for the help tree. A site has a few dozen. */
export const allShown = (wanted: Wanted) =>
  rows()
    .where(shown(wanted))
    .orderBy(...inOrder(wanted.kind))

/** Returns one page of visible articles. */
export async function shownPage(wanted: Wanted, pageNumber: number, pageSize: number) {
  const found = await allShown(wanted)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const totalElements = await db().$count(articles, shown(wanted))
  return pageWith(found.map(listed), totalElements, { pageNumber, pageSize })
}

/** Returns the categories with visible articles, in order. */
export const shownCategories = ({ site, kind }: Wanted) =>
  db()
    .select({ id: categories.id, name: categories.name, count: count() })
    .from(categories)
    .innerJoin(articles, eq(articles.categoryId, categories.id))
    .where(shown({ site, kind }))
    .groupBy(categories.id, categories.name, categories.position)
    .orderBy(asc(categories.position))

/** Returns a draft by its preview key, or undefined for an unknown key. */
export async function onePreviewed({ kind }: Pick<Wanted, 'kind'>, key: string) {
  const [row] = await rows().where(and(eq(articles.previewKey, key), eq(articles.bizType, kind)))
  const [found] = row ? await db().select().from(articles).where(eq(articles.id, row.id)) : []
  if (!row || !found) return undefined
  const { title, summary, cover, link, text } = { ...found.draft }
  return {
    ...listed(row),
    ...(title && { title, summary: summary ?? '', cover: cover || undefined, link: link || undefined }),
    contentHtml:
      text === undefined || linesOf(found.contentHtml) === undefined
        ? found.contentHtml
        : htmlOf(linesIn(text)),
    previous: undefined,
    next: undefined,
  }
}

/** Returns a visible article with its neighbours in the list, or undefined if it is not visible. */
export async function oneShown(wanted: Wanted, id: string) {
  const order = sql`over (order by ${sql.join(inOrder(wanted.kind), sql`, `)})`
  const beside = (which: 'lag' | 'lead', column: 'id' | 'title') =>
    sql<string | null>`${sql.raw(which)}(${articles[column]}) ${order}`.as(`${which}_${column}`)
  const list = db()
    .select({
      id: articles.id,
      html: articles.contentHtml,
      previousId: beside('lag', 'id'),
      previousTitle: beside('lag', 'title'),
      nextId: beside('lead', 'id'),
      nextTitle: beside('lead', 'title'),
    })
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .where(shown(wanted))
    .as('list')
  const [around] = await db().select().from(list).where(eq(list.id, id))
  const [row] = around ? await rows().where(and(shown(wanted), eq(articles.id, id))) : []
  if (!around || !row) return undefined
  const neighbour = (to: string | null, title: string | null) =>
    to === null ? undefined : { id: to, title: title ?? '' }
  return {
    ...listed(row),
    contentHtml: around.html,
    previous: neighbour(around.previousId, around.previousTitle),
    next: neighbour(around.nextId, around.nextTitle),
  }
}
