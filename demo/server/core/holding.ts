import { ilike, or, type Column, type SQL } from 'drizzle-orm'

// In a pattern these three mean something; what is looked for may hold them.
export const literally = (term: string) => term.replace(/[\\%_]/g, '\\$&')

/** One of the columns holds what is looked for; nothing where nothing is. */
export const holding = (keyword: string | undefined, ...columns: (Column | SQL)[]): SQL | undefined =>
  keyword ? or(...columns.map((column) => ilike(column, `%${literally(keyword)}%`))) : undefined
