import { and, eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { memberById } from '../../../demo/server/session/sign-in/sessions'
import { siteOption } from '../../../demo/server/site/brand-site/brand-site.table'
import { goods, memberPrice, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { siteIds } from '../../../demo/server/core/config/site'
import { orderLine, orders } from '../../../demo/server/trade/orders/orders.table'
import { buyerOf } from '../../../demo/server/trade/cart/buyer'
import { isCallError } from '../../../src/core/api/call-error'
import { toDecimal } from '../../../src/core/money'
import {
  changeDraft,
  openDraft,
  submitOrder,
  type Draft,
} from '../../../src/trade/checkout/checkout.contract'
import { openTestbed, type Asking } from '../../server/testbed'
import { wrongInStock } from '../../catalogue/goods/stock-faults'
import { brokenOrders } from '../orders/order-invariants'

export const bed = await openTestbed('trade')

/** Creates SKUs. Default: 10.00 each, 1000 in stock, all of one shop. @returns their ids */
export const stock = (...wanted: Partial<typeof sku.$inferInsert>[]): Promise<string[]> =>
  bed.inside(async () => {
    const [first] = await db().select({ shopId: goods.shopId }).from(goods).orderBy(goods.id).limit(1)
    const shopId = first?.shopId ?? ''
    const found = await db()
      .select({ id: sku.id, goodsId: sku.goodsId })
      .from(sku)
      .where(eq(sku.position, 0))
      .orderBy(sku.id)
      .limit(wanted.length)
    for (const [at, facts] of wanted.entries()) {
      const { id = '', goodsId = '' } = found[at] ?? {}
      const plain = { goodsPrice: 1000, brandPrice: 1000, stock: 1000, reserved: 0, minOrderQty: 1, step: 1 }
      await db().delete(memberPrice).where(eq(memberPrice.skuId, id))
      await db()
        .update(sku)
        .set({ ...plain, ...facts })
        .where(eq(sku.id, id))
      await db().update(goods).set({ shopId }).where(eq(goods.id, goodsId))
    }
    return found.map(({ id }) => id)
  })

export const changeSku = (id: string, facts: Partial<typeof sku.$inferInsert>) =>
  bed.inside(() => db().update(sku).set(facts).where(eq(sku.id, id)))

export const reservedOf = async (id: string) => {
  const [row] = await bed.inside(() => db().select().from(sku).where(eq(sku.id, id)))
  return row?.reserved
}

/** Sets whether the main site sells beyond its stock. */
export const sellsShort = (unenoughStockSale: 10 | 20) =>
  bed.inside(() =>
    db().update(siteOption).set({ unenoughStockSale }).where(eq(siteOption.siteId, siteIds.main)),
  )

export const draft = (token: string) => bed.call(openDraft, { body: {} }, { token })
export const change = (token: string, id: string, body: Parameters<typeof changing>[0]) =>
  bed.call(changeDraft, changing(body, id), { token })
type ChangeInput = Parameters<typeof bed.call<typeof changeDraft>>[1]
const changing = (body: ChangeInput['body'], id = '') => ({ path: { id }, body })

/** Returns the submission of a checkout as it was shown. */
export const asShown = ({ draftId, stamp, amounts }: Draft) => ({
  draftId,
  stamp,
  payAmount: toDecimal(amounts.pay),
})
export const submit = (token: string, shown: Draft, asking: Asking = {}) =>
  bed.call(submitOrder, { body: asShown(shown) }, { token, ...asking })

/** Returns the code of a refused call, or 200. */
export const codeFrom = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: unknown) => {
      if (isCallError(error)) return error.code
      throw error
    },
  )

export const ordersOf = (customerId: string, ...skuIds: string[]) =>
  bed.inside(async () => {
    const lines = await db()
      .select({ order: orders, line: orderLine })
      .from(orderLine)
      .innerJoin(orders, eq(orders.id, orderLine.orderId))
      .where(and(eq(orders.customerId, customerId), inArray(orderLine.skuId, skuIds)))
      .orderBy(orders.id, orderLine.id)
    return lines
  })

/** Checks the invariants. Only these tests' orders count, because the demo's past orders reserve no stock. */
export const expectSound = async () => {
  expect(await bed.inside(brokenOrders)).toEqual([])
  expect(await bed.inside(wrongInStock)).toEqual([])
}

/** Creates buyers without logins. @returns their ids */
export const crowd = (size: number): Promise<string[]> =>
  bed.inside(async () => {
    const ids = Array.from({ length: size }, (_, at) => String(90_001 + at))
    await db()
      .insert(customer)
      .values(ids.map((id) => ({ id, loginAccount: `crowd${id}`, loginKey: `crowd${id}` })))
    return ids
  })

export const buyerById = async (id: string) => {
  const who = await memberById(id, siteIds.main)
  if (!who) throw new Error(`no buyer ${id}`)
  return buyerOf(who)
}

/** Returns the database's number of deadlocks, because retries hide them. On PGlite it is always 0. */
export async function countDeadlocks(work: () => Promise<void>): Promise<number> {
  const read = async () => {
    const { rows } = await bed.inside(() =>
      db().execute<{ n: number }>(
        'select deadlocks::int as n from pg_stat_database where datname = current_database()',
      ),
    )
    return rows[0]?.n ?? 0
  }
  const before = await read()
  await work()
  return (await read()) - before
}
