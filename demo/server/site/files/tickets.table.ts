import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../core/database/columns'

/** Leave to fetch one file once, without a session. */
export const downloadTicket = pgTable('download_ticket', {
  /** SHA-256 of the ticket: what stands here opens nothing. */
  ticketHash: text('ticket_hash').primaryKey(),
  fileId: text('file_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
})
