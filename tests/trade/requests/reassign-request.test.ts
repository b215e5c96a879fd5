import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { remind } from '../../../demo/server/account/reminders/reminders.table'
import { db } from '../../../demo/server/core/database/db'
import { day } from '../../../demo/server/core/time/business-time'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { escalateSteps } from '../../../demo/server/trade/requests/requests.job'
import { addRole } from '../../../src/account/organisation/roles.contract'
import { setMemberStatus } from '../../../src/account/members/members.contract'
import { addDeputy, saveRule } from '../../../src/trade/approval-rules/approval-rules.contract'
import { reassignRequest } from '../../../src/trade/requests/requests.contract'
import { bed, codeFrom } from '../checkout/checkout-bed'
import { decided, opened, requested, seen } from './request-bed'

let sub = ''
let demo = ''
let a = ''
/** Accounts of the company: 10004 is sub1, 10005 is channel1. */
beforeEach(async () => {
  ;({ sub, demo, a } = await opened())
  await bed.inside(async () => {
    await db().update(customer).set({ needReview: 20 }).where(eq(customer.id, '10004'))
    const [row] = await db().select().from(customer).where(eq(customer.id, '10005'))
    if (row)
      await db()
        .insert(customer)
        .values({ ...row, id: '7001', loginAccount: 'head', loginKey: 'head', phone: null, email: null })
  })
})

const asks = (approverIds: string[], more: object = {}) =>
  bed.call(
    saveRule,
    { body: { name: '大额', effect: 'ask', conditions: [], approverIds, ...more } },
    { token: demo },
  )
const ask = async (token = sub) => (await requested(token, [{ skuId: a, quantity: 1 }])).id
const pass = (
  id: string,
  body: { fromId: string; toId: string; step?: number; reason?: string },
  token = demo,
) => bed.call(reassignRequest, { path: { id }, body: { step: 0, reason: 'on leave', ...body } }, { token })
const remindersOf = async (id: string) =>
  (await bed.inside(() => db().select().from(remind).where(eq(remind.customerId, id)))).map(
    ({ title }) => title[1],
  )

describe('an approval', () => {
  test('is passed to another person; both people and the requester are notified, with both names in the log', async () => {
    await asks(['10005'])
    const id = await ask()
    expect((await seen(id, demo)).actions).toContain('reassign')
    expect((await seen(id, sub)).actions).not.toContain('reassign')
    expect(await pass(id, { fromId: '10005', toId: '7001' })).toMatchObject({
      state: 10,
      approver: { id: '7001' },
    })
    const { steps, log } = await seen(id, demo)
    expect(steps[0]?.people).toMatchObject([{ id: '7001', for: { id: '10005' } }])
    const entry = log.find(({ action }) => action === 'reassign')
    expect(entry).toMatchObject({
      reason: 'on leave',
      changes: [{ from: expect.any(String), to: expect.any(String) }],
    })
    expect(await remindersOf('7001')).toContain('Request to be approved')
    expect(await remindersOf('10004')).toContain('Request passed on')
    expect(await codeFrom(decided(id, await bed.login('channel1'), { decision: 'approve' }))).toBe(404)
    expect(await decided(id, await bed.login('head'), { decision: 'approve' })).toMatchObject({ state: 40 })
  })

  test('is passed to the deputy of an absent person', async () => {
    await asks(['10005'])
    const days = { from: '2020-01-01', until: '2099-12-31' }
    await bed.call(addDeputy, { body: { memberId: '7001', deputyId: '10001', ...days } }, { token: demo })
    const id = await ask()
    expect(await pass(id, { fromId: '10005', toId: '7001' })).toMatchObject({ approver: { id: '10001' } })
  })

  test('is passed on by an approver with permission, but only the own one and before the decision', async () => {
    await bed.inside(() =>
      db()
        .update(customer)
        .set({ accountKind: 'sub', roles: ['approver'] })
        .where(eq(customer.id, '7001')),
    )
    await asks(['7001'])
    await asks(['10005'], { name: '再审' })
    const id = await ask()
    const head = await bed.login('head')
    const step = (await seen(id, head)).steps.findIndex(({ people }) => people[0]?.id === '7001')
    expect((await seen(id, head)).actions).toContain('reassign')
    expect((await seen(id, await bed.login('channel1'))).actions).not.toContain('reassign')
    expect(await codeFrom(pass(id, { fromId: '10005', toId: '10001', step: 1 - step }, head))).toBe(403)
    expect(await codeFrom(pass(id, { fromId: '7001', toId: '10004', step }, head))).toBe(422)
    expect(await pass(id, { fromId: '7001', toId: '10001', step }, head)).toMatchObject({
      approver: { id: '10001' },
    })
    expect((await seen(id, demo)).log.find(({ action }) => action === 'reassign')).toMatchObject({
      reason: 'on leave',
    })
    expect(await codeFrom(pass(id, { fromId: '7001', toId: '10001', step }, head))).toBe(404)
  })

  test('is not passed on by an approver without permission', async () => {
    const rights = ['request.approve'] as const
    const roleId = await bed.call(addRole, { body: { name: '只审', rights: [...rights] } }, { token: demo })
    await bed.inside(() =>
      db()
        .update(customer)
        .set({ accountKind: 'sub', roles: [String(roleId)] })
        .where(eq(customer.id, '7001')),
    )
    await asks(['7001'])
    const id = await ask()
    const head = await bed.login('head')
    expect((await seen(id, head)).actions).not.toContain('reassign')
    expect(await codeFrom(pass(id, { fromId: '7001', toId: '10001' }, head))).toBe(403)
  })

  test('is passed on by the main account from any open approver to a person who can decide', async () => {
    await asks(['10005', '10001'])
    const id = await ask()
    const wishes = [
      { fromId: '7001', toId: '10001' },
      { fromId: '10005', toId: '10001' },
      { fromId: '10005', toId: '10004' },
      { fromId: '10005', toId: '10002' },
      { fromId: '10005', toId: '7001', step: 1 },
    ]
    const codes = []
    for (const wish of wishes) codes.push(await codeFrom(pass(id, wish)))
    expect(codes).toEqual([409, 422, 422, 422, 409])
    expect(await codeFrom(pass(id, { fromId: '10005', toId: '7001' }, sub))).toBe(403)
    expect(await codeFrom(pass(id, { fromId: '10005', toId: '7001', reason: '' }))).toBe(400)
    await decided(id, demo, { decision: 'reject', reason: 'no' })
    expect(await codeFrom(pass(id, { fromId: '10005', toId: '7001' }))).toBe(409)
  })

  test('of a closed account passes to the main account; it and the requester are notified', async () => {
    await asks(['10005'])
    const id = await ask()
    await bed.call(setMemberStatus, { path: { id: '10005' }, body: { status: 20 } }, { token: demo })
    expect((await seen(id, demo)).steps[0]?.people).toMatchObject([{ id: '10001', for: { id: '10005' } }])
    expect(await remindersOf('10001')).toContain('Request to be approved')
    expect(await remindersOf('10004')).toContain('Request passed on')
    expect(await decided(id, demo, { decision: 'approve' })).toMatchObject({ state: 40 })
  })

  test('of the main account’s own purchase is not escalated to itself, and can be passed on', async () => {
    await asks(['10005'], { hours: 1 })
    const id = await ask(demo)
    bed.wait(4 * day)
    expect(await bed.inside(escalateSteps)).toBe(1)
    demo = await bed.login('demo')
    expect(await codeFrom(decided(id, demo, { decision: 'approve' }))).toBe(403)
    await pass(id, { fromId: '10005', toId: '7001' })
    expect(await decided(id, await bed.login('head'), { decision: 'approve' })).toMatchObject({ state: 40 })
  })
})
