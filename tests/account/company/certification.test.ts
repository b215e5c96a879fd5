import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { certification } from '../../../demo/server/account/company/certification.table'
import { desk } from '../../../demo/server/account/company/certifications.desk'
import { auditLog } from '../../../demo/server/core/documents/audit.table'
import { db } from '../../../demo/server/core/database/db'
import { isCallError } from '../../../src/core/api/call-error'
import { applyCertification, readCertification } from '../../../src/account/company/company.contract'
import { pageMembers } from '../../../src/account/members/members.contract'
import { userInfo } from '../../../src/session/sign-in/sign-in.contract'
import { paper } from '../../session/application'
import { bed } from '../../session/code-bed'

let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
})

const codeFrom = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: unknown) => (isCallError(error) ? error.code : 0),
  )
const papers = {
  company: '东海轴承有限公司',
  creditCode: '91310115MA1K4ABC2X',
  legalPerson: '许明',
  idCard: '110101199003070134',
  phone: '13800001002',
}
const apply = async (more: object = {}, as = token) => {
  const body = { ...papers, licenses: [await paper('10002')], ...more }
  return bed.call(applyCertification, { body }, { token: as })
}
const waiting = async () => (await bed.inside(() => desk.waiting()))[0]
const act = async (name: keyof typeof desk.actions, values = {}) => {
  const id = (await waiting())?.id ?? ''
  await bed.inside(() => desk.actions[name].act(id, values))
  return id
}
const state = async () => (await bed.call(userInfo, {}, { token })).certState
const members = () => codeFrom(bed.call(pageMembers, { body: {} }, { token }))

describe('the certification of a company', () => {
  test('is submitted, reviewed and approved, and then gives access to sub-accounts', async () => {
    expect(await bed.call(readCertification, {}, { token })).toEqual({ certState: 0 })
    expect(await members()).toBe(403)
    expect(await apply()).toEqual({ reviewState: 10 })
    expect(await state()).toBe(10)
    await act('takeUp')
    expect([await state(), await members()]).toEqual([15, 403])
    const id = await act('approve')
    expect(await bed.call(userInfo, {}, { token })).toMatchObject({
      certState: 20,
      customerType: 'corporate',
      userType: 10,
      extendInfo: { company: '东海轴承有限公司' },
    })
    expect(await members()).toBe(200)
    expect(await codeFrom(apply())).toBe(409)
    const log = await bed.inside(() => db().select().from(auditLog).where(eq(auditLog.entityId, id)))
    expect(log.map(({ action, toState }) => `${action} ${toState}`).toSorted()).toEqual([
      'apply 10',
      'approve 20',
      'takeUp 15',
    ])
  })

  test('is rejected with a reason, and a new application replaces the rejected one', async () => {
    await apply()
    await act('takeUp')
    await act('reject', { reason: '执照已过期' })
    expect(await bed.call(readCertification, {}, { token })).toMatchObject({
      certState: 30,
      application: { reviewState: 30, company: '东海轴承有限公司', reason: '执照已过期' },
    })
    await apply({ company: '东海传动有限公司' })
    expect(await bed.inside(() => db().$count(certification, eq(certification.customerId, '10002')))).toBe(1)
    expect(await waiting()).toMatchObject({ head: '东海传动有限公司', actions: ['takeUp'] })
    expect(await state()).toBe(10)
  })

  test('shows at most the last four digits of the ID card to operators, and none to the applicant', async () => {
    await apply()
    expect(JSON.stringify(await waiting())).not.toContain(papers.idCard)
    expect(JSON.stringify(await waiting())).toContain('0134')
    expect(JSON.stringify(await bed.call(readCertification, {}, { token }))).not.toMatch(
      /110101199003070134|\*0134/,
    )
  })

  test('only the main account can apply, once, with its own documents and a valid ID number', async () => {
    for (const who of ['sub1', 'channel1']) expect(await codeFrom(apply({}, await bed.login(who)))).toBe(403)
    expect(await codeFrom(apply({ licenses: [await paper('10001')] }))).toBe(400)
    expect(await codeFrom(apply({ idCard: '123' }))).toBe(400)
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeFrom(apply())))
    expect(codes.toSorted()).toEqual([200, 409, 409, 409, 409])
  })
})
