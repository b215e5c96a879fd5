import { eq } from 'drizzle-orm'
import { newToken, sha256 } from '../../core/security/auth'
import { after, minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { notFound } from '../../core/http/refusal'
import { isNotExpired, over } from '../../core/security/expiry'
import { downloadTicket } from './tickets.table'

const life = minute

/**
 * Creates a single-use download ticket, valid for one minute. The caller must have checked access to the file.
 * @returns the ticket, which is not stored in plain text
 */
export async function newTicket(fileId: string): Promise<string> {
  const ticket = newToken()
  await db().delete(downloadTicket).where(over(downloadTicket.expiresAt, life))
  const row = { fileId, ticketHash: await sha256(ticket), expiresAt: after(clock.now(), life) }
  await db().insert(downloadTicket).values(row)
  return ticket
}

/** Redeems a ticket. @returns id of its file @throws Refusal 404 */
export async function spendTicket(ticket: string): Promise<string> {
  const [spent] = await db()
    .delete(downloadTicket)
    .where(eq(downloadTicket.ticketHash, await sha256(ticket)))
    .returning()
  if (!spent || !isNotExpired(spent.expiresAt, life)) throw notFound()
  return spent.fileId
}
