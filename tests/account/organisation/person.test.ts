import { beforeEach, describe, expect, test } from 'vitest'
import { mailTargets } from '../../../demo/server/account/settings/account-settings'
import { provePayPassword } from '../../../demo/server/account/pay-password/prove-pay-password'
import { bindTo } from '../../../demo/server/session/third-party/bindings'
import { buyerOf } from '../../../demo/server/session/third-party/bindings'
import { newCode } from '../../../demo/server/session/verify-code/codes'
import { tx } from '../../../demo/server/core/database/db'
import { resetMemberPassword } from '../../../src/account/members/members.contract'
import { enterCompany } from '../../../src/account/organisation/companies.contract'
import {
  changeLoginPassword,
  changeSecondPayPassword,
  proveOneself,
  securityInfo,
} from '../../../src/account/security/security.contract'
import { settings, updateAppearance } from '../../../src/account/settings/settings.contract'
import { captchaPicture } from '../../../src/session/sign-in/captcha.contract'
import { signInByPhone } from '../../../src/session/sign-in/phone-sign-in.contract'
import { signIn, userInfo } from '../../../src/session/sign-in/sign-in.contract'
import { thirdBindings } from '../../../src/session/third-party/third-party.contract'
import { fixedCode } from '../../server/testbed'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { beginOrganisation, join, setAccount } from './organisation-bed'

/** Main account of a person, and the id of the person's membership in the company of `demo`. */
const first = '10007'
let second = ''
let token = ''
beforeEach(async () => {
  await beginOrganisation()
  second = await join(first, '10001')
  token = (await enter(second, await bed.login('overdue'))).token
})

const enter = (id: string, as: string) => bed.call(enterCompany, { body: { id } }, { token: as })
async function logIn(password = 'demo1234') {
  const captchaKey = crypto.randomUUID()
  await bed.ask(captchaPicture, { query: { key: captchaKey } })
  const body = { loginAccount: 'overdue', password, captchaKey, captcha: fixedCode }
  return bed.call(signIn, { body })
}
async function logInByPhone() {
  const phone = '13800001007'
  const smsCode = await bed.inside(() => newCode(phone, 'login', async (code) => code))
  return bed.call(signInByPhone, { query: {}, body: { phone, smsCode } })
}
const me = (as: string) => bed.call(userInfo, {}, { token: as })

describe('login', () => {
  test('enters the company that the person entered last, by password, phone and third party', async () => {
    expect((await logIn()).userId).toBe(second)
    expect((await logInByPhone()).userId).toBe(second)
    await bed.inside(() => tx(() => bindTo(first, { channel: 'qq', openId: 'o1', nickName: '' })))
    expect(await bed.inside(() => buyerOf('qq', 'o1'))).toMatchObject({ id: second })
    bed.wait(1)
    await enter(first, token)
    expect((await logIn()).userId).toBe(first)
    expect((await logInByPhone()).userId).toBe(first)
    expect(await bed.inside(() => buyerOf('qq', 'o1'))).toMatchObject({ id: first })
  })

  test.each([
    ['second', () => second, () => first],
    ['first', () => first, () => second],
  ])('enters the other company when the %s account is closed', async (_, closed, other) => {
    await enter(closed(), token)
    await setAccount(closed(), { status: 20 })
    expect((await logIn()).userId).toBe(other())
    expect((await logInByPhone()).userId).toBe(other())
  })

  test('is refused with 403 when all accounts of the person are closed', async () => {
    await setAccount(first, { status: 20 })
    await setAccount(second, { status: 20 })
    await expect(logIn()).rejects.toMatchObject({ code: 403 })
    await expect(logInByPhone()).rejects.toMatchObject({ code: 403 })
  })
})

describe('a person with two companies', () => {
  const ticketFor = async (purpose: 'loginPassword' | 'secondPayPassword') => {
    const body = { purpose, way: 'password' as const, proof: 'demo1234' }
    return (await bed.call(proveOneself, { body }, { token })).ticket
  }

  test('changes the password in one company for both, and ends other sessions of both', async () => {
    const elsewhere = await bed.login('overdue')
    const change = { password: 'another12', again: 'another12' }
    const ticket = await ticketFor('loginPassword')
    await bed.call(changeLoginPassword, { body: { ticket, change } }, { token })
    expect((await me(token)).id).toBe(second)
    expect(await codeFrom(me(elsewhere))).toBe(401)
    expect(await codeFrom(logIn())).toBe(401)
    expect((await logIn('another12')).userId).toBe(second)
  })

  test('has one phone, e-mail, payment password and second factor', async () => {
    expect(await me(token)).toMatchObject({
      id: second,
      parentId: '10001',
      phone: '13800001007',
      email: 'overdue@example.com',
      hasPayPassword: 10,
    })
    expect((await bed.call(settings, {}, { token })).hasPayPassword).toBe(10)
    const ticket = await ticketFor('secondPayPassword')
    await bed.call(changeSecondPayPassword, { body: { ticket, on: 10 } }, { token })
    const there = await bed.login('overdue')
    for (const as of [token, there])
      expect(await bed.call(securityInfo, {}, { token: as })).toMatchObject({
        phone: '138****1007',
        hasPassword: 10,
        secondPayPassword: 10,
      })
    await bed.inside(() => provePayPassword(first, '123456'))
  })

  test('has one appearance and one set of third-party logins', async () => {
    await bed.call(updateAppearance, { body: { language: 'en-US' } }, { token })
    await bed.inside(() => tx(() => bindTo(first, { channel: 'qq', openId: 'o1', nickName: '企鹅' })))
    for (const as of [token, await bed.login('overdue')]) {
      expect((await me(as)).appearance).toEqual({ language: 'en-US' })
      expect(await bed.call(thirdBindings, {}, { token: as })).toMatchObject([{ nickName: '企鹅' }])
    }
    expect(await bed.inside(() => mailTargets([second], 10))).toEqual([
      { id: second, email: 'overdue@example.com', language: 'en-US' },
    ])
  })

  test('keeps the password when an administrator of one company resets it', async () => {
    const demo = await bed.login('demo')
    const reset = bed.call(
      resetMemberPassword,
      { path: { id: second }, body: { password: 'taken1234' } },
      { token: demo },
    )
    expect(await codeFrom(reset)).toBe(403)
    expect((await logIn()).userId).toBe(second)
    await join('10004', first)
    const ofFirst = bed.call(
      resetMemberPassword,
      { path: { id: '10004' }, body: { password: 'taken1234' } },
      { token: demo },
    )
    expect(await codeFrom(ofFirst)).toBe(403)
  })
})
