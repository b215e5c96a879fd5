import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { minute } from '../../../demo/server/core/time/business-time'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { orderForgotten } from '../../../demo/server/trade/requests/requests.job'
import { openWork, setMemberStatus } from '../../../src/account/members/members.contract'
import { addUnit, companyUnits } from '../../../src/account/organisation/organisation.contract'
import {
  approvalRules,
  deleteRule,
  saveRule,
} from '../../../src/trade/approval-rules/approval-rules.contract'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { decided, requested, rowOf, seen } from '../../trade/requests/request-bed'
import { beginOrganisation, sub } from './organisation-bed'

const main = '10001'
const channel = '10005'
let demo = ''
let a = ''
beforeEach(async () => {
  ;({ sku: a, demo } = await beginOrganisation())
  const rule = { name: '审批', effect: 'ask' as const, conditions: [], approverIds: [sub] }
  await bed.call(saveRule, { body: rule }, { token: demo })
  await bed.call(addUnit, { body: { name: '生产部', headId: sub } }, { token: demo })
})

const ask = async (login: string) => (await requested(await bed.login(login), [{ skuId: a, quantity: 1 }])).id
const work = () => bed.call(openWork, { path: { id: sub } }, { token: demo })
const close = (successorId?: string) =>
  bed.call(
    setMemberStatus,
    { path: { id: sub }, body: { status: 20, ...(successorId && { successorId }) } },
    { token: demo },
  )
const deciders = async (id: string) => (await seen(id, demo)).steps[0]?.people.map((one) => one.id)
const heads = async () =>
  (await bed.call(companyUnits, {}, { token: demo })).units.map(({ head }) => head?.id)

test('a member’s open work is counted before it is closed', async () => {
  expect(await work()).toEqual({ requests: 0, approvals: 0, heads: 1 })
  await ask('sub1')
  await ask('demo')
  await ask('channel1')
  expect(await work()).toEqual({ requests: 1, approvals: 2, heads: 1 })
})

test('a successor takes over requests, approvals and departments, but does not decide own requests', async () => {
  const own = await ask('sub1')
  const ofMain = await ask('demo')
  const ofSuccessor = await ask('channel1')
  await close(channel)
  expect((await rowOf(own)).placedBy).toBe(channel)
  expect(await deciders(own)).toEqual([main])
  expect(await deciders(ofMain)).toEqual([channel])
  expect(await deciders(ofSuccessor)).toEqual([main])
  expect(await heads()).toEqual([main, channel])
})

test('a successor does not decide a request that it takes over, also as its former approver', async () => {
  const rule = { name: '二审', effect: 'ask' as const, conditions: [], approverIds: [channel] }
  await bed.call(saveRule, { body: rule }, { token: demo })
  const own = await ask('sub1')
  expect(await deciders(own)).toEqual([channel])
  await close(channel)
  expect(await deciders(own)).toEqual([main])
  expect(await codeFrom(decided(own, await bed.login('channel1'), { decision: 'approve' }))).toBe(403)
  expect(await decided(own, demo, { decision: 'approve' })).toMatchObject({ state: 10 })
})

describe('a step that needs two approvals, with one person left', () => {
  beforeEach(async () => {
    const { rules } = await bed.call(approvalRules, {}, { token: demo })
    for (const { id } of rules) await bed.call(deleteRule, { path: { id } }, { token: demo })
  })
  const asks = (name: string, approverIds: string[], need = 1) => {
    const rule = { name, effect: 'ask' as const, conditions: [], approverIds, need }
    return bed.call(saveRule, { body: rule }, { token: demo })
  }

  test('completes with the approval of that person', async () => {
    await asks('审批', [main, channel], 2)
    const own = await ask('sub1')
    await close(channel)
    expect(await deciders(own)).toEqual([main])
    expect((await seen(own, demo)).steps[0]?.need).toBe(1)
    expect(await decided(own, demo, { decision: 'approve' })).toMatchObject({ state: 40 })
  })

  test('is complete if that person has approved, and a job orders the request', async () => {
    await asks('审批', [main, sub], 2)
    const other = await ask('channel1')
    await decided(other, demo, { decision: 'approve' })
    await close()
    expect((await rowOf(other)).state).toBe(30)
    bed.wait(2 * minute)
    await bed.inside(orderForgotten)
    expect((await rowOf(other)).state).toBe(40)
  })

  test('is followed by the next step with its own approvers', async () => {
    await asks('审批', [main, sub], 2)
    await asks('终审', [main])
    const other = await ask('channel1')
    await decided(other, demo, { decision: 'approve' })
    await close()
    expect(await rowOf(other)).toMatchObject({ state: 10, step: 1 })
    expect(await decided(other, demo, { decision: 'approve' })).toMatchObject({ state: 40 })
  })
})

test('without a successor, the main account takes over, and the head above leads the departments', async () => {
  const own = await ask('sub1')
  const other = await ask('channel1')
  await close()
  expect((await rowOf(own)).placedBy).toBe(main)
  expect(await deciders(other)).toEqual([main])
  expect(await heads()).toEqual([main, undefined])
})

test('a successor who cannot log in or approve is rejected, and the account stays open', async () => {
  expect(await codeFrom(close(sub))).toBe(422)
  expect(await codeFrom(close('10002'))).toBe(422)
  await bed.inside(() =>
    db()
      .update(customer)
      .set({ roles: ['buyer'] })
      .where(eq(customer.id, channel)),
  )
  expect(await codeFrom(close(channel))).toBe(422)
  expect(await heads()).toEqual([main, sub])
})
