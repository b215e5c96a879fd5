import { asc } from 'drizzle-orm'
import type { Text } from '../../../../src/core/language/messages'
import { articleKind } from '../../../../src/site/articles/article-kind'
import { db } from '../../core/database/db'
import { notFound } from '../../core/http/refusal'
import { brandSite, type Site } from '../brand-site/brand-site.table'
import type { Article } from './change-article'

type KindName = keyof typeof articleKind
/** Articles of one kind on one site. */
export type Shelf = { sites: readonly Site[]; site: Site; kind: KindName }

export const kindTexts: Record<KindName, Text> = {
  announcement: ['公告', 'Announcements'],
  news: ['新闻资讯', 'News'],
  help: ['帮助', 'Help'],
}
const isKind = (name: string): name is KindName => Object.hasOwn(kindTexts, name)

/** Returns the shelf from the URL. Default: announcements of the first site. @throws Refusal 404 */
export async function shelfIn({
  site: id,
  kind = 'announcement',
}: Readonly<Record<string, string>>): Promise<Shelf> {
  const sites = await db().select().from(brandSite).orderBy(asc(brandSite.id))
  const site = id === undefined ? sites[0] : sites.find((one) => one.id === id)
  if (!site || !isKind(kind)) throw notFound()
  return { sites, site, kind }
}

/** Returns the URL query of a shelf. */
export const queryOf = ({ site, kind }: Shelf) => ({ site: site.id, kind })

/** Returns the shelf of an article. @throws Refusal 404 */
export async function shelfOf(article: Article | undefined): Promise<Shelf> {
  const kind = Object.keys(articleKind)
    .filter(isKind)
    .find((name) => articleKind[name] === article?.bizType)
  if (!article || !kind) throw notFound()
  return shelfIn({ site: article.siteId, kind })
}
