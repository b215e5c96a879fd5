import { index, pgTable, text } from 'drizzle-orm/pg-core'
import type { ProofPurpose } from '../../../../src/account/security/proof'
import { moment } from '../../core/database/columns'

/** Proofs that wait to be used, each once. Only hashes of tickets stand here. */
export const proof = pgTable(
  'proof',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    customerId: text('customer_id').notNull(),
    purpose: text().$type<ProofPurpose>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  ({ expiresAt }) => [index('proof_end').on(expiresAt)],
)
