import { AsyncLocalStorage } from 'node:async_hooks'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { isConflict } from './db-error'
import { pause } from '../time/pause'

type Answered<Row> = { rows: Row[] }
/** Result of a raw query on both engines. Counts of changed rows differ between them, so use RETURNING. */
interface Rows extends PgQueryResultHKT {
  type: Answered<this['row']>
}
export type Db = PgDatabase<Rows>

type Current = { handle: Db; inside: boolean; over: boolean; committed: (() => void)[] }
const current = new AsyncLocalStorage<Current>()
const retries = 4

function here(): Current {
  const found = current.getStore()
  if (!found) throw new Error('db() outside of a request, job or seed: wrap the work in withDb(database, …)')
  if (found.over) throw new Error('db() after its transaction ended: an await is missing inside tx()')
  return found
}

/** Runs work whose `db()` is this database: a request, a job, a seed. */
export const withDb = <T>(handle: Db, work: () => T): T =>
  current.run({ handle, inside: false, over: false, committed: [] }, work)

/**
 * Returns the current database handle: the open transaction inside `tx()`, otherwise the plain handle. There is no other
 * access, because on PGlite a query beside an open transaction would wait forever.
 */
export const db = (): Db => here().handle

/** Calls back after the surrounding transaction commits, or at once outside a transaction. */
export function whenCommitted(tell: () => void) {
  const { inside, committed } = here()
  if (inside) committed.push(tell)
  else tell()
}

export const isInsideTx = (): boolean => current.getStore()?.inside ?? false

/**
 * Runs work in a transaction. A nested call joins the outer one; an uncaught error rolls back all of it. After a conflict the
 * work runs again, at most four times, so it must only read and write the database. It must not wait for anything else, because
 * PGlite runs one transaction at a time.
 */
export async function tx<T>(work: () => Promise<T>): Promise<T> {
  const outer = here()
  if (outer.inside) return work()
  for (let lost = 0; ; lost++) {
    const inner: Current = { handle: outer.handle, inside: true, over: false, committed: [] }
    try {
      const done = await outer.handle.transaction((handle) => {
        inner.handle = handle
        return current.run(inner, work)
      })
      inner.committed.forEach((tell) => tell())
      return done
    } catch (error) {
      if (lost === retries || !isConflict(error)) throw error
      await pause(Math.random() * 20 * 2 ** lost)
    } finally {
      inner.over = true
    }
  }
}
