import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { provePayPassword } from '../../../demo/server/account/pay-password/prove-pay-password'
import { db } from '../../../demo/server/core/database/db'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { newCode } from '../../../demo/server/session/verify-code/codes'
import { changePayPassword } from '../../../src/account/pay-password/pay-password.contract'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const phone = '13800001002'
const prove = (given: string) => bed.inside(() => provePayPassword('10002', given))

async function change(more: object = {}, code?: string) {
  const token = await bed.login('retail')
  const smsCode = code ?? (await bed.inside(() => newCode(phone, 'payPassword', async (code) => code)))
  const body = { password: 'demo1234', phone, smsCode, payPassword: '246810', ...more }
  return bed.call(changePayPassword, { body }, { token })
}

test('login password and code together set the payment password and unlock it', async () => {
  for (let at = 0; at < 5; at++) await prove('000000').catch(() => {})
  await expect(prove('123456')).rejects.toMatchObject({ code: 429 })
  expect(await change()).toBe(true)
  await expect(prove('123456')).rejects.toMatchObject({ code: 422 })
  await prove('246810')
  const [row] = await bed.inside(() => db().select().from(customer).where(eq(customer.id, '10002')))
  expect(row?.payPasswordHash).toMatch(/^pbkdf2-sha256\$/)
})

test.each([
  ['another login password', { password: 'demo12345' }, undefined, 422, 'password'],
  ['a phone that is not the account’s', { phone: '13800001001' }, undefined, 422, 'phone'],
  ['a wrong code', {}, '000000', 422, 'smsCode'],
  ['five digits', { payPassword: '12345' }, undefined, 400, 'payPassword'],
  ['letters', { payPassword: '12345a' }, undefined, 400, 'payPassword'],
])('%s: rejected at its field, without ending the session', async (_, more, code, wanted, path) => {
  await expect(change(more, code)).rejects.toMatchObject({
    code: wanted,
    kind: 'business',
    fields: [{ path }],
  })
  await prove('123456')
})
