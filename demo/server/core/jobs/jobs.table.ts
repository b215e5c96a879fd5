import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'

/** Lease of the server that currently runs a job. */
export const jobLease = pgTable('job_lease', {
  /** Name of the job. */
  name: text().primaryKey(),
  /** Id of the current run. */
  holder: text().notNull(),
  /** End of the lease; until then no other run starts. Uses database time, because server clocks differ. */
  until: moment('until').notNull(),
})
