import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notify } from '../../demo/server/account/reminders/notify'
import { hour, minute } from '../../demo/server/core/time/business-time'
import type { Config } from '../../demo/server/core/config/config'
import { db, tx } from '../../demo/server/core/database/db'
import { desks } from '../../demo/server/core/operator/desk'
import type { Message } from '../../demo/server/session/outgoing/messenger'
import { messengerOf } from '../../demo/server/session/outgoing/messenger'
import { outgoing } from '../../demo/server/session/outgoing/outgoing.table'
import { queueMessage } from '../../demo/server/session/outgoing/queue-message'
import { mostTries, sendMessages } from '../../demo/server/session/outgoing/send-messages'
import { job } from '../../demo/server/session/outgoing/send-messages.job'
import { outbox } from '../../demo/server/session/outbox/outbox.table'
import { settings, updateSettings } from '../../src/account/settings/settings.contract'
import { getCheckCode } from '../../src/session/verify-code/verify-code.contract'
import { runOnSignal } from '../server/job-on-signal'
import { openTestbed } from '../server/testbed'
import { bed, captcha, smsCode } from './code-bed'
import { portOf } from '../server/port-of'
import { soon } from '../soon'

const phone = '13800001002'
const message: Message = {
  channel: 'sms',
  target: phone,
  template: 'code-login',
  values: { code: '123456', minutes: '5' },
  subject: 'S',
  text: 'Your code is 123456.',
}
const withGateway: Config = {
  ...bed.config,
  messageGateway: { url: 'https://messages.example.com/send', key: 'secret' },
}
const lines: string[] = []
const log = { info: () => {}, error: (line: string) => void lines.push(line) }

beforeEach(async () => {
  await bed.reset()
  lines.length = 0
})
afterEach(() => vi.unstubAllGlobals())

/** Creates a gateway with a configurable response that records its messages. */
function gateway(answer: () => Response | Promise<Response> = () => new Response('', { status: 202 })) {
  const handed: { headers: Headers; body: string }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    // A request that an earlier test file left behind.
    if (url !== withGateway.messageGateway?.url) return new Response('', { status: 404 })
    const request = new Request(url, init)
    handed.push({ headers: request.headers, body: await request.text() })
    return answer()
  })
  return handed
}
const failing = () => new Response('', { status: 500 })

const queue = (goodFor?: number) => bed.inside(() => tx(() => queueMessage(message, goodFor)))
const send = (config = withGateway) => bed.inside(() => sendMessages(config, log))
const rows = () => bed.inside(() => db().select().from(outgoing))

describe('a message', () => {
  test('is sent to the gateway with key and id, and then deleted', async () => {
    const handed = gateway()
    const id = await queue()
    expect(await send()).toBe(1)
    expect(handed.map(({ body }) => body)).toEqual([JSON.stringify(message)])
    expect(handed[0]?.headers.get('authorization')).toBe('Bearer secret')
    expect(handed[0]?.headers.get('idempotency-key')).toBe(id)
    expect([await send(), await rows(), lines]).toEqual([0, [], []])
  })

  test('of a rolled-back transaction is never sent', async () => {
    const undone = bed.inside(() =>
      tx(async () => {
        await queueMessage(message)
        throw new Error('undone')
      }),
    )
    await expect(undone).rejects.toThrow('undone')
    expect(await send()).toBe(0)
  })

  test('is retried after a failure with increasing delays and the same id', async () => {
    const handed = gateway(failing)
    const id = await queue()
    const waits: number[] = []
    for (let tries = 1; tries <= 6; tries++) {
      await send()
      const [row] = await rows()
      expect(row).toMatchObject({ id, tries, fault: 'the gateway answered 500', diedAt: null })
      waits.push((row?.nextAt.getTime() ?? 0) - Date.now())
      expect(await send()).toBe(0)
      await bed.inside(() =>
        db()
          .update(outgoing)
          .set({ nextAt: new Date(0) }),
      )
    }
    expect(new Set(handed.map(({ headers }) => headers.get('idempotency-key')))).toEqual(new Set([id]))
    expect(handed).toHaveLength(6)
    for (const [at, wait] of waits.entries()) {
      expect(wait).toBeGreaterThan(1_000 * 2 ** at)
      expect(wait).toBeLessThan(2_500 * 2 ** at + 1_000)
    }
    gateway()
    expect(await send()).toBe(1)
  })

  test('is sent by only one of several servers', async () => {
    const handed = gateway()
    for (let at = 0; at < 10; at++) await queue()
    const left = await Promise.all(Array.from({ length: 4 }, () => send()))
    expect(left.reduce((sum, count) => sum + count)).toBe(10)
    expect(new Set(handed.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(10)
    expect(handed).toHaveLength(10)
  })

  test('of a stopped server is sent by another', async () => {
    const handed = gateway(() => new Promise(() => {}))
    await queue()
    void send()
    await soon(() => expect(handed).toHaveLength(1))
    const others = gateway()
    expect(await send()).toBe(0)
    bed.wait(minute)
    expect(await send()).toBe(1)
    expect(others[0]?.headers.get('idempotency-key')).toBe(handed[0]?.headers.get('idempotency-key'))
  })

  test('is not sent after it has expired, and its text is deleted', async () => {
    const handed = gateway(failing)
    await queue(5 * minute)
    await send()
    bed.wait(5 * minute)
    gateway()
    expect(await send()).toBe(0)
    expect([handed.length, await rows()]).toEqual([1, []])
    expect(lines.join()).toMatch(
      /code-login to 138\*\*\*\*1002\) was not sent in time: the gateway answered 500/,
    )
    expect(lines.join()).not.toMatch(/123456|13800001002/)
  })
})

describe('a message after its last retry', () => {
  const desk = desks.get('undelivered')
  beforeEach(async () => {
    gateway(failing)
    await queue()
    for (let tries = 0; tries < mostTries; tries++) {
      await send()
      bed.wait(2 * hour)
    }
  })
  const waiting = async () => (await bed.inside(async () => desk?.waiting())) ?? []
  const act = async (action: string) => {
    const [row] = await waiting()
    await bed.inside(() => tx(async () => desk?.actions[action]?.act(row?.id ?? '', {})))
  }

  test('logs its first failure and its end, waits at the desk and is not retried', async () => {
    const which = 'message \\d+ \\(code-login to 138\\*\\*\\*\\*1002\\)'
    expect(lines).toEqual([
      expect.stringMatching(`^${which} could not be sent and will be tried again: the gateway answered 500$`),
      expect.stringMatching(`^${which} was given up after 12 tries: `),
    ])
    const [row] = await waiting()
    expect(row).toMatchObject({ actions: ['resend', 'discard'] })
    expect(JSON.stringify(row)).toContain('the gateway answered 500')
    expect(JSON.stringify(row)).not.toMatch(/13800001002|123456/)
    gateway()
    bed.wait(24 * hour)
    expect(await send()).toBe(0)
    const { undelivered } = await (await bed.app.request('http://localhost:4173/health')).json()
    expect(undelivered).toBe(1)
  })

  test('can be sent again by the operator', async () => {
    const handed = gateway()
    await act('resend')
    expect(await send()).toBe(1)
    expect([handed.length, await waiting(), await rows()]).toEqual([1, [], []])
  })

  test('can be discarded by the operator', async () => {
    await act('discard')
    expect(await rows()).toEqual([])
  })
})

describe('a verification code', () => {
  const ask = async (at: typeof bed) =>
    at.ask(getCheckCode, { query: { phone, scene: 'login', ...(await captcha()) } })

  test('is sent at once and not stored in plain text afterwards', async () => {
    const code = await smsCode(phone, 'login')
    expect(code).toMatch(/^\d{6}$/)
    expect(await rows()).toEqual([])
  })

  test('is retried while it is valid if the gateway fails', async () => {
    const real = await openTestbed('open', {
      trustProxy: true,
      messageGateway: { url: 'https://messages.example.com/send', key: 'secret' },
    })
    gateway(failing)
    expect(await (await ask(real)).json()).toMatchObject({ code: 200, data: { countdown: 60 } })
    const [row] = await rows()
    expect(row).toMatchObject({ tries: 1, template: 'code-login' })
    expect(row?.goodUntil?.getTime()).toBeCloseTo(Date.now() + 5 * minute, -4)
    const handed = gateway()
    bed.wait(minute)
    expect(await send()).toBe(1)
    expect(handed[0]?.body).toContain(row?.values.code)
  })

  test('is refused with 503 without a gateway', async () => {
    const real = await openTestbed('open', { trustProxy: true, demo: false })
    expect(await (await ask(real)).json()).toMatchObject({ code: 503, message: '未配置短信与邮件服务' })
    expect(await rows()).toEqual([])
  })
})

describe('reminders by e-mail', () => {
  const tell = (topic: 'trade' | 'money') =>
    bed.inside(() =>
      tx(() => notify({ to: ['10002'], topic, title: ['已发货', 'Shipped'], content: ['单号 1', 'No. 1'] })),
    )
  const choose = async (topics: number[]) => {
    const token = await bed.login('retail')
    const { noticesWanted } = await bed.call(settings, {}, { token })
    await bed.call(
      updateSettings,
      { body: { noticesWanted, noticesByEmail: topics, passwordFreeLimit: '0' } },
      { token },
    )
  }
  const mails = () => bed.inside(() => db().select().from(outbox).where(eq(outbox.channel, 'email')))

  test('are sent as soon as the reminder is written', async () => {
    await choose([10])
    runOnSignal(job, bed)
    await tell('trade')
    await soon(async () => expect(await mails()).toHaveLength(1))
  })

  test('are sent only for the topics of the account', async () => {
    await tell('trade')
    await choose([10])
    await tell('trade')
    await tell('money')
    expect(await send(bed.config)).toBe(1)
    expect(await mails()).toMatchObject([{ target: 'retail@example.com', template: 'reminder-trade' }])
    await choose([])
    await tell('trade')
    expect(await send(bed.config)).toBe(0)
  })

  test('are offered only if e-mails can be sent', async () => {
    const token = await bed.login('retail')
    expect(await bed.call(settings, {}, { token })).toMatchObject({ noticesByEmail: [] })
    const real = await openTestbed('open', { trustProxy: true, demo: false })
    expect(await real.call(settings, {}, { token })).not.toHaveProperty('noticesByEmail')
  })
})

describe('a mail server', () => {
  const received: string[] = []
  let refuses = false
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      username === 'mall' && password === 'secret'
        ? done(null, { user: username })
        : done(new Error('wrong')),
    onData(stream, _, done) {
      let whole = ''
      stream.on('data', (part: Buffer) => (whole += part.toString()))
      stream.on('end', () => {
        if (refuses) return done(Object.assign(new Error(`no ${phone} here`), { responseCode: 550 }))
        received.push(whole)
        done()
      })
    },
    authOptional: false,
  })
  const port = new Promise<number>((done) => {
    const listening = server.listen(0, '127.0.0.1', () => done(portOf(listening)))
  })
  afterAll(() => new Promise<void>((done) => server.close(() => done())))

  const mail = async (password = 'secret') => ({
    ...bed.config,
    mail: { url: `smtp://mall:${password}@127.0.0.1:${await port}`, from: '禾拓工采 <mall@example.com>' },
  })
  const sending = async (config: Config) =>
    messengerOf('email', config, log)?.({ ...message, channel: 'email', target: 'zhou@example.com' }, '77')

  test('receives an e-mail with its id', async () => {
    await sending(await mail())
    expect(received).toHaveLength(1)
    expect(received[0]).toMatch(/^Message-ID: <77@example\.com>/m)
    expect(received[0]).toMatch(/^To: zhou@example\.com/m)
    expect(received[0]).toContain('Your code is 123456.')
  })

  test('is described only by codes after a refusal', async () => {
    refuses = true
    await expect(sending(await mail())).rejects.toThrow(/^the mail server failed: \w+ 550$/)
    refuses = false
    await expect(sending(await mail('guessed'))).rejects.toThrow(/^the mail server failed: EAUTH 535$/)
    const nowhere = { url: 'smtp://127.0.0.1:1', from: 'a@example.com' }
    await expect(sending({ ...bed.config, mail: nowhere })).rejects.toThrow('the mail server failed: E')
  })
})
