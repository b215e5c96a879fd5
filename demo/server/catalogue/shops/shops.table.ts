import { integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { record } from '../../core/database/columns'
import { accountCurrency } from '../../core/config/site'

export const shop = pgTable('shop', {
  ...record(),
  /** A code of `shopType`. */
  shopType: integer('shop_type').notNull(),
  name: text().notNull(),
  logo: text(),
  intro: text().notNull(),
  /** Out of five, one place: `4.9`. */
  /** What its prices are in, by ISO 4217: it sells on sites of this currency only. */
  currency: text().notNull().default(accountCurrency),
  score: numeric({ precision: 2, scale: 1 }).notNull(),
})
