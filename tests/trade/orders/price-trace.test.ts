import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { memberPrice } from '../../../demo/server/catalogue/goods/goods.table'
import { siteIds } from '../../../demo/server/core/config/site'
import { db } from '../../../demo/server/core/database/db'
import { after, day } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { contract } from '../../../demo/server/trade/contracts/contracts.table'
import { agreeOn } from '../../../demo/server/trade/contracts/agreed-prices'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { orderLine } from '../../../demo/server/trade/orders/orders.table'
import { cartPriceTrace, skuPriceTrace } from '../../../src/catalogue/goods/price-trace.contract'
import { contractState } from '../../../src/trade/contracts/contract'
import { addToCart, getCart } from '../../../src/trade/cart/cart.contract'
import { orderDetail } from '../../../src/trade/orders/order-detail.contract'
import { bed, changeSku, codeFrom, draft, stock, submit } from '../checkout/checkout-bed'
import { decided, requested, seen } from '../requests/request-bed'

// Retail price 10.00, members 9.50, from 10 pieces 9.00, by the contract of the company `demo` 8.80.
let skuId = ''
const contractNo = 'HT-TEST-7'
const contractId = '7001'
const company = '10001'

beforeEach(async () => {
  await bed.reset()
  ;[skuId = ''] = await stock({ brandPrice: null })
  await bed.inside(async () => {
    const state = contractState.code.inForce
    const owner = { customerId: company, placedBy: company, siteId: siteIds.main }
    await db()
      .insert(contract)
      .values({ id: contractId, contractNo, ...owner, state, title: '年度框架', months: 12 })
    await db()
      .insert(memberPrice)
      .values([
        { skuId, level: 0, minQuantity: 1, price: 950 },
        { skuId, level: 0, minQuantity: 10, price: 900 },
      ])
    const ends = { validTo: after(clock.now(), 10 * day), source: 'contract' as const }
    const agreed = { skuId, minQuantity: 1, price: 880, sourceId: contractId }
    await agreeOn([{ customerId: company, siteId: siteIds.main, ...agreed, ...ends }])
  })
})

const ask = (asking = {}, quantity = 5) =>
  bed.call(skuPriceTrace, { body: { skuId, quantity, brandTerminalId: siteIds.main } }, asking)
type Trace = Awaited<ReturnType<typeof ask>>['priceTrace']
const kindsOf = (trace: Trace) => trace?.steps.map(({ kind, used }) => (used ? kind : `not ${kind}`))
const paidIn = (trace: Trace) => trace?.steps.findLast(({ used }) => used)?.price

async function inCart(token: string, quantity: number) {
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity }] } }, { token })
  const { groups } = await bed.call(getCart, {}, { token })
  const line = groups.flatMap(({ lines }) => lines).find((one) => one.skuId === skuId)
  if (!line) throw new Error('not in the cart')
  return line
}

async function ordered(token: string, quantity: number) {
  await inCart(token, quantity)
  const { orders } = await submit(token, await draft(token))
  return () => bed.call(orderDetail, { path: { no: orders[0]?.orderNo ?? '' } }, { token })
}

/** Approves a request. @returns it with its orders */
async function approved(id: string, token: string) {
  await decided(id, token, { decision: 'approve' })
  return seen(id, token)
}

describe('the trace of a SKU', () => {
  test('names contract and last day for the main account, and the contract without number for its sub-account', async () => {
    const { priceTrace, unitName } = await ask({ token: await bed.login('demo') })
    expect(unitName).not.toBe('')
    expect(kindsOf(priceTrace)).toEqual(['list', 'member', 'not tier', 'contract'])
    expect(priceTrace?.steps.at(-1)).toMatchObject({ price: 880, no: contractNo, until: expect.any(String) })
    expect(priceTrace?.amount).toBe(5 * 880)
    const seen = await ask({ token: await bed.login('sub1') })
    expect(seen.priceTrace?.steps.at(-1)).toMatchObject({ kind: 'contract', price: 880 })
    expect(JSON.stringify(seen)).not.toContain(contractNo)
  })

  test('shows another company its own prices only, and no contract', async () => {
    const { priceTrace } = await ask({ token: await bed.login('retail') })
    expect(kindsOf(priceTrace)).toEqual(['list', 'member', 'not tier'])
    expect(priceTrace?.next).toEqual({ from: 10, price: 900, saves: 500 })
  })

  test('shows a channel account its own price, and no price, contract or quantity of its company', async () => {
    await bed.inside(() =>
      db().update(customer).set({ priceMultiplier: 12_500 }).where(eq(customer.loginAccount, 'channel1')),
    )
    const { priceTrace } = await ask({ token: await bed.login('channel1') })
    expect(priceTrace?.steps).toEqual([
      { kind: 'list', price: 1_000, used: true },
      { kind: 'account', price: 1_100, used: true },
    ])
  })

  test('shows a visitor the retail price, and nothing if the price is hidden', async () => {
    expect((await ask()).priceTrace?.steps).toEqual([{ kind: 'list', price: 1_000, used: true }])
    await changeSku(skuId, { brandPrice: 900 })
    expect((await ask()).priceTrace).toBeUndefined()
  })

  test('gets 404 for a SKU that the reader may not see', async () => {
    const body = { skuId: '999999999', quantity: 1, brandTerminalId: siteIds.main }
    expect(await codeFrom(bed.call(skuPriceTrace, { body }))).toBe(404)
  })
})

describe.each(['demo', 'channel1', 'retail'])('for the account %s', (account) => {
  test('cart, order and trace end with the same price, and the amounts match it', async () => {
    const token = await bed.login(account)
    const line = await inCart(token, 12)
    const { priceTrace: ofLine } = await bed.call(cartPriceTrace, { path: { id: line.id } }, { token })
    expect(paidIn(ofLine)).toBe(line.price)
    const read = await ordered(token, 1)
    const [bought] = (await read()).lines.filter((one) => one.skuId === skuId)
    expect(paidIn(bought?.priceTrace)).toBe(bought?.price)
    const [stored] = await bed.inside(() =>
      db()
        .select()
        .from(orderLine)
        .where(eq(orderLine.id, bought?.id ?? '')),
    )
    expect(bought?.priceTrace?.amount).toBe(stored?.payShare)
    expect(bed.errors).toEqual([])
  })
})

describe('the trace of an order line', () => {
  test('does not change when prices and contracts change', async () => {
    const read = await ordered(await bed.login('demo'), 5)
    const before = (await read()).lines[0]?.priceTrace
    expect(kindsOf(before)).toContain('contract')
    await changeSku(skuId, { goodsPrice: 9_900 })
    await bed.inside(() => db().delete(memberPrice).where(eq(memberPrice.skuId, skuId)))
    expect((await read()).lines[0]?.priceTrace).toEqual(before)
  })

  test('is logged and not shown if it does not end with the paid price', async () => {
    const read = await ordered(await bed.login('demo'), 5)
    const [line] = (await read()).lines
    await bed.inside(() =>
      db()
        .update(orderLine)
        .set({ price: 870 })
        .where(eq(orderLine.id, line?.id ?? '')),
    )
    expect((await read()).lines[0]?.priceTrace).toBeUndefined()
    expect(bed.errors).toEqual([expect.stringContaining(`SKU ${skuId}`)])
  })
})

describe('the trace of a purchase request', () => {
  const lineId = (lines: readonly { id: string; skuId: string }[]) =>
    lines.find((line) => line.skuId === skuId)?.id ?? ''

  test('is frozen with the request, shown to the approver, and copied to the order', async () => {
    const token = await bed.login('sub1')
    const approver = await bed.login('demo')
    const { id } = await requested(token, [{ skuId, quantity: 5 }])
    const asked = (await seen(id, approver)).lines.find((line) => line.skuId === skuId)?.priceTrace
    expect(kindsOf(asked)).toContain('contract')
    expect(paidIn(asked)).toBe(880)
    await changeSku(skuId, { goodsPrice: 1_900 })
    const { orders } = await approved(id, approver)
    const read = await bed.call(orderDetail, { path: { no: orders[0]?.orderNo ?? '' } }, { token: approver })
    expect(read.lines.find((line) => line.skuId === skuId)?.priceTrace).toEqual(asked)
  })

  test('ends with the price of the quantity that the approver set', async () => {
    const approver = await bed.login('demo')
    const { id } = await requested(await bed.login('sub1'), [{ skuId, quantity: 12 }])
    const lines = [{ lineId: lineId((await seen(id, approver)).lines), quantity: 4 }]
    await decided(id, approver, { decision: 'approve', lines })
    const line = (await seen(id, approver)).lines.find((one) => one.skuId === skuId)
    expect(kindsOf(line?.priceTrace)).toEqual(['list', 'order'])
    expect([line?.quantity, paidIn(line?.priceTrace)]).toEqual([4, line?.price])
    expect(bed.errors).toEqual([])
  })
})

test('a cart line of another account is 404', async () => {
  const { id } = await inCart(await bed.login('demo'), 5)
  expect(
    await codeFrom(bed.call(cartPriceTrace, { path: { id } }, { token: await bed.login('retail') })),
  ).toBe(404)
})
