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
    /** Which kind of articles it sorts. */
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
    /** Place inside its category; only help is kept in an order of its own. */
    position: integer().notNull().default(0),
    title: text().notNull(),
    summary: text().notNull().default(''),
    contentHtml: text('content_html').notNull().default(''),
    /** Address of a picture. */
    cover: text(),
    /** A place of the shop that the title leads to. */
    link: text(),
    /** Changes of a shown article until they are published or discarded. */
    draft: jsonb().$type<Record<string, string>>(),
    /** Who knows it reads the draft at its page, by `preview-…` in place of its id. */
    previewKey: text('preview_key')
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** Shown from then on; empty: a draft. */
    publishedAt: moment('published_at'),
  },
  ({ siteId, bizType, publishedAt }) => [index('article_newest').on(siteId, bizType, publishedAt)],
)
