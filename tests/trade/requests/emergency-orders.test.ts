import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { remind } from '../../../demo/server/account/reminders/reminders.table'
import { db } from '../../../demo/server/core/database/db'
import { day } from '../../../demo/server/core/time/business-time'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { escalateSteps, expireRequests } from '../../../demo/server/trade/requests/requests.job'
import { setMemberStatus } from '../../../src/account/members/members.contract'
import { addRole, setMemberRoles } from '../../../src/account/organisation/roles.contract'
import { saveApprovalSettings, saveRule } from '../../../src/trade/approval-rules/approval-rules.contract'
import { addToCart } from '../../../src/trade/cart/add-to-cart.contract'
import {
  changeDraft,
  readDraft,
  submitOrder,
  type Draft,
} from '../../../src/trade/checkout/checkout.contract'
import { approvalPlanOf, editRequest, pageRequests } from '../../../src/trade/requests/requests.contract'
import { openBudget } from '../../money/budgets/budget-bed'
import {
  asShown,
  bed,
  codeFrom,
  draft,
  expectSound,
  ordersOf,
  reservedOf,
  submit,
} from '../checkout/checkout-bed'
import { decided, opened, requested, rowOf, seen, stepped } from './request-bed'

let sub = ''
let demo = ''
let a = ''
let role = ''
/** Accounts of the company: 10004 is sub1, 10005 is channel1, 7001 another approver. */
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
  const rights = ['order.place', 'request.emergency'] as const
  role = await bed.call(addRole, { body: { name: '值班', rights: [...rights] } }, { token: demo })
  await give([role])
  await rule({ approverIds: ['7001'] })
})

const give = (roles: string[]) =>
  bed.call(setMemberRoles, { path: { id: '10004' }, body: { roles } }, { token: demo })
const rule = (more: object) =>
  bed.call(saveRule, { body: { name: '审批', effect: 'ask', conditions: [], ...more } }, { token: demo })
const approve = { decision: 'approve' } as const
const reject = { decision: 'reject', reason: '应走合同' } as const
const shownFor = async (token = sub, quantity = 3) => {
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity }] } }, { token })
  return draft(token)
}
const send = (shown: Draft, emergency: string | undefined = '产线停机', token = sub) =>
  bed.call(submitOrder, { body: { ...asShown(shown), emergency } }, { token })
const planFor = ({ draftId }: Draft, token = sub) =>
  bed.call(approvalPlanOf, { path: { draftId } }, { token })
/** Orders in an emergency. @returns the id of its request */
async function orderedAtOnce() {
  const { request, orders } = await send(await shownFor())
  expect(orders).toHaveLength(1)
  return request?.id ?? ''
}
const head = () => bed.login('head')
const statesOf = async () => (await ordersOf('10001', a)).map(({ order }) => order.state)
const remindersOf = async (id: string) =>
  (await bed.inside(() => db().select().from(remind).where(eq(remind.customerId, id)))).map(
    ({ title }) => title[1],
  )
const listed = async (body: object, token = demo) =>
  (await bed.call(pageRequests, { body }, { token })).content.map(({ id }) => id)

describe('an emergency order', () => {
  test('is placed at once, and waits for the approvers as a marked request with its reason', async () => {
    const shown = await shownFor()
    expect(await planFor(shown)).toMatchObject({ emergencyHours: 9, steps: [{ people: [{ id: '7001' }] }] })
    const placed = await send(shown)
    expect(placed).toMatchObject({ orders: [{ state: 30 }], request: { state: 10 }, payAmount: 3000 })
    expect(await statesOf()).toEqual([30])
    expect(await reservedOf(a)).toBe(3)
    const id = placed.request?.id ?? ''
    const row = await seen(id, await head())
    expect(row).toMatchObject({ mine: true, orders: [{}], emergency: { reason: '产线停机', overdue: 20 } })
    expect(row.actions).toEqual(['approve', 'reject'])
    expect(await remindersOf('7001')).toEqual(['Emergency order to be approved'])
    const again = await bed.call(readDraft, { path: { id: shown.draftId } }, { token: sub })
    expect(again.placed).toMatchObject({ orders: [{ state: 30 }], request: { id } })
    await expectSound()
  })

  test('is not changed by the later approval', async () => {
    const id = await orderedAtOnce()
    expect(await decided(id, await head(), approve)).toEqual({ state: 40, revision: 1 })
    expect(await statesOf()).toEqual([30])
    expect(await remindersOf('10004')).toContain('Emergency order approved')
    expect(await codeFrom(decided(id, await head(), reject))).toBe(409)
    await expectSound()
  })

  test('is not changed by a later refusal, which requester and main account are notified of', async () => {
    const id = await orderedAtOnce()
    expect(await decided(id, await head(), reject)).toMatchObject({ state: 50 })
    expect(await statesOf()).toEqual([30])
    expect(await reservedOf(a)).toBe(3)
    for (const account of ['10004', '10001'])
      expect(await remindersOf(account)).toContain('Emergency order refused')
    const { log } = await seen(id, sub)
    expect(log.map(({ action, reason }) => [action, reason])).toContainEqual(['refuse', '应走合同'])
    await expectSound()
  })

  test('cannot be returned, changed, withdrawn, confirmed, edited or copied', async () => {
    const id = await orderedAtOnce()
    const [line] = (await seen(id, demo)).lines
    const lines = [{ lineId: line?.id ?? '', quantity: 1 }]
    const sendBack = { decision: 'sendBack', reason: '请说明' } as const
    expect(await codeFrom(decided(id, await head(), sendBack))).toBe(409)
    expect(await codeFrom(decided(id, await head(), { ...approve, lines }))).toBe(422)
    for (const action of ['withdraw', 'confirm', 'resubmit', 'copy', 'prolong'])
      expect([action, await codeFrom(stepped(id, action, sub))]).toEqual([action, 409])
    const edit = bed.call(editRequest, { path: { id }, body: { revision: 1 } }, { token: sub })
    expect(await codeFrom(edit)).toBe(409)
    expect((await rowOf(id)).state).toBe(10)
    await expectSound()
  })

  test('is escalated and listed as overdue after the company’s working hours, and never expires', async () => {
    await bed.call(saveApprovalSettings, { body: { emergencyHours: 2 } }, { token: demo })
    const id = await orderedAtOnce()
    expect(await bed.inside(escalateSteps)).toBe(0)
    bed.wait(40 * day)
    expect(await bed.inside(escalateSteps)).toBe(1)
    expect(await bed.inside(expireRequests)).toBe(0)
    demo = await bed.login('demo')
    expect(await seen(id, demo)).toMatchObject({ mine: true, state: 10, emergency: { overdue: 10 } })
    expect(await decided(id, demo, approve)).toMatchObject({ state: 40 })
    expect((await seen(id, demo)).emergency?.overdue).toBe(20)
  })

  test('escalates each step at its limit, also with a rule that gives its approvers longer', async () => {
    await bed.call(saveApprovalSettings, { body: { emergencyHours: 1 } }, { token: demo })
    await rule({ name: '长', approverIds: ['10005'], hours: 200 })
    const id = await orderedAtOnce()
    expect(await decided(id, await head(), approve)).toMatchObject({ state: 10 })
    const due = (await seen(id, demo)).steps.map(({ dueAt }) => dueAt)
    expect(due[1]).toBe((await seen(id, demo)).emergency?.approveBy)
  })

  test('is found by a filter of the list', async () => {
    const plain = (await requested(sub, [{ skuId: a, quantity: 1 }])).id
    const id = await orderedAtOnce()
    expect(await listed({})).toEqual([id, plain])
    expect(await listed({ emergency: 10 })).toEqual([id])
    await decided(id, await head(), reject)
    expect(await listed({ emergency: 10 })).toEqual([id])
  })

  test('passes to the main account, which approves it, when the account of its last approver is closed', async () => {
    const id = await orderedAtOnce()
    await bed.call(setMemberStatus, { path: { id: '7001' }, body: { status: 20 } }, { token: demo })
    expect(await seen(id, demo)).toMatchObject({ mine: true })
    expect(await decided(id, demo, approve)).toMatchObject({ state: 40 })
  })

  test('is approved when the account of the last undecided approver is closed, without a second order', async () => {
    await rule({ name: '两人', approverIds: ['7001', '10001'], need: 2 })
    const id = await orderedAtOnce()
    await decided(id, await head(), approve)
    await decided(id, demo, approve)
    await bed.call(setMemberStatus, { path: { id: '7001' }, body: { status: 20 } }, { token: demo })
    expect((await rowOf(id)).state).toBe(40)
    expect(await statesOf()).toEqual([30])
  })
})

describe('an emergency order is rejected', () => {
  const nothing = async () => {
    expect(await statesOf()).toEqual([])
    expect(await listed({})).toEqual([])
    expect(await reservedOf(a)).toBe(0)
  }

  test('without the permission, also if it was lost during the checkout, and then not offered', async () => {
    const shown = await shownFor()
    await give(['buyer'])
    expect((await planFor(shown)).emergencyHours).toBeUndefined()
    expect(await codeFrom(send(shown))).toBe(403)
    await nothing()
    expect((await submit(sub, shown)).request).toMatchObject({ state: 10 })
  })

  test('without a reason of 1 to 200 characters, named at its field', async () => {
    const shown = await shownFor()
    for (const reason of ['', '   ', '停'.repeat(201)])
      await expect(send(shown, reason)).rejects.toMatchObject({
        code: 400,
        fields: [{ path: 'emergency' }],
      })
    await nothing()
    expect((await send(shown, '停'.repeat(200))).orders).toHaveLength(1)
  })

  test('if a rule forbids the purchase', async () => {
    await rule({ name: '禁购', effect: 'deny', conditions: [{ kind: 'sku', ids: [a] }] })
    const shown = await shownFor()
    expect(await planFor(shown)).toEqual({ steps: [], deniedBy: '禁购' })
    expect(await codeFrom(send(shown))).toBe(422)
    await nothing()
  })

  test('if a hard budget has too little', async () => {
    await bed.inside(() => openBudget('CC-1', 2000))
    const { draftId, groups } = await shownFor()
    const notes = groups
      .flatMap(({ lines }) => lines)
      .map((line) => ({ lineId: line.id, purchaseNo: '', costCentre: 'CC-1' }))
    const shown = await bed.call(changeDraft, { path: { id: draftId }, body: { notes } }, { token: sub })
    expect(await codeFrom(send(shown))).toBe(422)
    await nothing()
  })

  test('for a time limit out of range', async () => {
    for (const emergencyHours of [0, 241, 1.5])
      expect(
        await codeFrom(bed.call(saveApprovalSettings, { body: { emergencyHours } }, { token: demo })),
      ).toBe(400)
  })

  test('for a channel account, whose roles cannot have the permission', async () => {
    const token = await bed.login('channel1')
    const shown = await shownFor(token, 1)
    expect((await planFor(shown, token)).emergencyHours).toBeUndefined()
    expect(await codeFrom(send(shown, '急', token))).toBe(403)
  })
})

test('an emergency order that no rule asks about is an ordinary order', async () => {
  await rule({ name: '免审', effect: 'bypass', conditions: [{ kind: 'sku', ids: [a] }] })
  const placed = await send(await shownFor())
  expect(placed).toMatchObject({ orders: [{ state: 30 }] })
  expect(placed.request).toBeUndefined()
})

test('an emergency order that is submitted twice is placed once', async () => {
  const shown = await shownFor()
  const twice = await Promise.all([send(shown), send(shown)].map(codeFrom))
  expect(twice.filter((code) => code === 200)).toHaveLength(1)
  expect(await statesOf()).toEqual([30])
  expect(await listed({ emergency: 10 })).toHaveLength(1)
})
