import { sql } from 'drizzle-orm'

/**
 * The database’s own time, for what several servers agree on and nobody may move: their clocks differ, and the operator of
 * a demo moves ours.
 * @param ms milliseconds from now
 */
export const databaseTime = (ms = 0) => sql`now() + ${ms} * interval '1 millisecond'`
