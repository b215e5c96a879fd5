import { sql } from 'drizzle-orm'
import type { Database } from '../../demo/server/core/database/database'
import { db, withDb } from '../../demo/server/core/database/db'

/** Returns the names of non-empty tables. */
export const filledTables = ({ handle }: Database): Promise<string[]> =>
  withDb(handle, async () => {
    const { rows } = await db().execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
    const filled: string[] = []
    for (const { name } of rows) {
      const found = await db().execute(sql.raw(`select 1 from public."${name}" limit 1`))
      if (found.rows.length > 0) filled.push(name)
    }
    return filled
  })
