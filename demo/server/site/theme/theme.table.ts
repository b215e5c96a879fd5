import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, record } from '../../core/database/columns'
import { brandSite } from '../brand-site/brand-site.table'

export type Block = { type: string; version: number; props: unknown }

export const themePages = pgTable(
  'theme_page',
  {
    ...record(),
    siteId: text('site_id')
      .notNull()
      .references(() => brandSite.id),
    type: text().$type<'home' | 'custom'>().notNull(),
    /** `home`, or the key of a page of its own. */
    pageKey: text('page_key').notNull(),
    /** What a page of its own is called. */
    title: text().notNull().default(''),
    blocks: jsonb().$type<Block[]>().notNull(),
    /** Blocks that are being changed, until they are published or discarded; empty: those that are shown. */
    draft: jsonb().$type<Block[]>(),
    /** Who knows it sees the draft at `/page/preview-…`. */
    previewKey: text('preview_key')
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** Empty: a draft, shown to nobody. */
    publishedAt: moment('published_at'),
  },
  ({ siteId, type, pageKey }) => [uniqueIndex('theme_page_key').on(siteId, type, pageKey)],
)

export type ThemePage = typeof themePages.$inferSelect
