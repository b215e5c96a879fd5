import { sql, type AnyColumn, type SQL } from 'drizzle-orm'

/** Whether a text column holds one of some values, as one parameter: with one for each, each number is another statement. */
export const among = (column: AnyColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(values)}::text[])`
