import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '../../core/columns'

export const brand = pgTable('brand', {
  id: id(),
  brandName: text('brand_name').notNull(),
  /** Short form in article numbers: `HR`. */
  code: text().notNull().unique(),
  /** The letter it is filed under. */
  firstLetter: text('first_letter').notNull(),
  logo: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
