import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { goodsCategory } from '../../demo/server/catalogue/categories/categories.table'
import { auditLog } from '../../demo/server/core/documents/audit.table'
import { db } from '../../demo/server/core/database/db'
import { desk as memberships } from '../../demo/server/session/registration/memberships.desk'
import { supplierApply } from '../../demo/server/session/registration/registration.table'
import { desk as suppliers } from '../../demo/server/session/registration/suppliers.desk'
import { memberById } from '../../demo/server/session/sign-in/sessions'
import { reviewActions, reviewMachine } from '../../src/words/review-machine'
import { reviewState } from '../../src/words/review-state'
import { userKinds } from '../../src/session/permission/user-kind'
import {
  applySettlement,
  registerState,
  registerSupplier,
} from '../../src/session/registration/registration.contract'
import { userInfo } from '../../src/session/sign-in/sign-in.contract'
import { company, paper } from './application'
import { bed } from './code-bed'

beforeEach(() => bed.reset())

type Desk = typeof memberships | typeof suppliers
const rows = (desk: Desk) => bed.inside(() => desk.waiting())
const act = (desk: Desk, name: keyof Desk['actions'], id: string, values = {}) =>
  bed.inside(() => desk.actions[name].act(id, values))

async function apply(token: string) {
  const body = { ...company, licenses: [await paper('10002')] }
  await bed.call(applySettlement, { body }, { token })
  const [row] = await rows(memberships)
  return row?.id ?? ''
}
async function supply(token: string) {
  const [category] = await bed.inside(() =>
    db().select().from(goodsCategory).where(eq(goodsCategory.level, 1)).limit(1),
  )
  const body = {
    ...company,
    bank: '工商银行',
    bankCard: '6222021234567890',
    categories: [category?.id ?? ''],
    licenses: [await paper('10002')],
  }
  await bed.call(registerSupplier, { body }, { token })
  const [row] = await rows(suppliers)
  return row?.id ?? ''
}

describe('the review of an application', () => {
  test('allows exactly the transitions of its table', () => {
    const platform = reviewState.entries.map(({ code }) => [code, reviewActions(code, 'platform')])
    expect(platform).toEqual([
      [10, ['takeUp']],
      [15, ['approve', 'reject']],
      [20, []],
      [30, []],
    ])
    const buyer = reviewState.entries.filter(({ code }) => reviewActions(code, 'buyer').length > 0)
    expect(buyer.map(({ code }) => code)).toEqual([30])
    expect(Object.values(reviewMachine).every(({ from }) => !from.some((one) => Number(one) === 20))).toBe(
      true,
    )
  })
})

describe('R102: a review follows its transition table', () => {
  test('each action of its desk succeeds or fails as listed for each state', async () => {
    const ways = [
      [10, 'takeUp', 15],
      [15, 'approve', 20],
      [15, 'reject', 30],
    ] as const
    const id = await supply(await bed.login('retail'))
    for (const { code } of reviewState.entries)
      for (const name of ['takeUp', 'approve', 'reject'] as const) {
        const way = ways.find(([from, step]) => from === code && step === name)
        await bed.inside(() =>
          db().update(supplierApply).set({ reviewState: code }).where(eq(supplierApply.id, id)),
        )
        const refused = await act(suppliers, name, id, { reason: '执照不清晰' }).then(
          () => 200,
          (error: { code?: number }) => error.code,
        )
        const [row] = await bed.inside(() =>
          db().select().from(supplierApply).where(eq(supplierApply.id, id)),
        )
        expect([code, name, refused, row?.reviewState]).toEqual([
          code,
          name,
          way ? 200 : 409,
          way?.[2] ?? code,
        ])
      }
  })
})

describe('an enterprise membership', () => {
  test('waits at its desk until approval, and the next call sees a dealer with member prices', async () => {
    const token = await bed.login('retail')
    const id = await apply(token)
    expect(await rows(memberships)).toMatchObject([{ head: '临港机械', actions: ['takeUp'], auto: 'takeUp' }])
    await expect(act(memberships, 'approve', id)).rejects.toMatchObject({ code: 409 })
    await act(memberships, 'takeUp', id)
    expect((await bed.call(registerState, {}, { token })).settlement?.reviewState).toBe(15)
    expect((await bed.call(userInfo, {}, { token })).userType).toBe(10)
    await act(memberships, 'approve', id)
    expect(await bed.call(userInfo, {}, { token })).toMatchObject({
      userType: 20,
      customerType: 'corporate',
      level: 2,
      extendInfo: { company: '临港机械' },
    })
    expect(await bed.inside(() => db().$count(auditLog, eq(auditLog.action, 'becomeEnterprise')))).toBe(1)
    expect(await bed.call(registerState, {}, { token })).toMatchObject({
      userType: 20,
      settlement: { reviewState: 20 },
    })
    expect(await rows(memberships)).toEqual([])
    const body = { ...company, licenses: [await paper('10002')] }
    await expect(bed.call(applySettlement, { body }, { token })).rejects.toMatchObject({ code: 403 })
  })

  test('shows the reason of its rejection and waits again after another submission', async () => {
    const token = await bed.login('retail')
    const id = await apply(token)
    await act(memberships, 'takeUp', id)
    await act(memberships, 'reject', id, { reason: '执照不清晰' })
    expect((await bed.call(registerState, {}, { token })).settlement).toMatchObject({
      reviewState: 30,
      reason: '执照不清晰',
    })
    expect((await bed.call(userInfo, {}, { token })).userType).toBe(10)
    expect(await apply(token)).toBe(id)
    expect(await rows(memberships)).toMatchObject([{ id, actions: ['takeUp'] }])
  })

  test('accepts one of two concurrent decisions and writes each transition to the audit log', async () => {
    const id = await apply(await bed.login('retail'))
    await act(memberships, 'takeUp', id)
    const outcomes = await Promise.allSettled([
      act(memberships, 'approve', id),
      act(memberships, 'reject', id, { reason: '晚了' }),
      act(memberships, 'approve', id),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const log = await bed.inside(() =>
      db().select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(auditLog.createdAt),
    )
    expect(log.map(({ action, toState }) => `${action} ${toState}`).slice(0, 2)).toEqual([
      'apply 10',
      'takeUp 15',
    ])
    expect(log).toHaveLength(3)
  })
})

describe('a supplier', () => {
  test('becomes one with the approval', async () => {
    const token = await bed.login('retail')
    const id = await supply(token)
    expect(userKinds.supplier(await bed.inside(() => memberById('10002', '1001')))).toBe(false)
    await act(suppliers, 'takeUp', id)
    await act(suppliers, 'approve', id)
    const member = await bed.inside(() => memberById('10002', '1001'))
    expect(userKinds.supplier(member)).toBe(true)
    expect(member?.userType).toBe(10)
    expect((await bed.call(userInfo, {}, { token })).extendInfo).toEqual({ supplier: true })
  })

  test('reads the reason of a rejection and applies again', async () => {
    const token = await bed.login('retail')
    const id = await supply(token)
    await act(suppliers, 'takeUp', id)
    await act(suppliers, 'reject', id, { reason: '缺少质检报告' })
    expect((await bed.call(registerState, {}, { token })).supplier).toMatchObject({
      reviewState: 30,
      reason: '缺少质检报告',
    })
    expect(await supply(token)).toBe(id)
    expect((await bed.call(registerState, {}, { token })).supplier).toMatchObject({
      reviewState: 10,
      reason: '',
    })
  })
})
