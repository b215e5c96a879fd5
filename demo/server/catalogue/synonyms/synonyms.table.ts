import { pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Search synonym: a colloquial or English name, another maker's designation, or a size. Synonyms are applied to keywords,
 * not to goods, so operators may change the rows at any time.
 */
export const searchSynonym = pgTable('search_synonym', {
  /** Normalised form as in `wordKey`, without spaces: `oring`, `2rsh`. */
  word: text().primaryKey(),
  /** Usual spelling: `O-ring`. */
  label: text().notNull(),
  /** Equivalent keywords. Empty if the word is irrelevant for the search (`现货`, a maker not sold here). */
  means: text().array().notNull(),
})
