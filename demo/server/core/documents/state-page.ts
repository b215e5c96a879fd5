import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { db } from '../database/db'
import { onPage, pageWith, type Paged, type Paging } from '../database/page-with'

/** Counts the rows of a condition by state. */
export async function stateCounts(state: PgColumn, where: SQL | undefined): Promise<Record<string, number>> {
  const found = await db().select({ state, rows: count() }).from(state.table).where(where).groupBy(state)
  return Object.fromEntries(found.map((row): [string, number] => [String(row.state), row.rows]))
}

/** Returns the number of rows of a tab. @param state of the tab; none: all */
export const totalOf = (counts: Record<string, number>, state: number | undefined): number =>
  state === undefined ? Object.values(counts).reduce((sum, rows) => sum + rows, 0) : (counts[state] ?? 0)

/** A select statement without its condition. */
type Selected<Row> = {
  where: (where: SQL | undefined) => { orderBy: (...order: SQL[]) => Paged<Row> }
}

type List<Row, Item> = {
  table: PgTable & { id: PgColumn; createdAt: PgColumn }
  /** Column of the state, for the tabs. */
  state: PgColumn
  /** Condition without the state; the numbers on the tabs count it. */
  where: SQL | undefined
  rows: Selected<Row>
  wire: (rows: Row[]) => Item[] | Promise<Item[]>
}

/** Reads one page of a list with tabs by state, the latest rows first. @param chosen state of the current tab; none: all */
export async function statePage<Row, Item>(
  asked: Paging,
  chosen: number | undefined,
  { table, state, where, rows, wire }: List<Row, Item>,
) {
  const counts = await stateCounts(state, where)
  const found = rows
    .where(and(where, chosen === undefined ? undefined : eq(state, chosen)))
    .orderBy(desc(table.createdAt), desc(table.id))
  const shown = await onPage(found, asked)
  return { ...pageWith(await wire(shown), totalOf(counts, chosen), asked), counts }
}
