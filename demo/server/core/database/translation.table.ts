import { index, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locale } from '../../../../src/core/language/locale'

/** Translations of the shop's texts. The Chinese text is the key. */
export const translation = pgTable(
  'translation',
  {
    language: text().$type<Locale>().notNull(),
    source: text().notNull(),
    words: text().notNull(),
    /** Owner of the translation. An import of goods changes only those of goods. */
    owner: text().$type<'shop' | 'goods'>().notNull().default('shop'),
  },
  // Paragraphs exceed the size limit of a B-tree index entry.
  ({ source }) => [index('translation_source').using('hash', source)],
)
