import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { goodsCategory } from '../../demo/server/catalogue/categories/categories.table'
import { auditLog } from '../../demo/server/core/documents/audit.table'
import { db } from '../../demo/server/core/database/db'
import { membership, supplierApply } from '../../demo/server/session/registration/registration.table'
import { customer } from '../../demo/server/session/sign-in/customer.table'
import { session } from '../../demo/server/session/sign-in/session.table'
import { isCallError } from '../../src/core/api/call-error'
import { minute } from '../../demo/server/core/time/business-time'
import { forgetByPhone } from '../../src/session/password-reset/password-reset.contract'
import {
  applySettlement,
  register,
  registerEmail,
  registerState,
  registerSupplier,
} from '../../src/session/registration/registration.contract'
import { signInByPhone } from '../../src/session/sign-in/phone-sign-in.contract'
import { signIn, userInfo } from '../../src/session/sign-in/sign-in.contract'
import { company, paper } from './application'
import { bed, captcha, emailCode, smsCode } from './code-bed'

const phone = '13900001234'
const mine = {
  customerType: 'corporate' as const,
  phone,
  loginAccount: '临港-buyer_1',
  password: 'abc123',
  agree: true,
}
beforeEach(() => bed.reset())

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'allowed',
    (error: unknown) =>
      isCallError(error)
        ? `${error.code} ${error.fields.map(({ path }) => path).join() || error.title}`
        : String(error),
  )
const signUp = async (more: Partial<typeof mine & { smsCode: string }> = {}) => {
  const body = { ...mine, smsCode: more.smsCode ?? (await smsCode(more.phone ?? phone, 'register')), ...more }
  return bed.call(register, { query: {}, body })
}
const passwordOpens = async (loginAccount: string, password: string) =>
  refusalOf(bed.call(signIn, { body: { loginAccount, password, ...(await captcha()) } }))
const auditOf = (id: string) =>
  bed.inside(async () => {
    const rows = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, id))
      .orderBy(auditLog.createdAt)
    return rows.map(({ entity, action }) => `${entity} ${action}`)
  })

describe('registration by phone', () => {
  test('opens an account and a session', async () => {
    const { token, userType, userId } = await signUp()
    expect(userType).toBe(10)
    expect(await bed.call(userInfo, {}, { token })).toMatchObject({
      loginAccount: '临港-buyer_1',
      customerType: 'corporate',
      accountKind: 'main',
      hasPayPassword: 20,
    })
    const [row] = await bed.inside(() => db().select().from(customer).where(eq(customer.id, userId)))
    expect(row).toMatchObject({ phone, status: 10, certState: 0 })
    expect(row?.passwordHash).toMatch(/^pbkdf2-sha256\$1000\$/)
    expect(await auditOf(userId)).toEqual(['customer register', 'session login'])
  })

  test('accepts a login of the new account by password in any spelling of its name, and by phone', async () => {
    await signUp({ phone: `+86${phone}` as typeof phone, smsCode: await smsCode(phone, 'register') })
    expect(await passwordOpens(' 临港-BUYER_1', 'abc123')).toBe('allowed')
    expect(await passwordOpens('临港-buyer_1', 'abc124')).toMatch(/^401/)
    const code = await smsCode(phone, 'login').catch(() => '')
    expect(code).toBe('')
    bed.wait(minute)
    const byPhone = { phone, smsCode: await smsCode(phone, 'login') }
    expect(await refusalOf(bed.call(signInByPhone, { query: {}, body: byPhone }))).toBe('allowed')
  })

  test('a wrong code creates no account', async () => {
    await smsCode(phone, 'register')
    expect(await refusalOf(signUp({ smsCode: '000000' }))).toBe('422 smsCode')
    expect(await bed.inside(() => db().$count(customer, eq(customer.phone, phone)))).toBe(0)
  })

  test('reports a taken name and keeps the code valid for another one', async () => {
    const code = await smsCode(phone, 'register')
    expect(await refusalOf(signUp({ loginAccount: 'ＤＥＭＯ', smsCode: code }))).toBe('409 loginAccount')
    expect(await refusalOf(signUp({ loginAccount: 'Demo', smsCode: code }))).toBe('409 loginAccount')
    expect(await refusalOf(signUp({ loginAccount: 'free-one', smsCode: code }))).toBe('allowed')
  })

  test('reveals a registered phone only for the right code', async () => {
    const known = '13800001002'
    expect(await refusalOf(signUp({ phone: known, smsCode: '000000' }))).toBe('422 smsCode')
    expect(await refusalOf(signUp({ phone: known }))).toBe('409 phone')
  })

  test('creates one account for a shared code and one for a shared name', async () => {
    const code = await smsCode(phone, 'register')
    const same = await Promise.all(
      ['one', 'two'].map((loginAccount) => refusalOf(signUp({ loginAccount, smsCode: code }))),
    )
    expect(same.filter((answer) => answer === 'allowed')).toHaveLength(1)

    const phones = ['13900002001', '13900002002']
    const codes = await Promise.all(phones.map((each) => smsCode(each, 'register')))
    const named = await Promise.all(
      phones.map((each, at) =>
        refusalOf(signUp({ phone: each, smsCode: codes[at] ?? '', loginAccount: 'three' })),
      ),
    )
    expect(named.sort()).toEqual(['409 loginAccount', 'allowed'])
  })

  const wrong: [Partial<typeof mine>, string][] = [
    [{ password: 'abc12' }, 'password'],
    [{ password: 'abcdefgh' }, 'password'],
    [{ password: `a1${'x'.repeat(19)}` }, 'password'],
    [{ loginAccount: 'a b' }, 'loginAccount'],
    [{ loginAccount: '字'.repeat(21) }, 'loginAccount'],
    [{ agree: false }, 'agree'],
    [{ phone: '010-12345678' }, 'phone'],
    [{ customerType: 'platform' as 'corporate' }, 'customerType'],
  ]
  test.each(wrong)('reports an error at the field for %j', async (more, path) => {
    expect(await refusalOf(signUp({ ...more, smsCode: '123456' }))).toBe(`400 ${path}`)
  })

  test('ignores fields that only the server sets', async () => {
    const body = {
      ...mine,
      smsCode: await smsCode(phone, 'register'),
      userType: 20,
      memberLevel: 9,
      certState: 20,
    }
    const { userId } = await bed.call(register, { query: {}, body })
    const [row] = await bed.inside(() => db().select().from(customer).where(eq(customer.id, userId)))
    expect(row).toMatchObject({ userType: 10, memberLevel: 0, certState: 0 })
  })
})

describe('registration by e-mail', () => {
  const { phone: _, ...rest } = mine
  test('opens an account', async () => {
    const body = {
      ...rest,
      email: 'Wang@Example.com',
      emailCode: await emailCode('wang@example.com', 'register'),
    }
    const { token } = await bed.call(registerEmail, { query: {}, body })
    const user = await bed.call(userInfo, {}, { token })
    const [row] = await bed.inside(() => db().select().from(customer).where(eq(customer.id, user.id)))
    expect(row).toMatchObject({ email: 'wang@example.com', phone: null })
  })

  test('reveals a registered address only for the right code', async () => {
    const body = { ...rest, email: 'demo@example.com', emailCode: '000000' }
    expect(await refusalOf(bed.call(registerEmail, { query: {}, body }))).toBe('422 emailCode')
    body.emailCode = await emailCode('demo@example.com', 'register')
    expect(await refusalOf(bed.call(registerEmail, { query: {}, body }))).toBe('409 email')
  })
})

describe('a forgotten password', () => {
  const retail = '13800001002'
  test('is reset by phone, and all sessions end', async () => {
    const tokens = [await bed.login('retail'), await bed.login('retail')]
    const other = await bed.login('demo')
    const body = { phone: retail, smsCode: await smsCode(retail, 'forget'), password: 'another-1' }
    expect(await bed.call(forgetByPhone, { body })).toEqual({ loginAccount: 'retail' })
    expect(await passwordOpens('retail', 'demo1234')).toMatch(/^401/)
    expect(await passwordOpens('retail', 'another-1')).toBe('allowed')
    for (const token of tokens) expect(await refusalOf(bed.call(userInfo, {}, { token }))).toMatch(/^401/)
    expect(await refusalOf(bed.call(userInfo, {}, { token: other }))).toBe('allowed')
    expect((await auditOf('10002'))[0]).toBe('customer reset password')
  })

  test('stays unchanged for a wrong code, a short password or an unknown phone', async () => {
    const before = await bed.inside(() => db().select().from(customer).where(eq(customer.id, '10002')))
    const ask = (more: object) =>
      refusalOf(
        bed.call(forgetByPhone, {
          body: { phone: retail, smsCode: '000000', password: 'another-1', ...more },
        }),
      )
    expect(await ask({})).toBe('422 smsCode')
    const code = await smsCode(retail, 'forget')
    expect(await ask({ smsCode: code, password: 'abc1234' })).toBe('400 password')
    expect(await ask({ phone, smsCode: await smsCode(phone, 'forget') })).toBe('404 phone')
    const now = await bed.inside(() => db().select().from(customer).where(eq(customer.id, '10002')))
    expect(now).toEqual(before)
  })

  test('a closed account cannot log in or reset its password', async () => {
    await bed.inside(() => db().update(customer).set({ status: 20 }).where(eq(customer.id, '10002')))
    const body = { phone: retail, smsCode: await smsCode(retail, 'login') }
    expect(await refusalOf(bed.call(signInByPhone, { query: {}, body }))).toMatch(/^403/)
    expect(await bed.inside(() => db().$count(session))).toBe(0)
  })
})

describe('an enterprise membership', () => {
  test('accepts one application, and another after a rejection', async () => {
    const token = await bed.login('retail')
    const body = { ...company, licenses: [await paper('10002')] }
    expect(await bed.call(applySettlement, { body }, { token })).toEqual({ reviewState: 10 })
    expect(await refusalOf(bed.call(applySettlement, { body }, { token }))).toMatch(/^409/)
    expect(await bed.call(registerState, {}, { token })).toMatchObject({
      userType: 10,
      settlement: { reviewState: 10, company: '临港机械', reason: '' },
    })

    const refused = { reviewState: 30 as const, reason: '执照不清晰' }
    await bed.inside(() => db().update(membership).set(refused).where(eq(membership.customerId, '10002')))
    const { settlement } = await bed.call(registerState, {}, { token })
    expect(settlement).toMatchObject(refused)
    const next = { ...body, company: '临港精密' }
    expect(await bed.call(applySettlement, { body: next }, { token })).toEqual({ reviewState: 10 })
    const rows = await bed.inside(() => db().select().from(membership))
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ company: '临港精密', reviewState: 10, reason: '' })
    expect(await auditOf(rows[0]?.id ?? '')).toEqual(['membership apply', 'membership apply'])
  })

  test('accepts one of five parallel applications', async () => {
    const token = await bed.login('retail')
    const body = { ...company, licenses: [await paper('10002')] }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refusalOf(bed.call(applySettlement, { body }, { token }))),
    )
    expect(answers.filter((answer) => answer === 'allowed')).toHaveLength(1)
  })

  test('refuses enterprise members, sub-accounts and visitors', async () => {
    const body = { ...company, licenses: [await paper('10001')] }
    for (const account of ['demo', 'sub1', 'channel1'])
      expect(
        await refusalOf(bed.call(applySettlement, { body }, { token: await bed.login(account) })),
      ).toMatch(/^403/)
    expect(await refusalOf(bed.call(applySettlement, { body }))).toMatch(/^401/)
  })

  test('accepts only documents that this buyer uploaded', async () => {
    const token = await bed.login('retail')
    for (const licenses of [
      [],
      [await paper('10001')],
      ['https://evil.example/a.pdf'],
      ['/bbb/file/1/a.pdf'],
    ])
      expect(await refusalOf(bed.call(applySettlement, { body: { ...company, licenses } }, { token }))).toBe(
        '400 licenses',
      )
    const twice = await paper('10002')
    const body = { ...company, licenses: [twice, twice] }
    expect(await refusalOf(bed.call(applySettlement, { body }, { token }))).toBe('allowed')
  })
})

describe('a supplier', () => {
  const bank = { bank: '工商银行', bankCard: '6222021234567890' }
  test('applies with categories, documents and a bank account', async () => {
    const token = await bed.login('newbie')
    const categories = ['1', '2']
    const body = { ...company, ...bank, categories, licenses: [await paper('10003')] }
    expect(
      await refusalOf(bed.call(registerSupplier, { body: { ...body, categories: ['nope'] } }, { token })),
    ).toBe('400 categories')
    const known = await bed.inside(() =>
      db().select().from(goodsCategory).where(eq(goodsCategory.level, 1)).limit(2),
    )
    body.categories = known.map(({ id }) => id)
    expect(await bed.call(registerSupplier, { body }, { token })).toEqual({ reviewState: 10 })
    const state = await bed.call(registerState, {}, { token })
    expect(state.supplier).toMatchObject({ reviewState: 10, company: '临港机械' })
    expect(JSON.stringify(state)).not.toMatch(/\b6222|7890\b/)
    const where = and(eq(supplierApply.customerId, '10003'), eq(supplierApply.bankCard, '6222021234567890'))
    expect(await bed.inside(() => db().$count(supplierApply, where))).toBe(1)
    expect(await refusalOf(bed.call(registerSupplier, { body }, { token }))).toMatch(/^409/)
  })
})
