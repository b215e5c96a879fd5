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
    /** `home`, or the key of a custom page. */
    pageKey: text('page_key').notNull(),
    /** Title of a custom page. */
    title: text().notNull().default(''),
    blocks: jsonb().$type<Block[]>().notNull(),
    /** Unpublished changes of the blocks. Empty without changes. */
    draft: jsonb().$type<Block[]>(),
    /** Secret key for viewing the draft at `/page/preview-…`. */
    previewKey: text('preview_key')
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** Time of publication. Empty for a draft, which buyers cannot see. */
    publishedAt: moment('published_at'),
  },
  ({ siteId, type, pageKey }) => [uniqueIndex('theme_page_key').on(siteId, type, pageKey)],
)

export type ThemePage = typeof themePages.$inferSelect
