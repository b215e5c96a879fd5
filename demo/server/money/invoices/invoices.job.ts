import { and, asc, eq, isNull, lte, or } from 'drizzle-orm'
import { invoiceMedium } from '../../../../src/money/invoices/invoice-medium'
import { invoiceState } from '../../../../src/words/invoice-state'
import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Job } from '../../core/jobs/jobs'
import { moveEach } from '../../core/documents/move-each'
import { invoice } from './invoices.table'
import { moveInvoice } from './move-invoice'

const atOnce = 50
/** An electronic one is at hand at once, and one that was mailed arrives. */
const deliveredAfter = day
const arrivedAfter = 15 * day

/** Completes unconfirmed invoices, each in its own transaction. @returns how many */
export async function completeInvoices(): Promise<number> {
  const now = clock.now()
  const { invoiced, mailed } = invoiceState.code
  const delivered = and(
    eq(invoice.status, invoiced),
    eq(invoice.medium, invoiceMedium.code.electronic),
    lte(invoice.issuedAt, after(now, -deliveredAfter)),
  )
  const arrived = and(eq(invoice.status, mailed), lte(invoice.mailedAt, after(now, -arrivedAfter)))
  const due = await db()
    .select({ id: invoice.id, status: invoice.status })
    .from(invoice)
    .where(and(isNull(invoice.redOf), or(delivered, arrived)))
    .orderBy(asc(invoice.issuedAt))
    .limit(atOnce)
  return moveEach(due, ({ id, status }) =>
    moveInvoice(id, status === mailed ? 'confirm' : 'deliver', { actor: 'timer' }),
  )
}

export const job: Job = { name: 'money/invoices complete', every: 10_000, run: completeInvoices }
