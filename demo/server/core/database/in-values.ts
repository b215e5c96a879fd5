import { sql, type AnyColumn, type SQL } from 'drizzle-orm'

/** Matches a text column against several values, passed as one array parameter so that the statement text stays the same. */
export const inValues = (column: AnyColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(values)}::text[])`
