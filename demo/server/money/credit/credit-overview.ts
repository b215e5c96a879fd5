import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import { toDecimal } from '../../../../src/core/money'
import { billState } from '../../../../src/money/credit/bill-state'
import { orderState } from '../../../../src/words/order-state'
import { payMethod } from '../../../../src/words/pay-method'
import { payOrderState } from '../../../../src/words/pay-order-state'
import { db } from '../../core/database/db'
import { orders } from '../../trade/orders/orders.table'
import { payOrder, payOrderItem } from '../../trade/payment/payment.table'
import { disputedLinesOf, leftOf, wireBill } from './credit-bills'
import { creditLine } from './credit-line'
import { creditBill } from './credit.table'
import { monthBefore, startOfMonth } from './issue-bills'

const { toBeShipped, partlyShipped, toBeReceived } = orderState.code

/** Bought on credit this month, of orders that are not completed yet; minor units. */
async function underWay(customerId: string): Promise<number> {
  const [sums] = await db()
    .select({
      amount: sql`coalesce(sum(${payOrderItem.amount} - ${payOrderItem.returned}) * 100, 0)`.mapWith(Number),
    })
    .from(payOrderItem)
    .innerJoin(payOrder, eq(payOrder.id, payOrderItem.payOrderId))
    .innerJoin(orders, eq(orders.id, payOrderItem.refId))
    .where(
      and(
        eq(payOrder.customerId, customerId),
        eq(payOrder.payCode, payMethod.code.credit),
        eq(payOrder.state, payOrderState.code.paid),
        gte(payOrder.paidAt, startOfMonth(monthBefore(0))),
        inArray(orders.state, [toBeShipped, partlyShipped, toBeReceived]),
      ),
    )
  return sums?.amount ?? 0
}

/** The credit line with its statements, as the overview shows it. */
export async function overview(customerId: string) {
  const { limit, used, available } = await creditLine(customerId)
  const bills = await db()
    .select()
    .from(creditBill)
    .where(eq(creditBill.customerId, customerId))
    .orderBy(asc(creditBill.month))
  const open = bills.filter((bill) => leftOf(bill) > 0)
  const onBills = open.reduce((sum, bill) => sum + leftOf(bill), 0)
  const unbilled = Math.max(0, used - onBills)
  const occupied = Math.min(unbilled, await underWay(customerId))
  const byMonth = new Map(bills.map((bill) => [bill.month, bill]))
  const months = Array.from({ length: 12 }, (_, at) => monthBefore(11 - at)).map((month, at) => {
    const bill = byMonth.get(month)
    return {
      month,
      repaid: toDecimal(bill?.repaid ?? 0),
      left: toDecimal(bill ? leftOf(bill) : 0),
      unbilled: toDecimal(at === 11 ? unbilled : 0),
    }
  })
  const [due] = open
  const late = open.some(({ state }) => state === billState.code.overdue)
  return {
    limit: toDecimal(limit),
    used: toDecimal(used),
    available: toDecimal(available),
    state: limit === 0 ? ('none' as const) : late ? ('overdue' as const) : ('open' as const),
    billed: toDecimal(onBills),
    unbilled: toDecimal(unbilled - occupied),
    occupied: toDecimal(occupied),
    due: due && wireBill(due, (await disputedLinesOf([due.id]))(due.id)),
    months,
  }
}
