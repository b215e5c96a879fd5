import { beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { priceUnit } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { orderLine } from '../../../demo/server/trade/orders/orders.table'
import { inUnits } from '../../../src/core/text/in-units'
import { skuPrices } from '../../../src/catalogue/goods/goods.contract'
import { afterSalesInfo } from '../../../src/trade/after-sales/after-sales-apply.contract'
import { updateQuantity } from '../../../src/trade/cart/cart.contract'
import { openDraft, submitOrder } from '../../../src/trade/checkout/checkout.contract'
import { addOffer, offerDetail } from '../../../src/trade/offers/offers.contract'
import { buyAgain, pageOrders } from '../../../src/trade/orders/orders.contract'
import { asShown } from '../checkout/checkout-bed'
import { add, bed, changeSku, goodsOf, linesIn, singletons } from './cart-bed'

const carton = { itemId: 'carton-of-12', unitCode: 'C12', unitName: '箱', ratio: 12 }
const orderUnit = { itemId: carton.itemId, unitName: '箱', ratio: 12 }
const contact = { contactName: '周岚', contactPhone: '13800001001' }
let token = ''
let skuId = ''
let other = ''
beforeEach(async () => {
  await bed.reset()
  await bed.inside(() => db().delete(cartLine))
  token = await bed.login('retail')
  const [one = '', two = ''] = await singletons({ stock: 200_000 }, {})
  skuId = one
  other = two
  const goodsId = await goodsOf(skuId)
  await bed.inside(async () => {
    await db().delete(priceUnit).where(eq(priceUnit.itemId, carton.itemId))
    await db()
      .insert(priceUnit)
      .values({ ...carton, goodsId, defaultPriceUnit: 20 })
  })
})

const lines = (quantity: number) => [{ skuId, quantity, goodsPriceUnit: carton.itemId }]
const cartons = (quantity: number) => add(token, lines(quantity))
const change = async (quantity: number, goodsPriceUnit?: string) => {
  const [line] = await linesIn(token)
  return bed.call(
    updateQuantity,
    { path: { id: line?.id ?? '' }, body: { quantity, goodsPriceUnit } },
    { token },
  )
}
const holds = (facts: Partial<typeof priceUnit.$inferInsert>) =>
  bed.inside(() => db().update(priceUnit).set(facts).where(eq(priceUnit.itemId, carton.itemId)))

/** Orders the cart. @returns the line of the order */
async function ordered() {
  const shown = await bed.call(openDraft, { body: {} }, { token })
  expect(shown.groups.flatMap((group) => group.lines)).toMatchObject([{ quantity: 36, orderUnit }])
  const { orders } = await bed.call(submitOrder, { body: asShown(shown) }, { token })
  return orders[0]?.id ?? ''
}
const lineOf = async (orderId: string) => {
  const { content } = await bed.call(pageOrders, { body: {} }, { token })
  return content.find(({ id }) => id === orderId)?.lines[0]
}

describe('ordering in cartons', () => {
  test('is charged in pieces: the price of a piece times the pieces, without rounding', async () => {
    await changeSku(skuId, { goodsPrice: 333 })
    await cartons(3)
    expect(await linesIn(token)).toMatchObject([
      {
        quantity: 36,
        orderUnit,
        price: 333,
        amount: 36 * 333,
        orderUnits: expect.arrayContaining([orderUnit]),
      },
    ])
    const body = { lines: lines(3), brandTerminalId: '1001' }
    expect(await bed.call(skuPrices, { body }, { token })).toMatchObject([{ amount: 36 * 333 }])
  })

  test('stays in cartons after adding cartons, and becomes pieces after adding loose pieces', async () => {
    await cartons(3)
    await cartons(1)
    expect(await linesIn(token)).toMatchObject([{ quantity: 48, orderUnit }])
    await add(token, [{ skuId, quantity: 2 }])
    const [line] = await linesIn(token)
    expect(line).toMatchObject({ quantity: 50 })
    expect(line).not.toHaveProperty('orderUnit')
  })

  test('can be changed to another quantity and unit in the cart', async () => {
    await add(token, [{ skuId, quantity: 5 }])
    expect((await change(2, carton.itemId)).line).toMatchObject({ quantity: 24, orderUnit })
    const { line } = await change(7)
    expect(line).toMatchObject({ quantity: 7 })
    expect(line).not.toHaveProperty('orderUnit')
  })

  test('becomes pieces after the goods change their carton size', async () => {
    await cartons(1)
    await holds({ ratio: 5 })
    const [line] = await linesIn(token)
    expect(line).toMatchObject({ quantity: 12 })
    expect(line).not.toHaveProperty('orderUnit')
  })
})

describe('minimum, step and stock apply in pieces', () => {
  test.each([
    ['below the minimum', { minOrderQty: 20 }, 1, '最少 20'],
    ['between two steps', { minOrderQty: 10, step: 10 }, 3, '须按 10'],
  ])('rejects cartons %s', async (_, facts, quantity, reason) => {
    await changeSku(skuId, facts)
    expect((await cartons(quantity)).skipped).toEqual([{ skuId, reason: expect.stringContaining(reason) }])
    await add(token, [{ skuId, quantity: facts.minOrderQty }])
    await expect(change(quantity, carton.itemId)).rejects.toThrow(reason)
    expect(await linesIn(token)).toMatchObject([{ quantity: facts.minOrderQty }])
  })

  test('rejects two cartons of 12 for a stock of 23', async () => {
    await changeSku(skuId, { stock: 23 })
    await cartons(1)
    await expect(change(2, carton.itemId)).rejects.toThrow('库存不足，最多 23')
    expect(await linesIn(token)).toMatchObject([{ quantity: 12, orderUnit }])
  })
})

describe('rejected changes leave the cart unchanged', () => {
  test('an unknown unit', async () => {
    const answer = await add(token, [
      { skuId, quantity: 1 },
      { skuId: other, quantity: 1, goodsPriceUnit: carton.itemId },
    ])
    expect(answer.skipped).toEqual([{ skuId: other, reason: '单位不适用于该商品' }])
    await expect(change(3, 'no-such-unit')).rejects.toThrow('单位不适用于该商品')
    const buyNow = { skuId, quantity: 1, unitCode: 'no-such-unit' }
    await expect(bed.call(openDraft, { body: { buyNow } }, { token })).rejects.toThrow('单位不适用于该商品')
    const body = { ...contact, lines: [{ skuId, quantity: 1, goodsPriceUnit: 'no-such-unit' }] }
    await expect(bed.call(addOffer, { body }, { token, key: 'units-0001' })).rejects.toThrow(
      '单位不适用于该商品',
    )
    expect(await linesIn(token)).toMatchObject([{ skuId, quantity: 1 }])
  })

  test('half a carton', async () => {
    await cartons(1)
    await expect(cartons(0.5)).rejects.toMatchObject({ code: 400 })
    await expect(change(0.5, carton.itemId)).rejects.toMatchObject({ code: 400 })
    expect(await linesIn(token)).toMatchObject([{ quantity: 12, orderUnit }])
  })

  test('more than 99,999 pieces in a line', async () => {
    const reason = expect.stringContaining('每行最多 99,999')
    expect((await cartons(8_334)).skipped).toEqual([{ skuId, reason }])
    await cartons(8_333)
    expect((await cartons(1)).skipped).toEqual([{ skuId, reason }])
    await expect(change(8_334, carton.itemId)).rejects.toThrow('即 8,333 箱')
    expect(await linesIn(token)).toMatchObject([{ quantity: 99_996, orderUnit }])
  })
})

describe('a visitor’s cart is merged in pieces, in the chosen unit', () => {
  const aside = (quantity: number, orderUnitId = carton.itemId) =>
    add(token, [{ skuId, quantity, orderUnitId }])

  test('whole cartons stay cartons, also added to existing ones', async () => {
    await cartons(1)
    expect(await aside(36)).toMatchObject({ skipped: [] })
    expect(await linesIn(token)).toMatchObject([{ quantity: 48, orderUnit }])
  })

  test.each([
    ['of goods with a new carton size', 36, carton.itemId, { ratio: 20 }],
    ['in an unknown unit', 36, 'no-such-unit', {}],
    ['in half a carton', 6, carton.itemId, {}],
  ])('%s it becomes pieces', async (_, quantity, orderUnitId, facts) => {
    if (Object.keys(facts).length > 0) await holds(facts)
    expect(await aside(quantity, orderUnitId)).toMatchObject({ skipped: [] })
    const [line] = await linesIn(token)
    expect(line).toMatchObject({ quantity })
    expect(line).not.toHaveProperty('orderUnit')
  })

  test('is not lost if the line has the maximum number of cartons', async () => {
    await cartons(8_333)
    expect(await aside(12)).toMatchObject({ skipped: [] })
    expect(await linesIn(token)).toMatchObject([{ quantity: 99_999 }])
  })
})

describe('an order in cartons shows its unit', () => {
  test('in the order and in after-sales, also after the goods change', async () => {
    await cartons(3)
    const orderId = await ordered()
    await holds({ ratio: 20, unitName: '大箱' })
    expect(await lineOf(orderId)).toMatchObject({ quantity: 36, orderUnit, amount: 36_000 })
    await bed.inside(() =>
      db().update(orderLine).set({ shippedQty: 36 }).where(eq(orderLine.orderId, orderId)),
    )
    const info = await bed.call(afterSalesInfo, { path: { orderId } }, { token })
    expect(info.lines).toMatchObject([{ quantity: 36, orderUnit }])
    // 36 is not a multiple of 20, so the unit is pieces.
    await bed.call(buyAgain, { path: { id: orderId } }, { token })
    const [line] = await linesIn(token)
    expect(line).toMatchObject({ quantity: 36 })
    expect(line).not.toHaveProperty('orderUnit')
  })

  test('in the cart after buying again', async () => {
    await cartons(3)
    await bed.call(buyAgain, { path: { id: await ordered() } }, { token })
    expect(await linesIn(token)).toMatchObject([{ quantity: 36, orderUnit }])
  })

  test('at buying now', async () => {
    const buyNow = { skuId, quantity: 3, unitCode: carton.unitCode }
    const { groups } = await bed.call(openDraft, { body: { buyNow } }, { token })
    expect(groups[0]?.lines).toMatchObject([{ quantity: 36, orderUnit }])
  })

  test('in a quotation of cart lines and of goods', async () => {
    await cartons(3)
    const [line] = await linesIn(token)
    const body = { ...contact, cartIdList: [line?.id ?? ''], lines: lines(2) }
    const { offerId } = await bed.call(addOffer, { body }, { token, key: 'units-0002' })
    const { lines: asked } = await bed.call(offerDetail, { path: { id: offerId } }, { token })
    expect(asked).toMatchObject([
      { quantity: 36, orderUnit },
      { quantity: 24, orderUnit },
    ])
  })
})

test.each([
  [36, '3 箱 (36 件)'],
  [14, '1 箱 2 件 (14 件)'],
  [5, '5 件'],
  [12_000, '1,000 箱 (12,000 件)'],
])('%i pieces read %s', (quantity, words) => {
  expect(inUnits(quantity, { unitName: '件', orderUnit })).toBe(words)
  expect(inUnits(quantity, { unitName: '件' })).not.toContain('箱')
})
