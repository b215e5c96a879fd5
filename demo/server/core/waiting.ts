import { asc, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { DeskRow } from './desk'

type Waits = { id: string; updatedAt: Date }

/** What a desk says of one: since when it waits, only where that is not since its last change. */
type Shown = Omit<DeskRow, 'id' | 'since'> & Partial<Pick<DeskRow, 'since'>>

/**
 * What of a kind waits at a desk, the longest wait first.
 * @param rows finds all that waits
 */
export const waiting =
  <Row extends Waits>(
    table: Record<keyof Waits, PgColumn>,
    rows: () => { orderBy: (...order: SQL[]) => PromiseLike<Row[]> },
    show: (row: Row) => Shown | Promise<Shown>,
  ) =>
  async (): Promise<DeskRow[]> => {
    const found = await rows().orderBy(asc(table.updatedAt), asc(table.id))
    return Promise.all(found.map(async (row) => ({ id: row.id, since: row.updatedAt, ...(await show(row)) })))
  }
