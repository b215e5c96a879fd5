import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isCallError } from '../../src/core/api/call-error'
import { captchaPicture } from '../../src/session/sign-in/captcha.contract'
import { signIn, signOut, userInfo } from '../../src/session/sign-in/sign-in.contract'
import { signInAlias } from '../../src/session/sign-in/sign-in-aliases.contract'
import { auditLog } from '../../demo/server/core/documents/audit.table'
import { day, hour, minute } from '../../demo/server/core/time/business-time'
import { db } from '../../demo/server/core/database/db'
import { customer } from '../../demo/server/session/sign-in/customer.table'
import { session } from '../../demo/server/session/sign-in/session.table'
import { endPersonSessions } from '../../demo/server/session/sign-in/sessions'
import { fixedCode, openTestbed } from './testbed'

const bed = await openTestbed('open')
/** Server behind a proxy that forwards client addresses. */
const strangers = await openTestbed('open', { trustProxy: true })
beforeEach(() => Promise.all([bed.reset(), strangers.reset()]))

const newKey = () => crypto.randomUUID()
async function captcha() {
  const captchaKey = newKey()
  await bed.ask(captchaPicture, { query: { key: captchaKey } })
  return { captchaKey, captcha: fixedCode }
}
/** The second site requires a captcha only after failures. */
const north = { host: 'north.localhost:4173' }
const password = 'demo1234'

async function answerOf(body: Parameters<typeof bed.ask<typeof signIn>>[1]['body'], asking = {}) {
  const answer = await bed.ask(signIn, { body }, asking)
  return { status: answer.status, json: await answer.json() }
}
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'allowed',
    (error: unknown) => (isCallError(error) ? `${error.kind} ${error.code}` : String(error)),
  )

describe('login', () => {
  test('account, password and captcha open a session with the user’s data', async () => {
    const data = await bed.call(signIn, { body: { loginAccount: ' Demo ', password, ...(await captcha()) } })
    expect(data).toMatchObject({ userType: 20, userId: '10001', legalName: '周岚' })
    const user = await bed.call(userInfo, {}, { token: data.token })
    expect(user).toMatchObject({
      id: '10001',
      loginAccount: 'demo',
      customerType: 'corporate',
      hasPayPassword: 10,
    })
    expect(JSON.stringify(user)).not.toMatch(/hash|pbkdf2/i)
  })

  test('the alias path works like the login', async () => {
    const data = await bed.call(signInAlias, {
      body: { loginAccount: 'retail', password, ...(await captcha()) },
    })
    expect(data.userType).toBe(10)
  })

  test('every kind of demo account can log in and reads its own data', async () => {
    const seen: unknown[] = []
    for (const account of ['newbie', 'sub1', 'channel1', 'pending', 'overdue']) {
      const user = await bed.call(userInfo, {}, { token: await bed.login(account) })
      seen.push([
        user.accountKind,
        user.parentId,
        user.needReview,
        user.priceMultiplier,
        user.certState,
        user.hasPayPassword,
      ])
    }
    expect(seen).toEqual([
      ['main', undefined, 20, '1.0000', 0, 20],
      ['sub', '10001', 10, '1.0000', 20, 10],
      ['channel', '10001', 20, '1.0800', 20, 10],
      ['main', undefined, 20, '1.0000', 10, 10],
      ['main', undefined, 20, '1.0000', 20, 10],
    ])
  })

  test('answers a wrong password and an unknown account with the same 401', async () => {
    const wrong = await answerOf({ loginAccount: 'demo', password: 'wrong', ...(await captcha()) })
    const unknown = await answerOf({ loginAccount: 'nobody', password: 'wrong', ...(await captcha()) })
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({ status: 401, json: { code: 401, error: '账号或密码错误', data: null } })
  })

  test('hashes once with equal rounds for known and unknown accounts', async () => {
    const derive = vi.spyOn(crypto.subtle, 'deriveBits')
    const rounds: unknown[] = []
    for (const loginAccount of ['demo', 'nobody']) {
      await answerOf({ loginAccount, password: 'wrong', ...(await captcha()) })
      rounds.push(derive.mock.calls.map(([how]) => JSON.stringify(how).replace(/"salt":{.*?}/, '')))
      derive.mockClear()
    }
    derive.mockRestore()
    expect(rounds[0]).toHaveLength(1)
    expect(rounds[0]).toEqual(rounds[1])
  })

  test('reports every empty field', async () => {
    const empty = await answerOf({ loginAccount: ' ', password: '' })
    expect(empty.json).toMatchObject({ code: 400, message: '请输入用户名' })
    expect(empty.json.errors).toEqual([
      { path: 'loginAccount', message: '请输入用户名' },
      { path: 'password', message: '请输入密码' },
    ])
  })

  test('a closed account is reported only with the right password', async () => {
    await bed.inside(() => db().update(customer).set({ status: 20 }).where(eq(customer.id, '10002')))
    const correct = await answerOf({ loginAccount: 'retail', password, ...(await captcha()) })
    expect(correct.json.code).toBe(403)
    const wrong = await answerOf({ loginAccount: 'retail', password: 'x', ...(await captcha()) })
    expect(wrong.json.code).toBe(401)
  })

  test('writes login and logout to the audit log', async () => {
    const { token } = await bed.call(signIn, {
      body: { loginAccount: 'demo', password, ...(await captcha()) },
    })
    await bed.call(signOut, {}, { token })
    const rows = await bed.inside(() => db().select().from(auditLog).orderBy(auditLog.id))
    expect(rows.map(({ actorId, action }) => [actorId, action])).toEqual([
      ['10001', 'login'],
      ['10001', 'logout'],
    ])
  })
})

describe('the captcha', () => {
  test('the default site always requires a captcha and answers 428 without one', async () => {
    const { status, json } = await answerOf({ loginAccount: 'demo', password })
    expect([status, json.code, json.data]).toEqual([200, 428, { needCaptcha: true }])
  })

  test('accepts a captcha for one attempt within two minutes', async () => {
    const once = await captcha()
    const body = { loginAccount: 'demo', password }
    expect((await answerOf({ ...body, ...once, captcha: 'no' })).json).toMatchObject({
      code: 428,
      errors: [{ path: 'captcha' }],
    })
    expect((await answerOf({ ...body, ...once })).json.code).toBe(428)
    const late = await captcha()
    bed.wait(2 * minute)
    expect((await answerOf({ ...body, ...late })).json.code).toBe(428)
    const lower = await captcha()
    expect((await answerOf({ ...body, ...lower, captcha: ` ${fixedCode.toLowerCase()} ` })).json.code).toBe(
      200,
    )
  })

  test('accepts one of twenty parallel attempts with one captcha', async () => {
    const one = await captcha()
    const tries = Array.from({ length: 20 }, () => answerOf({ loginAccount: 'demo', password, ...one }))
    const codes = (await Promise.all(tries)).map(({ json }) => json.code)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
  })

  test('the captcha is a PNG inside an SVG without paths or text, sent with no-store', async () => {
    const answer = await bed.ask(captchaPicture, { query: { key: newKey() } })
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const picture = await answer.text()
    expect(picture).toMatch(
      /^<svg xmlns="[\w:/.]+" width="162" height="63" viewBox="0 0 162 63"><image width="162" height="63" href="data:image\/png;base64,[\w+/=]+"\/><\/svg>$/,
    )
  })

  test('each rendering differs, and their sizes differ by less than 20%', async () => {
    const draw = async () => (await bed.ask(captchaPicture, { query: { key: newKey() } })).text()
    const pictures = await Promise.all(Array.from({ length: 8 }, draw))
    expect(new Set(pictures).size).toBe(pictures.length)
    const sizes = pictures.map(({ length }) => length)
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.2)
  })

  test('rejects a key that could be guessed', async () => {
    expect(await refusalOf(bed.call(captchaPicture, { query: { key: 'short' } }))).toBe('business 400')
  })
})

describe('failed attempts', () => {
  const wrong = (loginAccount: string, extra = {}, headers = {}) =>
    answerOf({ loginAccount, password: 'wrong', ...extra }, { ...north, headers })

  test('another site requires a captcha after three failures of a known or unknown account', async () => {
    for (const account of ['demo', 'nobody']) {
      const codes: number[] = []
      for (let at = 0; at < 4; at++) codes.push((await wrong(account)).json.code)
      expect(codes).toEqual([401, 401, 401, 428])
    }
    expect((await answerOf({ loginAccount: 'demo', password, ...(await captcha()) }, north)).json.code).toBe(
      200,
    )
    expect((await wrong('demo')).json.code).toBe(401)
  })

  test('after five failures each further one doubles the wait, and a login succeeds after it', async () => {
    const fail = async () => wrong('demo', await captcha())
    for (let at = 0; at < 5; at++) expect((await fail()).json.code).toBe(401)
    expect((await fail()).json).toMatchObject({ code: 429, message: '操作过于频繁，请 2 秒后再试' })
    bed.wait(2_000)
    expect((await fail()).json.code).toBe(401)
    expect((await fail()).json.message).toContain('4 秒')
    const correct = async () => answerOf({ loginAccount: 'demo', password, ...(await captcha()) }, north)
    expect((await correct()).json.code).toBe(429)
    bed.wait(4_000)
    expect((await correct()).json.code).toBe(200)
  })

  test('strangers cannot lock an account out', async () => {
    const from = (address: string) => ({ headers: { 'X-Forwarded-For': `1.1.1.1, ${address}` } })
    const body = { loginAccount: 'demo', password: 'wrong' }
    const attempt = async (given: typeof body, address: string) => {
      const captchaKey = newKey()
      await strangers.ask(captchaPicture, { query: { key: captchaKey } }, from(address))
      const full = { ...given, captchaKey, captcha: fixedCode }
      return (await strangers.ask(signIn, { body: full }, from(address))).json()
    }
    for (let at = 0; at < 60; at++) await attempt(body, `10.0.0.${at % 50}`)
    for (let at = 0; at < 10; at++) await attempt(body, '10.0.0.1')
    expect((await attempt(body, '10.0.0.1')).code).toBe(429)
    expect((await attempt({ ...body, password }, '10.0.1.1')).code).toBe(200)
  })

  test('ignores X-Forwarded-For without a trusted proxy', async () => {
    const forged = { 'X-Forwarded-For': '9.9.9.9' }
    for (let at = 0; at < 5; at++) await wrong('demo', await captcha(), { 'X-Forwarded-For': `9.9.9.${at}` })
    expect((await wrong('demo', await captcha(), forged)).json.code).toBe(429)
  })

  test('counts fifty parallel attempts like sequential ones', async () => {
    const tries = Array.from({ length: 50 }, async () => wrong('demo', await captcha()))
    const codes = (await Promise.all(tries)).map(({ json }) => json.code)
    expect(codes.filter((code) => code === 401)).toHaveLength(5)
  })
})

describe('sessions', () => {
  const alive = async (token: string) => (await bed.ask(userInfo, {}, { token })).status === 200

  test('the database stores only a hash, which is no valid token', async () => {
    const token = await bed.login('demo')
    const [row] = await bed.inside(() => db().select().from(session))
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(row)).not.toContain(token)
    expect(await alive(row?.tokenHash ?? '')).toBe(false)
  })

  test('a login within a session replaces it and keeps sessions of other devices', async () => {
    const [first, other] = [await bed.login('demo'), await bed.login('demo')]
    const body = { loginAccount: 'demo', password, ...(await captcha()) }
    const { token } = await bed.call(signIn, { body }, { token: first })
    expect([await alive(first), await alive(other), await alive(token)]).toEqual([false, true, true])
  })

  test('logout ends only its own session', async () => {
    const [one, other] = [await bed.login('demo'), await bed.login('demo')]
    await bed.call(signOut, {}, { token: one })
    expect([await alive(one), await alive(other)]).toEqual([false, true])
    expect(await refusalOf(bed.call(signOut, {}, { token: one }))).toBe('unauthorized 401')
  })

  test('ends after two idle hours, and continues while it is used', async () => {
    const token = await bed.login('demo')
    for (let at = 0; at < 5; at++) {
      bed.wait(2 * hour - minute)
      expect(await alive(token)).toBe(true)
    }
    bed.wait(2 * hour)
    expect(await alive(token)).toBe(false)
  })

  test('ends after seven days of continuous use', async () => {
    const token = await bed.login('demo')
    for (let passed = hour; passed < 7 * day; passed += hour) {
      bed.wait(hour)
      expect(await alive(token)).toBe(true)
    }
    bed.wait(hour)
    expect(await alive(token)).toBe(false)
  })

  test('closing an account ends its sessions', async () => {
    const token = await bed.login('retail')
    await bed.inside(() => db().update(customer).set({ status: 20 }).where(eq(customer.id, '10002')))
    expect(await alive(token)).toBe(false)
  })

  test('a new password ends all sessions except its own', async () => {
    const [mine, other, stranger] = [
      await bed.login('demo'),
      await bed.login('demo'),
      await bed.login('retail'),
    ]
    await bed.inside(() => endPersonSessions('10001', mine))
    expect([await alive(mine), await alive(other), await alive(stranger)]).toEqual([true, false, true])
  })
})
