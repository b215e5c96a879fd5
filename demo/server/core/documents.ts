import { and, eq, inArray, type Column, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Member } from './auth'
import { holding } from './holding'
import type { Paged, Paging } from './page-with'
import { notFound, stateChanged } from './refusal'
import { statePage } from './state-page'

/** Who looks at documents. */
export type Viewer = Pick<Member, 'companyId' | 'customerId' | 'accountKind' | 'sites' | 'elsewhere'>

/**
 * A table whose rows belong to a company; each was brought about by one of its accounts, or by none, and where the
 * brand site counts, on one of them.
 */
type Documents = { customerId: Column; placedBy?: Column; siteId?: Column }

/**
 * Which documents somebody sees, of whatever kind: those of their company on the brand site where they are, and a
 * sub-account of them its own. A group of sites shows those of all its members. What is made of documents (copies, counts, files, ledgers) is narrowed by the same.
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

/** Somebody who also reads what a group's members in other currencies have: it is shown, and acted on there. */
export const reading = <Who extends Viewer>(who: Who): Who => ({
  ...who,
  sites: [...who.sites, ...who.elsewhere],
})

/** Names of what can be done with a document where somebody is: with one that they only read, nothing. */
export const doneHere = (
  names: string[],
  { siteId }: { siteId: string },
  { elsewhere }: Pick<Viewer, 'elsewhere'>,
): string[] => (elsewhere.includes(siteId) ? [] : names)

/** Rows that a query finds, and the same ones locked. */
export type Found<Row> = PromiseLike<Row[]> & { for: (strength: 'update') => PromiseLike<Row[]> }

/** The row that a query finds, locked until the transaction ends. */
export async function locked<Row>(query: Found<Row>): Promise<Row | undefined> {
  const [row] = await query.for('update')
  return row
}

/**
 * A room's documents, one by one.
 * @param table where they are kept
 * @param rows finds those of a condition
 */
export const documents = <Row>(
  table: Documents & { id: Column },
  rows: (where: SQL | undefined) => Found<Row>,
) => ({
  /** Those of a company; of them a sub-account sees what it brought about itself. */
  seenBy: (viewer: Viewer) => seenBy(viewer, table),
  /**
   * @param open whether what is wanted is open in the state in which it is
   * @throws Refusal 404 where there is none, or not theirs: both look the same; 409 it is not open
   */
  async seen(id: string, viewer: Viewer, open?: (row: Row) => boolean): Promise<Row> {
    const [row] = await rows(and(eq(table.id, id), seenBy(viewer, table)))
    if (!row) throw notFound()
    if (open?.(row) === false) throw stateChanged()
    return row
  },
  /** Locked until the transaction ends, whoever asks. */
  held: (id: string): Promise<Row | undefined> => locked(rows(eq(table.id, id))),
})

type ListedTable = Documents & PgTable & Record<'id' | 'state' | 'createdAt', PgColumn>

type Listing<Row, Item> = {
  asked: Paging & { state?: number | undefined; keyword?: string | undefined }
  /** What is looked into for the keyword: the number first. */
  found: PgColumn[]
  wire: (rows: Row[]) => Item[] | Promise<Item[]>
}

/** The same of a kind whose list is told by `documentContract`: by state, and by a word in some of its columns. */
export const listedDocuments = <Row>(
  table: ListedTable,
  rows: (where: SQL | undefined) => Found<Row> & { orderBy: (...order: SQL[]) => Paged<Row> },
) => ({
  ...documents(table, rows),
  page: <Item>(viewer: Viewer, { asked, found, wire }: Listing<Row, Item>) =>
    statePage(asked, asked.state, {
      table,
      state: table.state,
      where: and(seenBy(viewer, table), holding(asked.keyword, ...found)),
      rows: { where: rows },
      wire,
    }),
})
