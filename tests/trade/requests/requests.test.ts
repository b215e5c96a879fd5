import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { minute } from '../../../demo/server/core/time/business-time'
import { desk } from '../../../demo/server/trade/orders/orders.desk'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { moveRequest } from '../../../demo/server/trade/requests/move-request'
import { orderForgotten } from '../../../demo/server/trade/requests/requests.job'
import { setMemberStatus } from '../../../src/account/members/members.contract'
import { addToCart } from '../../../src/trade/cart/add-to-cart.contract'
import { readDraft } from '../../../src/trade/checkout/checkout.contract'
import { reviewOrder } from '../../../src/trade/orders/order-steps.contract'
import { approvalPlanOf, decideRequest, pageRequests } from '../../../src/trade/requests/requests.contract'
import {
  bed,
  changeSku,
  codeFrom,
  draft,
  expectSound,
  ordersOf,
  reservedOf,
  stock,
  submit,
} from '../checkout/checkout-bed'
import { placed } from '../orders/order-bed'
import { decided, reservedBy, opened, requested, rowOf, seen, stepped, submitted } from './request-bed'

let sub = ''
let demo = ''
let a = ''
beforeEach(async () => {
  ;({ sub, demo, a } = await opened())
})

const approve = { decision: 'approve' } as const
const ordered = async () => (await ordersOf('10001', a)).map(({ order }) => order.state)

describe('a purchase of a reviewed sub-account', () => {
  test('becomes a request instead of an order, as the checkout shows before and after', async () => {
    const placedBefore = await submitted(demo, [{ skuId: a, quantity: 1 }])
    expect(placedBefore.orders).toHaveLength(1)
    const { request, orders: none, payAmount, payOrderId } = await submitted(sub, [{ skuId: a, quantity: 3 }])
    expect([none, payAmount, payOrderId]).toEqual([[], 3000, undefined])
    expect(request).toMatchObject({ state: 10, holdUntil: expect.stringMatching(/^\d{4}-/) })
    expect(await ordered()).toEqual([30])
    expect(await reservedBy(request?.id ?? '')).toEqual({ [a]: 3 })
    await expectSound()
  })

  test('names approvers, reason and end of the price hold, and is found again by the checkout', async () => {
    await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity: 3 }] } }, { token: sub })
    const shown = await draft(sub)
    expect(shown).toMatchObject({ needReview: 10, payNow: 0 })
    const plan = await bed.call(approvalPlanOf, { path: { draftId: shown.draftId } }, { token: sub })
    expect(plan).toMatchObject({
      holdUntil: expect.stringMatching(/^\d{4}-/),
      steps: [{ need: 1, why: ['子账号订单由主账号审批'], people: [{ id: '10001' }] }],
    })
    const { request } = await submit(sub, shown)
    const again = await bed.call(readDraft, { path: { id: shown.draftId } }, { token: sub })
    expect(again.placed?.request).toEqual(request)
  })

  test('shows the approver requester, lines, total, address and the last price paid', async () => {
    await submitted(demo, [{ skuId: a, quantity: 2 }])
    await changeSku(a, { goodsPrice: 1200, brandPrice: 1200 })
    const { id } = await requested(sub, [{ skuId: a, quantity: 3 }])
    const detail = await seen(id, demo)
    expect(detail).toMatchObject({
      requester: { id: '10004' },
      payAmount: 3600,
      mine: true,
      address: { consignee: expect.any(String) },
      lines: [{ skuId: a, quantity: 3, price: 1200, lastPaid: { price: 1000 }, held: 3 }],
    })
    expect(detail.actions).toEqual(expect.arrayContaining(['approve', 'sendBack', 'reject', 'withdraw']))
  })

  test('is ordered at the frozen price once the last step is approved', async () => {
    const { id } = await requested(sub, [{ skuId: a, quantity: 3 }])
    await changeSku(a, { goodsPrice: 5000, brandPrice: 5000 })
    expect(await decided(id, demo, approve)).toEqual({ state: 40, revision: 1 })
    const [line] = await ordersOf('10001', a)
    expect(line).toMatchObject({ order: { state: 30, placedBy: '10004', payAmount: 3000 }, line: { qty: 3 } })
    expect(await reservedBy(id)).toEqual({})
    expect(await reservedOf(a)).toBe(3)
    expect((await seen(id, sub)).orders).toHaveLength(1)
    expect(await codeFrom(decided(id, demo, approve))).toBe(409)
    await expectSound()
  })

  test('is decided by its approvers only, in the current revision, with a reason unless approved', async () => {
    const { id } = await requested(sub, [{ skuId: a, quantity: 3 }])
    const body = { revision: 7, ...approve }
    expect(await codeFrom(decided(id, sub, approve))).toBe(403)
    expect(await codeFrom(decided(id, await bed.login('channel1'), approve))).toBe(404)
    expect(await codeFrom(decided(id, await bed.login('retail'), approve))).toBe(404)
    expect(await codeFrom(bed.call(decideRequest, { path: { id }, body }, { token: demo }))).toBe(409)
    expect(await codeFrom(decided(id, demo, { decision: 'reject' }))).toBe(400)
    expect((await rowOf(id)).state).toBe(10)
  })

  test('releases everything when it is rejected or withdrawn, and stays reserved when it is returned', async () => {
    const ids = []
    for (const quantity of [1, 2, 4]) ids.push((await requested(sub, [{ skuId: a, quantity }])).id)
    const [rejected = '', withdrawn = '', returned = ''] = ids
    expect(await reservedOf(a)).toBe(7)
    expect(await decided(rejected, demo, { decision: 'reject', reason: '预算不足' })).toMatchObject({
      state: 50,
    })
    expect(await stepped(withdrawn, 'withdraw', sub)).toEqual({ state: 60 })
    expect(await decided(returned, demo, { decision: 'sendBack', reason: '请说明用途' })).toMatchObject({
      state: 20,
    })
    expect(await reservedOf(a)).toBe(4)
    expect(await codeFrom(stepped(withdrawn, 'withdraw', sub))).toBe(409)
    expect(await stepped(returned, 'resubmit', sub)).toEqual({ state: 10 })
    expect(await decided(returned, demo, approve)).toMatchObject({ state: 40 })
    await expectSound()
  })

  test('is changed by its approver: fewer pieces at the frozen price, struck lines, a new revision', async () => {
    const [, b = ''] = await stock({}, {})
    const { id } = await requested(sub, [
      { skuId: a, quantity: 5 },
      { skuId: b, quantity: 2 },
    ])
    const { lines } = await seen(id, demo)
    const lineOf = (skuId: string) => lines.find((line) => line.skuId === skuId)?.id ?? ''
    const change = [
      { lineId: lineOf(a), quantity: 2 },
      { lineId: lineOf(b), quantity: 0 },
    ]
    expect(await codeFrom(decided(id, demo, { ...approve, lines: [{ lineId: '404', quantity: 1 }] }))).toBe(
      404,
    )
    const nothing = change.map((line) => ({ ...line, quantity: 0 }))
    expect(await codeFrom(decided(id, demo, { ...approve, lines: nothing }))).toBe(422)
    expect(await decided(id, demo, { ...approve, lines: change })).toEqual({ state: 40, revision: 2 })
    expect(await reservedOf(a)).toBe(2)
    expect(await reservedOf(b)).toBe(0)
    const { payAmount, log } = await seen(id, sub)
    expect(payAmount).toBe(2000)
    expect(log.flatMap(({ changes }) => changes)).toHaveLength(2)
    await expectSound()
  })

  test('with more pieces than requested waits for its requester after the approval', async () => {
    const { id } = await requested(sub, [{ skuId: a, quantity: 2 }])
    const [line] = (await seen(id, demo)).lines
    const lines = [{ lineId: line?.id ?? '', quantity: 9 }]
    expect(await decided(id, demo, { ...approve, lines })).toEqual({ state: 30, revision: 2 })
    expect(await ordered()).toEqual([])
    expect(await stepped(id, 'confirm', sub)).toEqual({ state: 40 })
    expect(await reservedOf(a)).toBe(9)
    await expectSound()
  })

  test('leaves custom goods to the seller’s review, also after the account’s option changes', async () => {
    await bed.inside(() => db().update(customer).set({ needReview: 10 }).where(eq(customer.id, '10004')))
    const { id } = await placed('sub1', [1], { custom: true })
    expect(await codeFrom(bed.call(reviewOrder, { path: { id }, body: { pass: 10 } }, { token: demo }))).toBe(
      404,
    )
    const waiting = await bed.inside(() => desk.waiting())
    expect(waiting.find((row) => row.id === id)?.actions).toEqual(['approve', 'askSigning', 'reject'])
    await bed.inside(() => db().update(customer).set({ needReview: 20 }).where(eq(customer.id, '10004')))
    expect((await bed.inside(() => desk.waiting())).map((row) => row.id)).toContain(id)
  })

  test('passes to the main account when its requester is closed', async () => {
    const { id } = await requested(sub, [{ skuId: a, quantity: 2 }])
    await bed.call(setMemberStatus, { path: { id: '10004' }, body: { status: 20 } }, { token: demo })
    expect(await seen(id, demo)).toMatchObject({ requester: { id: '10001' }, state: 10 })
    expect(await stepped(id, 'withdraw', demo)).toEqual({ state: 60 })
    expect(await reservedOf(a)).toBe(0)
  })

  test('is ordered by a job if the server stopped after the approval', async () => {
    const { id } = await requested(sub, [{ skuId: a, quantity: 3 }])
    await bed.inside(() => moveRequest(id, 'approve', { actor: 'system' }))
    expect(await bed.inside(orderForgotten)).toBe(0)
    bed.wait(2 * minute)
    expect(await bed.inside(orderForgotten)).toBe(1)
    expect((await rowOf(id)).state).toBe(40)
  })

  test('can be added to the cart again after a rejection, at today’s price', async () => {
    const { id } = await requested(sub, [{ skuId: a, quantity: 3 }])
    expect(await codeFrom(stepped(id, 'copy', sub))).toBe(409)
    await decided(id, demo, { decision: 'reject', reason: '预算不足' })
    await changeSku(a, { goodsPrice: 1100, brandPrice: 1100 })
    expect(await stepped(id, 'copy', sub)).toEqual({ state: 50, copied: { added: 1, skipped: [] } })
    expect((await draft(sub)).amounts.goods).toBe(3300)
  })

  test('names the lines that were not added to the cart again, with their reasons', async () => {
    const [, b = ''] = await stock({}, {})
    const lines = [
      { skuId: a, quantity: 3 },
      { skuId: b, quantity: 1 },
    ]
    const { id } = await requested(sub, lines)
    await stepped(id, 'withdraw', sub)
    await changeSku(b, { minOrderQty: 50 })
    const { copied } = await stepped(id, 'copy', sub)
    expect(copied).toMatchObject({ added: 1, skipped: [{ skuId: b, reason: expect.stringContaining('50') }] })
    expect((await draft(sub)).amounts.goods).toBe(3000)
    await changeSku(a, { minOrderQty: 50 })
    // The goods are still sold: no answer that all are withdrawn.
    expect((await stepped(id, 'copy', sub)).copied).toMatchObject({ added: 0, skipped: [{}, {}] })
  })

  test('is listed for its requester and its approvers only', async () => {
    const { id } = await requested(sub, [{ skuId: a, quantity: 2 }])
    const listed = async (account: string) =>
      (await bed.call(pageRequests, { body: {} }, { token: await bed.login(account) })).content.map(
        (row) => row.id,
      )
    expect(await Promise.all(['sub1', 'demo', 'channel1', 'retail'].map(listed))).toEqual([
      [id],
      [id],
      [],
      [],
    ])
  })
})
