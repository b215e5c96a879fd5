import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** Which of several servers does a job's turn. */
export const jobLease = pgTable('job_lease', {
  /** The job's name. */
  name: text().primaryKey(),
  /** The turn that has it. */
  holder: text().notNull(),
  /** Nobody else begins before that, by the database’s own time: clocks of servers differ, and the operator moves ours. */
  until: moment('until').notNull(),
})
