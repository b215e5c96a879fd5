import { and, eq, lt, sum } from 'drizzle-orm'
import { toMinor, type Minor } from '../../../../src/core/money'
import { db } from '../../core/database/db'
import { payOrderItem } from '../../trade/payment/payment.table'
import { pointsUse } from '../accounts/accounts.table'

/** Payment with points: pay order, part of one order, and earlier refunds. */
type Paid = {
  payOrderId: string
  payNo: string
  customerId: string
  amount: Minor
  itemId: string
  returned: Minor
}

const taken = async ({ customerId, payNo }: Paid) => {
  const [row] = await db()
    .select({ points: sum(pointsUse.amount).mapWith(Number) })
    .from(pointsUse)
    .where(and(eq(pointsUse.customerId, customerId), eq(pointsUse.refNo, payNo)))
  return row?.points ?? 0
}

const beforeItem = async ({ payOrderId, itemId }: Paid) => {
  const [row] = await db()
    .select({ amount: sum(payOrderItem.amount).mapWith(toMinor) })
    .from(payOrderItem)
    .where(and(eq(payOrderItem.payOrderId, payOrderId), lt(payOrderItem.id, itemId)))
  return row?.amount ?? 0
}

/**
 * Points that stand for a piece of what points paid. Every piece has its own place in the payment, so that pieces of
 * whatever size and order add up to the points that were taken.
 */
export async function pointsOfPiece(paid: Paid, amount: Minor): Promise<number> {
  const from = (await beforeItem(paid)) + paid.returned
  const all = await taken(paid)
  const upTo = (money: Minor) => Math.floor((all * money) / paid.amount)
  return upTo(from + amount) - upTo(from)
}
