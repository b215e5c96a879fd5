import { eq, getTableColumns, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { sha256 } from '../../demo/server/core/security/auth'
import { minute } from '../../demo/server/core/time/business-time'
import { db } from '../../demo/server/core/database/db'
import { jsonSchema } from '../../demo/server/core/openapi/json-schema'
import { loggedWork } from '../../demo/server/core/observability/logged-work'
import { watch } from '../../demo/server/core/observability/work'
import { newPair } from '../../demo/server/session/third-party/rsa2'
import { demoOperator } from '../../demo/server/session/operator/operator.seed'
import { demoPassword } from '../../demo/server/session/sign-in/sign-in.seed'
import { payOrder } from '../../demo/server/trade/payment/payment.table'
import { payChannels } from '../../demo/server/trade/payment/providers/provider'
import { changePayPassword } from '../../src/account/pay-password/pay-password.contract'
import type { Endpoint } from '../../src/core/api/endpoint'
import { register } from '../../src/session/registration/registration.contract'
import { loginMemoryOf } from '../../src/session/sign-in/login-memory'
import { sessionOf } from '../../src/session/sign-in/session.store'
import { signedIn, signIn } from '../../src/session/sign-in/sign-in.contract'
import { thirdToken, thirdUrl } from '../../src/session/third-party/third-party.contract'
import { getCheckCode } from '../../src/session/verify-code/verify-code.contract'
import { cartOf } from '../../src/trade/cart/cart.store'
import { payMethod } from '../../src/words/pay-method'
import { payOrderState } from '../../src/words/pay-order-state'
import { pay } from '../../src/trade/payment/payment.contract'
import { tally } from '../hard/hard.ts'
import { fakePage } from '../session/fake-page'
import { freshScope } from '../session/fresh-scope'
import { operatorVisit } from '../session/operator-visit'
import { endpointsOf, inputOf, tables } from './every-endpoint'
import { requestFor } from './request'
import { sampleInput } from './sample-body'
import { searchFor, encodingsOf } from './encodings'
import { fixedCode, openTestbed } from './testbed'
import { soon } from '../soon'

const { privatePem, publicPem } = await newPair()
const keys = {
  'key of a pay provider': 'pay-api-key-7f3a-32-characters--',
  'secret of WeChat': 'wechat-secret-5b1e',
  'secret of QQ': 'qq-secret-2c9d',
  'key of the message gateway': 'gateway-key-88ad',
  // Taken from the middle, because the start of a key only contains its type.
  'private key': privatePem.slice(400, 460),
}
const bed = await openTestbed('demo', {
  trustProxy: true,
  payment: {
    wechat: {
      appId: 'shop',
      mchId: '1900000001',
      serial: 'S1',
      apiKey: keys['key of a pay provider'],
      privatePem,
      publicPem,
    },
    alipay: { appId: 'shop', privatePem, publicPem },
    unionPay: { merId: '777', certId: '1', privatePem, publicPem },
  },
  thirdParty: {
    wechat: { appId: 'shop', secret: keys['secret of WeChat'] },
    qq: { appId: 'shop', secret: keys['secret of QQ'] },
    alipay: { appId: 'shop', privatePem, publicPem },
  },
})

type Answered = { who: string; line: string; text: string }
let answers: Answered[] = []
let callers = 0

// Collects every response and every statement in the log, with their details.
const write = (line: string, facts: object = {}) => void bed.lines.push(`${line} ${JSON.stringify(facts)}`)
const stopLogging = watch(loggedWork({ info: write, debug: write, warn: write, error: write }, 0))
afterAll(() => stopLogging())

/** Matches cookies that scripts cannot read. */
const ownCookie = /^(TRADE_OPERATOR|PC_BROWSER)=[^;]*; HttpOnly/

/** Sends a request and records the response without HttpOnly cookies. Each client has its own address. */
async function answered(who: string, request: Request): Promise<string> {
  callers += 1
  request.headers.set('X-Forwarded-For', `10.1.${callers >> 8}.${callers & 255}`)
  const answer = await bed.app.request(request)
  const headers = [...answer.headers].filter(
    ([name, value]) => name !== 'set-cookie' || !ownCookie.test(value),
  )
  const body = await answer.text()
  answers.push({
    who,
    line: `${request.method} ${new URL(request.url).pathname}`,
    text: `${JSON.stringify(headers)}${body}`,
  })
  return body
}

/** Simulates a third party that echoes requests, so that they become part of the shop's errors. */
const echo = async (asked: Request | string) => {
  const text = asked instanceof Request ? `${asked.url} ${await asked.text()}` : asked
  return new Response(text, { status: callers % 2 === 0 ? 200 : 500 })
}

beforeEach(async () => {
  await bed.reset()
  answers = []
  vi.stubGlobal('fetch', echo)
})
afterEach(() => vi.unstubAllGlobals())

/** Returns all hashes of secrets in the tables. No response may contain one. */
async function hashes(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [name, table] of tables) {
    const columns = Object.entries(getTableColumns(table)).filter(([, column]) =>
      /(password|token|secret|ticket|code|browser)_hash$/.test(column.name),
    )
    if (columns.length === 0) continue
    for (const [at, row] of (await db().select().from(table)).entries())
      for (const [key, column] of columns) {
        const value: unknown = row[key]
        if (typeof value === 'string' && value !== '') found[`${name}.${column.name} ${at}`] = value
      }
  }
  return found
}

/** Columns with personal data: identity, contact and address. */
const personal =
  /^(phone|email|contact|contact_name|contact_phone|consignee|detail|bank|bank_card|tax_no|reg_address|reg_phone|legal_person|legal_name|id_card|open_id|signed_name|birthday)$/
const family = ['10001', '10004', '10005']
const ownPhone = '19911112222'

/** Gives one company unique personal data. @returns the values by column name */
async function markPersons(): Promise<Record<string, string>> {
  const marked: Record<string, string> = { 'a phone in a snapshot': ownPhone }
  const theirs = sql.join(
    family.map((id) => sql`${id}`),
    sql`, `,
  )
  for (const [name, table] of tables) {
    const columns = Object.values(getTableColumns(table))
    const whose = columns.find((one) => one.name === (name === 'customer' ? 'id' : 'customer_id'))
    if (!whose) continue
    for (const column of columns) {
      if (column.getSQLType() === 'jsonb')
        await db().execute(
          sql`update ${table} set ${sql.identifier(column.name)} = regexp_replace(${column}::text, '1\\d{10}', ${ownPhone}, 'g')::jsonb where ${whose} in (${theirs})`,
        )
      if (!personal.test(column.name) || column.getSQLType() !== 'text') continue
      const mark = `${name.replaceAll('_', '-')}-${column.name.replaceAll('_', '-')}-of-somebody`
      marked[`${name}.${column.name}`] = mark
      await db().execute(
        sql`update ${table} set ${sql.identifier(column.name)} = ${mark} || ${whose} where ${whose} in (${theirs}) and ${column} <> ''`,
      )
    }
  }
  return marked
}

const secretField = /password|smsCode|emailCode|captcha$|token|secret|proof|ticket/i
/** Replaces each field of a secret in a value, at any depth. */
function withSecrets(value: unknown, secret: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withSecrets(item, secret))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secretField.test(key) ? secret : withSecrets(inner, secret),
    ]),
  )
}

const asksForSecret = ({ shapes }: Endpoint) =>
  shapes.body && secretField.test(JSON.stringify(jsonSchema(shapes.body)))

/** Returns the secrets found in texts where they are forbidden. */
function finds(wanted: Record<string, string>, texts: readonly Answered[] = answers): string[] {
  const search = searchFor(wanted)
  return texts.flatMap(({ who, line, text }) => search(text).map((name) => `${line} tells ${who} ${name}`))
}
const logged = () => bed.lines.map((text) => ({ who: 'the log', line: '', text }))

test('R23 R80 R124: no endpoint returns a hash, token or key, or another account’s personal data', async () => {
  const marked = await bed.inside(markPersons)
  const tokens = {
    demo: await bed.login('demo'),
    sub1: await bed.login('sub1'),
    retail: await bed.login('retail'),
    newbie: await bed.login('newbie'),
  }
  const secrets = {
    ...keys,
    ...(await bed.inside(hashes)),
    ...Object.fromEntries(Object.entries(tokens).map(([who, token]) => [`token of ${who}`, token])),
  }
  const strangers = ['a visitor', 'retail', 'newbie']
  const ownOrders = await bed.inside(() =>
    db().execute<{ id: string }>(sql`select id from orders where customer_id = '10001' limit 1`),
  )
  const ids = ['10001', ownOrders.rows[0]?.id ?? '']
  for (const endpoint of endpointsOf(bed))
    for (const id of ids)
      for (const [who, token] of [['a visitor', ''] as const, ...Object.entries(tokens)])
        await answered(who, requestFor(endpoint, sampleInput(endpoint, id), token ? { token } : {}))

  const toStrangers = answers.filter(({ who }) => strangers.includes(who))
  const found = [
    ...finds(secrets),
    ...finds(marked, toStrangers),
    ...finds({ ...secrets, ...marked }, logged()),
  ]
  expect(found).toEqual([])
  // The owner's own responses may contain them. This also proves that the search works.
  const own = answers.filter(({ who }) => who === 'demo')
  expect(finds(marked, own).length).toBeGreaterThan(5)
  tally({ what: 'answers searched for secrets', inputs: answers.length, lost: found.length })
})

test('R23 R125: values of secret fields are in no response, log or table', async () => {
  const typed = 'typed-secret-4e7b'
  const token = await bed.login('demo')
  const wrongs = [typed, [typed], { a: typed }, typed.repeat(500)]
  const asking = endpointsOf(bed).filter(asksForSecret)
  expect(asking.length).toBeGreaterThan(8)
  async function askAll() {
    for (const endpoint of asking) {
      const { body } = inputOf(endpoint, '1')
      for (const wrong of wrongs) {
        const given = { ...sampleInput(endpoint, '1'), body: withSecrets(body, wrong) }
        await answered('demo', requestFor(endpoint, given, { token }))
      }
      const good = { ...sampleInput(endpoint, '1') }
      await answered(
        'demo',
        requestFor(endpoint, { ...good, body: withSecrets(good.body, typed) }, { token }),
      )
    }
  }
  await askAll()
  // Failing writes are included, because database errors contain the values.
  const broken = [['audit_log', 'sign_in_attempt', 'verify_code', 'pay_password_try'], ['session']]
  const rename = (from: string, to: string) =>
    bed.inside(() => db().execute(sql.raw(`alter table ${from} rename to ${to}`)))
  for (const names of broken) {
    for (const name of names) await rename(name, `gone_${name}`)
    await askAll().finally(async () => {
      for (const name of names) await rename(`gone_${name}`, name)
    })
  }
  expect(answers.filter(({ text }) => text.includes('"code":500')).length).toBeGreaterThan(2)
  expect(bed.errors.length).toBeGreaterThan(2)

  const outputs = [...answers, ...logged()]
  const found = [
    ...finds({ 'what was typed': typed, 'the token': token }, [...outputs, ...(await storedTexts())]),
    ...finds({ 'the token’s hash': await sha256(token) }, outputs),
  ]
  expect(found).toEqual([])
  tally({
    what: 'answers to typed secrets',
    inputs: answers.length,
    faults: broken.flat().length,
    lost: found.length,
  })
})

/** Assigns an open payment to a customer. @returns its id */
async function toBePaidBy(customerId: string) {
  const [some] = await db()
    .select({ id: payOrder.id })
    .from(payOrder)
    .where(eq(payOrder.purpose, 'order'))
    .limit(1)
  const id = some?.id ?? ''
  const state = payOrderState.code.toBePaid
  const mine = { customerId, placedBy: customerId, state, expiresAt: null }
  await db().update(payOrder).set(mine).where(eq(payOrder.id, id))
  return id
}

/** Returns every row of every table. */
const storedTexts = () =>
  bed.inside(async () => {
    const rows: Answered[] = []
    for (const [name, table] of tables)
      rows.push({ who: 'a table', line: name, text: JSON.stringify(await db().select().from(table)) })
    return rows
  })

/** Logs in and records the response without its token. */
async function enter(request: Request) {
  const body = await answered('marked', request)
  const { data } = z.object({ data: signedIn }).parse(JSON.parse(body))
  answers = answers.map((one) => ({ ...one, text: one.text.replace(`"token":"${data.token}"`, '') }))
  return data
}

/** Requests a captcha and returns its answer. */
async function captcha() {
  const captchaKey = crypto.randomUUID()
  await bed.app.request(`http://localhost:4173/api/oauth/captcha?key=${captchaKey}`)
  return { captchaKey, captcha: fixedCode }
}

test('R23 R120 R124: registration, login, payment and operator flows store and log no secret', async () => {
  const phone = '13912345678'
  const password = 'Pw-marked-7q1z'
  const [payPassword, otherPayPassword] = ['739154', '739155']
  const operatorTyped = 'operator-typed-91c4'
  const codes: string[] = []
  const codeFor = async (scene: 'register' | 'payPassword') => {
    bed.wait(2 * minute)
    await answered('a visitor', requestFor(getCheckCode, { query: { phone, scene, ...(await captcha()) } }))
    const { rows } = await bed.inside(() =>
      db().execute<{ payload: string }>(sql`select payload from outbox where target = ${phone}`),
    )
    const code = rows
      .flatMap(({ payload }) => /\d{6}/.exec(payload) ?? [])
      .find((one) => !codes.includes(one))
    codes.push(code ?? '')
    return code ?? ''
  }

  const person = { customerType: 'personal' as const, loginAccount: 'marked', password, agree: true }
  const body = { ...person, phone, smsCode: await codeFor('register') }
  const registered = await enter(requestFor(register, { query: {}, body }))
  const { token } = await enter(requestFor(signIn, { body: { ...person, ...(await captcha()) } }))
  const wrong = { ...person, password: `${password}!`, ...(await captcha()) }
  await answered('a visitor', requestFor(signIn, { body: wrong }))
  const set = { password, phone, smsCode: await codeFor('payPassword'), payPassword }
  expect(await answered('marked', requestFor(changePayPassword, { body: set }, { token }))).toContain(
    '"data":true',
  )

  const payOrderId = await bed.inside(() => toBePaidBy(registered.userId))
  const ways = [...Object.values(payChannels), payMethod.code.deposit]
  for (const way of ways)
    for (const typed of [otherPayPassword, payPassword])
      await answered(
        'marked',
        requestFor(pay, { body: { payOrderId, payCode: way, payPassword: typed } }, { token }),
      )
  // Errors of both providers appear in the log.
  expect(bed.errors.length).toBeGreaterThan(1)
  expect(answers.some(({ text }) => text.includes('/api/bbb/pay/go/'))).toBe(true)

  for (const channel of ['wechat', 'qq', 'alipay']) {
    const asked = await bed.call(thirdUrl, { path: { channel }, body: {} })
    answers.push({ who: 'a visitor', line: thirdUrl.path, text: asked.url })
    await answered('a visitor', requestFor(thirdToken, { query: { code: 'c', state: asked.state } }))
  }

  const operator = operatorVisit(bed)
  const pages = [await operator.logIn(operatorTyped), await operator.logIn()]
  const texts = [...(await Promise.all(pages.map((page) => page.text()))), await operator.page()]
  answers.push(...texts.map((text) => ({ who: 'the operator', line: 'the desk', text })))
  expect(texts[2]).toContain('/demo/operator/act/')

  const typed = {
    password,
    'password of the operator': demoOperator.password,
    'what the operator typed': operatorTyped,
    token,
    'first token': registered.token,
  }
  const nowhere = { ...keys, ...typed, ...(await bed.inside(hashes)) }
  const numbers = [...codes, payPassword, otherPayPassword]
  const outputs = [...answers, ...logged()]
  const found = [
    ...finds(nowhere, outputs),
    ...finds({ ...keys, ...typed }, await storedTexts()),
    ...outputs.flatMap(({ who, line, text }) =>
      numbers
        .filter((number) => new RegExp(`(?<!\\d)${number}(?!\\d)`).test(text))
        .map((number) => `${line} tells ${who} ${number}`),
    ),
  ]
  expect(found).toEqual([])
  expect(new Set(numbers).size).toBe(4)
  tally({ what: 'a buyer’s secrets on their way', inputs: answers.length, lost: found.length })
})

test('R23: a login stores no password and no code in the browser', async () => {
  vi.unstubAllGlobals()
  const page = fakePage(bed)
  const scope = freshScope()
  const memory = loginMemoryOf(scope)
  const session = sessionOf(scope)
  const wrong = { loginAccount: 'demo', password: 'typed-wrong-55aa', ...(await captcha()) }
  await session.login(wrong).catch(() => {})
  memory.set({ account: 'demo', captcha: true })
  await session.login({ loginAccount: 'demo', password: demoPassword, ...(await captcha()) })
  await soon(() => expect(session.$session.get()).toMatchObject({ user: { loginAccount: 'demo' } }))
  await cartOf(scope).refresh()
  const store = [...page.stored].map(([line, text]) => ({ who: 'the browser', line, text: line + text }))
  expect(store.length).toBeGreaterThan(1)
  const wanted = { password: demoPassword, 'what was typed': 'typed-wrong-55aa', token: page.token() }
  expect(finds(wanted, store)).toEqual([])
  expect(document.cookie).toContain(page.token())
})

test('the search finds a secret in every encoding and at any offset', () => {
  const search = searchFor({ it: 'geheim-7f3a' })
  expect(encodingsOf('a b"c')).toEqual(expect.arrayContaining(['a%20b%22c', 'a b\\"c', '6120622263']))
  for (const before of ['', 'x', 'xy'])
    expect(search(Buffer.from(`${before}geheim-7f3a tail`).toString('base64'))).toEqual(['it'])
  expect(search(Buffer.from('geheim-7f3a').toString('hex'))).toEqual(['it'])
  expect(search('geheim-7f3b')).toEqual([])
})
