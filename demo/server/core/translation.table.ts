import { index, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locale } from '../../../src/core/locale'

/** What a text of the shop is called in another language: the text itself is its key, as in a phrase book. */
export const translation = pgTable(
  'translation',
  {
    language: text().$type<Locale>().notNull(),
    source: text().notNull(),
    words: text().notNull(),
    /** Who says it: an import of goods changes only what is said of goods. */
    owner: text().$type<'shop' | 'goods'>().notNull().default('shop'),
  },
  // Paragraphs are longer than an ordered index takes.
  ({ source }) => [index('translation_source').using('hash', source)],
)
