import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Text } from '../../../../src/core/language/messages'
import { entry } from '../database/columns'

/** A field of a form with its values before and after. */
export type AuditChange = { label: Text; from: string; to: string }

/** Transitions of documents with their actors. Append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    ...entry(),
    actorType: text('actor_type')
      .$type<'buyer' | 'reviewer' | 'platform' | 'operator' | 'gateway' | 'timer'>()
      .notNull(),
    /** Empty for scheduled jobs. */
    actorId: text('actor_id').notNull().default(''),
    entity: text().notNull(),
    entityId: text('entity_id').notNull(),
    action: text().notNull(),
    fromState: integer('from_state'),
    toState: integer('to_state'),
    reason: text().notNull().default(''),
    /** Changed fields. */
    changes: jsonb().$type<AuditChange[]>(),
  },
  (table) => [
    index('audit_log_entity').on(table.entity, table.entityId),
    index('audit_log_actor').on(table.actorType, table.createdAt, table.id),
  ],
)
