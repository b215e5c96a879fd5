import { beforeEach, expect, test } from 'vitest'
import { minute } from '../../demo/server/core/time/business-time'
import { forgetLimits } from '../../demo/server/core/security/limit'
import { forgetByPhone } from '../../src/session/password-reset/password-reset.contract'
import { signInByPhone } from '../../src/session/sign-in/phone-sign-in.contract'
import { signIn } from '../../src/session/sign-in/sign-in.contract'
import { getPhoneCheck } from '../../src/session/verify-code/verify-code.contract'
import { tally } from '../hard/hard.ts'
import { rankTest } from '../hard/rank-test'
import { bed, captcha, from } from './code-bed'

beforeEach(() => bed.reset())

const known = { loginAccount: 'retail', phone: '13800001002' }
const unknown = { loginAccount: 'nobody', phone: '13900001002' }
type Person = typeof known
type Asking = ReturnType<typeof from>

const password = 'wrong-1'
const wrong = { smsCode: '000000' }
type Question = (person: Person, asking: Asking) => Promise<() => Promise<Response>>

const lockedOut = from('10.9.0.1')
/** Locks both accounts for a quarter of an hour by wrong attempts from one address. */
async function lockOut() {
  for (let tries = 0; tries < 14; tries++) {
    bed.wait(15 * minute)
    for (const { loginAccount } of [known, unknown])
      await bed.ask(signIn, { body: { loginAccount, password, ...(await captcha()) } }, lockedOut)
  }
}

/** Requests to compare. Their preparation is not timed. */
const questions: Record<string, Question> = {
  'login, right captcha': async ({ loginAccount }, asking) => {
    const body = { loginAccount, password, ...(await captcha()) }
    return () => bed.ask(signIn, { body }, asking)
  },
  'login, wrong captcha': async ({ loginAccount }, asking) => {
    const body = { loginAccount, password, ...(await captcha()), captcha: 'XXXX' }
    return () => bed.ask(signIn, { body }, asking)
  },
  'login, locked out': async ({ loginAccount }) => {
    const body = { loginAccount, password, ...(await captcha()) }
    return () => bed.ask(signIn, { body }, lockedOut)
  },
  'login by phone': async ({ phone }, asking) => {
    return () => bed.ask(signInByPhone, { query: {}, body: { phone, ...wrong } }, asking)
  },
  'forgotten password': async ({ phone }, asking) => {
    return () => bed.ask(forgetByPhone, { body: { ...wrong, phone, password: 'abcd1234' } }, asking)
  },
  'phone check': async ({ phone }, asking) => {
    return () => bed.ask(getPhoneCheck, { path: { phone } }, asking)
  },
}

test.each(Object.entries(questions))(
  'R121: %s: the response time does not reveal an existing account',
  async (name, question) => {
    const groups: [number[], number[]] = [[], []]
    const codes = new Set<string>()
    const samples = 500
    if (name.includes('locked out')) await lockOut()
    for (let at = -2; at < samples; at++) {
      // Sides alternate, and so does the first side, so that both meet the same disturbances.
      for (const side of at % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        await bed.inside(forgetLimits)
        const asking = from(`10.${side}.${(at + 2) >> 8}.${(at + 2) & 255}`)
        const ask = await question(side === 0 ? known : unknown, asking)
        const begun = performance.now()
        const answer = await ask()
        const took = performance.now() - begun
        // Removes the remaining seconds, which change meanwhile.
        codes.add((await answer.text()).replace(/\d+ 秒/, '秒'))
        // The first runs fill caches, so they are not counted.
        if (at >= 0) groups[side].push(took)
      }
    }
    expect(codes.size).toBe(1)
    expect([...codes].some((text) => text.includes('"code":429'))).toBe(name.includes('locked out'))
    const { above, ratio } = rankTest(...groups)
    const alike = Math.abs(above - 0.5) < 0.1 && Math.abs(ratio - 1) < 0.2
    expect([name, above, ratio, alike]).toEqual([name, above, ratio, true])
    const figures = `${above.toFixed(3)} above, medians ${ratio.toFixed(3)}`
    tally({ what: `times of ${name}: ${figures}`, inputs: samples * 2, lost: alike ? 0 : 1 })
  },
)

test('the rank test detects a difference of 10% and reports none for equal groups', () => {
  const times = Array.from({ length: 500 }, (_, at) => 100 + ((at * 7919) % 50))
  expect(rankTest(times, times)).toEqual({ above: 0.5, ratio: 1 })
  expect(
    rankTest(
      times.map((time) => time * 1.1),
      times,
    ).above,
  ).toBeGreaterThan(0.6)
  expect(rankTest([1, 2], [3, 4])).toEqual({ above: 0, ratio: 0.5 })
})
