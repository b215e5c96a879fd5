import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { db } from './db'
import { onPage, pageWith, type Paged, type Paging } from './page-with'

/** How many rows of a condition are in which state, by its code. */
export async function stateCounts(state: PgColumn, where: SQL | undefined): Promise<Record<string, number>> {
  const found = await db().select({ state, rows: count() }).from(state.table).where(where).groupBy(state)
  return Object.fromEntries(found.map((row): [string, number] => [String(row.state), row.rows]))
}

/** How many rows a list shows. @param state that of the chosen tab; none: all */
export const totalOf = (counts: Record<string, number>, state: number | undefined): number =>
  state === undefined ? Object.values(counts).reduce((sum, rows) => sum + rows, 0) : (counts[state] ?? 0)

/** What is selected, before it is said which rows. */
type Selected<Row> = {
  where: (where: SQL | undefined) => { orderBy: (...order: SQL[]) => Paged<Row> }
}

type List<Row, Item> = {
  table: PgTable & { id: PgColumn; createdAt: PgColumn }
  /** The column of the states that the tabs are for. */
  state: PgColumn
  /** Everything but the state: what the numbers at the tabs count. */
  where: SQL | undefined
  rows: Selected<Row>
  wire: (rows: Row[]) => Item[] | Promise<Item[]>
}

/** One page of a list that is looked at state by state, the latest first. @param chosen the state of the chosen tab; none: all */
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
