import { beforeEach, describe, expect, test } from 'vitest'
import { splitOver } from '../../../src/trade/payment/split-over'
import { payMethod } from '../../../src/words/pay-method'
import { submitOrder, openDraft } from '../../../src/trade/checkout/checkout.contract'
import { addToCart } from '../../../src/trade/cart/cart.contract'
import { cancelOwn } from '../../../demo/server/trade/orders/own-orders'
import { asShown, buyerById, stock } from '../checkout/checkout-bed'
import { atProvider, balance, bed, detail, faults, fill, ids, orderRow, payWith } from './payment-bed'

beforeEach(() => bed.reset())

const { credit, deposit, points, wechatScan, alipayApp, offline } = payMethod.code

/** Opens a checkout of 100 pieces at 10.00. Freight is free from 500.00 or 1000.00. */
async function shown(token: string) {
  const [skuId = ''] = await stock({})
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity: 100 }] } }, { token })
  return bed.call(openDraft, { body: {} }, { token })
}
type Part = { payCode: number; amount: string }
const submit = (
  token: string,
  draft: Awaited<ReturnType<typeof shown>>,
  funding: Part[],
  payPassword = '123456',
) => bed.call(submitOrder, { body: { ...asShown(draft), funding, payPassword } }, { token })

const parts = (first: string, second: string, rest: string, code: number = wechatScan) => [
  { payCode: credit, amount: first },
  { payCode: deposit, amount: second },
  { payCode: code, amount: rest },
]

describe('a payment split over accounts and another method', () => {
  test('debits the accounts at the submission, and the rest is paid later', async () => {
    const token = await bed.login('retail')
    await fill(ids.retail, 'credit', 50_000)
    await fill(ids.retail, 'deposit', 30_000)
    const draft = await shown(token)
    expect(draft.payNow).toBe(100_000)
    const { payOrderId = '', orders } = await submit(token, draft, parts('500.00', '300.00', '200.00'))
    expect(await balance(ids.retail, 'credit')).toBe(0)
    expect(await balance(ids.retail, 'deposit')).toBe(0)
    expect(await orderRow(orders[0]?.id ?? '')).toMatchObject({ state: 30, paidAmount: 80_000 })
    const left = await detail(token, payOrderId)
    expect([left.amount, left.payCode, left.state]).toEqual([20_000, wechatScan, 10])
    expect(await faults()).toEqual([])
    await payWith(token, payOrderId, wechatScan)
    await atProvider(left.payNo, 'wechat', 'success')
    expect(await orderRow(orders[0]?.id ?? '')).toMatchObject({ state: 40, paidAmount: 100_000 })
    expect(await faults()).toEqual([])
  })

  test('R106: returns every part to its account when the order is cancelled', async () => {
    const token = await bed.login('retail')
    await fill(ids.retail, 'credit', 50_000)
    await fill(ids.retail, 'deposit', 30_000)
    const { payOrderId = '', orders } = await submit(
      token,
      await shown(token),
      parts('500.00', '300.00', '200.00'),
    )
    const { who } = await bed.inside(() => buyerById(ids.retail))
    await bed.inside(() => cancelOwn(who, orders[0]?.id ?? '', { cancelReason: 20 }))
    expect(await balance(ids.retail, 'credit')).toBe(50_000)
    expect(await balance(ids.retail, 'deposit')).toBe(30_000)
    expect((await detail(token, payOrderId)).closed).toBe(10)
    expect(await faults()).toEqual([])
  })

  test('from accounts only leaves nothing to pay', async () => {
    const token = await bed.login('retail')
    await fill(ids.retail, 'deposit', 100_000)
    const { orders, payOrderId = '' } = await submit(token, await shown(token), [
      { payCode: deposit, amount: '1000.00' },
    ])
    expect((await orderRow(orders[0]?.id ?? '')).state).toBe(40)
    expect(orders[0]?.payDeadline, 'nothing is to be paid any more').toBeUndefined()
    expect((await detail(token, payOrderId)).state).toBe(40)
    expect(await faults()).toEqual([])
  })

  test.each([
    ['too little', parts('500.00', '300.00', '199.99'), 409],
    ['too much', parts('500.00', '300.00', '200.01'), 409],
    ['below 0', parts('1100.00', '-100.00', '0'), 409],
    [
      'one account twice',
      [...parts('300.00', '300.00', '200.00'), { payCode: credit, amount: '200.00' }],
      409,
    ],
    ['more than an account has', parts('500.01', '300.00', '199.99'), 422],
    [
      'two methods for the rest',
      [...parts('500.00', '300.00', '100.00'), { payCode: alipayApp, amount: '100.00' }],
      422,
    ],
    ['points on a site without them', parts('500.00', '300.00', '200.00', points), 422],
    ['a method for phones only', parts('500.00', '300.00', '200.00', 80), 422],
    ['an unknown method', parts('500.00', '300.00', '200.00', 77), 422],
  ])('with %s is rejected and debits nothing', async (_, funding, code) => {
    const token = await bed.login('retail')
    await fill(ids.retail, 'credit', 50_000)
    await fill(ids.retail, 'deposit', 30_000)
    const draft = await shown(token)
    await expect(submit(token, draft, funding)).rejects.toMatchObject({ code })
    expect(await balance(ids.retail, 'credit')).toBe(50_000)
    expect(await balance(ids.retail, 'deposit')).toBe(30_000)
    expect((await submit(token, draft, parts('500.00', '300.00', '200.00', offline))).orders).toHaveLength(1)
    expect(await faults()).toEqual([])
  })

  test('with a wrong payment password places no order, and counts as a failed try', async () => {
    const token = await bed.login('retail')
    await fill(ids.retail, 'deposit', 100_000)
    const draft = await shown(token)
    const all = [{ payCode: deposit, amount: '1000.00' }]
    for (const wanted of [422, 422, 422, 422, 429, 429])
      await expect(submit(token, draft, all, '000000')).rejects.toMatchObject({ code: wanted })
    expect(await balance(ids.retail, 'deposit')).toBe(100_000)
  })

  test('is not charged at the submission of a purchase that needs approval', async () => {
    const token = await bed.login('sub1')
    const draft = await shown(token)
    expect(draft.payNow).toBe(0)
    const all = [{ payCode: deposit, amount: '1000.00' }]
    await expect(submit(token, draft, all)).rejects.toMatchObject({ code: 409 })
    const placed = await bed.call(submitOrder, { body: asShown(draft) }, { token })
    expect(placed).toMatchObject({ orders: [], request: { state: 10 } })
    expect(placed.payOrderId).toBeUndefined()
  })
})

test('parts are divided over orders to the last minor unit', () => {
  let seed = 7
  const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  for (let round = 0; round < 500; round++) {
    const amounts = Array.from({ length: 1 + random(6) }, () => 1 + random(100_000))
    const total = amounts.reduce((sum, one) => sum + one, 0)
    const first = random(total + 1)
    const second = random(total - first + 1)
    const whole = [first, second, total - first - second]
    const shares = splitOver(amounts, whole)
    const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)
    expect(shares.map(sum)).toEqual(whole)
    expect(amounts.map((_, at) => sum(shares.map((of) => of[at] ?? NaN)))).toEqual(amounts)
  }
})
