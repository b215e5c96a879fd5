import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../core/database/columns'

/** Single-use ticket for downloading a file without a session. */
export const downloadTicket = pgTable('download_ticket', {
  /** SHA-256 of the ticket, so that a database leak reveals no valid tickets. */
  ticketHash: text('ticket_hash').primaryKey(),
  fileId: text('file_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
})
