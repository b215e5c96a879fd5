import { and, eq, inArray, sum } from 'drizzle-orm'
import { sku } from '../../catalogue/goods/goods.table'
import { db } from '../../core/database/db'
import { after, hour } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { releaseRequestCoupons } from '../../money/coupons/request-coupons'
import { optionsOf } from '../../site/brand-site/brand-sites'
import { giveBackStock, lockSkus, takeStock } from '../orders/reserved-stock'
import { requestHold, type Frozen } from './requests.table'

/** Returns the end of a hold that begins now, or nothing where the site holds nothing. */
export async function holdEnd(ruledBy: readonly string[]): Promise<Date | null> {
  const { requestHoldHours } = await optionsOf(ruledBy)
  return requestHoldHours > 0 ? after(clock.now(), requestHoldHours * hour) : null
}

/** Returns whether a request still holds its price and stock. */
export const holds = ({ holdUntil }: { holdUntil: Date | null }) =>
  holdUntil !== null && holdUntil > clock.now()

/** Sums the pieces that a request takes from stock. Made-to-order goods take none. */
function piecesBySku({ orders }: Pick<Frozen, 'orders'>): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { skuId, qty, snapshot } of orders.flatMap(({ lines }) => lines))
    if (!snapshot.requireInfo) pieces.set(skuId, (pieces.get(skuId) ?? 0) + qty)
  return pieces
}

type Holder = { id: string; customerId: string }

/** Reserves stock for a request: at most what is available, and at most the company's share of a SKU's stock. */
export async function holdStock({ id, customerId }: Holder, frozen: Frozen, ruledBy: readonly string[]) {
  const wanted = piecesBySku(frozen)
  const ids = [...wanted.keys()]
  await lockSkus(ids)
  const { requestHoldShare } = await optionsOf(ruledBy)
  const rows = await db()
    .select({ id: sku.id, stock: sku.stock, reserved: sku.reserved })
    .from(sku)
    .where(inArray(sku.id, ids))
  const others = await db()
    .select({ skuId: requestHold.skuId, qty: sum(requestHold.qty).mapWith(Number) })
    .from(requestHold)
    .where(and(eq(requestHold.customerId, customerId), inArray(requestHold.skuId, ids)))
    .groupBy(requestHold.skuId)
  const heldBySku = new Map(others.map(({ skuId, qty }) => [skuId, qty]))
  const holds = rows
    .map(({ id: skuId, stock, reserved }) => {
      const share = Math.floor((stock * requestHoldShare) / 100) - (heldBySku.get(skuId) ?? 0)
      return { skuId, qty: Math.min(wanted.get(skuId) ?? 0, share, stock - reserved) }
    })
    .filter(({ qty }) => qty > 0)
  if (holds.length === 0) return
  await takeStock(holds, false)
  await db()
    .insert(requestHold)
    .values(holds.map((hold) => ({ ...hold, requestId: id, customerId })))
}

/** Returns the pieces that a request holds, by SKU. */
export async function heldPieces(requestId: string): Promise<ReadonlyMap<string, number>> {
  const held = await db().select().from(requestHold).where(eq(requestHold.requestId, requestId))
  return new Map(held.map(({ skuId, qty }) => [skuId, qty]))
}

/** Releases the stock that a request still reserves. The SKUs must be locked. */
export async function releaseStock(requestId: string) {
  const released = await db().delete(requestHold).where(eq(requestHold.requestId, requestId)).returning()
  if (released.length > 0) await giveBackStock(released)
}

/** Releases everything that a request holds. The SKUs must be locked. */
export async function releaseHold(requestId: string) {
  await releaseStock(requestId)
  await releaseRequestCoupons(requestId)
}
