import { sql } from 'drizzle-orm'

/**
 * Returns the database's own time, for what several servers must agree on: server clocks differ, and the operator of a demo
 * moves ours.
 * @param ms milliseconds from now
 */
export const databaseTime = (ms = 0) => sql`now() + ${ms} * interval '1 millisecond'`
