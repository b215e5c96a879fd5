import { sql } from 'drizzle-orm'
import { db } from './db'
import type { Database } from './database'
import { seedRun } from './seed-run.table'
import type { App } from './surroundings'

const started = performance.now()

/**
 * Tells machines whether the server can work.
 * @param migration name of the last migration
 */
export function healthRoutes(app: App, { engine }: Database, migration: string) {
  for (const path of ['/health', '/api/health']) {
    app.get(path, async (c) => {
      await db().execute(sql`select 1`)
      const rooms = await db().$count(seedRun)
      const uptime = Math.round((performance.now() - started) / 1000)
      return c.json({ status: 'ok', engine, migration, seed: rooms > 0, uptime })
    })
  }
}
