import { asc, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { toDecimal } from '../../../../src/core/money'
import type { afterSalesRow } from '../../../../src/trade/after-sales/after-sales.contract'
import { sku } from '../../catalogue/goods/goods.table'
import { grouped } from '../../catalogue/goods/grouped'
import { shop } from '../../catalogue/shops/shops.table'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { doneHere } from '../../core/documents/documents'
import { placersOf } from '../orders/account-names'
import { documentSites } from '../../site/brand-site/document-sites'
import { orderLine, orders } from '../orders/orders.table'
import { claimedGoods } from './claimed-goods'
import { afterSaleLine } from './after-sales.table'
import { actionsFor, type AfterSaleRow } from './after-sales-viewer'
import { dueAt } from './due-days'

type WireRow = z.input<typeof afterSalesRow>

/** Returns the pieces of cases, by case. */
async function linesOf(ids: string[]) {
  const rows = await db()
    .select({
      piece: afterSaleLine,
      line: orderLine,
      instead: { id: sku.id, code: sku.skuCode, spec: sku.spec },
    })
    .from(afterSaleLine)
    .innerJoin(orderLine, eq(orderLine.id, afterSaleLine.orderLineId))
    .leftJoin(sku, eq(sku.id, afterSaleLine.exchangeSkuId))
    .where(inArray(afterSaleLine.afterSaleId, ids))
    .orderBy(asc(afterSaleLine.orderLineId))
  const byCase = grouped(rows, ({ piece }) => piece.afterSaleId)
  return (id: string): WireRow['lines'] =>
    byCase(id).map(({ piece, line, instead }) => ({
      id: piece.id,
      orderLineId: line.id,
      ...claimedGoods(line.snapshot),
      quantity: piece.qty,
      amount: toDecimal(piece.amount),
      ...(instead &&
        instead.id !== line.skuId && { exchangeFor: { skuCode: instead.code, spec: instead.spec } }),
    }))
}

function due(row: AfterSaleRow) {
  const at = dueAt(row)
  if (!at) return {}
  const left = Math.round((at.getTime() - clock.now().getTime()) / 1000)
  return { dueAt: wireTime(at), secondsLeft: Math.max(0, left) }
}

/**
 * Returns cases for lists.
 * @param viewer whose actions are included
 */
export async function afterSalesRows(rows: readonly AfterSaleRow[], viewer: Member): Promise<WireRow[]> {
  if (rows.length === 0) return []
  const lines = await linesOf(rows.map(({ id }) => id))
  const ordered = await db()
    .select({ id: orders.id, orderNo: orders.orderNo, shop: { id: shop.id, name: shop.name } })
    .from(orders)
    .innerJoin(shop, eq(shop.id, orders.shopId))
    .where(inArray(orders.id, [...new Set(rows.map(({ orderId }) => orderId))]))
  const orderOf = new Map(ordered.map(({ id, ...rest }) => [id, rest]))
  const placer = await placersOf(rows, viewer)
  const siteOf = await documentSites(viewer)
  return rows.flatMap((row) => {
    const order = orderOf.get(row.orderId)
    if (!order) return []
    const { id, afterSaleNo, rightType, rightState, returnState, returnMethod, reason, rejectReason } = row
    return {
      id,
      afterSaleNo,
      rightType,
      rightState,
      returnState,
      returnMethod,
      reason,
      rejectReason,
      ...order,
      ...siteOf(row.siteId),
      refundAmount: toDecimal(row.refundAmount),
      createdAt: wireTime(row.createdAt),
      ...due(row),
      ...placer(row),
      actions: doneHere(actionsFor(row), row, viewer),
      lines: lines(id),
    }
  })
}
