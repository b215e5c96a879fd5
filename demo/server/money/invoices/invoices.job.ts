import { and, asc, eq, isNull, lte, or } from 'drizzle-orm'
import { invoiceMedium } from '../../../../src/money/invoices/invoice-medium'
import { invoiceState } from '../../../../src/money/invoices/invoice-state'
import { after, day } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import type { Job } from '../../core/jobs'
import { Refusal } from '../../core/refusal'
import { invoice } from './invoices.table'
import { moveInvoice } from './move-invoice'

const atOnce = 50
/** An electronic one is at hand at once, and one that was mailed arrives. */
const deliveredAfter = day
const arrivedAfter = 15 * day

/** Completes invoices that nobody confirms; each is a transaction of its own. @returns how many */
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
  let completed = 0
  for (const { id, status } of due) {
    try {
      await moveInvoice(id, status === mailed ? 'confirm' : 'deliver', { actor: 'timer' })
      completed += 1
    } catch (error) {
      // Confirmed or undone in the meantime: there is nothing left to do.
      if (!(error instanceof Refusal)) throw error
    }
  }
  return completed
}

export const job: Job = { name: 'money/invoices complete', every: 10_000, run: completeInvoices }
