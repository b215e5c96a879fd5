import { integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '../../core/columns'

export const shop = pgTable('shop', {
  id: id(),
  /** 10 brand flagship, 20 brand store, 30 category franchise, 40 operator self-owned, 50 multi-category. */
  shopType: integer('shop_type').$type<10 | 20 | 30 | 40 | 50>().notNull(),
  name: text().notNull(),
  logo: text(),
  intro: text().notNull(),
  /** Out of five, one place: `4.9`. */
  score: numeric({ precision: 2, scale: 1 }).notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
