import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { ledger } from '../../../demo/server/money/accounts/accounts.table'
import { siteParam } from '../../../demo/server/site/params/params.table'
import { cancelOwn } from '../../../demo/server/trade/orders/own-orders'
import { refundPayment } from '../../../demo/server/trade/payment/refund'
import {
  changeDraft,
  openDraft,
  readDraft,
  submitOrder,
  type Draft,
} from '../../../src/trade/checkout/checkout.contract'
import { payableInPoints } from '../../../src/trade/checkout/payable-in-points'
import { payMethod } from '../../../src/words/pay-method'
import { listPayType } from '../../../src/trade/payment/payment.contract'
import { asShown, buyerById, codeFrom, stock } from '../checkout/checkout-bed'
import { balance, bed, detail, faults, fill, ids, orderRow, owed, payWith } from './payment-bed'

const { deposit, points, wechatScan } = payMethod.code
const half = { integDeduct: 10, pointsPerUnit: 100, mostPercent: 50 }

let token = ''
beforeEach(async () => {
  await bed.reset()
  await rule(half)
  token = await bed.login('retail')
  await fill(ids.retail, 'deposit', 1_000_000)
  await fill(ids.retail, 'points', 40_000)
})

const rule = (bizParam: Record<string, number>, status: 10 | 20 = 10) =>
  bed.inside(() =>
    db()
      .insert(siteParam)
      .values({ siteId: siteIds.main, code: 6004, status, bizParam })
      .onConflictDoUpdate({ target: [siteParam.siteId, siteParam.code], set: { bizParam, status } }),
  )

/** Opens a checkout of 100 pieces at 10.00 with free freight. */
async function shown() {
  const [skuId = ''] = await stock({})
  return bed.call(openDraft, { body: { buyNow: { skuId, quantity: 100 } } }, { token })
}
type Parts = readonly (readonly [payCode: number, amount: string])[]
const submit = (draft: Draft, parts: Parts = []) =>
  bed.call(
    submitOrder,
    {
      body: {
        ...asShown(draft),
        ...(parts.length > 0 && {
          funding: parts.map(([payCode, amount]) => ({ payCode, amount })),
          payPassword: '123456',
        }),
      },
    },
    { token },
  )
const movements = async (type: number) => {
  const of = and(eq(ledger.customerId, ids.retail), eq(ledger.kind, 'points'), eq(ledger.bizType, type))
  return (await bed.inside(() => db().select().from(ledger).where(of).orderBy(ledger.id))).map(
    ({ amount }) => amount,
  )
}
const pointsWay = async (payOrderId?: string) =>
  (await bed.call(listPayType, { query: { payOrderId } }, { token })).find(
    ({ payCode }) => payCode === points,
  )

describe('points pay a part of an order', () => {
  test('together with an account and another method, and a cancellation returns each part', async () => {
    const draft = await shown()
    expect(payableInPoints(draft)).toBe(40_000)
    const placed = await submit(draft, [
      [points, '400.00'],
      [deposit, '100.00'],
      [wechatScan, '500.00'],
    ])
    const id = placed.orders[0]?.id ?? ''
    expect(await balance(ids.retail, 'points')).toBe(0)
    expect(await orderRow(id)).toMatchObject({ state: 30, paidAmount: 50_000, payAmount: 100_000 })
    expect((await detail(token, placed.payOrderId ?? '')).amount).toBe(50_000)
    expect(await movements(20)).toEqual([-40_000])
    expect(await faults()).toEqual([])
    const { who } = await bed.inside(() => buyerById(ids.retail))
    await bed.inside(() => cancelOwn(who, id, { cancelReason: 20 }))
    expect(await balance(ids.retail, 'points')).toBe(40_000)
    expect(await movements(21)).toEqual([40_000])
    expect(await balance(ids.retail, 'deposit')).toBe(1_000_000)
    expect(await faults()).toEqual([])
  })

  test.each([100, 30, 7, 250])(
    'partial refunds return exactly the points that were taken, at %i points a unit',
    async (pointsPerUnit) => {
      await rule({ ...half, pointsPerUnit })
      await fill(ids.retail, 'points', 200_000)
      const placed = await submit(await shown(), [
        [points, '333.33'],
        [deposit, '666.67'],
      ])
      const id = placed.orders[0]?.id ?? ''
      const taken = Math.ceil((33_333 * pointsPerUnit) / 100)
      expect(await balance(ids.retail, 'points')).toBe(200_000 - taken)
      let left = 100_000
      for (const piece of [66_000, 1, 1_777, 13, 10_101]) {
        await bed.inside(() => refundPayment(id, piece, `piece ${piece}`))
        left -= piece
        expect(await faults()).toEqual([])
      }
      await bed.inside(() => refundPayment(id, left, 'rest'))
      expect(await balance(ids.retail, 'points')).toBe(200_000)
      expect(await balance(ids.retail, 'deposit')).toBe(1_000_000)
      expect((await movements(21)).reduce((sum, amount) => sum + amount, 0)).toBe(taken)
      expect(await faults()).toEqual([])
    },
  )

  test('up to the site’s maximum including deducted points, and up to the balance', async () => {
    await fill(ids.retail, 'points', 60_000)
    const { draftId } = await shown()
    const change = { path: { id: draftId }, body: { pointsUsed: 30_000 } }
    const draft = await bed.call(changeDraft, change, { token })
    expect([draft.amounts.pay, payableInPoints(draft)]).toEqual([70_000, 20_000])
    await expect(
      submit(draft, [
        [points, '200.01'],
        [deposit, '499.99'],
      ]),
    ).rejects.toMatchObject({
      code: 422,
      title: '本单积分最多支付 ¥200.00',
      fields: [{ path: 'funding' }],
    })
    await fill(ids.retail, 'points', 31_000)
    await expect(
      submit(draft, [
        [points, '200.00'],
        [deposit, '500.00'],
      ]),
    ).rejects.toMatchObject({ code: 422, fields: [{ path: 'funding' }] })
    expect([await balance(ids.retail, 'points'), await balance(ids.retail, 'deposit')]).toEqual([
      31_000, 1_000_000,
    ])
    // Nothing is lost: the same checkout succeeds with another split.
    const placed = await submit(draft, [
      [points, '10.00'],
      [deposit, '690.00'],
    ])
    expect(await balance(ids.retail, 'points')).toBe(0)
    expect((await orderRow(placed.orders[0]?.id ?? '')).state).toBe(40)
    expect(await faults()).toEqual([])
  })

  test('only if status and integDeduct are 10; otherwise points are neither offered nor accepted', async () => {
    for (const [bizParam, status] of [
      [{ ...half, integDeduct: 20 }, 10],
      [half, 20],
    ] as const) {
      await rule(bizParam, status)
      const draft = await shown()
      expect(draft.points).toBeUndefined()
      expect(await pointsWay()).toMatchObject({ enabled: 20, reason: '此站点不支持积分支付' })
      const change = { path: { id: draft.draftId }, body: { pointsUsed: 500 } }
      expect((await bed.call(changeDraft, change, { token })).amounts.points).toBe(0)
      await expect(
        submit(draft, [
          [points, '1.00'],
          [deposit, '999.00'],
        ]),
      ).rejects.toMatchObject({ code: 422 })
    }
    expect(await balance(ids.retail, 'points')).toBe(40_000)
  })

  test('for the whole rest on the payment page, if the site’s maximum allows it', async () => {
    const made = await owed(token, 30)
    expect(await pointsWay(made.payOrderId)).toMatchObject({
      enabled: 20,
      reason: '本单积分最多支付 ¥150.00',
    })
    expect(await codeFrom(payWith(token, made.payOrderId, points, '123456'))).toBe(422)
    await rule({ ...half, mostPercent: 100 })
    if (made.amount > 30_000) return expect(await pointsWay(made.payOrderId)).toMatchObject({ enabled: 20 })
    await payWith(token, made.payOrderId, points, '123456')
    expect(await orderRow(made.order.id)).toMatchObject({ state: 40 })
    expect(await balance(ids.retail, 'points')).toBe(40_000 - made.amount)
    expect(await faults()).toEqual([])
  })
})

describe('points that are spent before the submission', () => {
  test('are reported with the balance and the new amount; the checkout stays and succeeds', async () => {
    const { draftId } = await shown()
    const change = { path: { id: draftId }, body: { pointsUsed: 30_000 } }
    const draft = await bed.call(changeDraft, change, { token })
    await fill(ids.retail, 'points', 10_000)
    await expect(submit(draft)).rejects.toMatchObject({
      code: 409,
      title: '积分不足：可用 10,000 积分，应付金额变为 ¥900.00，请核对后再提交',
      fields: [{ path: 'pointsUsed' }],
    })
    expect(await balance(ids.retail, 'points')).toBe(10_000)
    const again = await bed.call(readDraft, { path: { id: draftId } }, { token })
    expect([again.pieces, again.points?.used, again.amounts.pay]).toEqual([100, 10_000, 90_000])
    await submit(again)
    expect(await balance(ids.retail, 'points')).toBe(0)
    expect(await faults()).toEqual([])
  })

  test.each([
    ['deduction', 30_000, []],
    [
      'payment',
      0,
      [
        [points, '300.00'],
        [deposit, '700.00'],
      ],
    ],
  ] as const)('of two submissions at once one gets them: by %s', async (_, pointsUsed, parts) => {
    const chosen = async () => {
      const { draftId } = await shown()
      return bed.call(changeDraft, { path: { id: draftId }, body: { pointsUsed } }, { token })
    }
    const [one, other] = [await chosen(), await chosen()]
    const codes = await Promise.all([codeFrom(submit(one, parts)), codeFrom(submit(other, parts))])
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(await balance(ids.retail, 'points')).toBe(10_000)
    expect(await faults()).toEqual([])
  })
})
