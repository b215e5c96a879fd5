import { and, eq, gt, lt } from 'drizzle-orm'
import { newToken, sha256 } from '../../core/auth'
import { after, minute } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { notFound } from '../../core/refusal'
import { downloadTicket } from './tickets.table'

/**
 * Leave to fetch a file once within a minute: whoever asks for it has looked whose file it is.
 * @returns the ticket, which is kept nowhere else
 */
export async function newTicket(fileId: string): Promise<string> {
  const ticket = newToken()
  const now = clock.now()
  await db().delete(downloadTicket).where(lt(downloadTicket.expiresAt, now))
  const row = { fileId, ticketHash: await sha256(ticket), expiresAt: after(now, minute) }
  await db().insert(downloadTicket).values(row)
  return ticket
}

/** Uses a ticket up. @returns the id of its file @throws Refusal 404 */
export async function spendTicket(ticket: string): Promise<string> {
  const [spent] = await db()
    .delete(downloadTicket)
    .where(
      and(eq(downloadTicket.ticketHash, await sha256(ticket)), gt(downloadTicket.expiresAt, clock.now())),
    )
    .returning()
  if (!spent) throw notFound()
  return spent.fileId
}
