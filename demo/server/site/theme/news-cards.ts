import { and, desc, eq, lte } from 'drizzle-orm'
import { articleKind } from '../../../../src/site/articles/article-kind'
import { wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { articleCategories, articles } from '../articles/articles.table'
import { block, drawing } from './block'
import type { Block } from './theme.table'

/** Second drawing of each card, beside the article's cover. */
const companions = ['oil', 'goggles', 'motor', 'gauge', 'tape2'].map(drawing)

/** Builds cards with the newest articles of a site. */
export async function newsCards(siteId: string, title: string): Promise<Block[]> {
  const rows = await db()
    .select({
      id: articles.id,
      title: articles.title,
      cover: articles.cover,
      publishedAt: articles.publishedAt,
      categoryName: articleCategories.name,
    })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(
      and(
        eq(articles.siteId, siteId),
        eq(articles.bizType, articleKind.news),
        lte(articles.publishedAt, clock.now()),
      ),
    )
    .orderBy(desc(articles.publishedAt), articles.id)
    .limit(companions.length)
  const items = rows.map(({ id, cover, publishedAt, ...own }, at) => ({
    ...own,
    date: publishedAt ? wireDay(publishedAt).slice(5) : '',
    pictures: [cover, companions[at]].flatMap((picture) => picture ?? []),
    link: { type: 'article' as const, id },
  }))
  return items.length ? [block('newsCards', { title, link: '/news', items })] : []
}
