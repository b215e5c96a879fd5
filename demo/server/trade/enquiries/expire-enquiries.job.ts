import { and, asc, eq, gt, lte, notExists, or, sql } from 'drizzle-orm'
import { enquiryState } from '../../../../src/trade/enquiries/enquiry-state'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Job } from '../../core/jobs/jobs'
import { moveEach } from '../../core/documents/move-each'
import { enquiry, enquiryQuote } from './enquiries.table'
import { moveEnquiry } from './move-enquiry'

const atOnce = 50
const { open, answered } = enquiryState.code

/** Ends inquiries after their deadline, once no quote can be accepted any more. @returns number of inquiries */
export async function expireEnquiries(): Promise<number> {
  const now = clock.now()
  const holding = db()
    .select({ one: sql`1` })
    .from(enquiryQuote)
    .where(and(eq(enquiryQuote.enquiryId, enquiry.id), gt(enquiryQuote.validTo, now)))
  const due = await db()
    .select({ id: enquiry.id })
    .from(enquiry)
    .where(
      and(
        lte(enquiry.deadline, now),
        or(eq(enquiry.state, open), and(eq(enquiry.state, answered), notExists(holding))),
      ),
    )
    .orderBy(asc(enquiry.deadline))
    .limit(atOnce)
  return moveEach(due, ({ id }) =>
    moveEnquiry(id, 'expire', { actor: 'timer' }, () => ({ reason: '已过报价截止日' })),
  )
}

export const job: Job = { name: 'trade/enquiries expire', every: 5_000, run: expireEnquiries }
