import { pgTable, text } from 'drizzle-orm/pg-core'
import { record } from '../../core/database/columns'

export const brand = pgTable('brand', {
  ...record(),
  brandName: text('brand_name').notNull(),
  /** Short form in article numbers: `HR`. */
  code: text().notNull().unique(),
  /** Index letter of the brand. */
  firstLetter: text('first_letter').notNull(),
  logo: text(),
})
