import { beforeEach, describe, expect, test } from 'vitest'
import * as members from '../../../src/account/members/members.contract'
import { companyUnits } from '../../../src/account/organisation/organisation.contract'
import * as organisation from '../../../src/account/organisation/roles.contract'
import * as budgets from '../../../src/money/budgets/budgets.contract'
import { userInfo } from '../../../src/session/sign-in/sign-in.contract'
import { approvalRules, saveRule } from '../../../src/trade/approval-rules/approval-rules.contract'
import { pageRequests } from '../../../src/trade/requests/requests.contract'
import { openBudget } from '../../money/budgets/budget-bed'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { decided, requested, seen, submitted } from '../../trade/requests/request-bed'
import { beginOrganisation, sub } from './organisation-bed'

const channel = '10005'
let demo = ''
let member = ''
let a = ''
beforeEach(async () => {
  ;({ sku: a, demo } = await beginOrganisation())
  member = await bed.login('sub1')
})

const give = (id: string, roles: string[], token = demo) =>
  bed.call(organisation.setMemberRoles, { path: { id }, body: { roles } }, { token })
type Given = Parameters<typeof bed.call<typeof organisation.addRole>>[1]['body']
const add = (name: string, rights: Given['rights'], token = demo) =>
  bed.call(organisation.addRole, { body: { name, rights } }, { token })
const rightsOf = async (token: string) => (await bed.call(userInfo, {}, { token })).rights
const open = async (more: object = {}) => {
  const body = {
    loginAccount: '仓库-07',
    password: 'abcd1234',
    legalName: '秦川',
    kind: 'sub' as const,
    needReview: 20 as const,
  }
  return bed.call(members.addMember, { body: { ...body, ...more } }, { token: demo })
}
const rule = (approverIds: string[]) =>
  bed.call(saveRule, { body: { name: '审批', effect: 'ask', conditions: [], approverIds } }, { token: demo })

describe('a sub-account', () => {
  test('may order and approve until its roles are changed', async () => {
    expect(await rightsOf(member)).toEqual([
      'order.place',
      'request.approve',
      'request.change',
      'request.reassign',
    ])
    expect(await rightsOf(demo)).toBeUndefined()
    const { content } = await bed.call(members.pageMembers, { body: {} }, { token: demo })
    expect(content.map(({ roles }) => roles)).toEqual([
      ['buyer', 'approver'],
      ['buyer', 'approver'],
    ])
    expect((await submitted(member, [{ skuId: a, quantity: 1 }])).orders).toHaveLength(1)
  })

  test('without the buyer role cannot order', async () => {
    await give(sub, ['approver'])
    const refused = submitted(member, [{ skuId: a, quantity: 1 }])
    await expect(refused).rejects.toMatchObject({ code: 403, message: '您的角色没有此权限' })
  })

  test('without the approver role gets no approvals, and its open ones go to the main account', async () => {
    await rule([sub])
    const { id } = await requested(demo, [{ skuId: a, quantity: 1 }])
    const { id: ofChannel } = await requested(await bed.login('channel1'), [{ skuId: a, quantity: 1 }])
    await give(sub, ['buyer'])
    expect((await seen(ofChannel, demo)).steps[0]?.people).toMatchObject([{ id: '10001', for: { id: sub } }])
    expect(await codeFrom(decided(id, member, { decision: 'approve' }))).toBe(404)
    expect(await codeFrom(rule([sub]))).toBe(422)
    expect((await bed.call(approvalRules, {}, { token: demo })).rules).toMatchObject([{ unsatisfied: 10 }])
  })

  test('with the finance role sees all requests and budgets of the company, and manages nothing else', async () => {
    await rule([])
    await requested(await bed.login('channel1'), [{ skuId: a, quantity: 1 }])
    const list = async () => (await bed.call(pageRequests, { body: {} }, { token: member })).totalElements
    expect(await list()).toBe(0)
    await give(sub, ['finance'])
    expect(await list()).toBe(1)
    expect(await codeFrom(bed.call(budgets.pageBudgets, { body: {} }, { token: member }))).toBe(200)
    expect(await codeFrom(bed.call(approvalRules, {}, { token: member }))).toBe(403)
    expect(await codeFrom(bed.call(companyUnits, {}, { token: member }))).toBe(403)
  })

  test('gets no further roles as a channel account, whose price reveals nothing about the company', async () => {
    expect(await codeFrom(give(channel, ['administrator']))).toBe(422)
    await give(sub, ['administrator'])
    const body = {
      legalName: '秦川',
      kind: 'channel' as const,
      priceMultiplier: 1.2,
      needReview: 20 as const,
    }
    await bed.call(members.updateMember, { path: { id: sub }, body }, { token: demo })
    expect(await codeFrom(bed.call(companyUnits, {}, { token: member }))).toBe(403)
    expect(await rightsOf(member)).toEqual(['order.place', 'request.approve', 'request.change'])
  })
})

describe('an administrator', () => {
  beforeEach(() => give(sub, ['administrator']))

  test('manages members, rules and roles as the main account does', async () => {
    const id = await open()
    const body = { status: 20 as const }
    expect(await bed.call(members.setMemberStatus, { path: { id }, body }, { token: member })).toBe(true)
    expect(await codeFrom(add('仓管', ['order.place'], member))).toBe(200)
    expect(await codeFrom(bed.call(approvalRules, {}, { token: member }))).toBe(200)
  })

  test('cannot change the own account or the main account', async () => {
    const body = { status: 20 as const }
    const close = (id: string) =>
      codeFrom(bed.call(members.setMemberStatus, { path: { id }, body }, { token: member }))
    expect(await close(sub)).toBe(403)
    expect(await codeFrom(give(sub, ['buyer'], member))).toBe(403)
    expect(await close('10001')).toBe(404)
    expect(await codeFrom(give('10001', ['buyer'], member))).toBe(404)
  })
})

test('a member with the permission to manage members cannot extend its own permissions', async () => {
  const id = await open()
  const clerk = await add('人事', ['member.manage', 'role.manage'])
  await give(sub, [clerk])
  await give(id, ['administrator'])
  const password = 'wxyz9876'
  const reset = bed.call(members.resetMemberPassword, { path: { id }, body: { password } }, { token: member })
  await expect(reset).rejects.toMatchObject({ code: 403, message: expect.stringContaining('没有的权限') })
  expect(await codeFrom(give(id, ['buyer'], member))).toBe(403)
  expect(await codeFrom(give(channel, [clerk], member))).toBe(422)
  await give(id, [])
  expect(await codeFrom(give(id, ['finance'], member))).toBe(403)
  expect(await codeFrom(add('财务二', ['budget.manage'], member))).toBe(403)
  expect(await give(id, [clerk], member)).toBe(true)
})

describe('an own role', () => {
  test('with approval only cannot change quantities', async () => {
    await give(sub, [await add('审批', ['request.approve'])])
    await rule([sub])
    const { id } = await requested(demo, [{ skuId: a, quantity: 2 }])
    const { lines } = await seen(id, demo)
    const fewer = [{ lineId: lines[0]?.id ?? '', quantity: 1 }]
    expect(await codeFrom(decided(id, member, { decision: 'approve', lines: fewer }))).toBe(403)
    expect(await decided(id, member, { decision: 'approve' })).toMatchObject({ state: 40 })
  })

  test('with budget viewing only reads and exports budgets, and changes none', async () => {
    await give(sub, [await add('审计', ['budget.see'])])
    const [budgetId = ''] = await bed.inside(() => openBudget('CC-1', 10_000))
    const path = { id: budgetId }
    const codes = async (...calls: Promise<unknown>[]) => Promise.all(calls.map(codeFrom))
    expect(
      await codes(
        bed.call(budgets.pageBudgets, { body: {} }, { token: member }),
        bed.call(budgets.readBudget, { path }, { token: member }),
        bed.call(budgets.pageBudgetEntries, { path, body: {} }, { token: member }),
        bed.call(budgets.exportBudgets, { body: {} }, { token: member }),
        bed.call(budgets.exportBudgetEntries, { body: { budgetId } }, { token: member }),
      ),
    ).toEqual([200, 200, 200, 200, 200])
    const change = { amount: '1.00', hard: 10, carryOver: 20 } as const
    expect(
      await codes(
        bed.call(budgets.changeBudget, { path, body: change }, { token: member }),
        bed.call(budgets.moveBudget, { path, body: { toId: '1', amount: '1.00' } }, { token: member }),
        bed.call(budgets.deleteBudget, { path }, { token: member }),
      ),
    ).toEqual([403, 403, 403])
  })

  test('is given, changed for the next request, and removed from its members when it is deleted', async () => {
    const id = await add('预算员', ['budget.manage'])
    await give(sub, ['buyer', id])
    expect(await rightsOf(member)).toEqual(['order.place', 'budget.manage'])
    const change = { path: { id }, body: { name: '规则员', rights: ['rule.manage' as const] } }
    await bed.call(organisation.updateRole, change, { token: demo })
    expect(await rightsOf(member)).toEqual(['order.place', 'rule.manage'])
    const { roles } = await bed.call(organisation.companyRoles, {}, { token: demo })
    expect(roles.map((role) => role.given === 10)).toEqual([true, true, true, true, false])
    expect(roles.at(-1)).toEqual({ id, name: '规则员', given: 20, rights: ['rule.manage'] })
    await bed.call(organisation.deleteRole, { path: { id } }, { token: demo })
    expect(await rightsOf(member)).toEqual(['order.place'])
    const { content } = await bed.call(members.pageMembers, { body: { kind: 'sub' } }, { token: demo })
    expect(content.map((row) => row.roles)).toEqual([['buyer']])
  })

  test('is rejected with an existing name, above the maximum number, and in another company', async () => {
    const id = await add('预算员', ['budget.manage'])
    expect(await codeFrom(add('预算员', ['budget.manage']))).toBe(409)
    const other = await bed.login('overdue')
    expect(await codeFrom(bed.call(organisation.deleteRole, { path: { id } }, { token: other }))).toBe(404)
    expect(await codeFrom(give(sub, ['no-role']))).toBe(422)
    for (let at = 1; at < organisation.mostRoles; at++) await add(`角色 ${at}`, ['order.place'])
    expect(await codeFrom(add('再一个', ['order.place']))).toBe(422)
  })
})
