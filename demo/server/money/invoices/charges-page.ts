import { asc, eq, inArray } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import { toDecimal } from '../../../../src/core/money'
import { chargeActions } from '../../../../src/money/invoices/charge-machine'
import type { pageCharges } from '../../../../src/money/invoices/invoice-charges.contract'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { statePage } from '../../core/documents/state-page'
import { orders } from '../../trade/orders/orders.table'
import { seenCharges } from './charges'
import { invoice, invoiceCharge, invoiceItem } from './invoices.table'

/** Returns the first order of each invoice. */
async function firstOrders(invoiceIds: string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db()
    .selectDistinctOn([invoiceItem.invoiceId], { id: invoiceItem.invoiceId, orderNo: orders.orderNo })
    .from(invoiceItem)
    .innerJoin(orders, eq(orders.id, invoiceItem.orderId))
    .where(inArray(invoiceItem.invoiceId, [...invoiceIds, '']))
    .orderBy(asc(invoiceItem.invoiceId), asc(invoiceItem.id))
  return new Map(rows.map(({ id, orderNo }) => [id, orderNo]))
}

type Row = { charge: typeof invoiceCharge.$inferSelect; applyNo: string }

async function wire(rows: Row[]) {
  const orderNos = await firstOrders(rows.map(({ charge }) => charge.invoiceId))
  return rows.map(({ charge, applyNo }) => ({
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
}

/** Reads visible postage and tax differences, the latest first. */
export const chargesPage = (who: Member, asked: Asked<typeof pageCharges>['body']) =>
  statePage(asked, asked.state, {
    table: invoiceCharge,
    state: invoiceCharge.state,
    where: seenCharges(who),
    rows: db()
      .select({ charge: invoiceCharge, applyNo: invoice.applyNo })
      .from(invoiceCharge)
      .innerJoin(invoice, eq(invoice.id, invoiceCharge.invoiceId)),
    wire,
  })
