import { beforeEach, expect, test } from 'vitest'
import { bindPhone } from '../../src/session/third-party/third-party.contract'
import { bed, otherThan, smsCode } from './code-bed'
import { visitsOf } from './third-party-visits'

const { come } = visitsOf(bed)
beforeEach(() => bed.reset())

const phone = '13800001001'

/** Creates an unknown QQ user with a ticket for binding an account. */
async function stranger() {
  const { at, body } = await come('qq', '阿青')
  const ticket = 'ticket' in body.data ? body.data.ticket : ''
  const bind = async (more: { phone: string; smsCode: string }, headers = at.headers()) => {
    const answer = await bed.ask(bindPhone, { body: { ticket, ...more } }, { headers })
    const json: { code: number; data: unknown } = await answer.json()
    return json
  }
  return { bind }
}

test('an SMS code binds the account of a phone, and the next login opens it', async () => {
  const { bind } = await stranger()
  const code = await smsCode(phone, 'bind')
  expect(await bind({ phone, smsCode: code })).toMatchObject({ code: 200, data: { userId: '10001' } })
  expect((await come('qq', '阿青')).body.data).toMatchObject({ userId: '10001' })
})

test('rejects a wrong code, a code for another purpose and another browser', async () => {
  const { bind } = await stranger()
  const forLogin = await smsCode(phone, 'login')
  expect((await bind({ phone, smsCode: forLogin })).code).not.toBe(200)
  bed.wait(61_000)
  const code = await smsCode(phone, 'bind')
  expect((await bind({ phone, smsCode: otherThan(code) })).code).not.toBe(200)
  expect((await bind({ phone, smsCode: code }, {})).code).toBe(403)
  expect((await come('qq', '阿青')).body.data).toMatchObject({ needBind: true })
  expect((await bind({ phone, smsCode: code })).code).toBe(200)
})
