import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { db, tx } from '../database/db'
import { newId } from '../database/ids'
import { notFound, type Refusal } from '../http/refusal'

type ListTable = PgTable & Record<'id' | 'customerId' | 'isDefault' | 'createdAt', PgColumn>
type Limit = { most: number; full: () => Refusal }

/**
 * A company's list of addresses or titles with a default entry: the first one, until another is chosen.
 * @param table of the entries
 * @param lock serialises writes to a company's list
 */
export function companyList(
  table: ListTable,
  lock: (companyId: string) => PromiseLike<unknown>,
  { most, full }: Limit,
) {
  const ofCompany = (companyId: string) => eq(table.customerId, companyId)
  const oneOf = (companyId: string, id: string) => and(ofCompany(companyId), eq(table.id, id))

  async function setDefault(companyId: string, id: string) {
    await db()
      .update(table)
      .set({ isDefault: 20 })
      .where(and(ofCompany(companyId), eq(table.isDefault, 10)))
    const made = await db()
      .update(table)
      .set({ isDefault: 10 })
      .where(oneOf(companyId, id))
      .returning({ id: table.id })
    if (made.length === 0) throw notFound()
  }

  return {
    ofCompany,
    /** The default entry first, then the oldest. */
    order: [asc(table.isDefault), asc(table.createdAt), asc(table.id)],
    /** Adds an entry. @param add writes it @returns its id @throws Refusal 422 the list is full */
    keep: (companyId: string, isDefault: number | undefined, add: (id: string) => Promise<unknown>) =>
      tx(async () => {
        await lock(companyId)
        const count = await db().$count(table, ofCompany(companyId))
        if (count >= most) throw full()
        const id = newId()
        await add(id)
        if (isDefault === 10 || count === 0) await setDefault(companyId, id)
        return id
      }),
    /** Changes an entry. @param write changes it @throws Refusal 404 unknown or another company's */
    change: (
      companyId: string,
      id: string,
      isDefault: number | undefined,
      write: (own: SQL | undefined) => Promise<unknown[]>,
    ) =>
      tx(async () => {
        await lock(companyId)
        if ((await write(oneOf(companyId, id))).length === 0) throw notFound()
        if (isDefault === 10) await setDefault(companyId, id)
        return true as const
      }),
    /** Removes an entry. @throws Refusal 404 unknown or another company's */
    drop: (companyId: string, id: string) =>
      tx(async () => {
        await lock(companyId)
        const [dropped] = await db()
          .delete(table)
          .where(oneOf(companyId, id))
          .returning({ isDefault: table.isDefault })
        if (!dropped) throw notFound()
        const [next] = await db()
          .select({ id: table.id })
          .from(table)
          .where(ofCompany(companyId))
          .orderBy(asc(table.createdAt), asc(table.id))
          .limit(1)
        if (dropped.isDefault === 10 && next) await setDefault(companyId, String(next.id))
        return true as const
      }),
    /** Makes an entry the default. @throws Refusal 404 unknown or another company's */
    makeDefault: (companyId: string, id: string) =>
      tx(async () => {
        await lock(companyId)
        await setDefault(companyId, id)
        return true as const
      }),
  }
}
