import { lt } from 'drizzle-orm'
import { after, day, minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Job } from '../../core/jobs/jobs'
import { checkoutDraft } from './checkout.table'

/** Deletes old checkouts. A submitted one stays for a day, so that repeated requests get the same result. */
const forget = () =>
  db()
    .delete(checkoutDraft)
    .where(lt(checkoutDraft.expiresAt, after(clock.now(), -day)))

export const job: Job = { name: 'trade/checkout forget drafts', every: 10 * minute, run: forget }
