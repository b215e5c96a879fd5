import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { hour } from '../../../demo/server/core/time/business-time'
import { address as addressTable } from '../../../demo/server/account/addresses/addresses.table'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { endHolds } from '../../../demo/server/trade/requests/requests.job'
import { saveRule } from '../../../src/trade/approval-rules/approval-rules.contract'
import { editRequest } from '../../../src/trade/requests/requests.contract'
import { brokenBudgets } from '../../money/budgets/broken-budgets'
import { figuresOf, openBudget } from '../../money/budgets/budget-bed'
import { bed, changeSku, codeFrom, expectSound, reservedOf, stock } from '../checkout/checkout-bed'
import { decided, reservedBy, opened, requested, rowOf, seen, stepped } from './request-bed'

let sub = ''
let demo = ''
let a = ''
let b = ''
beforeEach(async () => {
  ;({ sub, demo, a } = await opened())
  ;[, b = ''] = await stock({}, {})
})

type Edit = Parameters<typeof bed.call<typeof editRequest>>[1]['body']
const edited = async (id: string, body: Partial<Edit>, token = sub) => {
  const { revision } = await rowOf(id)
  return bed.call(editRequest, { path: { id }, body: { revision, ...body } }, { token })
}

/** Submits 3 pieces of a and 2 of b at 10.00, which the main account returns. */
async function returned() {
  const { id } = await requested(sub, [
    { skuId: a, quantity: 3 },
    { skuId: b, quantity: 2 },
  ])
  await decided(id, demo, { decision: 'sendBack', reason: 'which line?' })
  const { lines } = await seen(id, sub)
  return { id, lineOf: (skuId: string) => lines.find((line) => line.skuId === skuId)?.id ?? '' }
}

describe('a returned request', () => {
  test('is submitted again with other quantities, a struck line, note, numbers and address', async () => {
    const { id, lineOf } = await returned()
    const [address] = await bed.inside(() =>
      db().select().from(addressTable).where(eq(addressTable.customerId, '10001')),
    )
    const lines = [
      { lineId: lineOf(a), quantity: 5, purchaseNo: 'L-1' },
      { lineId: lineOf(b), quantity: 0 },
    ]
    expect((await seen(id, sub)).actions).toContain('edit')
    const body = { lines, remark: '三号线', poNumber: 'PO-7', addressId: address?.id ?? '' }
    expect(await edited(id, body)).toEqual({ state: 10, revision: 2 })
    const now = await seen(id, demo)
    expect(now).toMatchObject({
      mine: true,
      payAmount: 5_000,
      remark: '三号线',
      poNumber: 'PO-7',
      address: { detail: address?.detail },
      lines: [{ skuId: a, quantity: 5, purchaseNo: 'L-1' }],
    })
    expect(now.log.flatMap(({ changes }) => changes).map(({ to }) => to)).toEqual(
      expect.arrayContaining(['5', '0', '三号线', 'PO-7']),
    )
    expect(await reservedBy(id)).toEqual({ [a]: 5 })
    expect(await decided(id, demo, { decision: 'approve' })).toEqual({ state: 40, revision: 2 })
    await expectSound()
  })

  test('keeps its frozen price until its hold ends, and takes today’s price afterwards', async () => {
    const { id, lineOf } = await returned()
    await changeSku(a, { goodsPrice: 1_100, brandPrice: 1_100 })
    await edited(id, { lines: [{ lineId: lineOf(a), quantity: 4 }] })
    expect(await seen(id, sub)).toMatchObject({ payAmount: 6_000 })
    await decided(id, demo, { decision: 'sendBack', reason: 'again' })
    bed.wait(49 * hour)
    await bed.inside(endHolds)
    sub = await bed.login('sub1')
    await edited(id, {})
    expect(await seen(id, sub)).toMatchObject({ payAmount: 6_400, revision: 3 })
    expect(await reservedOf(a)).toBe(0)
  })

  test('is edited by its requester or the main account only, in the current revision', async () => {
    const { id, lineOf } = await returned()
    const body = { lines: [{ lineId: lineOf(a), quantity: 1 }] }
    expect(await codeFrom(edited(id, body, await bed.login('channel1')))).toBe(404)
    expect(await codeFrom(edited(id, { ...body, revision: 9 }))).toBe(409)
    expect(await codeFrom(edited(id, { addressId: '404' }))).toBe(404)
    expect(await codeFrom(edited(id, { lines: [{ lineId: '404', quantity: 1 }] }))).toBe(404)
    const nothing = [lineOf(a), lineOf(b)].map((lineId) => ({ lineId, quantity: 0 }))
    expect(await codeFrom(edited(id, { lines: nothing }))).toBe(422)
    expect(await reservedBy(id)).toEqual({ [a]: 3, [b]: 2 })
    expect(await edited(id, body, demo)).toEqual({ state: 10, revision: 2 })
    expect(await codeFrom(edited(id, body))).toBe(409)
    await expectSound()
  })

  test('is approved by the current rules, and ordered if no rule asks any more', async () => {
    const { id, lineOf } = await returned()
    await bed.inside(() => db().update(customer).set({ needReview: 20 }).where(eq(customer.id, '10004')))
    const conditions = [{ kind: 'amount', basis: 'total', above: '40.00' }] as const
    const rule = { name: '大额', effect: 'ask' as const, approverIds: ['10005'] }
    await bed.call(saveRule, { body: { ...rule, conditions: [...conditions] } }, { token: demo })
    await edited(id, {})
    expect((await seen(id, demo)).steps).toMatchObject([{ why: ['大额'], people: [{ id: '10005' }] }])
    await decided(id, await bed.login('channel1'), { decision: 'sendBack', reason: 'less' })
    expect(await edited(id, { lines: [{ lineId: lineOf(a), quantity: 2 }] })).toMatchObject({ state: 40 })
    await expectSound()
  })

  test('is rejected by a rule that forbids it now, and nothing changes', async () => {
    const { id } = await returned()
    await bed.call(saveRule, { body: { name: '禁止', effect: 'deny', conditions: [] } }, { token: demo })
    expect(await codeFrom(edited(id, { remark: 'please' }))).toBe(422)
    expect(await codeFrom(stepped(id, 'resubmit', sub))).toBe(422)
    expect(await rowOf(id)).toMatchObject({ state: 20, revision: 1 })
    expect(await reservedBy(id)).toEqual({ [a]: 3, [b]: 2 })
  })

  test('reserves the budget of its new content', async () => {
    const [budgetId = ''] = await bed.inside(() => openBudget('CC-1', 10_000))
    const { id, lineOf } = await returned()
    const lines = (quantity: number) => [{ lineId: lineOf(a), quantity, costCentre: 'CC-1' }]
    expect(await codeFrom(edited(id, { lines: lines(11) }))).toBe(422)
    await edited(id, { lines: lines(7) })
    expect(await bed.inside(() => figuresOf(budgetId))).toEqual({ used: 0, reserved: 7_000, free: 3_000 })
    expect(await bed.inside(brokenBudgets)).toEqual([])
  })
})
