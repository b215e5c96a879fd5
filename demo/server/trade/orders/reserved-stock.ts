import { asc, inArray, sql } from 'drizzle-orm'
import { sku } from '../../catalogue/goods/goods.table'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'

export type Taken = {
  skuId: string
  qty: number
  /** True if the line may be sold without stock. */
  sellsShort?: boolean | undefined
  /** Snapshot of the line. Made-to-order goods neither reserve nor release stock. */
  snapshot?: { requireInfo?: unknown }
}

/** Sums pieces by SKU, because an order may contain a SKU in several lines. */
function bySku(lines: readonly Taken[]) {
  const pieces = new Map<string, { id: string; qty: number; short: boolean }>()
  for (const { skuId: id, qty, sellsShort = false, snapshot } of lines) {
    if (snapshot?.requireInfo) continue
    const before = pieces.get(id)
    pieces.set(id, { id, qty: qty + (before?.qty ?? 0), short: sellsShort || (before?.short ?? false) })
  }
  return [...pieces.values()]
}

/** Locks SKUs until the transaction ends, always in id order to prevent deadlocks. */
export const lockSkus = (ids: string[]) =>
  db()
    .select({ id: sku.id })
    .from(sku)
    .where(inArray(sku.id, [...new Set(ids)]))
    .orderBy(asc(sku.id))
    .for('update')

const piecesOf = (wanted: ReturnType<typeof bySku>) =>
  sql`json_to_recordset(${JSON.stringify(wanted)}::json) as wanted(id text, qty int, short bool)`

/**
 * Reserves stock for an order, all or none. Must run inside the order's transaction.
 * @param sellsShort the site sells goods without stock
 * @throws Refusal 409
 */
export async function takeStock(lines: readonly Taken[], sellsShort: boolean) {
  const wanted = bySku(lines)
  await lockSkus(wanted.map(({ id }) => id))
  const { rows } = await db().execute<{ id: string }>(sql`
    update sku set reserved = sku.reserved + wanted.qty from ${piecesOf(wanted)}
    where sku.id = wanted.id and (${sellsShort} or wanted.short or sku.stock - sku.reserved >= wanted.qty)
    returning sku.id`)
  if (rows.length < wanted.length) throw refuse(409, ['库存不足', 'Insufficient stock.'])
}

/** Releases stock that an order reserved and did not ship. The SKUs must be locked. */
export const giveBackStock = (lines: readonly Taken[]) =>
  db().execute(sql`
    update sku set reserved = sku.reserved - wanted.qty from ${piecesOf(bySku(lines))}
    where sku.id = wanted.id`)

/** Removes shipped pieces from the stock. The SKUs must be locked. */
export const stockLeft = (lines: readonly Taken[]) =>
  db().execute(sql`
    update sku set stock = sku.stock - wanted.qty, reserved = sku.reserved - wanted.qty
    from ${piecesOf(bySku(lines))} where sku.id = wanted.id`)
