import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { captchaPicture } from '../../src/session/sign-in/captcha.contract'
import { signIn } from '../../src/session/sign-in/sign-in.contract'
import { proveOneself } from '../../src/account/security/security.contract'
import { forgetByPhone } from '../../src/session/password-reset/password-reset.contract'
import { hashBounds, hashing, hashLoad, hashShare } from '../../demo/server/core/security/hashing'
import { tx } from '../../demo/server/core/database/db'
import { hashPassword, passwordMatches } from '../../demo/server/core/security/password'
import { working } from '../../demo/server/core/observability/work'
import { fixedCode, openTestbed } from './testbed'

const bed = await openTestbed('open', { trustProxy: true })
beforeEach(() => bed.reset())

/** Counts running hashes, each of which lasts until `end` is called. */
function countHashes() {
  const derive = crypto.subtle.deriveBits.bind(crypto.subtle)
  const seen = { underWay: 0, most: 0, all: 0 }
  let end = () => {}
  const ended = new Promise<void>((done) => (end = done))
  const spy = vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation(async (...given) => {
    seen.all++
    seen.most = Math.max(seen.most, ++seen.underWay)
    await ended
    return derive(...given).finally(() => seen.underWay--)
  })
  onTestFinished(() => spy.mockRestore())
  return { seen, end }
}

const logIn = async (loginAccount: string, address: string) => {
  const from = { headers: { 'X-Forwarded-For': address } }
  const captchaKey = crypto.randomUUID()
  await bed.ask(captchaPicture, { query: { key: captchaKey } }, from)
  const body = { loginAccount, password: 'wrong', captchaKey, captcha: fixedCode }
  const answer = await bed.ask(signIn, { body }, from)
  return { status: answer.status, retry: answer.headers.get('Retry-After'), ...(await answer.json()) }
}
const ofOne = hashShare.atOnce + hashShare.waiting

/** Sends parallel logins whose hashes end after all rejected ones are answered. @returns codes of the responses */
async function crowd(size: number, admitted: number, ask: (at: number) => ReturnType<typeof logIn>) {
  const { seen, end } = countHashes()
  const refused: Awaited<ReturnType<typeof logIn>>[] = []
  const answers = Array.from({ length: size }, async (_, at) => {
    const answer = await ask(at)
    if (answer.code !== 401) refused.push(answer)
  })
  await expect.poll(() => refused.length).toBe(size - admitted)
  expect(seen.all).toBeLessThanOrEqual(hashBounds.atOnce)
  end()
  await Promise.all(answers)
  expect(refused).toHaveLength(size - admitted)
  return { seen, refused }
}

test('hashes one of many parallel logins from an IPv6 /64 at a time and refuses the excess with 429', async () => {
  const { seen, refused } = await crowd(40, ofOne, (at) => logIn(`nobody${at}`, `2001:db8::${at + 1}`))
  expect(seen).toEqual({ underWay: 0, most: 1, all: ofOne })
  expect(refused[0]).toMatchObject({
    status: 200,
    code: 429,
    retry: '2',
    message: '您同时发起的请求过多，请稍后再试',
  })
})

test('hashes one of many parallel logins of an account at a time', async () => {
  const { seen } = await crowd(20, ofOne, (at) => logIn('nobody', `10.0.0.${at}`))
  expect(seen).toEqual({ underWay: 0, most: 1, all: ofOne })
})

test('refuses parallel logins beyond the capacity with 503 and code 529', async () => {
  const most = hashBounds.atOnce + hashBounds.waiting
  const { seen, refused } = await crowd(40, most, (at) => logIn(`nobody${at}`, `10.0.0.${at}`))
  expect(seen).toMatchObject({ underWay: 0, all: most })
  expect(refused[0]).toMatchObject({
    status: 503,
    code: 529,
    retry: '2',
    message: '当前访问量较大，请稍后再试',
  })
  expect(hashLoad()).toEqual({ underWay: 0, waiting: 0 })
})

test('hashes two passwords of different clients at a time', async () => {
  const { seen, end } = countHashes()
  const hash = (at: number) =>
    working({ ...work, network: `10.0.0.${at}` }, () => hashPassword('demo1234', 1))
  const all = Array.from({ length: 10 }, (_, at) => hash(at))
  await expect.poll(() => seen.underWay).toBe(hashBounds.atOnce)
  end()
  await Promise.all(all)
  expect(seen).toEqual({ underWay: 0, most: hashBounds.atOnce, all: 10 })
})

const work = { kind: 'request' as const, id: '1', name: () => '', network: '10.9.9.9' }

/** Runs a check while the maximum number of hashes from this network is waiting. */
async function whileFull(check: () => Promise<void>) {
  let end = () => {}
  const released = new Promise<void>((done) => (end = done))
  const holding = Array.from({ length: ofOne }, () => working(work, () => hashing(() => released)))
  try {
    await check()
  } finally {
    end()
    await Promise.all(holding)
  }
}

test('refuses a network over its limit with 429 at every endpoint that checks a password or code', async () => {
  const token = await bed.login('demo')
  const asking = { token, headers: { 'X-Forwarded-For': work.network } }
  const { seen, end } = countHashes()
  end()
  await whileFull(async () => {
    const asked = [
      bed.ask(
        forgetByPhone,
        { body: { phone: '13800001002', smsCode: '000000', password: 'abcd1234' } },
        asking,
      ),
      bed.ask(proveOneself, { body: { way: 'password', proof: 'x', purpose: 'phone' } }, asking),
    ]
    for (const answer of await Promise.all(asked)) expect((await answer.json()).code).toBe(429)
  })
  expect(seen.all).toBe(0)
})

test('limits every hash and every check', async () => {
  const { seen, end } = countHashes()
  end()
  const hash = await hashPassword('demo1234', 1)
  await whileFull(async () => {
    await working(work, async () => {
      await expect(hashPassword('demo1234', 1)).rejects.toMatchObject({ code: 429 })
      await expect(passwordMatches('demo1234', hash)).rejects.toMatchObject({ code: 429 })
    })
  })
  expect(seen.all).toBe(1)
})

test('throws for a hash inside of a transaction', () =>
  bed.inside(() =>
    working(work, () => expect(tx(() => hashPassword('demo1234', 1))).rejects.toThrow('inside of tx()')),
  ))
