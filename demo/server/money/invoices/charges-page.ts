import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/endpoint'
import { toDecimal } from '../../../../src/core/money'
import { chargeActions } from '../../../../src/money/invoices/charge-machine'
import type { pageCharges } from '../../../../src/money/invoices/invoice-charges.contract'
import type { Member } from '../../core/auth'
import { wireTime } from '../../core/business-time'
import { db } from '../../core/db'
import { pageWith } from '../../core/page-with'
import { orders } from '../../trade/orders/orders.table'
import { seenCharges } from './charges'
import { invoice, invoiceCharge, invoiceItem } from './invoices.table'

/** Of each invoice the first of its orders. */
async function firstOrders(invoiceIds: string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db()
    .selectDistinctOn([invoiceItem.invoiceId], { id: invoiceItem.invoiceId, orderNo: orders.orderNo })
    .from(invoiceItem)
    .innerJoin(orders, eq(orders.id, invoiceItem.orderId))
    .where(inArray(invoiceItem.invoiceId, [...invoiceIds, '']))
    .orderBy(asc(invoiceItem.invoiceId), asc(invoiceItem.id))
  return new Map(rows.map(({ id, orderNo }) => [id, orderNo]))
}

/** Postage and tax differences that somebody sees, the latest first. */
export async function chargesPage(who: Member, asked: Asked<typeof pageCharges>['body']) {
  const { state, pageNumber, pageSize } = asked
  const found = await db()
    .select({ state: invoiceCharge.state, found: count() })
    .from(invoiceCharge)
    .where(seenCharges(who))
    .groupBy(invoiceCharge.state)
  const counts = Object.fromEntries(found.map((row): [string, number] => [String(row.state), row.found]))
  const all = found.reduce((total, row) => total + row.found, 0)
  const rows = await db()
    .select({ charge: invoiceCharge, applyNo: invoice.applyNo })
    .from(invoiceCharge)
    .innerJoin(invoice, eq(invoice.id, invoiceCharge.invoiceId))
    .where(and(seenCharges(who), state === undefined ? undefined : sql`${invoiceCharge.state} = ${state}`))
    .orderBy(desc(invoiceCharge.createdAt), desc(invoiceCharge.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const orderNos = await firstOrders(rows.map(({ charge }) => charge.invoiceId))
  const content = rows.map(({ charge, applyNo }) => ({
    id: charge.id,
    kind: charge.kind,
    state: charge.state,
    amount: toDecimal(charge.amount),
    remark: charge.remark,
    applyNo,
    orderNo: orderNos.get(charge.invoiceId) ?? '',
    createdAt: wireTime(charge.createdAt),
    ...(charge.paidAt && { paidAt: wireTime(charge.paidAt) }),
    actions: chargeActions(charge.state),
  }))
  return { ...pageWith(content, state === undefined ? all : (counts[state] ?? 0), asked), counts }
}
