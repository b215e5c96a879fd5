import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { day } from '../../../demo/server/core/time/business-time'
import { db } from '../../../demo/server/core/database/db'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { checkoutDraft, shopFreight } from '../../../demo/server/trade/checkout/checkout.table'
import { closeUnpaid } from '../../../demo/server/trade/orders/close-unpaid.job'
import { orders } from '../../../demo/server/trade/orders/orders.table'
import { addToCart, getCart, updateQuantity } from '../../../src/trade/cart/cart.contract'
import { openDraft, readDraft, submitOrder } from '../../../src/trade/checkout/checkout.contract'
import { cancelOrder } from '../../../src/trade/orders/order-steps.contract'
import { pageOrders } from '../../../src/trade/orders/orders.contract'
import {
  asShown,
  bed,
  change,
  changeSku,
  codeFrom,
  draft,
  expectSound,
  ordersOf,
  reservedOf,
  sellsShort,
  stock,
  submit,
} from './checkout-bed'

const retail = '10002'
let token = ''
beforeEach(async () => {
  await bed.reset()
  // Carts start empty, including the demo buyer's.
  await bed.inside(() => db().delete(cartLine))
  token = await bed.login('retail')
})

const put = (skuId: string, quantity: number, as = token) =>
  bed.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity }] } }, { token: as })

describe('an order', () => {
  test('reserves stock, leaves the cart and is listed', async () => {
    const [a = '', b = ''] = await stock({ goodsPrice: 760, brandPrice: 760 }, {})
    await put(a, 20)
    await put(b, 3)
    const shown = await draft(token)
    expect(shown).toMatchObject({ kinds: 2, pieces: 23, amounts: { goods: 18_200, discount: 0 } })
    expect(shown.amounts.pay).toBe(18_200 + shown.amounts.freight)
    const placed = await submit(token, shown)
    expect(placed).toMatchObject({ payAmount: shown.amounts.pay, totalCount: 0 })
    expect(placed.orders).toMatchObject([{ state: 30, payDeadline: expect.any(String) }])
    expect([await reservedOf(a), await reservedOf(b)]).toEqual([20, 3])
    expect((await bed.call(getCart, {}, { token })).summary.kinds).toBe(0)
    const { content } = await bed.call(pageOrders, { body: {} }, { token })
    expect(content[0]).toMatchObject({
      orderNo: placed.orders[0]?.orderNo,
      state: 30,
      payAmount: placed.payAmount,
      actions: ['cancel', 'payNow', 'buyAgain'],
    })
    await expectSound()
  })

  test('leaves lines that were not selected in the cart', async () => {
    const [a = '', b = ''] = await stock({}, {})
    await put(a, 1)
    await put(b, 1)
    const { groups } = await bed.call(getCart, {}, { token })
    const id = groups[0]?.lines.find(({ skuId }) => skuId === a)?.id ?? ''
    const shown = await bed.call(openDraft, { body: { cartIdList: [id] } }, { token })
    await submit(token, shown)
    expect([await reservedOf(a), await reservedOf(b)]).toEqual([1, 0])
    expect((await bed.call(getCart, {}, { token })).summary).toMatchObject({ kinds: 1, totalCount: 1 })
  })

  test('is split by shop, and freight is charged by shop', async () => {
    const [a = '', b = ''] = await stock({}, {})
    await bed.inside(async () => {
      const [row] = await db().select().from(sku).where(eq(sku.id, b))
      await db()
        .update(goods)
        .set({ shopId: '3002' })
        .where(eq(goods.id, row?.goodsId ?? ''))
      await db().update(shopFreight).set({ amount: 700, freeFrom: 5000 })
    })
    await put(a, 5)
    await put(b, 4)
    const shown = await draft(token)
    expect(shown.groups).toHaveLength(2)
    expect(shown.groups.map(({ freight }) => freight).sort()).toEqual([0, 700])
    const { orders: placed, payAmount } = await submit(token, shown)
    expect(placed.map((one) => one.payAmount).sort()).toEqual([4700, 5000])
    expect(payAmount).toBe(9700)
    await expectSound()
  })

  test('leaves custom goods without a price in the cart', async () => {
    const [a = '', b = ''] = await stock({}, {})
    await put(a, 1)
    await put(b, 2)
    // Skips the requirement form, which has separate tests.
    await bed.inside(() => db().update(cartLine).set({ bizType: 30 }).where(eq(cartLine.skuId, b)))
    const shown = await draft(token)
    expect(shown.left).toMatchObject([{ skuId: b, invalidReason: 'unpriced' }])
    const { orders: placed } = await submit(token, shown)
    expect(placed).toMatchObject([{ state: 30 }])
    const left = await bed.inside(() => db().select().from(cartLine).where(eq(cartLine.customerId, retail)))
    expect(left).toMatchObject([{ skuId: b, bizType: 30 }])
    await expectSound()
  })

  test('contains every choice of its checkout', async () => {
    const [a = ''] = await stock({})
    await put(a, 2)
    const { draftId, groups } = await draft(token)
    const lineId = groups[0]?.lines[0]?.id ?? ''
    const shown = await change(token, draftId, {
      deliveryWay: 20,
      remark: '送货前请打电话',
      requireDate: '2099-01-31',
      invoice: { type: 10, title: '许明' },
      notes: [{ lineId, purchaseNo: 'PO-7', costCentre: 'CC 12' }],
    })
    await submit(token, shown)
    const [row] = await ordersOf(retail, a)
    expect(row?.order).toMatchObject({
      deliveryWay: 20,
      remark: '送货前请打电话',
      requireDate: '2099-01-31',
      invoiceWish: { type: 10, title: '许明' },
      address: { consignee: '许明', regionName: '江苏省 苏州市 吴中区' },
    })
    expect(row?.line).toMatchObject({ purchaseNo: 'PO-7', costCentre: 'CC 12', qty: 2, price: 1000 })
  })
})

describe('R94: the server calculates the amounts', () => {
  test('reports a changed price with the new amount, and orders nothing', async () => {
    const [a = ''] = await stock({})
    await put(a, 10)
    const shown = await draft(token)
    await changeSku(a, { goodsPrice: 2000, brandPrice: 2000 })
    await expect(submit(token, shown)).rejects.toMatchObject({
      code: 409,
      title: expect.stringContaining('¥2'),
    })
    expect(await ordersOf(retail, a)).toEqual([])
    expect(await reservedOf(a)).toBe(0)
    const again = await bed.call(readDraft, { path: { id: shown.draftId } }, { token })
    expect(again.amounts.goods).toBe(20_000)
    await submit(token, again)
  })

  test.each(['0.01', '-1', '1', '99999999.99', '0'])(
    'a submitted amount of %s is rejected with 409',
    async (payAmount) => {
      const [a = ''] = await stock({})
      await put(a, 10)
      const shown = await draft(token)
      const body = { ...asShown(shown), payAmount }
      expect(await codeFrom(bed.call(submitOrder, { body }, { token }))).toBe(409)
      expect(await ordersOf(retail, a)).toEqual([])
    },
  )

  test('ignores further fields of the request', async () => {
    const [a = ''] = await stock({})
    await put(a, 10)
    const shown = await draft(token)
    const extra = { price: '0.01', total: 1, state: 40, paidAmount: '999', freight: '0', customerId: '10001' }
    const body = Object.assign(asShown(shown), extra)
    await bed.call(submitOrder, { body }, { token })
    const [row] = await ordersOf(retail, a)
    expect(row?.order).toMatchObject({ state: 30, paidAmount: 0, payAmount: shown.amounts.pay })
    expect(row?.line.price).toBe(1000)
  })

  test('reports a quantity that another tab changed', async () => {
    const [a = ''] = await stock({})
    await put(a, 10)
    const shown = await draft(token)
    const id = shown.groups[0]?.lines[0]?.id ?? ''
    await bed.call(updateQuantity, { path: { id }, body: { quantity: 11 } }, { token })
    expect(await codeFrom(submit(token, shown))).toBe(409)
  })

  test('reports a choice that another tab changed', async () => {
    const [a = ''] = await stock({})
    await put(a, 1)
    const shown = await draft(token)
    await change(token, shown.draftId, { remark: 'other' })
    expect(await codeFrom(submit(token, shown))).toBe(409)
  })
})

describe('R95: stock', () => {
  test('reports goods that are out of stock, which stay in the cart', async () => {
    const [a = '', b = ''] = await stock({}, {})
    await put(a, 10)
    await put(b, 1)
    const shown = await draft(token)
    await changeSku(a, { stock: 9 })
    await expect(submit(token, shown)).rejects.toMatchObject({
      code: 409,
      title: expect.stringContaining('库存不足'),
    })
    const again = await bed.call(readDraft, { path: { id: shown.draftId } }, { token })
    expect(again.left.map(({ skuId }) => skuId)).toEqual([a])
    await submit(token, again)
    expect((await bed.call(getCart, {}, { token })).summary).toMatchObject({ kinds: 1, totalCount: 10 })
    expect([await reservedOf(a), await reservedOf(b)]).toEqual([0, 1])
  })

  test('a site that sells without stock accepts more than the stock', async () => {
    const [a = ''] = await stock({ stock: 5 })
    await sellsShort(10)
    await put(a, 8)
    await submit(token, await draft(token))
    expect(await reservedOf(a)).toBe(8)
    await expectSound()
  })
})

describe('R97: quantities', () => {
  test.each([{ minOrderQty: 4 }, { minOrderQty: 1, step: 5 }])(
    'that %j no longer allows are not ordered',
    async (rule) => {
      const [a = ''] = await stock({})
      await put(a, 3)
      const shown = await draft(token)
      await changeSku(a, rule)
      expect(await codeFrom(submit(token, shown))).toBe(422)
      expect(await reservedOf(a)).toBe(0)
      expect(await ordersOf(retail, a)).toEqual([])
    },
  )
})

describe('R96: stock is released once', () => {
  const ordered = async () => {
    const [a = ''] = await stock({})
    await put(a, 7)
    const { orders: placed } = await submit(token, await draft(token))
    return { a, id: placed[0]?.id ?? '' }
  }

  test('when the buyer cancels, and a second cancel is rejected', async () => {
    const { a, id } = await ordered()
    const cancel = () => bed.call(cancelOrder, { path: { id }, body: { cancelReason: 20 } }, { token })
    expect(await cancel()).toEqual({ state: 90 })
    expect(await reservedOf(a)).toBe(0)
    expect(await codeFrom(cancel())).toBe(409)
    expect(await reservedOf(a)).toBe(0)
    await expectSound()
  })

  test('when the payment deadline has passed, and not before', async () => {
    const { a, id } = await ordered()
    bed.wait(day - 60_000)
    expect(await bed.inside(closeUnpaid)).toBe(0)
    expect(await reservedOf(a)).toBe(7)
    bed.wait(120_000)
    expect(await bed.inside(closeUnpaid)).toBe(1)
    expect(await bed.inside(closeUnpaid)).toBe(0)
    expect(await reservedOf(a)).toBe(0)
    const [row] = await bed.inside(() => db().select().from(orders).where(eq(orders.id, id)))
    expect(row?.state).toBe(80)
    await expectSound()
  })

  test('a cancellation with an unknown reason is rejected with 400', async () => {
    const { id } = await ordered()
    for (const cancelReason of [0, 15, 70, -10])
      expect(await codeFrom(bed.call(cancelOrder, { path: { id }, body: { cancelReason } }, { token }))).toBe(
        400,
      )
  })
})

describe('R98: one order per checkout', () => {
  test('the same key gives the same response, and one order', async () => {
    const [a = ''] = await stock({})
    await put(a, 3)
    const shown = await draft(token)
    const first = await submit(token, shown, { key: 'checkout-1' })
    const reply = await bed.ask(submitOrder, { body: asShown(shown) }, { token, key: 'checkout-1' })
    expect(reply.headers.get('idempotent-replayed')).toBe('true')
    expect(await reply.json()).toMatchObject({ code: 200, data: { orders: [{ id: first.orders[0]?.id }] } })
    expect(await reservedOf(a)).toBe(3)
  })

  test('the same key with another body is rejected with 422', async () => {
    const [a = ''] = await stock({})
    await put(a, 3)
    const shown = await draft(token)
    await submit(token, shown, { key: 'checkout-1' })
    const body = { ...asShown(shown), payAmount: '1.00' }
    expect(await codeFrom(bed.call(submitOrder, { body }, { token, key: 'checkout-1' }))).toBe(422)
  })

  test('orders once without a key: the second request gets 409', async () => {
    const [a = ''] = await stock({})
    await put(a, 3)
    const body = asShown(await draft(token))
    const reply = () => bed.ask(submitOrder, { body }, { token, headers: { 'Idempotency-Key': '' } })
    expect(await (await reply()).json()).toMatchObject({ code: 200 })
    expect(await (await reply()).json()).toMatchObject({ code: 409 })
    expect(await ordersOf(retail, a)).toHaveLength(1)
  })

  test('another key gets 409 after the submission, and the draft contains the placed orders', async () => {
    const [a = ''] = await stock({})
    await put(a, 3)
    const shown = await draft(token)
    const { orders: placed } = await submit(token, shown)
    expect(await codeFrom(submit(token, shown))).toBe(409)
    const result = await bed.call(readDraft, { path: { id: shown.draftId } }, { token })
    expect(result.placed?.orders.map(({ id }) => id)).toEqual(placed.map(({ id }) => id))
    expect(await reservedOf(a)).toBe(3)
  })
})

describe('a checkout', () => {
  test('without an address is rejected with 422', async () => {
    const [a = ''] = await stock({})
    const newbie = await bed.login('newbie')
    await put(a, 1, newbie)
    const shown = await draft(newbie)
    expect(shown.addressId).toBeUndefined()
    expect(await codeFrom(submit(newbie, shown))).toBe(422)
    expect(await reservedOf(a)).toBe(0)
  })

  test('expires 30 minutes after its last change', async () => {
    const [a = ''] = await stock({})
    await put(a, 1)
    const { draftId } = await draft(token)
    bed.wait(29 * 60_000)
    const shown = await change(token, draftId, { remark: 'x' })
    bed.wait(29 * 60_000)
    await bed.call(readDraft, { path: { id: draftId } }, { token })
    bed.wait(2 * 60_000)
    expect(await codeFrom(submit(token, shown))).toBe(404)
  })

  test('of deleted cart lines is rejected with 404', async () => {
    const [a = ''] = await stock({})
    await put(a, 1)
    const shown = await draft(token)
    await bed.inside(() => db().delete(cartLine).where(eq(cartLine.customerId, retail)))
    expect(await codeFrom(submit(token, shown))).toBe(404)
  })

  test('of an empty cart is rejected with 422', async () => {
    expect(await codeFrom(draft(token))).toBe(422)
  })

  test('special invoices are for certified companies', async () => {
    const [a = ''] = await stock({})
    await put(a, 1)
    const { draftId } = await draft(token)
    const invoice = {
      type: 20,
      title: '甲公司',
      taxNo: '91320506MA1000XX0K',
      bank: '乙银行',
      bankCard: '6222020200112233',
      regAddress: '丙路 1 号',
      regPhone: '0512-66778899',
    }
    expect(await codeFrom(change(token, draftId, { invoice }))).toBe(403)
    await bed.inside(() => db().update(customer).set({ certState: 20 }).where(eq(customer.id, retail)))
    expect(await change(token, draftId, { invoice })).toMatchObject({ invoice })
    const { bankCard: _, ...incomplete } = invoice
    expect(await codeFrom(change(token, draftId, { invoice: incomplete }))).toBe(400)
    expect((await change(token, draftId, { invoice: null })).invoice).toBeUndefined()
  })

  test.each([
    [{ deliveryWay: 15 }, 400],
    [{ requireDate: '2020-01-01' }, 400],
    [{ requireDate: '2099-02-30' }, 400],
    [{ requireDate: 'tomorrow' }, 400],
    [{ remark: '字'.repeat(51) }, 400],
    [{ remark: 'a\0b' }, 400],
    [{ files: ['/bbb/file/1/a.pdf'] }, 400],
    [{ files: ['https://evil.example/x.pdf'] }, 400],
    [{ notes: [{ lineId: '1', purchaseNo: '', costCentre: '' }] }, 404],
    [{ addressId: '1' }, 404],
  ])('%j is rejected and changes nothing', async (body, code) => {
    const [a = ''] = await stock({})
    await put(a, 1)
    const { draftId, stamp } = await draft(token)
    expect(await codeFrom(change(token, draftId, body))).toBe(code)
    const after = await bed.call(readDraft, { path: { id: draftId } }, { token })
    expect(after.stamp).toBe(stamp)
  })
})

describe('R78, R79: checkouts and orders of other accounts', () => {
  test('a checkout, an order, an address and cart lines of another buyer get the answer of unknown ones', async () => {
    const [a = '', b = ''] = await stock({}, {})
    const demo = await bed.login('demo')
    await put(a, 1, demo)
    const theirs = await draft(demo)
    await put(b, 1)
    const mine = await draft(token)
    const missing = await bed.ask(readDraft, { path: { id: '12345' } }, { token })
    const foreign = await bed.ask(readDraft, { path: { id: theirs.draftId } }, { token })
    expect(await foreign.text()).toBe(await missing.text())
    expect(await codeFrom(change(token, theirs.draftId, { remark: 'x' }))).toBe(404)
    expect(await codeFrom(submit(token, theirs))).toBe(404)
    // An existing address of the demo's company.
    expect(await codeFrom(change(token, mine.draftId, { addressId: theirs.addressId }))).toBe(404)
    const lineId = theirs.groups[0]?.lines[0]?.id ?? ''
    expect(await codeFrom(bed.call(openDraft, { body: { cartIdList: [lineId] } }, { token }))).toBe(404)
    const { orders: placed } = await submit(demo, theirs)
    const id = placed[0]?.id ?? ''
    expect(
      await codeFrom(bed.call(cancelOrder, { path: { id }, body: { cancelReason: 10 } }, { token })),
    ).toBe(404)
    expect(await reservedOf(a)).toBe(1)
    const listed = await bed.call(pageOrders, { body: {} }, { token })
    expect(listed.content.map((row) => row.id)).not.toContain(id)
    const drafts = await bed.inside(() => db().select().from(checkoutDraft))
    expect(drafts.find((row) => row.id === mine.draftId)?.addressId).toBe(mine.addressId)
  })

  test('a sub-account gets 404 when it cancels an order of the main account', async () => {
    const [a = ''] = await stock({})
    const demo = await bed.login('demo')
    await put(a, 1, demo)
    const { orders: placed } = await submit(demo, await draft(demo))
    const sub = await bed.login('sub1')
    const id = placed[0]?.id ?? ''
    const cancel = bed.call(cancelOrder, { path: { id }, body: { cancelReason: 10 } }, { token: sub })
    expect(await codeFrom(cancel)).toBe(404)
  })
})
