import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '../../demo/server/core/documents/audit.table'
import { db } from '../../demo/server/core/database/db'
import { changeRole, lockOut } from '../../demo/server/session/operator/change-operator'
import { operator } from '../../demo/server/session/operator/operator.table'
import { openTestbed } from '../server/testbed'
import { operatorVisit } from './operator-visit'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

async function administrator() {
  const visit = operatorVisit(bed)
  await visit.logIn()
  return visit
}
const rowOf = async (account: string) => {
  const [row] = await bed.inside(() => db().select().from(operator).where(eq(operator.account, account)))
  return row
}
const done = () =>
  bed.inside(async () =>
    (await db().select().from(auditLog).where(eq(auditLog.entity, 'operator')))
      .filter(({ action }) => action !== 'logIn')
      .map(({ actorId, action, reason }) => [actorId, action, reason]),
  )
const passwordOn = (page: string) => /[A-Z2-7]{4}(-[A-Z2-7]{4}){3}/.exec(page)?.[0] ?? ''
const own = 'korund-und-kegel-7'

describe('an administrator', () => {
  test('adds an operator with a start password that is shown once and replaced at the first login', async () => {
    const visit = await administrator()
    const shown = await (await visit.form('operators/add', { account: '周岚', role: 'finance' })).text()
    const password = passwordOn(shown)
    expect(password).toHaveLength(19)
    const list = await visit.page('/demo/operator/operators?lang=en')
    expect(list).toContain('周岚')
    expect(list).not.toContain(password)

    const first = operatorVisit(bed)
    expect((await first.logIn(password, '周岚')).status).toBe(303)
    expect(await first.page()).toContain('start password from an administrator')
    expect((await first.form('act/vouchers/confirm/1')).status).toBe(401)
    for (const [given, again, words] of [
      ['korund-7', 'korund-7', '12 to 128 characters'],
      [own, 'korund', 'The two new passwords differ'],
      [password, password, 'is the present one'],
    ] as const) {
      const answer = await first.form('login/password', { password: given, again })
      expect([answer.status, (await answer.text()).includes(words)]).toEqual([422, true])
    }
    expect((await first.form('login/password', { password: own, again: own })).status).toBe(303)
    expect(await first.page()).toContain('Transfer vouchers')
    expect((await operatorVisit(bed).logIn(password, '周岚')).status).toBe(401)
    expect(await done()).toEqual([
      ['operator', 'add', 'finance'],
      [(await rowOf('周岚'))?.id, 'changePassword', ''],
      ['', 'wrongPassword', 'unknown'],
    ])
  })

  test.each([
    ['anna b', 'sales', '1 to 20 letters'],
    ['OPERATOR', 'sales', 'an operator of this name already'],
    ['anna', 'toString', 'choose a role'],
    ['anna', '', 'choose a role'],
  ])('rejects “%s” with the role “%s” and keeps the name in the form', async (account, role, words) => {
    const visit = await administrator()
    const answer = await visit.form('operators/add', { account, role })
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain(words)
    expect(page).toContain(`value="${account}"`)
    expect(page.slice(page.indexOf('name="account"'), page.indexOf('<article')).includes('selected')).toBe(
      role === 'sales',
    )
    expect(await done()).toEqual([])
  })

  test('changes a role for the next request', async () => {
    const sales = operatorVisit(bed)
    await sales.logIn(undefined, 'sales')
    expect(await sales.page()).toContain('desk=offers&amp;')
    const visit = await administrator()
    expect((await visit.form('operators/role', { id: 'sales', role: 'catalogue' })).status).toBe(303)
    expect(await sales.page()).not.toContain('desk=offers&amp;')
    expect(await done()).toEqual([['operator', 'changeRole', 'catalogue']])
  })

  test('locks, unlocks and resets a password or second factor, and ends the sessions at once', async () => {
    const visit = await administrator()
    const sales = operatorVisit(bed)
    const isIn = async () => (await sales.page()).includes('desk=offers&amp;')
    await sales.logIn(undefined, 'sales')
    await visit.form('operators/lock', { id: 'sales' })
    expect(await isIn()).toBe(false)
    expect((await sales.logIn(undefined, 'sales')).status).toBe(401)
    await visit.form('operators/unlock', { id: 'sales' })
    await sales.logIn(undefined, 'sales')
    expect(await isIn()).toBe(true)

    await bed.inside(() =>
      db()
        .update(operator)
        .set({ totpSecret: 'A', totpSince: new Date(), totpStep: 1 })
        .where(eq(operator.id, 'sales')),
    )
    await visit.form('operators/factor', { id: 'sales' })
    expect(await rowOf('sales')).toMatchObject({ totpSecret: null, totpSince: null, totpStep: null })
    expect(await isIn()).toBe(false)
    await sales.logIn(undefined, 'sales')

    const password = passwordOn(await (await visit.form('operators/password', { id: 'sales' })).text())
    // A remaining session could set the new password.
    expect(await sales.page()).not.toContain('New password again')
    expect(await isIn()).toBe(false)
    expect((await sales.logIn(undefined, 'sales')).status).toBe(401)
    expect((await sales.logIn(password, 'sales')).status).toBe(303)
    expect(
      (await done()).map(([, action]) => action).filter((action) => !/wrong|refused/.test(action ?? '')),
    ).toEqual(['lock', 'unlock', 'resetSecondFactor', 'resetPassword'])
  })

  test('gets a message about an unknown operator', async () => {
    const visit = await administrator()
    for (const post of ['role', 'lock', 'unlock', 'password', 'factor'])
      expect([post, (await visit.form(`operators/${post}`, { id: '99', role: 'sales' })).status]).toEqual([
        post,
        404,
      ])
  })
})

describe('the last administrator', () => {
  test('cannot be locked or get another role', async () => {
    const visit = await administrator()
    for (const [post, fields] of [
      ['lock', { id: 'operator' }],
      ['role', { id: 'operator', role: 'sales' }],
    ] as const) {
      const answer = await visit.form(`operators/${post}`, { ...fields })
      expect([answer.status, (await answer.text()).includes('At least one administrator')]).toEqual([
        409,
        true,
      ])
    }
    expect(await rowOf('operator')).toMatchObject({ role: 'administrator', lockedAt: null })
    // A locked administrator cannot log in and does not count.
    await visit.form('operators/role', { id: 'sales', role: 'administrator' })
    await visit.form('operators/lock', { id: 'sales' })
    expect((await visit.form('operators/lock', { id: 'operator' })).status).toBe(409)
  })

  test('remains when two administrators lock and demote each other in parallel', async () => {
    for (let round = 0; round < 5; round++) {
      await bed.reset()
      await bed.inside(() => changeRole('operator', 'sales', 'administrator'))
      const outcomes = await bed.inside(() =>
        Promise.allSettled([lockOut('operator', 'sales'), changeRole('sales', 'operator', 'finance')]),
      )
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const left = await bed.inside(() =>
        db()
          .select()
          .from(operator)
          .where(inArray(operator.id, ['operator', 'sales'])),
      )
      expect(left.filter(({ role, lockedAt }) => role === 'administrator' && !lockedAt)).toHaveLength(1)
    }
  })
})
