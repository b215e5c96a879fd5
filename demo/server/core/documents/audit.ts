import { auditLog } from './audit.table'
import { db } from '../database/db'
import type { Member } from '../security/auth'

/** Writes a line of the audit log within the current transaction. */
export const audit = (line: Omit<typeof auditLog.$inferInsert, 'id' | 'createdAt'>) =>
  db().insert(auditLog).values(line)

/** Creates a function that writes what buyers do with one kind of entity, in the audit log. */
export const buyerLog =
  (entity: string) =>
  ({ customerId }: Pick<Member, 'customerId'>, entityId: string, action: string) =>
    audit({ actorType: 'buyer', actorId: customerId, entity, entityId, action })
