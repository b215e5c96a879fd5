import { auditLog } from './audit.table'
import { db } from '../database/db'

/** Writes a line of the audit log within the current transaction. */
export const audit = (line: Omit<typeof auditLog.$inferInsert, 'id' | 'createdAt'>) =>
  db().insert(auditLog).values(line)
