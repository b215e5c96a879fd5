import { sql } from 'drizzle-orm'
import type { Config } from '../config/config'
import { db } from '../database/db'
import type { Database } from '../database/database'
import { notOverloaded } from '../http/headers'
import { seedRun } from '../database/seed-run.table'
import type { App } from '../http/surroundings'

const started = performance.now()

type Checked = {
  database: Database
  config: Config
  /** Name of the last migration. */
  migration: string
  /** Returns how many messages failed for good. */
  undelivered: () => Promise<number>
}

/** Returns the channels for SMS and e-mails. */
const messagesOf = ({ messageGateway, mail, demo }: Config) => {
  if (messageGateway) return 'gateway'
  if (mail) return 'mail'
  return demo ? 'outbox' : 'none'
}

/** Serves `/health` for monitoring. */
export function healthRoutes(
  app: App,
  { database: { engine, waiting }, config, migration, undelivered }: Checked,
) {
  for (const path of ['/health', '/api/health']) {
    app.get(path, notOverloaded(waiting), async (c) => {
      await db().execute(sql`select 1`)
      const rooms = await db().$count(seedRun)
      const uptime = Math.round((performance.now() - started) / 1000)
      const files = config.bucket ? 's3' : 'database'
      const report = {
        status: 'ok',
        engine,
        migration,
        seed: rooms > 0,
        messages: messagesOf(config),
        undelivered: await undelivered(),
        files,
        uptime,
      }
      return c.json(report, 200, { 'Cache-Control': 'no-store' })
    })
  }
}
