import { asc, gt, sql } from 'drizzle-orm'
import { db } from './db'
import { server } from './server.table'

/** The servers that are there now, by their numbers. */
export const presentServers = () =>
  db()
    .select()
    .from(server)
    .where(gt(server.seenAt, sql`now() - interval '1 minute'`))
    .orderBy(asc(server.number))
