import { beforeEach, expect, test, vi } from 'vitest'
import { forgetByPhone } from '../../src/session/password-reset/password-reset.contract'
import { register, registerEmail } from '../../src/session/registration/registration.contract'
import { signInByPhone } from '../../src/session/sign-in/phone-sign-in.contract'
import { signIn } from '../../src/session/sign-in/sign-in.contract'
import { getCheckCode, getEmailCode, getPhoneCheck } from '../../src/session/verify-code/verify-code.contract'
import { bed, captcha } from './code-bed'

beforeEach(() => bed.reset())

type Person = { loginAccount: string; phone: string; email: string }
const known = { loginAccount: 'retail', phone: '13800001002', email: 'retail@example.com' }
const unknown = { loginAccount: 'nobody', phone: '13900001002', email: 'nobody@example.com' }

const wrong = { smsCode: '000000', emailCode: '000000' }
const form = { customerType: 'personal' as const, password: 'abc123', agree: true }

const questions: [string, (person: Person) => Promise<Response>][] = [
  [
    'login',
    async ({ loginAccount }) =>
      bed.ask(signIn, { body: { loginAccount, password: 'wrong-1', ...(await captcha()) } }),
  ],
  ['login by phone', ({ phone }) => bed.ask(signInByPhone, { query: {}, body: { phone, ...wrong } })],
  [
    'register',
    ({ phone, loginAccount }) =>
      bed.ask(register, { query: {}, body: { ...form, ...wrong, phone, loginAccount } }),
  ],
  [
    'register by e-mail',
    ({ email, loginAccount }) =>
      bed.ask(registerEmail, { query: {}, body: { ...form, ...wrong, email, loginAccount } }),
  ],
  ['forget', ({ phone }) => bed.ask(forgetByPhone, { body: { ...wrong, phone, password: 'abcd1234' } })],
  ['phone check', ({ phone }) => bed.ask(getPhoneCheck, { path: { phone } })],
  ...(['login', 'register', 'forget'] as const).flatMap(
    (scene): [string, (person: Person) => Promise<Response>][] => [
      [
        `code by SMS to ${scene}`,
        async ({ phone }) => bed.ask(getCheckCode, { query: { phone, scene, ...(await captcha()) } }),
      ],
      [
        `code by e-mail to ${scene}`,
        async ({ email }) => bed.ask(getEmailCode, { query: { email, scene, ...(await captcha()) } }),
      ],
    ],
  ),
]

/** Returns the statements and hashes of a request, and its response. Unlike times, they do not depend on the machine. */
async function costOf(ask: () => Promise<Response>) {
  const derive = vi.spyOn(crypto.subtle, 'deriveBits')
  bed.statements.length = 0
  const answer = await ask()
  const hashes = derive.mock.calls.map(([how]) => JSON.stringify(how).replace(/"salt":{.*?}/, ''))
  derive.mockRestore()
  return { status: answer.status, body: await answer.text(), hashes, statements: [...bed.statements] }
}

test.each(questions)('%s: body, status and work do not reveal an existing account', async (_, ask) => {
  // The very first call fills caches.
  await ask({ ...unknown, phone: '13900001003', email: 'other@example.com' })
  const costs = []
  for (const person of [known, unknown]) costs.push(await costOf(() => ask(person)))
  expect(costs[0]).toEqual(costs[1])
})
