import { asc, eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { goods, memberPrice, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { addToCart, getCart } from '../../../src/trade/cart/cart.contract'
import { openTestbed, type Asking } from '../../server/testbed'

export const bed = await openTestbed('trade')

/** Buyers with empty carts. */
export const buyers = { one: '10002', other: '10003' }

type Facts = Partial<typeof sku.$inferInsert> & {
  prices?: Omit<typeof memberPrice.$inferInsert, 'skuId'>[]
  withdrawn?: boolean
}
const plain = {
  goodsPrice: 1000,
  brandPrice: null,
  stock: 1000,
  reserved: 0,
  safetyStock: 20,
  minOrderQty: 1,
  step: 1,
}

/**
 * Creates SKUs of separate products. Default: 10.00 each, 1000 in stock, a step of one, on sale,
 * and no member prices.
 * @returns their ids
 */
export const singletons = (...wanted: Facts[]): Promise<string[]> =>
  bed.inside(async () => {
    const found = await db()
      .select({ id: sku.id, goodsId: sku.goodsId })
      .from(sku)
      .where(eq(sku.position, 0))
      .orderBy(asc(sku.id))
      .limit(wanted.length)
    for (const [at, { prices = [], withdrawn = false, ...facts }] of wanted.entries()) {
      const { id = '', goodsId = '' } = found[at] ?? {}
      await db()
        .update(sku)
        .set({ ...plain, ...facts })
        .where(eq(sku.id, id))
      await db()
        .update(goods)
        .set({ customizable: 20, status: withdrawn ? 20 : 10 })
        .where(eq(goods.id, goodsId))
      await db().delete(memberPrice).where(eq(memberPrice.skuId, id))
      if (prices.length)
        await db()
          .insert(memberPrice)
          .values(prices.map((price) => ({ ...price, skuId: id })))
    }
    return found.map(({ id }) => id)
  })

export const changeSku = (id: string, facts: Partial<typeof sku.$inferInsert>) =>
  bed.inside(() => db().update(sku).set(facts).where(eq(sku.id, id)))

export const goodsOf = async (skuId: string): Promise<string> => {
  const [row] = await bed.inside(() => db().select().from(sku).where(eq(sku.id, skuId)))
  return row?.goodsId ?? ''
}

export const changeGoods = async (skuId: string, facts: Partial<typeof goods.$inferInsert>) => {
  const id = await goodsOf(skuId)
  await bed.inside(() => db().update(goods).set(facts).where(eq(goods.id, id)))
}

/** Returns the cart's database rows, without the API. */
export const rowsOf = (...customerIds: string[]) =>
  bed.inside(() =>
    db().select().from(cartLine).where(inArray(cartLine.customerId, customerIds)).orderBy(cartLine.id),
  )

export const add = (
  token: string,
  lines: { skuId: string; quantity: number; goodsPriceUnit?: string | undefined; orderUnitId?: string }[],
  asking: Asking = {},
) => bed.call(addToCart, { body: { shopCarBizType: 10, skuGoodsList: lines } }, { token, ...asking })

export const cart = (token: string) => bed.call(getCart, {}, { token })

const envelope = z.object({ code: z.number() })
/** Returns the code in a response's envelope. */
export const codeOf = async (answer: Response) => envelope.parse(await answer.json()).code

/** Sorts rows, so that the cart's order does not matter. */
export const sorted = <Row extends unknown[]>(rows: Row[]) =>
  rows.toSorted((a, b) => String(a).localeCompare(String(b)))

/** Returns all lines of a cart in its order. */
export async function linesIn(token: string) {
  const { groups, invalid } = await cart(token)
  return [...groups.flatMap(({ lines }) => lines), ...invalid]
}
