import { and, eq, gte, sql } from 'drizzle-orm'
import { goodsComeBack, isRefund } from '../../../../src/trade/after-sales/after-sales-terms'
import { sku } from '../../catalogue/goods/goods.table'
import { shop } from '../../catalogue/shops/shops.table'
import { db, tx } from '../../core/database/db'
import type { DeskValues } from '../../core/operator/desk'
import { parcelIn } from '../../core/documents/parcel'
import { quantitiesIn } from '../../core/documents/line-quantities'
import { refuse } from '../../core/http/refusal'
import { afterSaleLine } from './after-sales.table'
import { holdAfterSale, type HeldCase } from './hold-after-sale'
import { moveAfterSale } from './move-after-sale'
import { restockedOf, returnedLines } from './restocked'

const platform = { actor: 'platform' } as const

const noReason = () =>
  refuse(400, ['请输入原因', 'Please enter the reason.'], {
    errors: [{ path: 'reason', message: ['请输入原因', 'Please enter the reason.'] }],
  })

/** Default address for returns. */
async function returnAddress({ order }: HeldCase): Promise<string> {
  const [of] = await db().select({ name: shop.name }).from(shop).where(eq(shop.id, order.shopId))
  return `上海市浦东新区临港大道 88 号 3 号库　${of?.name ?? ''}售后收货组　021-6800 1200`
}

/** Approves a case. Goods are sent back first if necessary. @throws Refusal 404, 409 */
export function approve(id: string, returnTo = '') {
  return tx(async () => {
    const { row } = await holdAfterSale(id)
    if (!goodsComeBack(row)) return moveAfterSale(id, 'approve', platform)
    return moveAfterSale(id, 'askReturn', platform, async (held) => ({
      returnTo: returnTo || (await returnAddress(held)),
    }))
  })
}

/** @throws Refusal 400 no reason, 404, 409 */
export function refuseCase(id: string, step: 'reject' | 'failInspection', reason = '') {
  if (!reason) throw noReason()
  return moveAfterSale(id, step, { ...platform, reason }, () => ({ rejectReason: reason }))
}

export const takeIn = (id: string) => moveAfterSale(id, 'takeIn', platform)

/**
 * Accepts returned goods: sellable ones return to stock, and the refund or exchange follows.
 * @param values pieces per line for the stock. Default: all except defective ones
 * @throws Refusal 404, 409, 422 more than returned
 */
export function passInspection(id: string, values: DeskValues = {}) {
  return tx(async () => {
    const { row } = await holdAfterSale(id)
    return moveAfterSale(id, isRefund(row.rightType) ? 'oweMoney' : 'oweGoods', platform, async (held) => {
      const lines = returnedLines(held.pieces)
      const back = quantitiesIn(lines, values) ?? lines.map(restockedOf(held.row))
      for (const [at, piece] of held.pieces.entries()) {
        const pieces = back[at] ?? 0
        if (pieces === 0) continue
        await db()
          .update(sku)
          .set({ stock: sql`${sku.stock} + ${pieces}` })
          .where(eq(sku.id, piece.skuId))
        await db().update(afterSaleLine).set({ restockedQty: pieces }).where(eq(afterSaleLine.id, piece.id))
      }
      return {}
    })
  })
}

/** Removes goods from the available stock. @throws Refusal 409 not enough */
async function takeOut(skuId: string, qty: number) {
  const [taken] = await db()
    .update(sku)
    .set({ stock: sql`${sku.stock} - ${qty}` })
    .where(and(eq(sku.id, skuId), gte(sql`${sku.stock} - ${sku.reserved}`, qty)))
    .returning({ id: sku.id })
  if (!taken) throw refuse(409, ['库存不足', 'Insufficient stock.'])
}

/** Ships replacement goods from the available stock. @throws Refusal 404, 409 unknown case, or not enough stock */
export function resendGoods(id: string, values: DeskValues = {}) {
  return moveAfterSale(id, 'resend', platform, async ({ row, pieces }) => {
    for (const { exchangeSkuId, skuId, qty, snapshot } of pieces) {
      // Made-to-order goods are made again.
      const remade = snapshot.requireInfo && (exchangeSkuId ?? skuId) === skuId
      if (!remade) await takeOut(exchangeSkuId ?? skuId, qty)
    }
    const usual = { company: '迅安物流', trackingNo: `XA${row.id.slice(-12)}` }
    const { company, trackingNo } = parcelIn(values, usual)
    return { resendCompany: company, resendTracking: trackingNo }
  })
}
