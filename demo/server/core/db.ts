import { AsyncLocalStorage } from 'node:async_hooks'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { isConflict } from './db-error'
import { pause } from './pause'

type Answered<Row> = { rows: Row[] }
/** What both engines answer to a raw query; counts of changed rows differ between them: use RETURNING. */
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

/** Runs work whose `db()` is this database: a request, a job's turn, a seed. */
export const withDb = <T>(handle: Db, work: () => T): T =>
  current.run({ handle, inside: false, over: false, committed: [] }, work)

/**
 * The database as it is to be seen from here: the open transaction inside of `tx()`, else the plain handle.
 * There is no other way to it, because on PGlite a query beside an open transaction would wait for ever.
 */
export const db = (): Db => here().handle

/** Tells of something once it is certain: when the transaction around it is written, else at once. */
export function whenCommitted(tell: () => void) {
  const { inside, committed } = here()
  if (inside) committed.push(tell)
  else tell()
}

export const isInsideTx = (): boolean => current.getStore()?.inside ?? false

/**
 * One transaction. Inside another one it is part of that one: whatever is thrown and not caught undoes the whole.
 * A transaction that loses against another is run again (at most four times), so its body must do nothing but
 * read and write the database; no waiting for anything else, since PGlite does one transaction at a time.
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
