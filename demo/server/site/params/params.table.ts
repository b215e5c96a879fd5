import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { updatedAt, yesNo } from '../../core/database/columns'
import { brandSite } from '../brand-site/brand-site.table'

/** Rule of a brand site that its operator can switch and configure. */
export const siteParam = pgTable(
  'site_param',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => brandSite.id),
    /** 6001: points are granted. 6004: points are redeemed. 6007: commission is paid. */
    code: integer().notNull(),
    status: yesNo('status').notNull(),
    bizParam: jsonb('biz_param').$type<Record<string, number>>().notNull(),
    updatedAt: updatedAt(),
  },
  ({ siteId, code }) => [primaryKey({ columns: [siteId, code] })],
)
