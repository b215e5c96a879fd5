import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db, tx } from '../../../demo/server/core/database/db'
import { pause } from '../../../demo/server/core/time/pause'
import { Refusal } from '../../../demo/server/core/http/refusal'
import {
  giveBackStock,
  lockSkus,
  stockLeft,
  takeStock,
  type Taken,
} from '../../../demo/server/trade/orders/reserved-stock'
import { seed } from '../../hard/hard'
import { bed, countDeadlocks } from '../../trade/checkout/checkout-bed'
import { wrongInStock } from './stock-faults'

// PGlite does one transaction at a time: those about several at once only prove something on PostgreSQL.

beforeEach(() => bed.reset())

type Product = { goodsId: string; skuIds: string[] }

/** Products of two sizes, each with so many pieces and nothing reserved. */
const twoSizes = (count: number, pieces: number): Promise<Product[]> =>
  bed.inside(async () => {
    const rows = await db().select().from(sku).where(eq(sku.position, 0)).orderBy(sku.id).limit(count)
    const first = rows.map((row) => ({ ...row, stock: pieces, reserved: 0 }))
    const second = first.map((row) => ({
      ...row,
      id: `${row.id}-b`,
      skuCode: `${row.skuCode}-b`,
      position: 1,
    }))
    await db()
      .delete(sku)
      .where(
        inArray(
          sku.goodsId,
          rows.map(({ goodsId }) => goodsId),
        ),
      )
    await db()
      .insert(sku)
      .values([...first, ...second])
    return rows.map(({ id, goodsId }) => ({ goodsId, skuIds: [id, `${id}-b`] }))
  })

const inStock = (goodsIds: string[]) =>
  bed.inside(async () => {
    const rows = await db().select().from(goods).where(inArray(goods.id, goodsIds))
    return rows.filter((row) => row.inStock).length
  })

const expectRight = async () => expect(await bed.inside(wrongInStock)).toEqual([])

test('the flag is correct after the seed, and some goods are out of stock', async () => {
  await expectRight()
  const all = await bed.inside(() => db().$count(goods))
  const there = await bed.inside(() => db().$count(goods, eq(goods.inStock, true)))
  expect(there).toBeGreaterThan(0)
  expect(there).toBeLessThan(all)
})

const pieces = fc.integer({ min: 0, max: 1 })
const size = fc.integer({ min: 0, max: 5 })

/** Steps on six SKUs of three products, by index of the ids. */
const changes = fc.oneof(
  fc.record({ at: size, stock: pieces, reserved: pieces }),
  fc.record({ at: size, gone: fc.constant(true) }),
  fc.record({ at: size, to: size }),
  fc.record({ at: size, added: pieces }),
  fc.record({ all: pieces }),
)
type Change = Partial<
  Record<'at' | 'stock' | 'reserved' | 'to' | 'added' | 'all', number> & { gone: boolean }
>

async function change({ at = 0, gone, to, added, all, ...counts }: Change, products: Product[]) {
  const ids = products.flatMap(({ skuIds }) => skuIds)
  const own = eq(sku.id, ids[at] ?? '')
  if (gone) await db().delete(sku).where(own)
  else if (to !== undefined)
    await db()
      .update(sku)
      .set({ goodsId: products[to >> 1]?.goodsId ?? '' })
      .where(own)
  else if (all !== undefined) await db().update(sku).set({ stock: all }).where(inArray(sku.id, ids))
  else if (added !== undefined) {
    const [row] = await db().select().from(sku).where(own)
    const id = crypto.randomUUID()
    if (row)
      await db()
        .insert(sku)
        .values({ ...row, id, skuCode: id, stock: added })
  } else await db().update(sku).set(counts).where(own)
}

class Undone extends Error {}

test('the flag is correct after any sequence of SKU changes', async () => {
  const products = await twoSizes(3, 1)
  await fc.assert(
    fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: 12 }), async (steps) => {
      const all = bed.inside(() =>
        tx(async () => {
          for (const step of steps) {
            await change(step, products)
            expect(await wrongInStock()).toEqual([])
          }
          throw new Undone()
        }),
      )
      await expect(all).rejects.toThrow(Undone)
    }),
    { seed, numRuns: 40 },
  )
})

test('two concurrent orders of the last pieces of both sizes mark the product as out of stock', async () => {
  const products = await twoSizes(12, 1)
  const ids = products.map(({ goodsId }) => goodsId)
  expect(await inStock(ids)).toBe(12)
  const order = (skuId: string) =>
    bed.inside(() =>
      tx(async () => {
        await takeStock([{ skuId, qty: 1 }], false)
        // The other one takes its piece before this one is written.
        await pause(10)
      }),
    )
  await Promise.all(products.flatMap(({ skuIds }) => skuIds.map(order)))
  expect(await inStock(ids)).toBe(0)
  await expectRight()
})

/** Takes pieces, and then gives them back or sends them. */
async function buy(lines: Taken[], end: typeof giveBackStock) {
  await bed.inside(() => tx(() => takeStock(lines, false)))
  await bed.inside(() =>
    tx(async () => {
      await lockSkus(lines.map(({ skuId }) => skuId))
      await end(lines)
    }),
  )
}

const refused = (error: unknown) => {
  if (!(error instanceof Refusal)) throw error
}

test('the flag is correct after 100 concurrent orders, cancellations and shipments', async () => {
  const products = await twoSizes(3, 2)
  const ids = products.flatMap(({ skuIds }) => skuIds)
  /** Every second buyer asks in the opposite order. */
  const linesOf = (at: number) => {
    const some = ids.filter((_, nth) => (at >> nth) & 1).map((skuId) => ({ skuId, qty: 1 + (at % 2) }))
    return at % 2 ? some : some.toReversed()
  }
  const buyer = (at: number) => buy(linesOf(at), at % 8 ? giveBackStock : stockLeft).catch(refused)
  await Promise.all(Array.from({ length: 50 }, (_, at) => buyer(at + 1)))
  await Promise.all(Array.from({ length: 50 }, (_, at) => buyer(at + 13)))
  await expectRight()
})

test('both sizes of many goods are taken concurrently without a deadlock', async () => {
  const products = await twoSizes(40, 1)
  const sizes = [0, 1].map((nth) => products.map(({ skuIds }) => ({ skuId: skuIds[nth] ?? '', qty: 1 })))
  const deadlocks = await countDeadlocks(async () => {
    const orders: Promise<void>[] = []
    await bed.inside(() =>
      tx(async () => {
        // Both come as far as they can while this one is held.
        await db()
          .select()
          .from(goods)
          .where(eq(goods.id, products[20]?.goodsId ?? ''))
          .for('update')
        orders.push(...sizes.map((lines) => buy(lines, giveBackStock)))
        await pause(200)
      }),
    )
    await Promise.all(orders)
  })
  expect(deadlocks).toBe(0)
  await expectRight()
})
