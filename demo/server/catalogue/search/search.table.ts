import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Search words of the catalogue, for suggestions and spelling corrections. */
export const searchWord = pgTable(
  'search_word',
  {
    /** Normalised form as in `searchText`: `62042rs`. */
    word: text().primaryKey(),
    /** Usual spelling: `6204-2RS`. */
    label: text().notNull(),
    /** Number of goods with the word when the words were collected. */
    uses: integer().notNull(),
    /** Lookup keys, see `wordKeys`. */
    keys: text().array().notNull().default([]),
  },
  ({ keys }) => [index('search_word_keys').using('gin', keys)],
)
