import { and, asc, eq } from 'drizzle-orm'
import { db } from '../database/db'
import { auditLog } from './audit.table'

/** Reads the history of a document, the oldest entry first. */
export const documentLog = (entity: string, id: string) =>
  db()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, id)))
    .orderBy(asc(auditLog.createdAt), asc(auditLog.id))
