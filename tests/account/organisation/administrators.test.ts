import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { notify } from '../../../demo/server/account/reminders/notify'
import { remind } from '../../../demo/server/account/reminders/reminders.table'
import { db } from '../../../demo/server/core/database/db'
import { auditLog } from '../../../demo/server/core/documents/audit.table'
import { day } from '../../../demo/server/core/time/business-time'
import { escalateSteps } from '../../../demo/server/trade/requests/requests.job'
import * as members from '../../../src/account/members/members.contract'
import { handOverCompany } from '../../../src/account/organisation/hand-over.contract'
import { companyUnits } from '../../../src/account/organisation/organisation.contract'
import * as roles from '../../../src/account/organisation/roles.contract'
import { depositIndex } from '../../../src/money/deposit/deposit.contract'
import { userInfo } from '../../../src/session/sign-in/sign-in.contract'
import { saveRule } from '../../../src/trade/approval-rules/approval-rules.contract'
import { pageOrders } from '../../../src/trade/orders/orders.contract'
import { formOf } from '../../session/form-of'
import { operatorVisit } from '../../session/operator-visit'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { decided, requested, seen, submitted } from '../../trade/requests/request-bed'
import { beginOrganisation, rowOfAccount, setAccount, sub } from './organisation-bed'

const main = '10001'
const channel = '10005'
let demo = ''
let a = ''
let second = ''
beforeEach(async () => {
  ;({ sku: a, demo } = await beginOrganisation())
  second = await bed.call(
    members.addMember,
    {
      body: {
        loginAccount: 'second',
        password: 'abcd1234',
        legalName: '秦川',
        kind: 'sub',
        needReview: 20,
      },
    },
    { token: demo },
  )
})

const give = (id: string, ids: string[], token = demo) =>
  bed.call(roles.setMemberRoles, { path: { id }, body: { roles: ids } }, { token })
const close = (id: string, token: string) =>
  bed.call(members.setMemberStatus, { path: { id }, body: { status: 20 } }, { token })
const row = (id: string) => bed.inside(() => rowOfAccount(id))
const handOver = (memberId: string, payPassword = '123456', token = demo) =>
  bed.call(handOverCompany, { body: { memberId, payPassword } }, { token })
const askMain = () =>
  bed.call(
    saveRule,
    { body: { name: '审批', effect: 'ask', conditions: [], approverIds: [main] } },
    { token: demo },
  )

/** Makes `sub` and `second` the administrators, with the main account closed. @returns their tokens */
async function withoutMain() {
  await give(sub, ['administrator'])
  await give(second, ['administrator'])
  await setAccount(main, { status: 20 })
  return { one: await bed.login('sub1'), other: await bed.login('second') }
}

describe('an administrator', () => {
  test('acts as the main account for funds, documents and other administrators', async () => {
    const token = await bed.login('sub1')
    await submitted(demo, [{ skuId: a, quantity: 1 }])
    const funds = () => codeFrom(bed.call(depositIndex, {}, { token }))
    const orders = async () => (await bed.call(pageOrders, { body: {} }, { token })).totalElements
    const before = await orders()
    expect(await funds()).toBe(403)
    await give(sub, ['administrator'])
    expect(await funds()).toBe(200)
    expect(await orders()).toBeGreaterThan(before)
    await give(second, ['administrator'], token)
    expect(await close(second, token)).toBe(true)
    const me = await bed.call(userInfo, {}, { token })
    expect(me).toMatchObject({ accountKind: 'sub', parentId: main })
    expect(me.rights).toContain('company.edit')
  })

  test('still needs an approval where its account requires one', async () => {
    await give(sub, ['administrator'])
    await setAccount(sub, { needReview: 10 })
    const { steps } = await seen(
      (await requested(await bed.login('sub1'), [{ skuId: a, quantity: 1 }])).id,
      demo,
    )
    expect(steps.map(({ people }) => people.map(({ id }) => id))).toEqual([[main]])
  })
})

describe('the last administrator', () => {
  type Act = (id: string, token: string) => Promise<unknown>
  const toChannel: Act = (id, token) =>
    bed.call(
      members.updateMember,
      { path: { id }, body: { legalName: '秦川', kind: 'channel', priceMultiplier: 1, needReview: 20 } },
      { token },
    )
  const acts: [string, Act][] = [
    ['close', close],
    ['take the role from', (id, token) => give(id, ['buyer'], token)],
    ['make a channel account of', toChannel],
  ]
  test.each(acts)('remains when two administrators %s each other at the same time', async (_, act) => {
    const { one, other } = await withoutMain()
    const codes = await Promise.all([codeFrom(act(second, one)), codeFrom(act(sub, other))])
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    const tokens = [await bed.login('sub1'), await bed.login('second')]
    const funds = await Promise.all(tokens.map((token) => codeFrom(bed.call(depositIndex, {}, { token }))))
    expect(funds.filter((code) => code === 200)).toHaveLength(1)
  })

  test('cannot change or delete its own role with the administrator permission', async () => {
    const body = { name: '总管', rights: ['role.manage' as const, 'company.edit' as const] }
    const id = await bed.call(roles.addRole, { body }, { token: demo })
    await give(sub, [id])
    await setAccount(main, { status: 20 })
    const token = await bed.login('sub1')
    const less = { ...body, rights: ['role.manage' as const] }
    expect(await codeFrom(bed.call(roles.updateRole, { path: { id }, body: less }, { token }))).toBe(422)
    expect(await codeFrom(bed.call(roles.deleteRole, { path: { id } }, { token }))).toBe(422)
    await give(second, ['administrator'], token)
    expect(await bed.call(roles.deleteRole, { path: { id } }, { token })).toBe(true)
  })
})

describe('the console', () => {
  const operator = operatorVisit(bed)
  beforeEach(() => operator.logIn())
  const closing = async (id: string) => {
    const form = formOf(await operator.page(`/demo/operator/customer-list?lang=en&id=${id}`), '/save')
    return operator.form('customer-list/save', { ...form, status: '20', confirmed: '1' })
  }

  test('closes the main account only if another administrator or no other account is left', async () => {
    const refused = await closing(main)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('A company needs an administrator')
    expect((await row(main)).status).toBe(10)
    await give(second, ['administrator'])
    expect((await closing(main)).status).toBe(303)
    expect((await closing(second)).status).toBe(422)
    for (const id of [sub, channel, second]) expect((await closing(id)).status).toBe(303)
  })

  test('makes a sub-account administrator with a documented reason, which the audit log stores', async () => {
    await setAccount(main, { status: 20 })
    const name = () =>
      operator.act('administrators', 'nameAdministrator', second, {
        reason: '委托书 2026-11',
        confirmed: '1',
      })
    expect((await name()).status).toBe(303)
    expect((await row(second)).roles).toEqual(['buyer', 'approver', 'administrator'])
    const logged = await bed.inside(() => db().select().from(auditLog).where(eq(auditLog.entityId, second)))
    expect(logged).toContainEqual(
      expect.objectContaining({
        actorType: 'operator',
        action: 'nameAdministrator',
        reason: '委托书 2026-11',
      }),
    )
    expect(await codeFrom(bed.call(depositIndex, {}, { token: await bed.login('second') }))).toBe(200)
    expect((await name()).status).toBe(409)
  })
})

describe('handing over a company', () => {
  test('makes the other account administrator and closes its own account', async () => {
    await askMain()
    const { id } = await requested(await bed.login('channel1'), [{ skuId: a, quantity: 1 }])
    expect(await handOver(second)).toBe(true)
    expect(await codeFrom(bed.call(userInfo, {}, { token: demo }))).toBe(401)
    expect((await row(main)).status).toBe(20)
    const token = await bed.login('second')
    expect(await codeFrom(bed.call(depositIndex, {}, { token }))).toBe(200)
    const { units } = await bed.call(companyUnits, {}, { token })
    expect(units[0]?.head?.id).toBe(second)
    await decided(id, token, { decision: 'approve' })
    const next = await requested(await bed.login('channel1'), [{ skuId: a, quantity: 1 }])
    expect((await seen(next.id, token)).steps[0]?.people.map((one) => one.id)).toEqual([second])
  })

  test('leaves escalated approvals and reminders to the other account', async () => {
    const rule = { name: '审批', effect: 'ask' as const, conditions: [], approverIds: [channel], hours: 1 }
    await bed.call(saveRule, { body: rule }, { token: demo })
    const { id } = await requested(await bed.login('sub1'), [{ skuId: a, quantity: 1 }])
    await handOver(second)
    bed.wait(4 * day)
    expect(await bed.inside(escalateSteps)).toBe(1)
    expect(await decided(id, await bed.login('second'), { decision: 'approve' })).toMatchObject({ state: 40 })
    const text = ['资质已通过', 'Certified'] as const
    await bed.inside(() => notify({ to: [main, second], topic: 'account', title: text, content: text }))
    const reminders = await bed.inside(() => db().select().from(remind).where(eq(remind.title, text)))
    expect(reminders.map(({ customerId }) => customerId)).toEqual([second])
  })

  test('leaves the other account without a reviewer, so its purchases are ordered at once', async () => {
    await setAccount(second, { needReview: 10 })
    await handOver(second)
    const { orders } = await submitted(await bed.login('second'), [{ skuId: a, quantity: 1 }])
    expect(orders).toHaveLength(1)
  })

  test.each([
    ['an unknown account', () => handOver('999'), 404],
    ['an account of another company', () => handOver('10007'), 404],
    ['a channel account', () => handOver(channel), 422],
    ['the main account itself', () => handOver(main), 404],
    ['a wrong payment password', () => handOver(second, '000000'), 422],
    ['five digits', () => handOver(second, '12345'), 400],
  ])('refuses %s', async (_, call, code) => {
    expect(await codeFrom(call())).toBe(code)
    expect((await row(main)).status).toBe(10)
  })

  test('rejects a closed target with 422, and a caller without the administrator role with 403', async () => {
    await close(second, demo)
    expect(await codeFrom(handOver(second))).toBe(422)
    expect(await codeFrom(handOver(second, '123456', await bed.login('sub1')))).toBe(403)
  })

  test('happens once for two concurrent requests', async () => {
    const codes = await Promise.all([codeFrom(handOver(second)), codeFrom(handOver(sub))])
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    const administrators = [await row(sub), await row(second)].filter((one) =>
      one.roles.includes('administrator'),
    )
    expect(administrators).toHaveLength(1)
  })
})
