import { and, exists, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { containsText } from '../../core/database/contains-text'
import { db } from '../../core/database/db'

/**
 * Matches documents that have a line whose goods contain a keyword in their name or code.
 * @param lines table of the lines, with a snapshot of the goods
 * @param own condition for the lines of a document
 */
export const goodsContain = (lines: PgTable & { snapshot: PgColumn }, own: SQL, keyword: string): SQL =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(lines)
      .where(
        and(
          own,
          containsText(keyword, sql`${lines.snapshot} ->> 'name'`, sql`${lines.snapshot} ->> 'skuCode'`),
        ),
      ),
  )
