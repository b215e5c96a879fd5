import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { proof } from '../../../demo/server/account/security/proof.table'
import { forgetOldProofs } from '../../../demo/server/account/security/proofs'
import { auditLog } from '../../../demo/server/core/documents/audit.table'
import { db } from '../../../demo/server/core/database/db'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { demoPassword } from '../../../demo/server/session/sign-in/sign-in.seed'
import type { ProofPurpose, ProofWay } from '../../../src/account/security/proof'
import {
  changeEmail,
  changeLoginPassword,
  changePhone,
  changeSecondPayPassword,
  proveOneself,
  securityInfo,
  sendProofCode,
} from '../../../src/account/security/security.contract'
import { isCallError } from '../../../src/core/api/call-error'
import { signIn, userInfo } from '../../../src/session/sign-in/sign-in.contract'
import { bed, captcha, emailCode, lastMessage, otherThan, smsCode } from '../../session/code-bed'

const newPhone = '13900001234'
const buyer = (loginAccount: string) =>
  bed.inside(async () => {
    const [row] = await db().select().from(customer).where(eq(customer.loginAccount, loginAccount))
    if (!row?.phone) throw new Error(`${loginAccount} has no phone`)
    return { ...row, phone: row.phone }
  })

let token = ''
let ownPhone = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('demo')
  ownPhone = (await buyer('demo')).phone
})

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'allowed',
    (error: unknown) =>
      isCallError(error) ? `${error.code} ${error.fields.map(({ path }) => path).join()}` : String(error),
  )
const prove = (purpose: ProofPurpose, way: ProofWay, given: string, as = token) =>
  bed.call(proveOneself, { body: { purpose, way, proof: given } }, { token: as })
const ticketFor = async (purpose: ProofPurpose, as = token) =>
  (await prove(purpose, 'password', demoPassword, as)).ticket
const info = () => bed.call(securityInfo, {}, { token })
const code = async () => {
  await bed.call(sendProofCode, { body: { channel: 'sms' } }, { token })
  return /\d{6}/.exec(await lastMessage(ownPhone))?.[0] ?? ''
}
const newPassword = (ticket: string, password = 'another12', again = password) =>
  bed.call(changeLoginPassword, { body: { ticket, change: { password, again } } }, { token })
const toPhone = (ticket: string, phone: string, smsCode: string) =>
  bed.call(changePhone, { body: { ticket, change: { phone, smsCode } } }, { token })
const toEmail = (ticket: string, email: string, emailCode: string) =>
  bed.call(changeEmail, { body: { ticket, change: { email, emailCode } } }, { token })
const opens = async (password: string) =>
  refusalOf(bed.call(signIn, { body: { loginAccount: 'demo', password, ...(await captcha()) } }))

test('the overview masks phone and e-mail, and counts completed settings', async () => {
  const before = await info()
  expect(before.phone).toBe(`${ownPhone.slice(0, 3)}****${ownPhone.slice(-4)}`)
  expect(JSON.stringify(before)).not.toContain(ownPhone)
  const ticket = await ticketFor('secondPayPassword')
  await bed.call(changeSecondPayPassword, { body: { ticket, on: 10 } }, { token })
  expect((await info()).score).toBe(before.score + 10)
})

describe('a proof', () => {
  test('is the login password, or a code to the own phone', async () => {
    expect((await prove('phone', 'password', demoPassword)).ticket).toMatch(/^[\w-]{20,}$/)
    expect((await prove('phone', 'sms', await code())).ticket).toMatch(/^[\w-]{20,}$/)
  })

  test('with a wrong value is rejected at its field and never ends the session', async () => {
    expect(await refusalOf(prove('phone', 'password', 'wrong-1'))).toBe('422 proof')
    expect(await refusalOf(prove('phone', 'sms', otherThan(await code())))).toBe('422 proof')
    expect((await bed.call(userInfo, {}, { token })).loginAccount).toBe('demo')
  })

  test('is limited: 5 wrong passwords delay the next one, 5 wrong codes invalidate the code', async () => {
    for (let at = 0; at < 5; at++) await refusalOf(prove('phone', 'password', `wrong-${at}`))
    expect(await refusalOf(prove('phone', 'password', demoPassword))).toBe('429 ')
    const correct = await code()
    for (let at = 0; at < 5; at++) await refusalOf(prove('phone', 'sms', otherThan(correct)))
    expect(await refusalOf(prove('phone', 'sms', correct))).toBe('422 proof')
  })

  test('rejects a code that was sent for another purpose', async () => {
    const login = await smsCode(ownPhone, 'login')
    expect(await refusalOf(prove('phone', 'sms', login))).toBe('422 proof')
  })

  test('is valid for one change of its purpose and account, within 10 minutes', async () => {
    expect(await refusalOf(newPassword(await ticketFor('phone')))).toBe('422 ticket')
    const strange = await ticketFor('loginPassword', await bed.login('retail'))
    expect(await refusalOf(newPassword(strange))).toBe('422 ticket')
    const own = await ticketFor('loginPassword')
    await newPassword(own)
    expect(await refusalOf(newPassword(own, 'third-123'))).toBe('422 ticket')
    const late = (await prove('loginPassword', 'password', 'another12')).ticket
    bed.wait(10 * 60_000 + 1)
    expect(await refusalOf(newPassword(late, 'third-123'))).toBe('422 ticket')
    await bed.inside(forgetOldProofs)
    expect(await bed.inside(() => db().$count(proof))).toBe(0)
  })

  test('only one of two concurrent changes with one ticket succeeds', async () => {
    const ticket = await ticketFor('loginPassword')
    const both = [newPassword(ticket, 'first-123'), newPassword(ticket, 'second-12')]
    expect((await Promise.all(both.map(refusalOf))).toSorted()).toEqual(['422 ticket', 'allowed'])
  })
})

describe('changing', () => {
  test('the login password ends all other sessions, and only the new one can log in', async () => {
    const elsewhere = await bed.login('demo')
    await newPassword(await ticketFor('loginPassword'))
    expect(await refusalOf(bed.call(userInfo, {}, { token: elsewhere }))).toBe('401 ')
    expect((await bed.call(userInfo, {}, { token })).loginAccount).toBe('demo')
    expect([await opens(demoPassword), await opens('another12')]).toEqual(['401 ', 'allowed'])
    const written = await bed.inside(() =>
      db().select().from(auditLog).where(eq(auditLog.action, 'change loginPassword')),
    )
    expect(written.length).toBe(1)
    expect(JSON.stringify(written)).not.toContain('another12')
  })

  test('to a weak password, or to two different ones, is rejected at the field', async () => {
    const ticket = await ticketFor('loginPassword')
    expect(await refusalOf(newPassword(ticket, 'short1'))).toBe('400 change.password')
    expect(await refusalOf(newPassword(ticket, 'another12', 'another13'))).toBe('400 change.again')
  })

  test('the phone needs the code sent to the new number', async () => {
    const ticket = await ticketFor('phone')
    const correct = await smsCode(newPhone, 'change')
    expect(await refusalOf(toPhone(ticket, newPhone, otherThan(correct)))).toBe('422 smsCode')
    await toPhone(ticket, newPhone, correct)
    expect((await info()).phone).toBe('139****1234')
  })

  test('the e-mail needs the code sent to the new address', async () => {
    const sent = await emailCode('new.buyer@factory.test', 'change')
    await toEmail(await ticketFor('email'), 'New.Buyer@factory.test', sent)
    expect((await info()).email).toBe('ne***@factory.test')
  })

  test('to a contact of another account reveals that only with the right code, and leaves the ticket usable', async () => {
    const { id, phone } = await buyer('retail')
    const email = 'retail@factory.test'
    await bed.inside(() => db().update(customer).set({ email }).where(eq(customer.id, id)))
    const ticket = await ticketFor('phone')
    expect(await refusalOf(toPhone(ticket, phone, await smsCode(phone, 'change')))).toBe('409 phone')
    const other = await ticketFor('email')
    expect(await refusalOf(toEmail(other, email, await emailCode(email, 'change')))).toBe('409 email')
    expect(await refusalOf(toPhone(ticket, newPhone, await smsCode(newPhone, 'change')))).toBe('allowed')
  })
})
