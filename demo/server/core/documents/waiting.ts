import { and, asc, Column, eq, is, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { db } from '../database/db'
import type { Desk, DeskRow } from '../operator/desk'
import { columnById } from '../database/column-by-id'
import { containsWords } from '../database/contains-text'
import type { Cursor } from '../database/cursor'

/** A query for waiting documents, as drizzle builds it. */
export type Waiting<Row> = SQLWrapper & {
  orderBy: (...order: SQL[]) => PromiseLike<Row[]> & { limit: (most: number) => PromiseLike<Row[]> }
}

type Queue<Row> = {
  id: Column
  /** Start of the wait, by which rows are sorted. */
  since: Column | SQL
  /** Columns that are searched. */
  words: readonly (Column | SQL)[]
  /** Creates the query. @param which narrows it */
  find: (which: SQL | undefined) => Waiting<Row>
  show: (rows: Row[]) => DeskRow[] | Promise<DeskRow[]>
}

/** Reads names by id: the first of the searched columns that is in the document's own table. */
const namesIn = (id: Column, words: readonly (Column | SQL)[], ids: readonly string[]) =>
  columnById(id, words.find((one): one is Column => is(one, Column) && one.table === id.table) ?? id, ids)

/** Reads the waiting documents of a desk page by page, so that the cost does not grow with their number. */
export function waitingIn<Row>({
  id,
  since,
  words,
  find,
  show,
}: Queue<Row>): Pick<Desk, 'waiting' | 'count' | 'namesOf'> {
  const withWords = (text: string) => containsWords(text, ...words)
  const behindMark = (mark: Cursor) =>
    sql`(${since}, ${id}) > (${mark.at.toISOString()}::timestamptz, ${mark.id})`
  return {
    async waiting({ id: wanted, words: text = '', behind, most } = {}) {
      const which = and(wanted === undefined ? undefined : eq(id, wanted), withWords(text))
      const rows = find(and(which, behind && behindMark(behind))).orderBy(asc(since), asc(id))
      const found = await (most === undefined ? rows : rows.limit(most))
      return found.length === 0 ? [] : show(found)
    },
    count: (text = '') => db().$count(sql`${find(withWords(text))} waiting`),
    namesOf: (ids) => namesIn(id, words, ids),
  }
}

type Waits = { id: string; updatedAt: Date }

/** Reads documents that wait since their last change. @param words columns that are searched */
export const waiting = <Row extends Waits>(
  table: Record<keyof Waits, Column>,
  words: readonly (Column | SQL)[],
  find: (which: SQL | undefined) => Waiting<Row>,
  show: (row: Row) => Omit<DeskRow, 'id' | 'since'> | Promise<Omit<DeskRow, 'id' | 'since'>>,
) =>
  waitingIn({
    id: table.id,
    since: table.updatedAt,
    words,
    find,
    show: (rows) =>
      Promise.all(rows.map(async (row) => ({ id: row.id, since: row.updatedAt, ...(await show(row)) }))),
  })
