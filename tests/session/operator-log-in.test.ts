import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { auditLog } from '../../demo/server/core/documents/audit.table'
import { minute } from '../../demo/server/core/time/business-time'
import { db } from '../../demo/server/core/database/db'
import { secretKeys, unsealed } from '../../demo/server/core/security/sealed-secret'
import { createOperator } from '../../demo/server/session/operator/operator-accounts'
import { demoOperator } from '../../demo/server/session/operator/operator.seed'
import {
  operator,
  operatorRecoveryCode,
  operatorSession,
} from '../../demo/server/session/operator/operator.table'
import { stepOf } from '../../demo/server/session/operator/second-factor'
import { missing } from '../../demo/server/welcome'
import { openTestbed } from '../server/testbed'
import { operatorVisit } from './operator-visit'

const bed = await openTestbed('open')
const shop = await openTestbed('open', { demo: false })
const password = 'korund-und-kegel-7'
// A time within a TOTP step, so that no test crosses into the next one.
const noon = Date.UTC(2026, 10, 27, 4, 0, 10)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  await bed.reset()
  await shop.inside(() => createOperator({ account: 'lin', password }, 1_000))
})
afterEach(() => vi.useRealTimers())

const codeAt = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 })
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

const secretOn = (page: string) => /<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1]?.replaceAll(' ', '') ?? ''
const recoveryOn = (page: string) => page.match(/[A-Z2-7]{4}(-[A-Z2-7]{4}){3}/g) ?? []
const actions = () =>
  bed.inside(async () =>
    (await db().select().from(auditLog).where(eq(auditLog.entity, 'operator'))).map(({ action }) => action),
  )

/** Creates an operator of a production shop with a second factor. */
async function enrolled() {
  const visit = operatorVisit(shop)
  await visit.logIn(password, 'lin')
  const secret = secretOn(await visit.page())
  const answer = await visit.form('login/enrolment', { code: codeAt(secret) })
  expect(answer.status).toBe(200)
  return { visit, secret, recovery: recoveryOn(await answer.text()) }
}

/** Logs in with a password up to the request for a code. */
async function asked() {
  const visit = operatorVisit(shop)
  expect((await visit.logIn(password, 'lin')).status).toBe(303)
  return visit
}
const isIn = async (visit: ReturnType<typeof operatorVisit>) =>
  (await visit.page()).includes('Enterprise memberships')

test('accepts the codes of RFC 6238', () => {
  const secret = Secret.fromUTF8('12345678901234567890').base32
  // The last six of the RFC's eight digits.
  expect(stepOf(secret, '287082', 59_000)).toBe(1)
  expect(stepOf(secret, '081804', 1_111_111_109_000)).toBe(37_037_036)
  expect(stepOf(secret, '353130', 20_000_000_000_000)).toBe(666_666_666)
  expect(stepOf(secret, '287083', 59_000)).toBeUndefined()
})

describe('with a key, the database alone reveals no second factor', () => {
  const [key, newKey] = secretKeys([btoa('k'.repeat(32)), btoa('n'.repeat(32))])
  const storedSecrets = () =>
    shop.inside(async () =>
      (await db().select().from(operator)).flatMap(({ totpSecret }) => totpSecret ?? []),
    )
  const codeTaken = async (secret: string) => {
    later(30)
    const visit = await asked()
    const answer = await visit.form('login/code', { code: codeAt(secret) })
    return { status: answer.status, message: await answer.text() }
  }
  /** Returns the messages at the server's start. */
  const lines = () => shop.inside(() => missing(shop.config))
  const useKeys = (...keys: (typeof key)[]) => (shop.config.secretKeys = keys.flatMap((each) => each ?? []))
  afterEach(() => useKeys())

  test('encrypts the secret for its owner and accepts its codes', async () => {
    useKeys(key)
    const { secret } = await enrolled()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const [stored = ''] = await storedSecrets()
    expect(stored).toMatch(/^sealed:/)
    expect(stored).not.toContain(secret)
    expect((await codeTaken(secret)).status).toBe(303)
    // The secret of another operator's row cannot be decrypted either.
    await expect(unsealed(stored, 'another', shop.config.secretKeys)).resolves.toBeUndefined()
  })

  test('encrypts a plain secret, or one of an old key, at the next code', async () => {
    const { secret } = await enrolled()
    expect(await storedSecrets()).toEqual([secret])
    useKeys(key)
    expect((await codeTaken(secret)).status).toBe(303)
    expect(await storedSecrets()).toEqual([expect.stringMatching(/^sealed:/)])
    useKeys(newKey, key)
    expect((await codeTaken(secret)).status).toBe(303)
    useKeys(newKey)
    expect((await codeTaken(secret)).status).toBe(303)
  })

  test('an enrolment that was open at a key change starts with a new secret', async () => {
    useKeys(key)
    const visit = await asked()
    const begun = secretOn(await visit.page())
    expect(secretOn(await visit.page())).toBe(begun)
    // Only pages with menus have links to the content.
    expect(await visit.page()).not.toContain('#content')
    useKeys(newKey)
    expect((await lines()).join()).not.toContain('does not open')
    const fresh = secretOn(await visit.page())
    expect(fresh).not.toBe(begun)
    expect((await visit.form('login/enrolment', { code: codeAt(fresh) })).status).toBe(200)
  })

  test('without the key no code is accepted, and the page and the startup log give the reason', async () => {
    useKeys(key)
    const { secret, recovery } = await enrolled()
    expect((await lines()).join()).not.toContain('SECRETS_KEY')
    useKeys(newKey)
    const { status, message } = await codeTaken(secret)
    expect([status, message]).toEqual([503, expect.stringContaining('The server lacks the key')])
    expect((await lines()).join()).toContain('does not open the second factors of operators (1)')
    // Recovery codes work without the key.
    const visit = await asked()
    expect((await visit.form('login/code', { code: recovery[0] ?? '' })).status).toBe(303)
    useKeys()
    expect((await lines()).join()).toContain('SECRETS_KEY is not set')
  })
})

describe('the second factor of a production shop', () => {
  test('must be set up before any other page', async () => {
    const visit = await asked()
    const page = await visit.page()
    expect(page).toMatch(/<svg[^>]*viewBox/)
    expect(page).not.toContain('Enterprise memberships')
    expect(page).not.toMatch(/<script|style="|<img/)
    for (const path of ['operators/add', 'own-account/password', 'act/memberships/takeUp/1', 'login/code'])
      expect([path, (await visit.form(path)).status]).toEqual([path, 401])
    expect((await visit.form('login/enrolment', { code: '000000' })).status).toBe(401)
    expect(await isIn(visit)).toBe(false)
    const answer = await visit.form('login/enrolment', { code: codeAt(secretOn(page)) })
    const codes = recoveryOn(await answer.text())
    expect(new Set(codes).size).toBe(10)
    expect(await isIn(visit)).toBe(true)
    expect(await visit.page()).not.toContain(codes[0])
  })

  test('is required at each login, after the right password', async () => {
    const { secret } = await enrolled()
    const wrong = operatorVisit(shop)
    const refused = await (await wrong.logIn('korund-und-kegel-8', 'lin')).text()
    expect(refused).not.toContain('authenticator')
    const visit = await asked()
    const page = await visit.page()
    expect(page).toContain('six digits that your authenticator app shows')
    expect(page).not.toContain(secret)
    expect((await visit.form('login/enrolment', { code: codeAt(secret, 30) })).status).toBe(401)
    expect((await visit.form('login/code', { code: '000000' })).status).toBe(401)
    expect(await isIn(visit)).toBe(false)
    const before = visit.cookie()
    later(30)
    expect((await visit.form('login/code', { code: codeAt(secret) })).status).toBe(303)
    expect([await isIn(visit), visit.cookie() === before]).toEqual([true, false])
    expect(await actions()).toEqual(
      expect.arrayContaining(['enrolSecondFactor', 'wrongPassword', 'wrongCode', 'logIn']),
    )
  })

  test.each([
    [-60, 401],
    [-30, 303],
    [0, 303],
    [30, 303],
    [60, 401],
  ])('answers a code %i seconds off with %i', async (seconds, status) => {
    const { secret } = await enrolled()
    later(600)
    const visit = await asked()
    expect((await visit.form('login/code', { code: codeAt(secret, seconds) })).status).toBe(status)
  })

  test('accepts a code once, even for parallel logins, and no older code afterwards', async () => {
    const { secret } = await enrolled()
    later(600)
    const visits = [await asked(), await asked(), await asked()]
    const code = codeAt(secret)
    const answers = await Promise.all(visits.map((visit) => visit.form('login/code', { code })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 401, 401])
    const old = await asked()
    expect((await old.form('login/code', { code: codeAt(secret, -30) })).status).toBe(401)
  })

  test('limits attempts at codes from one address and from many', async () => {
    const { secret } = await enrolled()
    later(600)
    const visit = await asked()
    for (let at = 0; at < 5; at++) await visit.form('login/code', { code: '000000' })
    const answer = await visit.form('login/code', { code: codeAt(secret) })
    expect([answer.status, (await answer.text()).includes('Too many attempts')]).toEqual([429, true])
    for (let at = 0; at < 15; at++) {
      later(20 * 60)
      const again = await asked()
      await again.form('login/code', { code: '000000' })
    }
    later(20 * 60)
    const last = await asked()
    expect((await last.form('login/code', { code: codeAt(secret) })).status).toBe(429)
  })

  test('accepts a recovery code once', async () => {
    const { recovery } = await enrolled()
    const [code = ''] = recovery
    const visits = [await asked(), await asked()]
    const answers = await Promise.all(
      visits.map((visit) => visit.form('login/code', { code: code.toLowerCase() })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 401])
    expect(await bed.inside(() => db().$count(operatorRecoveryCode))).toBe(9)
    expect(await actions()).toContain('useRecoveryCode')
  })

  test('writes no secret, code or password to the log or the audit log', async () => {
    const { secret, recovery } = await enrolled()
    const visit = await asked()
    await visit.form('login/code', { code: recovery[0] ?? '' })
    const stored = JSON.stringify([
      shop.lines,
      await bed.inside(() => db().select().from(auditLog)),
      await bed.inside(() => db().select().from(operatorRecoveryCode)),
    ])
    for (const word of [secret, password, ...recovery, ...recovery.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(word)
  })
})

describe('the second factor of the demo', () => {
  test('is required only after an operator has set it up', async () => {
    const visit = operatorVisit(bed)
    await visit.logIn()
    expect(await isIn(visit)).toBe(true)
    const secret = secretOn(await (await visit.form('own-account/begin')).text())
    expect((await visit.form('own-account/enrol', { code: '000000' })).status).toBe(422)
    const done = await visit.form('own-account/enrol', { code: codeAt(secret) })
    expect(recoveryOn(await done.text())).toHaveLength(10)
    expect(await isIn(visit)).toBe(true)
    const again = operatorVisit(bed)
    await again.logIn()
    expect(await isIn(again)).toBe(false)
    // The test moved the server's clock, but not the phone's.
    bed.wait(90 * minute)
    later(30)
    const moved = operatorVisit(bed)
    await moved.logIn()
    expect((await moved.form('login/code', { code: codeAt(secret) })).status).toBe(303)
  })
})

describe('sessions', () => {
  const idle = bed.config.operatorIdle

  test('end after their idle time and continue while they are used', async () => {
    const visit = operatorVisit(bed)
    await visit.logIn()
    for (let at = 0; at < 3; at++) {
      bed.wait(idle - minute)
      expect(await isIn(visit)).toBe(true)
    }
    bed.wait(idle)
    expect(await isIn(visit)).toBe(false)
  })

  test('are listed for their owner, who can end the others, also by a new password', async () => {
    const [one, two, three] = [operatorVisit(bed), operatorVisit(bed), operatorVisit(bed)]
    for (const visit of [one, two]) await visit.logIn()
    expect((await one.page('/demo/operator/own-account?lang=en')).match(/last used/g)).toHaveLength(2)
    const fields = { current: demoOperator.password, password, again: password }
    for (const [field, value, words] of [
      ['current', 'operate', 'The present password is wrong'],
      ['again', 'korund', 'The two new passwords differ'],
    ] as const) {
      const answer = await one.form('own-account/password', { ...fields, [field]: value })
      expect([answer.status, (await answer.text()).includes(words)]).toEqual([422, true])
    }
    expect((await one.form('own-account/password', fields)).status).toBe(303)
    expect([await isIn(one), await isIn(two)]).toEqual([true, false])
    expect((await three.logIn()).status).toBe(401)
    expect((await three.logIn(password)).status).toBe(303)
    expect((await one.form('own-account/others')).status).toBe(303)
    expect([await isIn(one), await isIn(three)]).toEqual([true, false])
  })

  test('end when the operator is locked; only the right password shows the reason', async () => {
    const visit = operatorVisit(bed)
    await visit.logIn()
    await bed.inside(() =>
      db().update(operator).set({ lockedAt: new Date() }).where(eq(operator.id, 'operator')),
    )
    expect(await isIn(visit)).toBe(false)
    expect(await (await visit.logIn('wrong')).text()).not.toContain('locked')
    const answer = await visit.logIn()
    expect([answer.status, (await answer.text()).includes('This account is locked')]).toEqual([401, true])
    expect(await bed.inside(() => db().$count(operatorSession))).toBe(1)
  })
})
