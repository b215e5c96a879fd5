import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from '../../core/columns'
import { brandSite } from '../brand-site/brand-site.table'

export const articles = pgTable(
  'article',
  {
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => brandSite.id),
    /** 10: an announcement of the platform. */
    bizType: integer('biz_type').notNull(),
    categoryName: text('category_name').notNull(),
    title: text().notNull(),
    /** A place of the shop that the title leads to. */
    link: text(),
    /** Shown from then on. */
    publishedAt: moment('published_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  ({ siteId, bizType, publishedAt }) => [index('article_newest').on(siteId, bizType, publishedAt)],
)
