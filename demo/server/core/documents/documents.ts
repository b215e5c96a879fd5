import { and, eq, inArray, type Column, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Member } from '../security/auth'
import { containsText } from '../database/contains-text'
import type { Paged, Paging } from '../database/page-with'
import { notFound, stateChanged } from '../http/refusal'
import { statePage } from './state-page'

/** The account that looks at documents. */
export type Viewer = Pick<
  Member,
  'companyId' | 'customerId' | 'accountKind' | 'rights' | 'sites' | 'elsewhere'
>

/** Columns of a table whose rows belong to a company, optionally to one of its accounts and to a brand site. */
type Documents = { customerId: Column; placedBy?: Column; siteId?: Column }

/**
 * Selects the documents that a viewer may see: those of the company on the current brand site, for a sub-account only its
 * own. A group of sites includes its members. Copies, counts, files and ledgers use the same condition.
 */
export const seenBy = (
  { companyId, customerId, accountKind, sites }: Viewer,
  { customerId: company, placedBy, siteId }: Documents,
): SQL | undefined =>
  and(
    eq(company, companyId),
    siteId && inArray(siteId, [...sites]),
    accountKind === 'main' || !placedBy ? undefined : eq(placedBy, customerId),
  )

/** Extends a viewer to documents of group members in other currencies, which are shown here and handled there. */
export const reading = <Who extends Viewer>(who: Who): Who => ({
  ...who,
  sites: [...who.sites, ...who.elsewhere],
})

/** Returns the actions that a viewer may take here: none for documents that are only shown. */
export const doneHere = (
  names: string[],
  { siteId }: { siteId: string },
  { elsewhere }: Pick<Viewer, 'elsewhere'>,
): string[] => (elsewhere.includes(siteId) ? [] : names)

/** A query for rows that can also lock them. */
export type Found<Row> = PromiseLike<Row[]> & { for: (strength: 'update') => PromiseLike<Row[]> }

/** Returns the first row of a query, locked until the transaction ends. */
export async function locked<Row>(query: Found<Row>): Promise<Row | undefined> {
  const [row] = await query.for('update')
  return row
}

/**
 * Finds single documents of a room.
 * @param table columns of ownership
 * @param rows finds rows by a condition
 */
export const documents = <Row>(
  table: Documents & { id: Column },
  rows: (where: SQL | undefined) => Found<Row>,
) => ({
  /** Condition for the documents that a viewer may see. */
  seenBy: (viewer: Viewer) => seenBy(viewer, table),
  /**
   * Finds a document that the viewer may see.
   * @param open whether the request is possible in the document's state
   * @throws Refusal 404 unknown or someone else's; 409 not possible in its state
   */
  async seen(id: string, viewer: Viewer, open?: (row: Row) => boolean): Promise<Row> {
    const [row] = await rows(and(eq(table.id, id), seenBy(viewer, table)))
    if (!row) throw notFound()
    if (open?.(row) === false) throw stateChanged()
    return row
  },
  /** Locks a document until the transaction ends, for any caller. */
  lock: (id: string): Promise<Row | undefined> => locked(rows(eq(table.id, id))),
})

type ListedTable = Documents & PgTable & Record<'id' | 'state' | 'createdAt', PgColumn>

type Listing<Row, Item> = {
  asked: Paging & { state?: number | undefined; keyword?: string | undefined }
  /** Columns searched by the keyword, the number first. Default: none. */
  found?: (PgColumn | SQL)[]
  /** Further condition. */
  where?: SQL | undefined
  wire: (rows: Row[]) => Item[] | Promise<Item[]>
}

/** Finds single documents and pages of a list filtered by state and keyword, as `documentContract` declares it. */
export const listedDocuments = <Row>(
  table: ListedTable,
  rows: (where: SQL | undefined) => Found<Row> & { orderBy: (...order: SQL[]) => Paged<Row> },
) => {
  const single = documents(table, rows)
  return {
    ...single,
    page: <Item>(viewer: Viewer, { asked, found = [], where, wire }: Listing<Row, Item>) =>
      statePage(asked, asked.state, {
        table,
        state: table.state,
        where: and(seenBy(viewer, table), where, containsText(asked.keyword, ...found)),
        rows: { where: rows },
        wire,
      }),
    /** Finds a document that the viewer may see, with its list row. @throws Refusal 404 */
    async shown<Item>(id: string, viewer: Viewer, wire: (rows: Row[]) => Promise<Item[]>) {
      const row = await single.seen(id, viewer)
      const [item] = await wire([row])
      if (!item) throw notFound()
      return { row, item }
    },
  }
}
