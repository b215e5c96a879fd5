import { eq } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { holdsPieces } from '../../../../src/trade/after-sales/after-sales-machine'
import {
  isRefund,
  isSellersFault,
  type AfterSalesType,
} from '../../../../src/trade/after-sales/after-sales-terms'
import { returnState } from '../../../../src/trade/after-sales/return-state'
import { db } from '../../core/database/db'
import { shareOut } from '../../money/coupons/share-out'
import { costInQuantities } from '../orders/cost-in-quantities'
import type { orders } from '../orders/orders.table'
import { afterSale } from './after-sales.table'
import type { Claimed } from './claimed-pieces'
import type { ClaimableLine } from './claims'

type RefundFor = {
  amount: Minor
  /** Paid amount that is not refunded, because the remaining pieces cost more alone. */
  deducted: Minor
  /** Shares of the pieces, each at most its paid amount. */
  parts: Minor[]
}

const sum = (amounts: readonly Minor[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Sums past and pending refunds of an order. */
async function refundedOf(orderId: string): Promise<Minor> {
  const cases = await db().select().from(afterSale).where(eq(afterSale.orderId, orderId))
  const counted = cases.filter(
    (one) => holdsPieces(one.returnState) || one.returnState === returnState.code.completed,
  )
  return sum(counted.map(({ refundAmount }) => refundAmount))
}

/**
 * Calculates the refund for pieces of an order: the paid amount minus earlier refunds minus the price of the remaining
 * pieces alone. The rest loses any tier price, discount or free freight that it is too small for. Returning everything
 * refunds all. For a fault of the seller the refund is the pieces' share.
 */
export async function refundFor(
  { type, reason }: { type: AfterSalesType; reason?: number | undefined },
  order: typeof orders.$inferSelect,
  left: readonly ClaimableLine[],
  pieces: readonly Claimed[],
): Promise<RefundFor> {
  if (!isRefund(type)) return { amount: 0, deducted: 0, parts: [] }
  const shares = pieces.map(({ amount }) => amount)
  const share = sum(shares)
  const open = Math.max(0, order.paidAmount - (await refundedOf(order.id)))
  const claimed = new Map(pieces.map(({ of, qty }) => [of.line.id, qty]))
  const rest = left.map(({ line, held }) => ({
    line,
    pieces: line.qty - held.refunded - (claimed.get(line.id) ?? 0),
  }))
  const ofSeller = reason !== undefined && isSellersFault(reason) && rest.some((one) => one.pieces > 0)
  const amount = ofSeller ? Math.min(open, share) : Math.max(0, open - (await costInQuantities(order, rest)))
  return {
    amount,
    deducted: Math.max(0, share - amount),
    parts: amount < share ? shareOut(amount, shares) : shares,
  }
}
