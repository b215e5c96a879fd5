import { and, eq, inArray, sql, sum } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { toDecimal, toMinor } from '../../../../src/core/money'
import { chargeState } from '../../../../src/money/invoices/charge-state'
import type { invoiceRow } from '../../../../src/money/invoices/invoices.contract'
import { grouped } from '../../catalogue/goods/grouped'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { doneHere } from '../../core/documents/documents'
import { toYesNo } from '../../core/http/to-yes-no'
import { placersOf } from '../../trade/orders/account-names'
import { documentSites } from '../../site/brand-site/document-sites'
import { orderLine, orders } from '../../trade/orders/orders.table'
import { actionsFor, type InvoiceRow } from './invoice-viewer'
import { invoice, invoiceCharge, invoiceItem } from './invoices.table'

type WireRow = z.input<typeof invoiceRow>

/** Reads the invoiced parts of orders by invoice. */
export async function partsOf(invoiceIds: string[]) {
  const rows = await db()
    .select({
      invoiceId: invoiceItem.invoiceId,
      orderId: invoiceItem.orderId,
      orderNo: orders.orderNo,
      amount: invoiceItem.amount,
      purchaseNos: sql<string[]>`array(
        select no from (
          select 0 as nth, ${orders.poNumber} as no
          union select 1, ${orderLine.purchaseNo} from ${orderLine} where ${orderLine.orderId} = ${orders.id}
        ) as own where no <> '' group by no order by min(nth), no)`,
    })
    .from(invoiceItem)
    .innerJoin(orders, eq(orders.id, invoiceItem.orderId))
    .where(inArray(invoiceItem.invoiceId, invoiceIds))
    .orderBy(invoiceItem.id)
  return grouped(rows, ({ invoiceId }) => invoiceId)
}

/** Reads unpaid charges by invoice. */
async function dues(invoiceIds: string[]) {
  const rows = await db()
    .select({ id: invoiceCharge.invoiceId, due: sum(invoiceCharge.amount) })
    .from(invoiceCharge)
    .where(
      and(inArray(invoiceCharge.invoiceId, invoiceIds), eq(invoiceCharge.state, chargeState.code.toBePaid)),
    )
    .groupBy(invoiceCharge.invoiceId)
  return new Map(rows.map(({ id, due }) => [id, toMinor(due ?? 0)]))
}

/** Numbers of the invoices that red ones undo. */
async function undone(rows: readonly InvoiceRow[]) {
  const ids = rows.flatMap(({ redOf }) => redOf ?? [])
  if (ids.length === 0) return new Map<string, string>()
  const found = await db()
    .select({ id: invoice.id, number: invoice.number })
    .from(invoice)
    .where(inArray(invoice.id, ids))
  return new Map(found.map(({ id, number }) => [id, number ?? '']))
}

/**
 * Returns invoices for lists.
 * @param viewer whose actions are included
 */
export async function invoiceRows(rows: readonly InvoiceRow[], viewer: Member): Promise<WireRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const parts = await partsOf(ids)
  const due = await dues(ids)
  const numbers = await undone(rows)
  const placer = await placersOf(rows, viewer)
  const siteOf = await documentSites(viewer)
  return rows.map((row) => {
    const { id, status, medium, title, amount, issuedAt, redOf } = row
    const open = due.get(id)
    return {
      id,
      applyNo: row.applyNo,
      status,
      type: title.type,
      medium,
      title: title.title,
      amount: toDecimal(amount),
      number: row.number ?? '',
      orders: parts(id).map(({ orderId, orderNo, amount: part, purchaseNos }) => ({
        orderId,
        orderNo,
        purchaseNos,
        amount: toDecimal(part),
      })),
      createdAt: wireTime(row.createdAt),
      ...(issuedAt && { issuedAt: wireTime(issuedAt) }),
      reason: row.reason,
      ...(redOf && { redOf: numbers.get(redOf) ?? '' }),
      reddened: toYesNo(row.reddenedBy !== null),
      ...(open && { due: toDecimal(open) }),
      company: row.company,
      trackingNo: row.trackingNo,
      ...placer(row),
      ...siteOf(row.siteId),
      actions: doneHere(actionsFor(row), row, viewer),
    }
  })
}
