import { createServer } from 'node:http'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../demo/server/app'
import { brandNames } from '../../demo/server/catalogue/categories/brands'
import { shopList } from '../../demo/server/catalogue/shops/shop-list'
import { readConfig } from '../../demo/server/core/config/config'
import { db, withDb } from '../../demo/server/core/database/db'
import { forgetLimits } from '../../demo/server/core/security/limit'
import { migrate } from '../../demo/server/core/database/migrate'
import { ownShop, seedWhenEmpty, type Seed } from '../../demo/server/core/database/seed'
import { routeTable } from '../../demo/server/core/http/serve'
import { demoSeeds } from '../../demo/server/demo-seeds'
import { ownSeeds } from '../../demo/server/own-seeds'
import { createOperator } from '../../demo/server/session/operator/operator-accounts'
import { demoOperator } from '../../demo/server/session/operator/operator.seed'
import { signInAttempt } from '../../demo/server/session/sign-in/attempt.table'
import { demoAccounts, demoPassword } from '../../demo/server/session/sign-in/sign-in.seed'
import { siteWords } from '../../demo/server/site/brand-site/site-words'
import { open } from '../../src/core/api/envelope'
import { register } from '../../src/session/registration/registration.contract'
import { captchaPicture } from '../../src/session/sign-in/captcha.contract'
import { getCheckCode } from '../../src/session/verify-code/verify-code.contract'
import { operatorVisit } from '../session/operator-visit'
import { requestFor } from './request'
import { filledTables } from './filled-tables'
import { asksWithId, sampleInput } from './sample-body'
import { testDatabase } from './test-database'
import { listenAnywhere } from './port-of'

// A server without DEMO=1, starting with the first seed, has nothing of the demo, not even its data.

const sent: string[] = []
const gateway = createServer((request, answer) => {
  request.on('data', (part: Buffer) => sent.push(part.toString()))
  request.on('end', () => answer.end())
})
const gatewayUrl = `http://127.0.0.1:${await listenAnywhere(gateway)}`

const errors: string[] = []
const log = { info: () => {}, error: (line: string) => void errors.push(line) }
const database = await testDatabase()
const options = { goods: 300, passwordRounds: 1_000, log: () => {} }
const inside = <T>(work: () => Promise<T>) => withDb(database.handle, work)
await migrate(database)
await seedWhenEmpty(database, ownSeeds, { ...options, demo: false })
const filled = await filledTables(database)

/** Returns a production environment with a captcha that a test can read. */
const appWith = (env: Record<string, string> = {}) => {
  const config = {
    ...readConfig({ NODE_ENV: 'production', ...env }),
    passwordRounds: 1_000,
    fixedCode: 'TEST',
  }
  return createApp({ database, config, log })
}
const app = appWith()
const demoApp = createApp({ database, config: readConfig({ DEMO: '1' }), log })
const at = 'http://localhost:4173'

beforeEach(() => inside(forgetLimits))
afterAll(async () => {
  gateway.close()
  await database.close()
})

test('a new database fills only nine required tables', () => {
  expect(filled).toEqual([
    'brand_site',
    'currency_rule',
    'migration',
    'region',
    'seed_run',
    'seo',
    'site_option',
    'theme_page',
    'translation',
  ])
})

describe('publicly known credentials', () => {
  const captcha = async () => {
    const captchaKey = crypto.randomUUID()
    await app.request(requestFor(captchaPicture, { query: { key: captchaKey } }))
    return { captchaKey, captcha: 'TEST' }
  }
  const known = [
    ...demoAccounts.map(({ loginAccount }) => [loginAccount, demoPassword]),
    [demoOperator.account, demoOperator.password],
  ]
  // All endpoints with a name and a password, including future ones.
  const logins = routeTable(app).flatMap(({ endpoint }) => {
    const body = sampleInput(endpoint, '1').body ?? {}
    return endpoint.signsIn && Object.keys(body).includes('password') ? [endpoint] : []
  })

  test('demo accounts are rejected by every login', async () => {
    expect(logins.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/pc/bbbAuth/login', '/auth/login']),
    )
    for (const endpoint of logins)
      for (const [loginAccount, password] of known) {
        await inside(() => db().delete(signInAttempt))
        const given = {
          ...sampleInput(endpoint, '1001'),
          body: { loginAccount, password, ...(await captcha()) },
        }
        const answer = await app.request(requestFor(endpoint, given))
        expect([loginAccount, await answer.json()]).toEqual([
          loginAccount,
          expect.objectContaining({ code: 401 }),
        ])
      }
  })

  test('the demo operator is rejected with 401', async () => {
    const body = new URLSearchParams(demoOperator).toString()
    const headers = {
      Host: 'localhost:4173',
      Origin: at,
      'Content-Type': 'application/x-www-form-urlencoded',
    }
    const answer = await app.request(`${at}/operator/login`, { method: 'POST', body, headers })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null])
  })
})

describe('demo features', () => {
  const paths = (of: typeof app) => new Set(of.routes.map(({ method, path }) => `${method} ${path}`))

  test('production serves no demo route and adds only routes below /operator', () => {
    const extra = [...paths(demoApp)]
      .filter((line) => !paths(app).has(line))
      .map((line) => line.split(' ')[1])
    expect(extra.length).toBeGreaterThan(15)
    for (const path of extra) expect(path).toMatch(/^\/(demo\/|api\/demo\/|img\/(logos|films)\/)/)
    const more = [...paths(app)].filter((line) => !paths(demoApp).has(line))
    for (const line of more) expect(line).toMatch(/^(GET|POST|ALL) \/operator(\/|$)/)
    expect([...paths(app)].filter((line) => /\/demo(\/|$)/.test(line))).toEqual([])
  })

  test('every demo route answers 404', async () => {
    const ofDemo = demoApp.routes.filter(({ path }) => /^\/(api\/)?demo\//.test(path))
    const demoRoutes = [
      ...ofDemo,
      { method: 'GET', path: '/demo' },
      { method: 'POST', path: '/api/demo/clock' },
    ]
    for (const { method, path } of demoRoutes) {
      const one = path.replace('/*', '/x').replace(/:\w+/g, 'wechat')
      const answer = await app.request(`${at}${one}`, { method: method === 'ALL' ? 'GET' : method })
      expect([one, answer.status]).toEqual([one, 404])
    }
  })

  test('no foreign origin gets CORS headers, and there is only site 1001', async () => {
    const headers = { Origin: 'http://pages.localhost:4174', Host: 'localhost:4173' }
    const answer = await app.request(`${at}/api/bbb/site/findByHost/localhost`, { headers })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect([...readConfig({ NODE_ENV: 'production' }).sites.options.keys()]).toEqual(['1001'])
  })
})

describe('readable content', () => {
  const wordsOfDemo = [
    ...demoAccounts.flatMap(({ legalName, phone }) => [legalName, phone]),
    ...siteWords.flatMap(({ site: { name, company } }) => [name, company]),
    ...shopList.map(({ name }) => name),
    ...Object.keys(brandNames),
  ]

  async function readAll(token: string) {
    const headers = { ...(token && { Authorization: token }), Host: 'localhost:4173' }
    const document = await (await app.request(`${at}/api/openapi.json`)).json()
    const described = Object.keys(document.paths).filter((path) => document.paths[path].get)
    const reads = routeTable(app).filter(({ endpoint }) => endpoint.method === 'GET')
    const served = reads.flatMap(({ paths }) => paths).filter((path) => !path.startsWith('/bbbGroup/'))
    expect(served.toSorted()).toEqual(described.toSorted())
    const found: string[] = []
    for (const { endpoint } of reads)
      for (const id of asksWithId(endpoint) ? ['1', '1001', '10001', '100001'] : ['1']) {
        await inside(forgetLimits)
        const { url } = requestFor(endpoint, sampleInput(endpoint, id))
        const text = await (await app.request(url, { headers })).text()
        for (const word of wordsOfDemo) if (text.includes(word)) found.push(`${endpoint.path}: ${word}`)
        if (/"code":5\d\d/.test(text)) found.push(`${endpoint.path}: ${text}`)
      }
    return found
  }

  /** Registers a buyer with the code that was sent through the gateway. */
  async function newBuyer() {
    const shop = appWith({ MESSAGE_GATEWAY_URL: gatewayUrl })
    const phone = '13900001234'
    const captchaKey = crypto.randomUUID()
    await shop.request(requestFor(captchaPicture, { query: { key: captchaKey } }))
    const query = { phone, scene: 'register', captchaKey, captcha: 'TEST' }
    await shop.request(requestFor(getCheckCode, { query }))
    const smsCode = /"code":"(\d{6})"/.exec(sent.at(-1) ?? '')?.[1]
    const body = {
      customerType: 'corporate',
      phone,
      loginAccount: 'first',
      password: 'abc123',
      agree: true,
      smsCode,
    }
    const answer = await shop.request(requestFor(register, { query: {}, body }))
    return register.shapes.data.parse(open({ status: answer.status, body: await answer.text() })).token
  }

  test('contains no demo text for a visitor or the first buyer', async () => {
    expect(wordsOfDemo.length).toBeGreaterThan(50)
    expect(await readAll('')).toEqual([])
    expect(await readAll(await newBuyer())).toEqual([])
    expect(errors).toEqual([])
  })
})

test('answers 503 with the reason if no gateway can send a code', async () => {
  const captchaKey = crypto.randomUUID()
  await app.request(requestFor(captchaPicture, { query: { key: captchaKey } }))
  const query = { phone: '13900009999', scene: 'register', captchaKey, captcha: 'TEST' }
  const answer = await app.request(requestFor(getCheckCode, { query }, { language: 'en' }))
  expect(await answer.json()).toMatchObject({
    code: 503,
    message: 'No SMS and email service is set up.',
  })
  expect(await (await app.request(`${at}/health`)).json()).toMatchObject({ messages: 'none' })
  const withOne = appWith({ MESSAGE_GATEWAY_URL: gatewayUrl })
  expect(await (await withOne.request(`${at}/health`)).json()).toMatchObject({ messages: 'gateway' })
})

test('sends health responses with no-store', async () => {
  for (const path of ['/health', '/api/health'])
    expect((await app.request(`${at}${path}`)).headers.get('cache-control')).toBe('no-store')
})

describe('data of demo and production', () => {
  const nothing: Seed['run'] = async () => {}

  test('rejects demo data in production, because its passwords are public', async () => {
    const filled = await testDatabase()
    await migrate(filled)
    const few: Seed[] = [{ room: 'a', run: nothing }]
    await seedWhenEmpty(filled, few, { ...options, demo: true })
    expect(await seedWhenEmpty(filled, few, { ...options, demo: true })).toBe(false)
    await expect(seedWhenEmpty(filled, few, { ...options, demo: false })).rejects.toThrow(
      'passwords are public',
    )
    await filled.close()
  })

  test('rejects production data in a demo, because demo pages would expose it', async () => {
    await expect(seedWhenEmpty(database, ownSeeds, { ...options, demo: true })).rejects.toThrow(
      'DEMO=1 would open',
    )
    expect(await seedWhenEmpty(database, ownSeeds, { ...options, demo: false })).toBe(false)
  })

  test('a demo does not seed a production shop', () => {
    expect(demoSeeds.map(({ room }) => room)).not.toContain(ownShop)
  })
})

test('the first operator is created by command, sets up a second factor and opens the platform', async () => {
  const words = { account: 'lin', password: 'korund-und-kegel-7' }
  await inside(() => createOperator(words, 1_000))
  const visit = operatorVisit({ app, config: { demo: false } })
  expect((await visit.logIn('korund-und-kegel-8', words.account)).status).toBe(401)
  const answer = await visit.logIn(words.password, words.account)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/operator?lang=en'])
  expect(answer.headers.get('set-cookie')).toContain('; HttpOnly; SameSite=Strict; Path=/operator')
  const asked = await visit.page()
  expect(asked).toContain('Second factor')
  expect(asked).not.toContain('Enterprise memberships')
  const secret = (/<code>([A-Z2-7 ]+)<\/code>/.exec(asked)?.[1] ?? '').replaceAll(' ', '')
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  expect((await visit.form('login/enrolment', { code })).status).toBe(200)
  const page = await visit.page()
  expect(page).toContain('Enterprise memberships')
  expect(page).toContain('Administrator')
  expect(page).not.toMatch(/\/demo\/|\/clock|shop’s time|Autopilot/)
})
