import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, money, record } from '../../core/database/columns'
import { brandSite } from '../../site/brand-site/brand-site.table'

export const activities = pgTable(
  'activity',
  {
    ...record(),
    siteId: text('site_id')
      .notNull()
      .references(() => brandSite.id),
    title: text().notNull(),
    summary: text().notNull(),
    banner: text(),
    ruleHtml: text('rule_html').notNull(),
    startAt: moment('start_at').notNull(),
    endAt: moment('end_at').notNull(),
    /** Amount of each shop's participating goods from which `cutBy` is deducted. Both are set, or neither. */
    cutFrom: money('cut_from'),
    cutBy: money('cut_by'),
    /** Member price of participating goods, in percent of the retail price. */
    rate: integer(),
    /** 10: published. 20: draft or withdrawn, hidden from all readers. */
    status: integer().$type<10 | 20>().notNull().default(10),
  },
  ({ siteId, startAt, rate }) => [
    index('activity_period').on(siteId, startAt),
    check('activity_rate', sql`${rate} between 1 and 99`),
  ],
)

export const activityGoodsRows = pgTable(
  'activity_goods',
  {
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.id),
    goodsId: text('goods_id').notNull(),
    position: integer().notNull(),
  },
  ({ activityId, goodsId }) => [primaryKey({ columns: [activityId, goodsId] })],
)
