import { pgTable, text } from 'drizzle-orm/pg-core'

/**
 * What people call things that goods are described with in other words: colloquial, in English, by another maker's
 * designation, by their size. An operator may change the rows at any time: questions are read by them, goods are not.
 */
export const searchSynonym = pgTable('search_synonym', {
  /** In the form of `wordKey`, without spaces: `oring`, `2rsh`. */
  word: text().primaryKey(),
  /** As people write it: `O-ring`. */
  label: text().notNull(),
  /** Keywords any of which answers it; none: it says nothing about goods (`现货`, a maker that is not sold here). */
  means: text().array().notNull(),
})
