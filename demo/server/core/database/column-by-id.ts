import { inArray, sql, type Column } from 'drizzle-orm'
import { db } from './db'

/** Reads a text column of rows by their id, such as the number of documents. */
export async function columnById(
  id: Column,
  column: Column,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = ids.filter((one) => one !== null)
  if (wanted.length === 0) return new Map()
  const rows = await db()
    .select({ id: sql<string>`${id}`, value: sql<string>`${column}` })
    .from(id.table)
    .where(inArray(id, wanted))
  return new Map(rows.map((row) => [row.id, row.value]))
}
