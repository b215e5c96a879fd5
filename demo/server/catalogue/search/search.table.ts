import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Words that goods are described with, for completions and for what a misspelt keyword may have meant. */
export const searchWord = pgTable(
  'search_word',
  {
    /** In the form of `searchText`: `62042rs`. */
    word: text().primaryKey(),
    /** As people write it: `6204-2RS`. */
    label: text().notNull(),
    /** Goods that it stood in when the words were gathered. */
    uses: integer().notNull(),
    /** What it is found by: see `wordKeys`. */
    keys: text().array().notNull().default([]),
  },
  ({ keys }) => [index('search_word_keys').using('gin', keys)],
)
