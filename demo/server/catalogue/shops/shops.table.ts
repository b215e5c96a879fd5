import { integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { record } from '../../core/columns'

export const shop = pgTable('shop', {
  ...record(),
  /** A code of `shopType`. */
  shopType: integer('shop_type').notNull(),
  name: text().notNull(),
  logo: text(),
  intro: text().notNull(),
  /** Out of five, one place: `4.9`. */
  score: numeric({ precision: 2, scale: 1 }).notNull(),
})
