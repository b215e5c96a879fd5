import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ArticleKind as Kind } from '../../../../src/site/articles/article-kind'
import { id, moment, record, updatedAt } from '../../core/database/columns'
import { brandSite } from '../brand-site/brand-site.table'

export type { Kind }

export const articleCategories = pgTable(
  'article_category',
  {
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => brandSite.id),
    /** Kind of articles in this category. */
    bizType: integer('biz_type').$type<Kind>().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
    updatedAt: updatedAt(),
  },
  ({ siteId, bizType, position }) => [index('article_category_order').on(siteId, bizType, position)],
)

export const articles = pgTable(
  'article',
  {
    ...record(),
    siteId: text('site_id')
      .notNull()
      .references(() => brandSite.id),
    bizType: integer('biz_type').$type<Kind>().notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => articleCategories.id),
    /** Position within the category. Only help articles have a manual order. */
    position: integer().notNull().default(0),
    title: text().notNull(),
    summary: text().notNull().default(''),
    contentHtml: text('content_html').notNull().default(''),
    /** URL of the cover picture. */
    cover: text(),
    /** Link of the title to a page of the shop. */
    link: text(),
    /** Unpublished changes of a published article. */
    draft: jsonb().$type<Record<string, string>>(),
    /** Secret key for reading the draft: `preview-…` replaces the id in the page's URL. */
    previewKey: text('preview_key')
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** Time of publication. Empty for a draft. */
    publishedAt: moment('published_at'),
  },
  ({ siteId, bizType, publishedAt }) => [index('article_newest').on(siteId, bizType, publishedAt)],
)
