import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { warehouse } from '../../trade/delivery/delivery.table'
import { lockSkus } from '../../trade/orders/reserved-stock'
import { sku } from '../goods/goods.table'
import type { Change, Fault, Instead } from './fault'
import { stockColumns } from './import-kinds'
import { mostKept } from './product-columns'
import { readCells } from './read-cells'
import type { Planned, PlannedRow, SourceRow } from './planned'
import { shopNeeds, warehouseNamed, type ShopNeeds } from './shop-needs'
import { chosenName } from './similar'

type SkuRow = { id: string; skuCode: string; stock: number; warehouse: string | null }
type StockChange = {
  number: number
  skuId: string
  total?: number
  change?: number
  warehouse?: string | null
}
export type StockPlan = Planned & { writes: StockChange[]; needs: ShopNeeds }

const skusNamed = (codes: readonly string[]): Promise<SkuRow[]> =>
  db()
    .select({ id: sku.id, skuCode: sku.skuCode, stock: sku.stock, warehouse: warehouse.name })
    .from(sku)
    .leftJoin(warehouse, eq(warehouse.id, sku.warehouseId))
    .where(inArray(sku.skuCode, [...new Set(codes)]))

function planRow(row: SourceRow, found: SkuRow | undefined, instead: Instead) {
  const { given, faults } = readCells(stockColumns, row.cells)
  const { stock: total, change, skuCode: code = '', warehouse: written } = given
  const where = written && chosenName(instead, 'warehouses', written)
  if (row.twin) faults.push({ name: 'twin', column: 'skuCode', found: code ?? '', values: { row: row.twin } })
  if (code && !found) faults.push({ name: 'unknownSku', column: 'skuCode', found: code })
  const counts = [total, change].filter((one) => one !== undefined && one !== null)
  const isMissing = counts.length === 0 && where === undefined
  if (faults.length === 0 && (counts.length > 1 || isMissing))
    faults.push({ name: 'totalOrChange', column: counts.length > 1 ? 'change' : 'stock' } satisfies Fault)
  if (!found) return { faults, changes: [] }
  const stock = total ?? found.stock + (change ?? 0)
  if (stock < 0 || stock > mostKept)
    faults.push({ name: 'belowZero', column: 'change', found: String(change), values: { value: stock } })
  const changes: Change[] = [
    ...(stock === found.stock ? [] : [{ column: 'stock', from: String(found.stock), to: String(stock) }]),
    ...(where === undefined || where === found.warehouse
      ? []
      : [{ column: 'warehouse', from: found.warehouse ?? '', to: where ?? '' }]),
  ]
  const write: StockChange = {
    number: row.number,
    skuId: found.id,
    ...(typeof total === 'number' && { total }),
    ...(typeof change === 'number' && { change }),
    ...(where !== undefined && { warehouse: where }),
  }
  return { faults, changes, write }
}

/** Plans the changes of stock rows. */
export async function planStock(sources: readonly SourceRow[], instead: Instead = {}): Promise<StockPlan> {
  const codes = sources.map(({ cells }) => cells.get('skuCode') ?? '')
  const skus = new Map((await skusNamed(codes)).map((row) => [row.skuCode, row]))
  const needs = await shopNeeds([])
  const writes: StockChange[] = []
  const rows = sources.map((row): PlannedRow => {
    const { faults, changes, write } = planRow(row, skus.get(row.cells.get('skuCode') ?? ''), instead)
    const outcome = faults.length ? 'wrong' : changes.length ? 'changed' : 'unchanged'
    if (write && outcome === 'changed') writes.push(write)
    return { number: row.number, outcome, faults, changes: faults.length ? [] : changes }
  })
  const named = writes.flatMap((write) => write.warehouse ?? [])
  return { rows, creates: { warehouses: named.filter((name) => !needs.warehouses.has(name)) }, writes, needs }
}

/** Writes planned stock. Reservations of open orders stay unchanged. */
export async function writeStock({ writes, needs }: Pick<StockPlan, 'writes' | 'needs'>) {
  await lockSkus(writes.map(({ skuId }) => skuId))
  for (const { skuId, total, change = 0, warehouse: name } of writes) {
    const warehouseId = name ? await warehouseNamed(needs, name) : null
    await db()
      .update(sku)
      .set({ stock: total ?? sql`${sku.stock} + ${change}`, ...(name !== undefined && { warehouseId }) })
      // A concurrent change may have reduced the stock since planning.
      .where(and(eq(sku.id, skuId), gte(sql`${sku.stock} + ${total === undefined ? change : 0}`, 0)))
  }
}
