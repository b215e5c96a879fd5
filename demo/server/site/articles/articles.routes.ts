import { and, desc, eq, lte } from 'drizzle-orm'
import { articleList } from '../../../../src/site/articles/articles.contract'
import { wireTime } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { siteById } from '../brand-site/brand-sites'
import { articles } from './articles.table'

export function routes(app: App) {
  serve(app, articleList, async ({ asked: { body }, site }) => {
    const { bizType, pageNumber, pageSize } = body
    await siteById(site)
    const wanted = and(
      eq(articles.siteId, site),
      eq(articles.bizType, bizType),
      lte(articles.publishedAt, clock.now()),
    )
    const rows = await db()
      .select()
      .from(articles)
      .where(wanted)
      .orderBy(desc(articles.publishedAt), desc(articles.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize)
    const totalElements = await db().$count(articles, wanted)
    const content = rows.map(({ id, title, categoryName, link, publishedAt }) => ({
      id,
      title,
      categoryName,
      link: link ?? undefined,
      publishedAt: wireTime(publishedAt),
    }))
    return {
      content,
      totalElements,
      totalPages: Math.ceil(totalElements / pageSize),
      pageNumber,
      pageSize,
    }
  })
}
