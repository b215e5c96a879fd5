import { and, eq, inArray } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { memberPricesOf } from '../goods/member-prices'
import { goods, memberPrice, sku } from '../goods/goods.table'
import { keptPrices } from '../goods/kept-prices'
import type { MemberPriceRow } from '../goods/pricing'
import { insertMany } from '../../core/database/insert-many'
import type { Tier } from './cell-readers'
import type { Change } from './fault'
import { priceColumns } from './import-kinds'
import { priceFaults } from './products/product-faults'
import { readCells, shownAs } from './read-cells'
import type { Planned, PlannedRow, SourceRow } from './planned'

type SkuRow = Pick<typeof sku.$inferSelect, 'id' | 'goodsId' | 'skuCode' | 'goodsPrice' | 'brandPrice'>
type PriceChange = { sku: SkuRow; level: number; tiers?: readonly Tier[]; prices?: Partial<SkuRow> }
export type PricePlan = Planned & { writes: PriceChange[] }

const skusNamed = (codes: readonly string[]): Promise<SkuRow[]> =>
  db()
    .select({
      id: sku.id,
      goodsId: sku.goodsId,
      skuCode: sku.skuCode,
      goodsPrice: sku.goodsPrice,
      brandPrice: sku.brandPrice,
    })
    .from(sku)
    .where(inArray(sku.skuCode, [...new Set(codes)]))

const tiersOf = (rows: readonly MemberPriceRow[], level: number): Tier[] =>
  rows.filter((row) => row.level === level).map(({ minQuantity, price }) => ({ minQuantity, price }))

function planRow(row: SourceRow, found: SkuRow | undefined, before: readonly MemberPriceRow[]) {
  const { given, faults } = readCells(priceColumns, row.cells)
  const code = given.skuCode ?? ''
  const level = given.level ?? 0
  if (row.twin) faults.push({ name: 'twin', column: 'skuCode', found: code, values: { row: row.twin } })
  if (code && !found) faults.push({ name: 'unknownSku', column: 'skuCode', found: code })
  const says = given.price ?? given.brandPrice ?? given.tiers
  if (says === undefined && faults.length === 0) faults.push({ name: 'nothingGiven' })
  if (!found) return { faults, changes: [] }
  const prices = {
    goodsPrice: given.price ?? found.goodsPrice,
    brandPrice: given.brandPrice === undefined ? found.brandPrice : given.brandPrice,
  }
  const tiers = given.tiers === null ? [] : given.tiers
  faults.push(
    ...priceFaults({ price: prices.goodsPrice, brandPrice: prices.brandPrice, tiers: tiers ?? null }),
  )
  const pairs: [string, unknown, unknown][] = [
    ['price', found.goodsPrice, prices.goodsPrice],
    ['brandPrice', found.brandPrice, prices.brandPrice],
    ['tiers', tiersOf(before, level), tiers ?? tiersOf(before, level)],
  ]
  const changes = pairs.flatMap(([column, was, is]): Change[] => {
    const [from, to] = [shownAs(priceColumns, column, was), shownAs(priceColumns, column, is)]
    return from === to ? [] : [{ column, from, to }]
  })
  const write: PriceChange = { sku: found, level, prices, ...(tiers && { tiers }) }
  return { faults, changes, write }
}

/** Plans the changes of price rows. */
export async function planPrices(sources: readonly SourceRow[]): Promise<PricePlan> {
  const codes = sources.map(({ cells }) => cells.get('skuCode') ?? '')
  const skus = new Map((await skusNamed(codes)).map((row) => [row.skuCode, row]))
  const pricesOf = await memberPricesOf([...skus.values()].map(({ id }) => id))
  const writes: PriceChange[] = []
  const rows = sources.map((row): PlannedRow => {
    const found = skus.get(row.cells.get('skuCode') ?? '')
    const { faults, changes, write } = planRow(row, found, found ? pricesOf(found.id) : [])
    const outcome = faults.length ? 'wrong' : changes.length ? 'changed' : 'unchanged'
    if (write && outcome === 'changed') {
      writes.push(write)
      // Later rows may set prices of the same SKU for other levels.
      skus.set(write.sku.skuCode, { ...write.sku, ...write.prices })
    }
    return { number: row.number, outcome, faults, changes: faults.length ? [] : changes }
  })
  return { rows, creates: {}, writes }
}

/** Updates the price fields that product rows duplicate from their SKUs. */
async function keepPrices(goodsIds: readonly string[]) {
  const skus = await db()
    .select()
    .from(sku)
    .where(inArray(sku.goodsId, [...goodsIds]))
    .orderBy(sku.goodsId, sku.position)
  const pricesOf = await memberPricesOf(skus.map(({ id }) => id))
  for (const goodsId of goodsIds) {
    const own = skus.filter((one) => one.goodsId === goodsId)
    const prices = keptPrices(own.map((one) => ({ ...one, memberPrices: pricesOf(one.id) })))
    await db().update(goods).set(prices).where(eq(goods.id, goodsId))
  }
}

/** Writes planned prices. Existing orders keep their prices. */
export async function writePrices({ writes }: Pick<PricePlan, 'writes'>) {
  for (const {
    sku: { id },
    level,
    prices,
    tiers,
  } of writes) {
    if (prices) await db().update(sku).set(prices).where(eq(sku.id, id))
    if (!tiers) continue
    await db()
      .delete(memberPrice)
      .where(and(eq(memberPrice.skuId, id), eq(memberPrice.level, level)))
    await insertMany(
      memberPrice,
      tiers.map((tier) => ({ skuId: id, level, ...tier })),
    )
  }
  await keepPrices([...new Set(writes.map((write) => write.sku.goodsId))])
}
