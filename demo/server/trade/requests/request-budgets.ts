import { eq } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { release, reserve, type BudgetDocument } from '../../money/budgets/book-document'
import { payShareOf } from '../../money/coupons/line-costs'
import { costsOf } from '../orders/order-budgets'
import { purchaseRequest, type Frozen } from './requests.table'

type Row = typeof purchaseRequest.$inferSelect

const documentOf = ({ id, requestNo: no, customerId, placedBy, siteId }: Row): BudgetDocument => ({
  kind: 'request',
  id,
  no,
  customerId,
  placedBy,
  siteId,
})

/** Returns the cost of each line at the frozen prices. */
export const linesOf = ({ orders }: Pick<Frozen, 'orders'>) =>
  orders.flatMap(({ freight, lines, lineIds }) =>
    costsOf(
      { freight },
      lines.map(({ price, qty, shares, costCentre }, at) => ({
        id: lineIds[at] ?? '',
        payShare: payShareOf(price * qty, shares),
        costCentre,
      })),
    ),
  )

/** Reserves the budgets of a request's present content. @throws Refusal 422 if a hard budget has too little */
export async function reserveBudgets(requestId: string) {
  const [row] = await db().select().from(purchaseRequest).where(eq(purchaseRequest.id, requestId))
  if (row) await reserve(documentOf(row), linesOf(row.frozen))
}

/** Releases the budgets of a request that is returned or has ended without an order. */
export const releaseBudgets = (row: Row) => release(documentOf(row))
