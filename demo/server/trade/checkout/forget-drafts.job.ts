import { lt } from 'drizzle-orm'
import { after, day, minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Job } from '../../core/jobs/jobs'
import { checkoutDraft } from './checkout.table'

/** A submitted checkout still answers for a day what became of it. */
const forget = () =>
  db()
    .delete(checkoutDraft)
    .where(lt(checkoutDraft.expiresAt, after(clock.now(), -day)))

export const job: Job = { name: 'trade/checkout forget drafts', every: 10 * minute, run: forget }
