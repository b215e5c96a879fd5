import { asc, eq, and } from 'drizzle-orm'
import type { Text } from '../../../../src/core/messages'
import { articleKind } from '../../../../src/site/articles/article-kind'
import { db } from '../../core/db'
import { notFound } from '../../core/refusal'
import { brandSite } from '../brand-site/brand-site.table'
import { articles } from './articles.table'
import { articleById } from './change-article'

type KindName = keyof typeof articleKind
type Site = typeof brandSite.$inferSelect
/** Articles of one kind of a site. */
export type Shelf = { site: Site; kind: KindName }

export const kindTexts: Record<KindName, Text> = {
  announcement: ['公告', 'Announcements'],
  news: ['新闻资讯', 'News'],
  help: ['帮助', 'Help'],
}
const isKind = (name: string): name is KindName => Object.hasOwn(kindTexts, name)

export const sites = () => db().select().from(brandSite).orderBy(asc(brandSite.id))

/** Which articles are meant; the first site and its announcements where nothing is said. @throws Refusal 404 */
export async function shelfIn({
  site: id,
  kind = 'announcement',
}: Readonly<Record<string, string>>): Promise<Shelf> {
  const all = await sites()
  const site = id === undefined ? all[0] : all.find((one) => one.id === id)
  if (!site || !isKind(kind)) throw notFound()
  return { site, kind }
}

/** The shelf as an address names it. */
export const queryOf = ({ site, kind }: Shelf) => ({ site: site.id, kind })

export const standsOn = ({ site, kind }: Shelf) =>
  and(eq(articles.siteId, site.id), eq(articles.bizType, articleKind[kind]))

/** The shelf that an article stands on. @throws Refusal 404 */
export async function shelfOf(id: string): Promise<Shelf> {
  const article = await articleById(id)
  const kind = Object.keys(articleKind)
    .filter(isKind)
    .find((name) => articleKind[name] === article?.bizType)
  if (!article || !kind) throw notFound()
  return shelfIn({ site: article.siteId, kind })
}
