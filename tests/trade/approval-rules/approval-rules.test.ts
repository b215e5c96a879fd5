import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { insertMany } from '../../../demo/server/core/database/insert-many'
import { day } from '../../../demo/server/core/time/business-time'
import { approvalRuleVersion } from '../../../demo/server/trade/approval-rules/approval-rules.table'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { shopFreight } from '../../../demo/server/trade/checkout/checkout.table'
import { escalateSteps } from '../../../demo/server/trade/requests/requests.job'
import * as rules from '../../../src/trade/approval-rules/approval-rules.contract'
import { openDraft } from '../../../src/trade/checkout/checkout.contract'
import { addToCart } from '../../../src/trade/cart/add-to-cart.contract'
import { approvalPlanOf } from '../../../src/trade/requests/requests.contract'
import { bed, codeFrom, draft, stock, submit } from '../checkout/checkout-bed'
import { decided, requested, seen, submitted } from '../requests/request-bed'

let demo = ''
let buyer = ''
let a = ''
beforeEach(async () => {
  await bed.reset()
  ;[a = ''] = await stock({})
  await bed.inside(() => db().update(shopFreight).set({ amount: 0 }))
  demo = await bed.login('demo')
  await bed.inside(() => db().update(customer).set({ needReview: 20 }).where(eq(customer.id, '10004')))
  buyer = await bed.login('sub1')
})

type Rule = Parameters<typeof bed.call<typeof rules.saveRule>>[1]['body']
const above = (amount: string) => [{ kind: 'amount', basis: 'total', above: amount }] as const
const save = (body: Partial<Rule>, token = demo) =>
  bed.call(rules.saveRule, { body: { name: '大额', effect: 'ask', conditions: [], ...body } }, { token })
const listed = () => bed.call(rules.approvalRules, {}, { token: demo })
const bought = (quantity: number, token = buyer) => submitted(token, [{ skuId: a, quantity }])

describe('a rule', () => {
  test('asks for the purchases that it names, with its name as the reason, and waits for its approvers', async () => {
    await save({ conditions: [...above('100.00')], approverIds: ['10005'], hours: 4 })
    expect((await bought(10)).orders).toHaveLength(1)
    const { id } = await requested(buyer, [{ skuId: a, quantity: 11 }])
    const channel = await bed.login('channel1')
    expect(await seen(id, channel)).toMatchObject({
      mine: true,
      steps: [{ why: ['大额'], people: [{ id: '10005' }], dueAt: expect.any(String) }],
    })
    expect(await codeFrom(decided(id, demo, { decision: 'approve' }))).toBe(403)
    expect(await decided(id, channel, { decision: 'approve' })).toMatchObject({ state: 40 })
  })

  test('refuses a purchase that the company forbids, and the checkout names the rule before', async () => {
    await save({ name: '禁止', effect: 'deny', conditions: [...above('50.00')] })
    await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity: 6 }] } }, { token: buyer })
    const { draftId } = await draft(buyer)
    const plan = await bed.call(approvalPlanOf, { path: { draftId } }, { token: buyer })
    expect(plan).toEqual({ steps: [], deniedBy: '禁止' })
    expect(await codeFrom(bought(1))).toBe(422)
  })

  test('is kept in every version, and refused in an old one', async () => {
    const { id, version } = await save({})
    expect(version).toBe(1)
    expect(await save({ id, version, name: '全部' })).toEqual({ id, version: 2 })
    expect(await codeFrom(save({ id, version, name: '旧' }))).toBe(409)
    expect((await listed()).rules).toMatchObject([{ id, version: 2, name: '全部' }])
    const kept = await bed.inside(() => db().select().from(approvalRuleVersion))
    expect(kept.map((row) => [row.version, row.content['name']])).toEqual([
      [1, '大额'],
      [2, '全部'],
    ])
    const { id: waiting } = await requested(buyer, [{ skuId: a, quantity: 1 }])
    await save({ id, version: 2, effect: 'bypass' })
    expect((await seen(waiting, demo)).steps[0]?.why).toEqual(['全部'])
  })

  test('that nobody could satisfy is refused, and marked once its approvers are closed', async () => {
    expect(await codeFrom(save({ approverIds: ['10002'] }))).toBe(422)
    expect(await codeFrom(save({ approverIds: ['10004'], need: 2 }))).toBe(422)
    await save({ approverIds: ['10005'] })
    expect((await listed()).rules).toMatchObject([{ unsatisfied: 20 }])
    await bed.inside(() => db().update(customer).set({ status: 20 }).where(eq(customer.id, '10005')))
    expect((await listed()).rules).toMatchObject([{ unsatisfied: 10 }])
    const { id } = await requested(buyer, [{ skuId: a, quantity: 1 }])
    expect((await seen(id, demo)).mine).toBe(true)
  })

  test('belongs to its company', async () => {
    const { id } = await save({})
    const other = await bed.login('overdue')
    expect(await codeFrom(save({ id, version: 1 }, other))).toBe(404)
    expect(await codeFrom(bed.call(rules.deleteRule, { path: { id } }, { token: other }))).toBe(404)
    expect(await codeFrom(bed.call(rules.deleteRule, { path: { id } }, { token: buyer }))).toBe(403)
    expect(await bed.call(rules.deleteRule, { path: { id } }, { token: demo })).toBe(true)
  })
})

test('the steps of a plan wait one after the other', async () => {
  await save({ approverIds: ['10005'] })
  await save({ name: '终审' })
  const { id } = await requested(buyer, [{ skuId: a, quantity: 1 }])
  expect((await seen(id, demo)).mine).toBe(false)
  expect(await decided(id, await bed.login('channel1'), { decision: 'approve' })).toMatchObject({ state: 10 })
  expect(await seen(id, demo)).toMatchObject({ mine: true, step: 1 })
  expect(await decided(id, demo, { decision: 'approve' })).toMatchObject({ state: 40 })
})

test('a step of two approvers is complete after the second approval', async () => {
  await save({ approverIds: ['10004', '10005'], need: 2 })
  const { id } = await requested(demo, [{ skuId: a, quantity: 1 }])
  const channel = await bed.login('channel1')
  expect(await decided(id, buyer, { decision: 'approve' })).toMatchObject({ state: 10 })
  expect(await codeFrom(decided(id, buyer, { decision: 'approve' }))).toBe(403)
  expect(await decided(id, channel, { decision: 'approve' })).toMatchObject({ state: 40 })
})

test('an undecided step is escalated to the main account after its working hours', async () => {
  await save({ approverIds: ['10005'], hours: 1 })
  const { id } = await requested(buyer, [{ skuId: a, quantity: 1 }])
  expect((await seen(id, demo)).mine).toBe(false)
  bed.wait(4 * day)
  expect(await bed.inside(escalateSteps)).toBe(1)
  expect(await bed.inside(escalateSteps)).toBe(0)
  demo = await bed.login('demo')
  expect(await decided(id, demo, { decision: 'approve' })).toMatchObject({ state: 40 })
})

test('a company that confirms itself orders an approved request later', async () => {
  await save({})
  await bed.call(rules.saveApprovalSettings, { body: { orderAtOnce: 20, tolerance: 10 } }, { token: demo })
  const { id } = await requested(buyer, [{ skuId: a, quantity: 1 }])
  expect(await decided(id, demo, { decision: 'approve' })).toMatchObject({ state: 30 })
  expect((await listed()).settings).toMatchObject({ orderAtOnce: 20, tolerance: 10 })
})

describe('a deputy', () => {
  const name = (body: Parameters<typeof bed.call<typeof rules.addDeputy>>[1]['body'], token = demo) =>
    bed.call(rules.addDeputy, { body }, { token })
  const days = { from: '2020-01-01', until: '2099-12-31' }

  test('decides in the days of an absence, in the name of the absent person', async () => {
    await save({ approverIds: ['10005'] })
    await name({ memberId: '10005', deputyId: '10001', ...days })
    const { id } = await requested(buyer, [{ skuId: a, quantity: 1 }])
    expect((await seen(id, demo)).steps[0]?.people).toMatchObject([{ id: '10001', for: { id: '10005' } }])
  })

  test('is named at the checkout together with the absent person, as in the request', async () => {
    await save({ approverIds: ['10005'] })
    await name({ memberId: '10005', deputyId: '10001', ...days })
    await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity: 1 }] } }, { token: buyer })
    const shown = await draft(buyer)
    const plan = await bed.call(approvalPlanOf, { path: { draftId: shown.draftId } }, { token: buyer })
    const { request } = await submit(buyer, shown)
    const people = (await seen(request?.id ?? '', demo)).steps[0]?.people
    expect(people).toMatchObject([
      { name: expect.stringMatching(/./), for: { name: expect.stringMatching(/./) } },
    ])
    expect(plan.steps[0]?.people).toEqual(people)
  })

  test('is named for oneself or by the main account, never in a circle or twice a day', async () => {
    expect(await codeFrom(name({ memberId: '10005', deputyId: '10004', ...days }, buyer))).toBe(403)
    const { id } = await name({ deputyId: '10005', ...days }, buyer)
    expect(await codeFrom(name({ deputyId: '10001', ...days }, buyer))).toBe(422)
    expect(await codeFrom(name({ memberId: '10005', deputyId: '10004', ...days }))).toBe(422)
    expect(await codeFrom(name({ memberId: '10005', deputyId: '10002', ...days }))).toBe(422)
    expect(await codeFrom(name({ deputyId: '10001', from: '2099-01-02', until: '2099-01-01' }))).toBe(422)
    const end = (token: string) => bed.call(rules.deleteDeputy, { path: { id } }, { token })
    expect(await codeFrom(end(await bed.login('channel1')))).toBe(404)
    expect(await end(buyer)).toBe(true)
  })
})

test('a plan of 20 rules needs as many queries as a plan of one, whatever the number of members', async () => {
  const all: Rule['conditions'] = [
    ...above('100000.00'),
    { kind: 'recent', days: 30, above: '900000.00' },
    { kind: 'category', ids: ['1'] },
    { kind: 'firstPurchase' },
  ]
  const count = async () => {
    bed.statements.length = 0
    await bed.call(openDraft, { body: {} }, { token: buyer })
    return bed.statements.length
  }
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity: 1 }] } }, { token: buyer })
  await save({ conditions: all, approverIds: ['10005'] })
  await count()
  const one = await count()
  for (let at = 0; at < 19; at++) await save({ conditions: all, approverIds: ['10001', '10005'] })
  await bed.inside(async () => {
    const [row] = await db().select().from(customer).where(eq(customer.id, '10004'))
    if (!row) throw new Error('the demo company has no sub-account')
    const more = Array.from({ length: 2000 }, (_, at) => ({
      ...row,
      id: `7${String(at).padStart(5, '0')}`,
      loginAccount: `many-${at}`,
      loginKey: `many-${at}`,
      phone: null,
      email: null,
    }))
    await insertMany(customer, more)
  })
  expect(await count()).toBe(one)
})
