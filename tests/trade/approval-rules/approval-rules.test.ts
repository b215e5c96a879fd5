import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { insertMany } from '../../../demo/server/core/database/insert-many'
import { day, hour, wireDay, wireTime } from '../../../demo/server/core/time/business-time'
import { dayInZone } from '../../../demo/server/core/time/day-in-zone'
import { approvalRuleVersion } from '../../../demo/server/trade/approval-rules/approval-rules.table'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { shopFreight } from '../../../demo/server/trade/checkout/checkout.table'
import { siteIds } from '../../../demo/server/core/config/site'
import { setCreditLimit } from '../../../demo/server/money/accounts/credit-limit'
import { budgetsAfter } from '../../../demo/server/money/budgets/budgets-after'
import { creditLine } from '../../../demo/server/money/credit/credit-line'
import { memberById } from '../../../demo/server/session/sign-in/sessions'
import { requestBought } from '../../../demo/server/trade/requests/approval-plan'
import { heldRequest } from '../../../demo/server/trade/requests/request-viewer'
import { escalateSteps } from '../../../demo/server/trade/requests/requests.job'
import { toDecimal } from '../../../src/core/money'
import { saveBuyingChoices } from '../../../src/money/budgets/cost-centres.contract'
import * as rules from '../../../src/trade/approval-rules/approval-rules.contract'
import { openDraft } from '../../../src/trade/checkout/checkout.contract'
import { addToCart } from '../../../src/trade/cart/add-to-cart.contract'
import { seawaySite } from '../../../demo/server/site/brand-site/site-words'
import { approvalPlanOf, decideRequest, reassignRequest } from '../../../src/trade/requests/requests.contract'
import { bed, change, codeFrom, draft, stock, submit } from '../checkout/checkout-bed'
import { openBudget } from '../../money/budgets/budget-bed'
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
  test('asks for matching purchases with its name as the reason, and waits for its approvers', async () => {
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

  test('rejects a purchase that the company forbids, and the checkout names the rule before', async () => {
    await save({ name: '禁止', effect: 'deny', conditions: [...above('50.00')] })
    await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity: 6 }] } }, { token: buyer })
    const { draftId } = await draft(buyer)
    const plan = await bed.call(approvalPlanOf, { path: { draftId } }, { token: buyer })
    expect(plan).toEqual({ steps: [], deniedBy: '禁止' })
    expect(await codeFrom(bought(1))).toBe(422)
  })

  test('stores every version, and rejects a change to an old one with 409', async () => {
    const { id, version } = await save({})
    expect(version).toBe(1)
    expect(await save({ id, version, name: '全部' })).toEqual({ id, version: 2 })
    expect(await codeFrom(save({ id, version, name: '旧' }))).toBe(409)
    expect((await listed()).rules).toMatchObject([{ id, version: 2, name: '全部' }])
    const versions = await bed.inside(() => db().select().from(approvalRuleVersion))
    expect(versions.map((row) => [row.version, row.content['name']])).toEqual([
      [1, '大额'],
      [2, '全部'],
    ])
    const { id: waiting } = await requested(buyer, [{ skuId: a, quantity: 1 }])
    await save({ id, version: 2, effect: 'bypass' })
    expect((await seen(waiting, demo)).steps[0]?.why).toEqual(['全部'])
  })

  test('that no user can satisfy any more is marked, and the main account decides', async () => {
    await save({ approverIds: ['10005'] })
    expect((await listed()).rules).toMatchObject([{ unsatisfied: 20 }])
    await bed.inside(() => db().update(customer).set({ status: 20 }).where(eq(customer.id, '10005')))
    expect((await listed()).rules).toMatchObject([{ unsatisfied: 10 }])
    const { id } = await requested(buyer, [{ skuId: a, quantity: 1 }])
    expect((await seen(id, demo)).mine).toBe(true)
  })

  test('is changed and deleted by its own company only', async () => {
    const { id } = await save({})
    const other = await bed.login('overdue')
    expect(await codeFrom(save({ id, version: 1 }, other))).toBe(404)
    expect(await codeFrom(bed.call(rules.deleteRule, { path: { id } }, { token: other }))).toBe(404)
    expect(await codeFrom(bed.call(rules.deleteRule, { path: { id } }, { token: buyer }))).toBe(403)
    expect(await bed.call(rules.deleteRule, { path: { id } }, { token: demo })).toBe(true)
  })
})

describe('a rule about the rest of a budget or credit', () => {
  const planned = async (quantity: number, costCentre = '') => {
    await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity }] } }, { token: buyer })
    const { draftId, groups } = await draft(buyer)
    const lineId = groups[0]?.lines[0]?.id ?? ''
    if (costCentre) await change(buyer, draftId, { notes: [{ lineId, purchaseNo: '', costCentre }] })
    const { steps } = await bed.call(approvalPlanOf, { path: { draftId } }, { token: buyer })
    return steps.flatMap(({ why }) => why)
  }

  test('asks when the rest of one budget would fall below the limit, whatever other budgets have', async () => {
    await bed.inside(() => Promise.all([openBudget('CC-1', 20_000), openBudget('CC-2', 5_000)]))
    await save({ conditions: [{ kind: 'budgetLeft', below: '100.00' }] })
    expect(await planned(10, 'CC-1')).toEqual([])
    expect(await planned(1, 'CC-1')).toEqual(['大额'])
    expect(await planned(1)).toEqual([])
  })

  test('counts the request’s own reservation as free', async () => {
    await bed.inside(() => openBudget('CC-1', 20_000))
    await save({ name: '全部' })
    await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity: 10 }] } }, { token: buyer })
    const { draftId, groups } = await draft(buyer)
    const lineId = groups[0]?.lines[0]?.id ?? ''
    const shown = await change(buyer, draftId, { notes: [{ lineId, purchaseNo: '', costCentre: 'CC-1' }] })
    const { request } = await submit(buyer, shown)
    const left = await bed.inside(async () => {
      const row = await heldRequest(request?.id ?? '')
      const who = await memberById('10004', siteIds.main)
      if (!row || !who) throw new Error('no request')
      return budgetsAfter(requestBought(who, row.frozen, row))
    })
    expect(left).toEqual([10_000])
  })

  test('asks when the rest of the credit would fall below the limit, and never without a credit line', async () => {
    const { available } = await bed.inside(() => creditLine('10001'))
    await save({ conditions: [{ kind: 'creditLeft', below: toDecimal(available - 5_000) }] })
    expect(await planned(5)).toEqual([])
    expect(await planned(1)).toEqual(['大额'])
    await bed.inside(() => setCreditLimit('10001', 0, ''))
    expect(await planned(1)).toEqual([])
  })
})

test('the steps of a plan are decided one after the other', async () => {
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

test('of two approvers who decide at the same time, the second one gets 409', async () => {
  await save({ approverIds: ['10004', '10005'] })
  const { id } = await requested(demo, [{ skuId: a, quantity: 1 }])
  const { revision } = await seen(id, buyer)
  const decide = (token: string, decision: 'approve' | 'reject') =>
    codeFrom(bed.call(decideRequest, { path: { id }, body: { revision, decision, reason: 'no' } }, { token }))
  const channel = await bed.login('channel1')
  const codes = await Promise.all([decide(buyer, 'approve'), decide(channel, 'reject')])
  expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409])
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

describe('the working calendar', () => {
  const set = (body: Parameters<typeof bed.call<typeof rules.saveApprovalSettings>>[1]['body']) =>
    bed.call(rules.saveApprovalSettings, { body }, { token: demo })
  const inZone = (timeZone: string) =>
    bed.call(saveBuyingChoices, { body: { poNumber: 10, costCentre: 10, timeZone } }, { token: demo })

  test('uses the days, hours and time zone of the company', async () => {
    await inZone('Europe/Berlin')
    await set({ workdays: [7, 7], workFrom: 10, workUntil: 16 })
    await set({ tolerance: 5 })
    expect((await listed()).settings).toMatchObject({
      workdays: [7],
      workFrom: 10,
      workUntil: 16,
      tolerance: 5,
    })
    bed.wait(nextIn('Europe/Berlin', 'Sat'))
    demo = await bed.login('demo')
    buyer = await bed.login('sub1')
    await save({ approverIds: ['10005'], hours: 4 })
    const { id } = await requested(buyer, [{ skuId: a, quantity: 1 }])
    const { dueAt = '' } = (await seen(id, demo)).steps[0] ?? {}
    const due = weekdayAndTime(new Date(`${dueAt.replace(' ', 'T')}+08:00`), 'Europe/Berlin')
    // Time limits are exact to a quarter of an hour.
    expect(due).toMatch(/^Sun 14:(0\d|1[0-4])$/)
  })

  test('refuses an end before the beginning, also of a saved hour', async () => {
    const fault = { code: 422, fields: [{ path: 'workUntil' }] }
    await expect(set({ workFrom: 18, workUntil: 9 })).rejects.toMatchObject(fault)
    await expect(set({ workFrom: 20 })).rejects.toMatchObject(fault)
    expect(await codeFrom(set({ workdays: [8] }))).toBe(400)
    expect(await codeFrom(set({ workdays: [] }))).toBe(400)
    await expect(inZone('Asia/Atlantis')).rejects.toMatchObject({ code: 422, fields: [{ path: 'timeZone' }] })
  })
})

test('a company with manual confirmation orders an approved request later', async () => {
  await save({})
  await bed.call(rules.saveApprovalSettings, { body: { orderAtOnce: 20, tolerance: 10 } }, { token: demo })
  const { id } = await requested(buyer, [{ skuId: a, quantity: 1 }])
  expect(await decided(id, demo, { decision: 'approve' })).toMatchObject({ state: 30 })
  expect((await listed()).settings).toMatchObject({ orderAtOnce: 20, tolerance: 10 })
})

describe('an own request that its requester decides', () => {
  const set = (body: Parameters<typeof bed.call<typeof rules.saveApprovalSettings>>[1]['body']) =>
    bed.call(rules.saveApprovalSettings, { body }, { token: demo })
  const asked = async () => {
    await save({ approverIds: ['10004'] })
    return (await requested(buyer, [{ skuId: a, quantity: 1 }])).id
  }

  test.each([
    ['for any amount', { selfApproval: 'never' }],
    ['for its amount', { selfApproval: 'belowLimit', selfLimit: '9.99' }],
  ] as const)('passes to the main account when the company no longer allows it %s', async (_, stricter) => {
    await set({ selfApproval: 'always' })
    const id = await asked()
    expect(await seen(id, buyer)).toMatchObject({ mine: true, steps: [{ people: [{ id: '10004' }] }] })
    await set(stricter)
    const shown = await seen(id, buyer)
    expect(shown).toMatchObject({ mine: false, steps: [{ people: [{ id: '10001' }] }] })
    expect(shown.actions).not.toContain('approve')
    expect(await decided(id, demo, { decision: 'approve' })).toMatchObject({ state: 40 })
  })

  test('stays with the requester if the company lowers the limit later', async () => {
    await set({ selfApproval: 'always' })
    const id = await asked()
    await set({ selfApproval: 'belowLimit', selfLimit: '10.00', limitCurrency: 'CNY' })
    expect(await decided(id, buyer, { decision: 'approve' })).toMatchObject({ state: 40 })
  })
})

describe('the currency of the limits', () => {
  const limits = { selfApproval: 'belowLimit', selfLimit: '50.00' } as const
  const set = (limitCurrency?: string, token = demo) =>
    bed.call(rules.saveApprovalSettings, { body: { ...limits, limitCurrency } }, { token })
  const shown = async () => (await listed()).settings

  test('defaults to the currency of the site, and rejects a currency that the shop does not use', async () => {
    expect(await shown()).toMatchObject({ selfLimit: 0, limitCurrency: 'CNY' })
    await set(undefined, await bed.login('demo', seawaySite))
    expect(await shown()).toMatchObject({ selfLimit: 5_000, limitCurrency: 'USD' })
    await expect(set('XXX')).rejects.toMatchObject({ code: 422, fields: [{ path: 'limitCurrency' }] })
    await set('CNY')
    expect(await shown()).toMatchObject({ limitCurrency: 'CNY' })
  })

  test('prevents a requester from approving an own purchase in another currency', async () => {
    await set('USD')
    await save({ approverIds: ['10004'] })
    const request = await requested(buyer, [{ skuId: a, quantity: 1 }])
    expect((await seen(request.id, demo)).steps).toMatchObject([{ people: [{ id: '10001' }] }])
    const toSelf = { step: 0, fromId: '10001', toId: '10004', reason: 'leave' }
    const passed = () =>
      bed.call(reassignRequest, { path: { id: request.id }, body: toSelf }, { token: demo })
    expect(await codeFrom(passed())).toBe(422)
    await set('CNY')
    expect(await passed()).toMatchObject({ approver: { id: '10004' } })
  })
})

/** Returns the weekday and time in a zone: `Sun 14:00`. */
const weekdayAndTime = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' })
    .format(at)
    .replace(',', '')

/** Returns the milliseconds until the next hour that is on a weekday in a zone. */
function nextIn(timeZone: string, weekday: string) {
  const now = Date.now()
  const hours = [...Array(24 * 8).keys()]
  const ms = hours
    .map((n) => n * hour)
    .find((n) => weekdayAndTime(new Date(now + n), timeZone).startsWith(weekday))
  return ms ?? 0
}

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

  test('acts on days of the company’s time zone', async () => {
    // A zone in which it is another day than in Shanghai.
    const zone = Number(wireTime(new Date()).slice(11, 13)) < 18 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
    const today = dayInZone(new Date(), zone)
    expect(today).not.toBe(wireDay(new Date()))
    const choices = { poNumber: 10, costCentre: 10, timeZone: zone } as const
    await bed.call(saveBuyingChoices, { body: choices }, { token: demo })
    await save({ approverIds: ['10005'] })
    await name({ memberId: '10005', deputyId: '10001', from: today, until: today })
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

  test('is set by the person or the main account, never in a circle or twice a day', async () => {
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

test('deputies in turn form no circle on any day, and a chain only on common days', async () => {
  const name = (memberId: string, deputyId: string, from: string, until: string) =>
    bed.call(rules.addDeputy, { body: { memberId, deputyId, from, until } }, { token: demo })
  await name('10005', '10004', '2099-01-01', '2099-01-05')
  await name('10005', '10001', '2099-01-06', '2099-01-10')
  expect(await codeFrom(name('10004', '10005', '2099-01-01', '2099-01-10'))).toBe(422)
  expect(await codeFrom(name('10001', '10005', '2099-01-05', '2099-01-06'))).toBe(422)
  await name('10001', '10005', '2099-01-01', '2099-01-05')
  await name('10004', '10005', '2099-01-06', '2099-01-10')
})

test('a plan of 20 rules needs as many queries as a plan of one, whatever the number of members', async () => {
  const [category] = (
    await bed.call(rules.lookUpRuleValues, { path: { kind: 'category' }, body: {} }, { token: demo })
  ).content
  const all: Rule['conditions'] = [
    ...above('100000.00'),
    { kind: 'recent', days: 30, above: '900000.00' },
    { kind: 'category', ids: [category?.id ?? ''] },
    { kind: 'firstPurchase' },
    { kind: 'budgetLeft', below: '0.00' },
    { kind: 'creditLeft', below: '0.00' },
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
