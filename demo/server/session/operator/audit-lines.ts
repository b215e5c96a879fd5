import { and, desc, eq, gte, lt, ne, or, type SQL } from 'drizzle-orm'
import { isDay } from '../../../../src/core/form/form-patterns'
import { auditLog } from '../../core/documents/audit.table'
import { after, day, startOfDay } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import type { Cursor } from '../../core/database/cursor'
import { autopilot } from './audit-words'

export type AuditLine = typeof auditLog.$inferSelect

export type AuditFilter = {
  /** Id of an operator. Empty: all actors of type `by`, which excludes the autopilot for operators. */
  operator: string
  /** Type of actor. */
  by: AuditLine['actorType']
  /** Desk or table. */
  kind: string
  /** Day as `yyyy-MM-dd`, in the shop's time zone. */
  day: string
}

const ofDay = (text: string): (SQL | undefined)[] => {
  if (!isDay(text)) return []
  const start = startOfDay(text)
  return [gte(auditLog.createdAt, start), lt(auditLog.createdAt, after(start, day))]
}

const behind = ({ at, id }: Cursor) =>
  or(lt(auditLog.createdAt, at), and(eq(auditLog.createdAt, at), lt(auditLog.id, id)))

/** Returns lines of the audit log, latest first. */
export const auditLines = (
  { operator, by, kind, day: text }: AuditFilter,
  { most, mark }: { most: number; mark?: Cursor },
): Promise<AuditLine[]> =>
  db()
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actorType, operator ? 'operator' : by),
        ...(operator
          ? [eq(auditLog.actorId, operator)]
          : by === 'operator'
            ? [ne(auditLog.actorId, autopilot)]
            : []),
        ...(kind ? [eq(auditLog.entity, kind)] : []),
        ...ofDay(text),
        ...(mark ? [behind(mark)] : []),
      ),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(most)
