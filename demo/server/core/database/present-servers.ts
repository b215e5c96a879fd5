import { asc, gt, sql } from 'drizzle-orm'
import { db } from './db'
import { server } from './server.table'

/** Query for the servers that are running now, by number. */
export const presentServers = () =>
  db()
    .select()
    .from(server)
    .where(gt(server.seenAt, sql`now() - interval '1 minute'`))
    .orderBy(asc(server.number))
