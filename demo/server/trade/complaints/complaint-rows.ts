import { asc, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { complaintActions } from '../../../../src/trade/complaints/complaint-machine'
import type { complaintRow } from '../../../../src/trade/complaints/complaints.contract'
import { grouped } from '../../catalogue/goods/grouped'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { doneHere } from '../../core/documents/documents'
import { idsOf } from '../../core/database/ids'
import { documentSites } from '../../site/brand-site/document-sites'
import { afterSale } from '../after-sales/after-sales.table'
import { accountNames } from '../orders/account-names'
import { orders } from '../orders/orders.table'
import type { ComplaintRow } from './complaint-viewer'
import { complaintMessage } from './complaints.table'

type WireRow = z.input<typeof complaintRow>

async function orderNos(ids: string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db()
    .select({ id: orders.id, orderNo: orders.orderNo })
    .from(orders)
    .where(inArray(orders.id, ids))
  return new Map(rows.map(({ id, orderNo }) => [id, orderNo]))
}

async function afterSaleNos(ids: string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db()
    .select({ id: afterSale.id, no: afterSale.afterSaleNo })
    .from(afterSale)
    .where(inArray(afterSale.id, ids))
  return new Map(rows.map(({ id, no }) => [id, no]))
}

/** Returns complaints in list format. @param viewer member who views the list */
export async function complaintRows(rows: readonly ComplaintRow[], viewer: Member): Promise<WireRow[]> {
  if (rows.length === 0) return []
  const orderNoOf = await orderNos(rows.flatMap(({ orderId }) => orderId ?? []))
  const afterSaleNoOf = await afterSaleNos(rows.flatMap(({ afterSaleId }) => afterSaleId ?? []))
  const said = await db()
    .select({ of: complaintMessage.complaintId, by: complaintMessage.by })
    .from(complaintMessage)
    .where(inArray(complaintMessage.complaintId, idsOf(rows)))
    .orderBy(asc(complaintMessage.createdAt), asc(complaintMessage.id))
  const siteOf = await documentSites(viewer)
  const saidOf = grouped(said, ({ of }) => of)
  const names = await accountNames(
    rows.map(({ placedBy }) => placedBy).filter((other) => other !== viewer.customerId),
  )
  return rows.map((row) => {
    const { id, complaintNo, type, state, title, placedBy, orderId, afterSaleId } = row
    const name = names.get(placedBy)
    const orderNo = orderNoOf.get(orderId ?? '')
    const afterSaleNo = afterSaleNoOf.get(afterSaleId ?? '')
    const own = saidOf(id)
    return {
      id,
      complaintNo,
      type,
      state,
      title,
      createdAt: wireTime(row.createdAt),
      ...(orderNo !== undefined && { orderNo }),
      ...(afterSaleId && afterSaleNo !== undefined && { afterSale: { id: afterSaleId, afterSaleNo } }),
      messages: own.length,
      lastBy: own.at(-1)?.by,
      ...(name !== undefined && { filedBy: { id: placedBy, name } }),
      ...siteOf(row.siteId),
      actions: doneHere(complaintActions(state, 'buyer'), row, viewer),
    }
  })
}
