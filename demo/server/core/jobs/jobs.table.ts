import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns'

/** Which server runs a job now. */
export const jobLease = pgTable('job_lease', {
  /** Name of the job. */
  name: text().primaryKey(),
  /** Id of the current run. */
  holder: text().notNull(),
  /** Until then no other run starts. Database time, because server clocks differ and a demo's operator moves ours. */
  until: moment('until').notNull(),
})
