import { auditLog } from './audit.table'
import { db } from './db'

/** One line of the audit log, in the transaction of what it tells. */
export const audit = (line: Omit<typeof auditLog.$inferInsert, 'id' | 'createdAt'>) =>
  db().insert(auditLog).values(line)
