import { and, eq, inArray } from 'drizzle-orm'
import { goods, sku } from '../../catalogue/goods/goods.table'
import { availableOf } from '../../catalogue/goods/goods-rows'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { dayOff, warehouse, warehouseTransit } from './delivery.table'
import { dispatch } from './dispatch'
import { workingDays } from './working-days'

export type PromisedLine = {
  skuId: string
  quantity?: number | undefined
  /** Days until the goods are made or in stock, by a quotation. Default: those of the goods. */
  deliveryDays?: number | undefined
}
/** Stored in orders for readers in both languages. */
export type Promised = {
  /** A code of `promiseKind`. */
  kind: number
  warehouse: [zh: string, en: string]
  /** Date as `yyyy-MM-dd`. */
  date: string
  /** Order deadline for this date: `2026-11-20 17:00`. */
  cutOff?: string
}

/** Returns the province of a region. Its code has the same first two digits. */
const provinceOf = (regionCode: string) => `${regionCode.slice(0, 2)}0000`

/**
 * Calculates the arrival of each line in a region, or nothing if it cannot be promised.
 * @param lines visible to the caller
 */
export async function promisesFor(
  lines: readonly PromisedLine[],
  regionCode: string,
): Promise<(Promised | undefined)[]> {
  const ids = [...new Set(lines.map(({ skuId }) => skuId))]
  if (ids.length === 0) return []
  const rows = await db()
    .select({
      sku,
      warehouse,
      transit: warehouseTransit.days,
      custom: goods.customizable,
      days: goods.deliveryDays,
    })
    .from(sku)
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .innerJoin(warehouse, eq(warehouse.id, sku.warehouseId))
    .innerJoin(
      warehouseTransit,
      and(
        eq(warehouseTransit.warehouseId, warehouse.id),
        eq(warehouseTransit.provinceCode, provinceOf(regionCode)),
      ),
    )
    .where(inArray(sku.id, ids))
  const found = new Map(rows.map((row) => [row.sku.id, row]))
  const off = await db().select().from(dayOff)
  const days = workingDays(new Set(off.map(({ day }) => day)))
  const now = clock.now()
  return lines.map(({ skuId, quantity, deliveryDays }) => {
    const row = found.get(skuId)
    if (!row) return undefined
    const wanted = {
      available: availableOf(row.sku),
      quantity: quantity ?? row.sku.minOrderQty,
      custom: row.custom === 10,
      deliveryDays: deliveryDays ?? row.days,
    }
    const { leaves, ...rest } = dispatch(now, row.warehouse.cutOff, wanted, days)
    return {
      ...rest,
      warehouse: [row.warehouse.name, row.warehouse.nameEn],
      date: days.after(leaves, row.transit),
    }
  })
}

/** Returns the part of a promise that an order stores, without its order deadline. */
export const orderedPromise = (promised: Promised | undefined) =>
  promised && { kind: promised.kind, warehouse: promised.warehouse, date: promised.date }
