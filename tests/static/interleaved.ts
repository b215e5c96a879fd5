import { sql } from 'drizzle-orm'
import { clock } from '../../demo/server/core/time/clock'
import { db, tx, withDb, type Db } from '../../demo/server/core/database/db'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const rows = async () =>
  (await db().execute<{ who: string }>(sql`select who from seen order by who`)).rows.map(({ who }) => who)

/** Work as requests do it, to be built for the worker: each is handed the database that is its own. */
export const requests = {
  /** Two requests at once, each at a time of its own. */
  async times(handle: Db) {
    const at = (year: number) =>
      withDb(handle, () =>
        clock.at(new Date(Date.UTC(year, 0, 1)), async () => {
          const years = []
          for (let step = 0; step < 3; step++) {
            await Promise.all([pause(2), db().execute(sql`select 1`)])
            years.push(clock.now().getUTCFullYear())
          }
          return years
        }),
      )
    return Promise.all([at(2001), at(2002)])
  },

  /** A transaction that fails at its end, and a read of another request that begins in its middle. */
  async beside(handle: Db) {
    const failing = withDb(handle, () =>
      tx(async () => {
        await db().execute(sql`insert into seen (who) values ('inside')`)
        const inside = await rows()
        await pause(20)
        await db().execute(sql`insert into seen (who) values ('inside, later')`)
        throw new Error(`undone after ${inside.join()}`)
      }),
    ).catch((error: unknown) => String(error))
    await pause(5)
    const read = withDb(handle, rows)
    return { failing: await failing, read: await read, outside: await withDb(handle, rows) }
  },

  /** Outside of a request there is no database. */
  async nowhere() {
    await pause(1)
    return rows().catch((error: unknown) => String(error))
  },
}
