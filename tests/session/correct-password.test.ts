import { beforeEach, expect, test } from 'vitest'
import { captchaPicture } from '../../src/session/sign-in/captcha.contract'
import { signIn } from '../../src/session/sign-in/sign-in.contract'
import { hashing, hashShare } from '../../demo/server/core/security/hashing'
import { fixedCode, openTestbed } from '../server/testbed'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const statusOf = async (password: string, loginAccount = 'retail') => {
  const captchaKey = crypto.randomUUID()
  await bed.ask(captchaPicture, { query: { key: captchaKey } })
  const body = { loginAccount, password, captchaKey, captcha: fixedCode }
  const answer = await bed.ask(signIn, { body })
  return ((await answer.json()) as { code: number }).code
}
const together = (passwords: string[]) => Promise.all(passwords.map((password) => statusOf(password)))
/** Runs the attempts as on several servers, which do not limit each other's hashing. */
const onServers = (passwords: string[]) => hashing(() => together(passwords))
const ofOne = hashShare.atOnce + hashShare.waiting

test('accepts every parallel login of an account with the right password up to its limit', async () => {
  const codes = await together(Array.from({ length: ofOne }, () => 'demo1234'))
  expect(codes).toEqual(codes.map(() => 200))
})

test('accepts fifty parallel logins with the right password on several servers', async () => {
  const codes = await onServers(Array.from({ length: 50 }, () => 'demo1234'))
  expect(codes).toEqual(codes.map(() => 200))
})

test('checks five of fifty parallel wrong passwords on several servers and refuses the rest with 429', async () => {
  const codes = await onServers(Array.from({ length: 50 }, (_, at) => `wrong${at}`))
  expect(codes.filter((code) => code === 401)).toHaveLength(5)
  expect(codes.filter((code) => code === 429)).toHaveLength(45)
})
