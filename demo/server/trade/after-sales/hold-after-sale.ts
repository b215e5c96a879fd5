import { asc, eq } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { notFound } from '../../core/http/refusal'
import { lockFunds } from '../../money/accounts/account-rows'
import { orderLine, orders } from '../orders/orders.table'
import { lockSkus } from '../orders/reserved-stock'
import { afterSale, afterSaleLine } from './after-sales.table'
import { heldAfterSale, type AfterSaleRow } from './after-sales-viewer'

/** A case with its order and related rows, locked until the transaction ends. */
export type HeldCase = {
  row: AfterSaleRow
  order: typeof orders.$inferSelect
  /** Pieces of the case, with the ordered goods. */
  pieces: (typeof afterSaleLine.$inferSelect & Pick<typeof orderLine.$inferSelect, 'skuId' | 'snapshot'>)[]
}

/** Locks accounts, SKUs, the order and the case, in the common lock order. @throws Refusal 404 */
export async function holdAfterSale(id: string): Promise<HeldCase> {
  const [known] = await db().select().from(afterSale).where(eq(afterSale.id, id))
  if (!known) throw notFound()
  await lockFunds(known.customerId)
  const ordered = await db()
    .select({ id: orderLine.id, skuId: orderLine.skuId, snapshot: orderLine.snapshot })
    .from(orderLine)
    .where(eq(orderLine.orderId, known.orderId))
  const lineOf = new Map(ordered.map((line) => [line.id, line]))
  const pieces = await db()
    .select()
    .from(afterSaleLine)
    .where(eq(afterSaleLine.afterSaleId, id))
    .orderBy(asc(afterSaleLine.orderLineId))
  await lockSkus([
    ...ordered.map(({ skuId }) => skuId),
    ...pieces.flatMap(({ exchangeSkuId }) => exchangeSkuId ?? []),
  ])
  const [order] = await db().select().from(orders).where(eq(orders.id, known.orderId)).for('update')
  const row = await heldAfterSale(id)
  if (!order || !row) throw notFound()
  return {
    row,
    order,
    pieces: pieces.flatMap((piece) => {
      const line = lineOf.get(piece.orderLineId)
      return line ? { ...line, ...piece } : []
    }),
  }
}
