import { and, ilike, or, type Column, type SQL } from 'drizzle-orm'

// These three are wildcards in a LIKE pattern.
export const escapeLike = (term: string) => term.replace(/[\\%_]/g, '\\$&')

/** Condition that one of the columns contains a keyword; nothing without a keyword. */
export const containsText = (keyword: string | undefined, ...columns: (Column | SQL)[]): SQL | undefined =>
  keyword ? or(...columns.map((column) => ilike(column, `%${escapeLike(keyword)}%`))) : undefined

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean)

/** Condition that each word of a text is in one of the columns; nothing without a word. */
export const containsWords = (text: string, ...columns: (Column | SQL)[]): SQL | undefined =>
  and(...wordsIn(text).map((word) => containsText(word, ...columns)))

/** Returns whether each word of a text is in one of the values, for lists that are not queried. Ignores case as well. */
export const holdsWords = (text: string, values: readonly string[]): boolean =>
  wordsIn(text.toLowerCase()).every((word) => values.some((value) => value.toLowerCase().includes(word)))
