import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { db } from './db'

/**
 * Runs bulk inserts while the GIN indexes of a table do not exist, then builds them. This is several times faster than
 * adding the keys of each row, but locks the table: only for a database that is being filled.
 */
export async function withoutGinIndexes(table: PgTable, work: () => Promise<void>) {
  const { rows } = await db().execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = ${getTableName(table)} and indexdef like '%USING gin%'`)
  for (const { name } of rows) await db().execute(sql`drop index ${sql.identifier(name)}`)
  await work()
  for (const { definition } of rows) await db().execute(sql.raw(definition))
}
