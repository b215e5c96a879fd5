import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { grouped } from '../../catalogue/goods/grouped'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { seenBy } from '../../core/documents/documents'
import { orders } from '../../trade/orders/orders.table'
import { payOrder, payOrderItem } from '../../trade/payment/payment.table'

/** A refund's reference ends with the number of the payment that it gives back. */
const payNoIn = (refNo: string) => refNo.split('/').at(-1) ?? refNo

/** Reads the PO numbers of orders, without duplicates. @returns a function of order numbers */
export async function poNumbersOf(
  orderNos: readonly string[],
): Promise<(orderNos: readonly string[]) => string[]> {
  const rows = orderNos.length
    ? await db()
        .select({ orderNo: orders.orderNo, poNumber: orders.poNumber })
        .from(orders)
        .where(and(inArray(orders.orderNo, [...orderNos]), ne(orders.poNumber, '')))
    : []
  const poNumberOf = new Map(rows.map(({ orderNo, poNumber }) => [orderNo, poNumber]))
  return (wanted) => [...new Set(wanted.flatMap((no) => poNumberOf.get(no) ?? []))]
}

/** Numbers of the orders that movements of an account were for, by their references: of payments, or of orders. @param who sees these orders */
export async function orderNosOf(
  refNos: readonly string[],
  who: Member,
): Promise<(refNo: string) => string[]> {
  if (refNos.length === 0) return () => []
  const rows = await db()
    .select({ payNo: payOrder.payNo, orderNo: orders.orderNo })
    .from(payOrder)
    .innerJoin(payOrderItem, eq(payOrderItem.payOrderId, payOrder.id))
    .innerJoin(orders, eq(orders.id, payOrderItem.refId))
    .where(and(seenBy(who, orders), inArray(payOrder.payNo, [...new Set(refNos.map(payNoIn))])))
    .orderBy(asc(orders.id))
  const found = grouped(rows, ({ payNo }) => payNo)
  const own = await db()
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(seenBy(who, orders), inArray(orders.orderNo, [...refNos])))
  const isOrder = new Set(own.map(({ orderNo }) => orderNo))
  return (refNo) => (isOrder.has(refNo) ? [refNo] : found(payNoIn(refNo)).map(({ orderNo }) => orderNo))
}
