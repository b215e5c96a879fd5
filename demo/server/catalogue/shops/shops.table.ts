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
  /** Currency of the shop's prices, as ISO 4217 code. The shop sells only on sites with this currency. */
  currency: text().notNull().default(accountCurrency),
  /** Score out of five, with one decimal place: `4.9`. */
  score: numeric({ precision: 2, scale: 1 }).notNull(),
})
