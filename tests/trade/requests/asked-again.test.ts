import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { day } from '../../../demo/server/core/time/business-time'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { setMemberStatus } from '../../../src/account/members/members.contract'
import {
  deleteRule,
  saveApprovalSettings,
  saveRule,
} from '../../../src/trade/approval-rules/approval-rules.contract'
import { bed, changeSku } from '../checkout/checkout-bed'
import { decided, opened, requested, seen, stepped } from './request-bed'

/** Accounts of the company: 10001 is its main account, 10004 is sub1, 10005 is channel1. */
let sub = ''
let demo = ''
let a = ''
beforeEach(async () => {
  ;({ sub, demo, a } = await opened())
  await bed.inside(() => db().update(customer).set({ needReview: 20 }).where(eq(customer.id, '10004')))
})

const settings = (body: Parameters<typeof bed.call<typeof saveApprovalSettings>>[1]['body']) =>
  bed.call(saveApprovalSettings, { body }, { token: demo })
async function rule(approverIds: string[], need = 1) {
  const body = { name: '大额', effect: 'ask' as const, conditions: [], approverIds, need }
  return (await bed.call(saveRule, { body }, { token: demo })).id
}
const askedPeople = async (id: string, token: string) =>
  (await seen(id, token)).steps.map(({ people }) => people.map((one) => one.id))

/** Lets the hold end, doubles the price, deletes the rule, and orders. */
async function orderedDearer(id: string, ruleId: string) {
  await bed.call(deleteRule, { path: { id: ruleId } }, { token: demo })
  await changeSku(a, { goodsPrice: 2_000, brandPrice: 2_000 })
  bed.wait(3 * day)
  sub = await bed.login('sub1')
  demo = await bed.login('demo')
  expect(await stepped(id, 'confirm', sub)).toMatchObject({ state: 10 })
}

describe('an own request that was within the limit of its requester', () => {
  beforeEach(() =>
    settings({ selfApproval: 'belowLimit', selfLimit: '10.00', limitCurrency: 'CNY', orderAtOnce: 20 }),
  )

  test('is decided by the main account after another approver raised it above the limit', async () => {
    await rule(['10004', '10005'], 2)
    const { id } = await requested(sub, [{ skuId: a, quantity: 1 }])
    const { lines } = await seen(id, sub)
    const raised = { lineId: lines[0]?.id ?? '', quantity: 3 }
    await decided(id, await bed.login('channel1'), { decision: 'approve', lines: [raised] })
    expect(await askedPeople(id, demo)).toEqual([['10001', '10005']])
    expect(await decided(id, demo, { decision: 'approve' })).toMatchObject({ state: 30 })
  })

  test('is decided by the main account after a higher price lifted it above the limit', async () => {
    const ruleId = await rule(['10004'])
    const { id } = await requested(sub, [{ skuId: a, quantity: 1 }])
    expect(await decided(id, sub, { decision: 'approve' })).toMatchObject({ state: 30 })
    await orderedDearer(id, ruleId)
    expect(await askedPeople(id, demo)).toEqual([['10001']])
    expect(await decided(id, demo, { decision: 'approve' })).toMatchObject({ state: 30 })
  })
})

test('a request goes to the main account if its approver’s account is closed before a higher price asks again', async () => {
  await settings({ orderAtOnce: 20 })
  const ruleId = await rule(['10005'])
  const { id } = await requested(sub, [{ skuId: a, quantity: 1 }])
  expect(await decided(id, await bed.login('channel1'), { decision: 'approve' })).toMatchObject({ state: 30 })
  await bed.call(setMemberStatus, { path: { id: '10005' }, body: { status: 20 } }, { token: demo })
  await orderedDearer(id, ruleId)
  expect(await askedPeople(id, demo)).toEqual([['10001']])
  expect(await decided(id, demo, { decision: 'approve' })).toMatchObject({ state: 30 })
})
