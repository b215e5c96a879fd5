import { beforeEach, describe, expect, test, vi } from 'vitest'
import { day, hour, minute } from '../../demo/server/core/time/business-time'
import { db } from '../../demo/server/core/database/db'
import { limitKey } from '../../demo/server/core/security/limit-key'
import { outbox } from '../../demo/server/session/outbox/outbox.table'
import { outboxMessenger } from '../../demo/server/session/outgoing/outbox-messenger'
import { forgetOldCodes } from '../../demo/server/session/verify-code/codes'
import { codeTurn, verifyCode } from '../../demo/server/session/verify-code/verify-code.table'
import { isCallError } from '../../src/core/api/call-error'
import { forgetByPhone } from '../../src/session/password-reset/password-reset.contract'
import { signInByPhone } from '../../src/session/sign-in/phone-sign-in.contract'
import { captchaPicture } from '../../src/session/sign-in/captcha.contract'
import { getCheckCode, getEmailCode, getPhoneCheck } from '../../src/session/verify-code/verify-code.contract'
import { fixedCode, openTestbed } from '../server/testbed'
import { askForCode, bed, captcha, from, lastMessage, otherThan, smsCode } from './code-bed'

const known = '13800001002'
const unknown = '13900009999'
beforeEach(() => bed.reset())

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'allowed',
    (error: unknown) => (isCallError(error) ? `${error.code} ${error.title}` : String(error)),
  )
const logIn = (phone: string, code: string) =>
  refusalOf(bed.call(signInByPhone, { query: {}, body: { phone, smsCode: code } }))

describe('sending a code', () => {
  test('stores the six digits only in the outbox in plain text', async () => {
    const code = await smsCode(known, 'login')
    expect(code).toMatch(/^\d{6}$/)
    expect(await lastMessage(known)).toBe(
      `【禾拓工采】验证码 ${code}，用于登录，5 分钟内有效。请勿告诉他人。`,
    )
    const rows = await bed.inside(() => db().select().from(verifyCode))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('writes the message in the language of the page', async () => {
    await bed.call(
      getEmailCode,
      { query: { email: 'A@b.cn', scene: 'register', ...(await captcha()) } },
      { language: 'en' },
    )
    expect(await lastMessage('a@b.cn')).toMatch(/is your code to register\. It is valid for 5 minutes/)
  })

  test('invalidates the code before', async () => {
    const first = await smsCode(known, 'login')
    bed.wait(minute)
    const second = await smsCode(known, 'login')
    expect(first).not.toBe(second)
    expect(await logIn(known, first)).toBe('422 验证码错误或已过期')
    expect(await logIn(known, second)).toBe('allowed')
  })

  test('requires a new captcha for each code', async () => {
    const query = { phone: known, scene: 'login' as const }
    expect(await refusalOf(bed.call(getCheckCode, { query }))).toBe('428 请输入验证码')
    const one = await captcha()
    await bed.call(getCheckCode, { query: { ...query, ...one } })
    bed.wait(minute)
    expect(await refusalOf(bed.call(getCheckCode, { query: { ...query, ...one } }))).toBe(
      '428 验证码错误或已过期',
    )
    expect(await bed.inside(() => db().$count(outbox))).toBe(1)
  })

  test('allows one a minute, five an hour and ten a day for a phone, for any purpose', async () => {
    let calls = 0
    const send = async () =>
      (await askForCode(known, calls % 2 ? 'login' : 'forget', from(`10.0.0.${++calls}`))).code
    expect(await send()).toBe(200)
    bed.wait(minute - 1000)
    expect(await send()).toBe(429)
    for (let at = 0; at < 4; at++) {
      bed.wait(minute)
      expect(await send()).toBe(200)
    }
    bed.wait(minute)
    expect(await send()).toBe(429)
    bed.wait(hour)
    for (let at = 0; at < 5; at++) {
      expect(await send()).toBe(200)
      bed.wait(minute)
    }
    bed.wait(2 * hour)
    expect(await send()).toBe(429)
    bed.wait(day)
    expect(await send()).toBe(200)
  })

  test('treats a phone with a country prefix as the same phone', async () => {
    expect((await askForCode(known, 'login')).code).toBe(200)
    for (const same of [`+86${known}`, `0086${known}`]) {
      expect((await askForCode(same, 'login')).code).toBe(429)
    }
  })

  test('allows twenty codes an hour for one address, and returns the delay', async () => {
    for (let at = 0; at < 20; at++) {
      const answer = await askForCode(`1380001${1000 + at}`, 'register', from('203.0.113.7'))
      expect(answer.code).toBe(200)
    }
    const late = await askForCode('13800019999', 'register', {
      headers: { 'X-Forwarded-For': '198.51.100.1, 203.0.113.7' },
    })
    expect(late.code).toBe(429)
    expect(late.message).toMatch(/^操作过于频繁，请 3,[56]\d\d 秒后再试$/)
    expect((await askForCode('13800019999', 'register', from('203.0.113.8'))).code).toBe(200)
  })

  test('ignores forwarded addresses without a trusted proxy', async () => {
    const direct = await openTestbed('open')
    await direct.reset()
    const codes: number[] = []
    for (let at = 0; at < 21; at++) {
      const key = crypto.randomUUID()
      await direct.ask(captchaPicture, { query: { key } })
      const query = {
        phone: `1380002${1000 + at}`,
        scene: 'login' as const,
        captchaKey: key,
        captcha: fixedCode,
      }
      codes.push((await (await direct.ask(getCheckCode, { query }, from(`10.2.0.${at}`))).json()).code)
    }
    expect(codes).toEqual([...Array(20).fill(200), 429])
  })

  test('sends one of twenty parallel requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => askForCode(known, 'login', from(`10.1.0.${at}`))),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(await bed.inside(() => db().$count(outbox))).toBe(1)
  })

  test.each(['138', '12345678901x', '+8612', '010-12345678'])('rejects the phone %s', async (phone) => {
    expect(await askForCode(phone, 'login')).toMatchObject({ code: 400, message: '手机号格式错误' })
  })

  test.each(['a', 'a@b, c@d', 'a@b\r\nBcc: c@d', '@', 'a@b@c', `${'a'.repeat(250)}@b.cn`])(
    'rejects the address %j',
    async (email) => {
      const query = { email, scene: 'register' as const, ...(await captcha()) }
      expect(await refusalOf(bed.call(getEmailCode, { query }))).toMatch(/^400 /)
      expect(await bed.inside(() => db().$count(outbox))).toBe(0)
    },
  )
})

describe('a code', () => {
  test('expires after five minutes', async () => {
    const code = await smsCode(known, 'login')
    bed.wait(5 * minute)
    expect(await logIn(known, code)).toBe('422 验证码错误或已过期')
  })

  test('allows five attempts', async () => {
    const code = await smsCode(known, 'login')
    for (let at = 0; at < 5; at++) expect(await logIn(known, otherThan(code))).toBe('422 验证码错误或已过期')
    expect(await logIn(known, code)).toBe('422 验证码错误或已过期')
  })

  test('cannot be guessed', async () => {
    const code = Number(await smsCode(known, 'login'))
    const count = process.env.TEST_ALL ? 1_000 : 200
    // The guesses include the correct code.
    const guesses = Array.from(
      { length: count },
      (_, at) => (code + 1_000_000 - count * 0.9 + at) % 1_000_000,
    )
    const answers: string[] = []
    // Batches small enough that the server does not reject them as too busy.
    for (let at = 0; at < guesses.length; at += 5) {
      const some = guesses.slice(at, at + 5)
      answers.push(...(await Promise.all(some.map((guess) => logIn(known, String(guess).padStart(6, '0'))))))
    }
    expect(new Set(answers)).toEqual(new Set(['422 验证码错误或已过期']))
  })

  test('is accepted once in parallel requests', async () => {
    const code = await smsCode(known, 'login')
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(known, code)))
    expect(answers.filter((answer) => answer === 'allowed')).toHaveLength(1)
    expect(await logIn(known, code)).toBe('422 验证码错误或已过期')
  })

  test('is rejected for another phone and another purpose', async () => {
    const code = await smsCode(known, 'login')
    await smsCode(unknown, 'login')
    await bed.inside(() => db().update(verifyCode).set({ tries: 0 }))
    expect(await logIn('13800001001', code)).toBe('422 验证码错误或已过期')
    const body = { phone: known, smsCode: code, password: 'another1' }
    expect(await refusalOf(bed.call(forgetByPhone, { body }))).toBe('422 验证码错误或已过期')
    expect(await logIn(known, code)).toBe('allowed')
  })

  test('is deleted after a day, with its counters', async () => {
    await smsCode(known, 'login')
    bed.wait(day + hour)
    await smsCode(unknown, 'login')
    await bed.inside(forgetOldCodes)
    expect(await bed.inside(() => db().select({ target: verifyCode.target }).from(verifyCode))).toEqual([
      { target: unknown },
    ])
    const storedRows = await bed.inside(() =>
      db().select({ key: codeTurn.key }).from(codeTurn).orderBy(codeTurn.key),
    )
    expect(storedRows.map(({ key }) => key)).toEqual([
      limitKey('codeSent', { address: 'unknown' }),
      limitKey('codeSent', { target: unknown }),
    ])
  })
})

describe('the registration of a phone', () => {
  test('is not revealed by any response before the code', async () => {
    const bodies: string[] = []
    for (const phone of [known, unknown]) {
      const all = [
        await askForCode(phone, 'login'),
        await (await bed.ask(getPhoneCheck, { path: { phone } })).json(),
        await (await bed.ask(signInByPhone, { query: {}, body: { phone, smsCode: '000000' } })).json(),
        await (
          await bed.ask(forgetByPhone, { body: { phone, smsCode: '000000', password: 'another1' } })
        ).json(),
      ]
      bodies.push(JSON.stringify(all))
    }
    expect(bodies[0]).toBe(bodies[1])
  })

  test('is not revealed by the work for a wrong code', async () => {
    const derive = vi.spyOn(crypto.subtle, 'deriveBits')
    const work: string[] = []
    await smsCode(known, 'login')
    derive.mockClear()
    for (const phone of [known, unknown]) {
      await logIn(phone, '000000')
      work.push(derive.mock.calls.map(([how]) => JSON.stringify(how).replace(/"salt":{.*?}/, '')).join())
      derive.mockClear()
    }
    derive.mockRestore()
    expect(work[0]).toContain('10000')
    expect(work[0]).toBe(work[1])
  })

  test('is revealed to a client with the right code', async () => {
    expect(await logIn(unknown, await smsCode(unknown, 'login'))).toBe('404 该手机号尚未注册')
  })

  test('can be requested twenty times, then 429', async () => {
    const answers = []
    for (let at = 0; at < 21; at++) {
      answers.push(await refusalOf(bed.call(getPhoneCheck, { path: { phone: `1380000${1000 + at}` } })))
    }
    expect(answers.slice(0, 20)).toEqual(Array(20).fill('allowed'))
    expect(answers[20]).toMatch(/^429 /)
  })
})

describe('the outbox', () => {
  const page = () => bed.app.request('http://localhost:4173/demo/outbox')

  test('shows the latest message first, as text', async () => {
    await smsCode(known, 'login')
    await bed.inside(() =>
      db().insert(outbox).values({ channel: 'email', target: '<b>x', template: 't', payload: '<script>' }),
    )
    const html = await (await page()).text()
    expect(html.indexOf('&lt;script&gt;')).toBeLessThan(html.indexOf(known))
    expect(html).toContain('&lt;b&gt;x')
  })

  test('exists only in the demo', async () => {
    const real = await openTestbed('bare', { demo: false })
    expect((await real.app.request('http://localhost:4173/demo/outbox')).status).toBe(404)
  })

  test('logs a new message without its code and with a masked recipient', async () => {
    const lines: string[] = []
    const log = { info: (line: string) => void lines.push(line), error: () => {} }
    const send = (channel: 'sms' | 'email', target: string) =>
      outboxMessenger(log)(
        {
          channel,
          target,
          template: 'code-login',
          values: { code: '1', minutes: '5' },
          subject: 'S',
          text: 'T',
        },
        channel === 'sms' ? '1' : '2',
      )
    await bed.inside(() => send('sms', known))
    await bed.inside(() => send('email', 'zhou@example.com'))
    expect(lines).toEqual([
      'outbox: sms to 138****1002: code-login',
      'outbox: email to z***@example.com: code-login',
    ])
  })
})
