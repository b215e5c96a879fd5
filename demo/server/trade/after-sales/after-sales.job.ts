import { and, asc, eq, lte } from 'drizzle-orm'
import type { AfterSalesAction, ReturnState } from '../../../../src/trade/after-sales/after-sales-machine'
import { returnState } from '../../../../src/trade/after-sales/return-state'
import { after } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Job } from '../../core/jobs/jobs'
import { moveEach } from '../../core/documents/move-each'
import { refund } from '../payment/refunds.table'
import { afterSale } from './after-sales.table'
import { confirmedAfter, sentBackWithin } from './due-days'
import { moveAfterSale } from './move-after-sale'
import { settleRefund } from './pay-out'

const atOnce = 50
const { waitingForReturn, shipped, awaitingRefund } = returnState.code

/** Moves cases that have been in a state for too long, one transaction each. @returns number of cases */
async function moveOverdue(state: ReturnState, wait: number, action: AfterSalesAction): Promise<number> {
  const due = await db()
    .select({ id: afterSale.id })
    .from(afterSale)
    .where(and(eq(afterSale.returnState, state), lte(afterSale.movedAt, after(clock.now(), -wait))))
    .orderBy(asc(afterSale.movedAt))
    .limit(atOnce)
  return moveEach(due, ({ id }) => moveAfterSale(id, action, { actor: 'timer' }))
}

/** Settles cases whose refund the provider has completed. @returns number of cases */
async function settleRefunds(): Promise<number> {
  const waiting = await db()
    .select({ id: afterSale.id })
    .from(afterSale)
    .innerJoin(refund, eq(refund.refundNo, afterSale.afterSaleNo))
    .where(eq(afterSale.returnState, awaitingRefund))
    .limit(atOnce)
  let settled = 0
  for (const { id } of waiting) if (await settleRefund(id, 'timer')) settled += 1
  return settled
}

/** Moves due cases: goods not sent back, goods that count as received, refunds that arrived. */
export async function moveAfterSales(): Promise<number> {
  const lapsed = await moveOverdue(waitingForReturn, sentBackWithin, 'lapse')
  const received = await moveOverdue(shipped, confirmedAfter, 'confirm')
  return lapsed + received + (await settleRefunds())
}

export const job: Job = { name: 'trade/after-sales overdue', every: 5_000, run: moveAfterSales }
