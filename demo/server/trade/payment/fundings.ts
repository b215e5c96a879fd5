import { and, eq } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { payMethod } from '../../../../src/words/pay-method'
import { payOrderState } from '../../../../src/words/pay-order-state'
import { db } from '../../core/database/db'
import type { PayOrderRow } from './pay-orders'
import { payOrder, payOrderItem, payReceipt } from './payment.table'
import type { PayChannel } from './providers/provider'

/** Remaining part of a payment for an order. */
export type Funding = {
  itemId: string
  of: PayOrderRow
  left: Minor
  returned: Minor
  /** Channel and transaction number of a payment through a provider. */
  receipt?: { channel: PayChannel; channelNo: string } | undefined
}

const { offline, credit, deposit, points } = payMethod.code
const accounts: readonly (number | null)[] = [offline, credit, deposit, points]

/** Refund order: external payments before the company's own accounts. */
const rank = ({ of: { payCode }, receipt }: Funding) => (receipt ? -1 : accounts.indexOf(payCode))

/** Returns the payments of an order that are not fully refunded, in refund order. */
export async function fundingsOf(orderId: string): Promise<Funding[]> {
  const rows = await db()
    .select({ item: payOrderItem, of: payOrder, receipt: payReceipt })
    .from(payOrderItem)
    .innerJoin(payOrder, eq(payOrder.id, payOrderItem.payOrderId))
    .leftJoin(payReceipt, and(eq(payReceipt.payOrderId, payOrder.id), eq(payReceipt.outcome, 'paid')))
    .where(
      and(
        eq(payOrderItem.refId, orderId),
        eq(payOrder.purpose, 'order'),
        eq(payOrder.state, payOrderState.code.paid),
      ),
    )
    .orderBy(payOrderItem.id)
  return rows
    .map(({ item, of, receipt }): Funding => {
      const { id: itemId, amount, returned } = item
      return {
        itemId,
        of,
        left: amount - returned,
        returned,
        receipt: receipt ? { channel: receipt.channel, channelNo: receipt.channelNo } : undefined,
      }
    })
    .filter(({ left }) => left > 0)
    .toSorted((a, b) => rank(a) - rank(b))
}
