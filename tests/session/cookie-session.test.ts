import { beforeEach, expect, test } from 'vitest'
import { siteIds } from '../../demo/server/core/config/site'
import type { Scope } from '../../src/core/host/scope'
import { goodsPage } from '../../src/catalogue/goods/goods.contract'
import { captchaPicture } from '../../src/session/sign-in/captcha.contract'
import { signIn, userInfo } from '../../src/session/sign-in/sign-in.contract'
import { addToCart, cartCount, deleteLines } from '../../src/trade/cart/cart.contract'
import { fixedCode, openTestbed } from '../server/testbed'
import { requestFor } from '../server/request'
import { fakePage } from './fake-page'
import { freshScope } from './fresh-scope'
import { sessionOf } from '../../src/session/sign-in/session.store'
import { soon } from '../soon'

// The optional mode in which the session is in an HttpOnly cookie.
const bed = await openTestbed('open', { cookieSession: true })

let page: ReturnType<typeof fakePage>
let scope: Scope
let session: ReturnType<typeof sessionOf>
beforeEach(async () => {
  await bed.reset()
  page = fakePage(bed)
  scope = freshScope()
  session = sessionOf(scope)
})

async function logIn(loginAccount = 'demo') {
  const captchaKey = crypto.randomUUID()
  await bed.ask(captchaPicture, { query: { key: captchaKey } })
  await session.login({ loginAccount, password: 'demo1234', captchaKey, captcha: fixedCode })
}
const secret = () => page.hidden.get('PC_SESSION') ?? ''
const user = () => {
  const now = session.$session.get()
  return now.state === 'member' ? now.user?.loginAccount : undefined
}

test('no script can read the token, and calls succeed', async () => {
  await logIn()
  await soon(() => expect(user()).toBe('demo'))
  expect(secret()).toMatch(/^[\w-]{43}$/)
  expect(page.token()).toMatch(/^cookie-[\da-f]{8}$/)
  const seen = JSON.stringify([[...page.stored], page.sent, session.$session.get(), scope.token.$token.get()])
  expect(seen).not.toContain(secret())
  const own = page.sent.filter((headers) => headers.includes(page.token()))
  expect(own.length).toBeGreaterThan(0)
  expect(own.join('\n')).not.toMatch(/authorization/i)
  await scope.call(cartCount, {})
})

test('rejects an export request with only the cookie with 401', async () => {
  await logIn()
  const Cookie = `PC_SESSION=${secret()}`
  const answer = await bed.app.request('/api/bbb/userCenter/export/order', { headers: { Cookie } })
  expect(answer.status).toBe(401)
})

test('logout ends the session on the server and deletes the cookie', async () => {
  await logIn()
  const old = secret()
  await session.logout()
  expect(page.hidden.has('PC_SESSION')).toBe(false)
  const answer = await bed.ask(userInfo, {}, { headers: { Cookie: `PC_SESSION=${old}` } })
  expect(answer.status).toBe(401)
})

test('a login within a session ends the old session', async () => {
  await logIn()
  const old = secret()
  await logIn('retail')
  expect(secret()).not.toBe(old)
  const answer = await bed.ask(userInfo, {}, { headers: { Cookie: `PC_SESSION=${old}` } })
  expect(answer.status).toBe(401)
})

test('a late 401 of an earlier session does not end the next one', async () => {
  await logIn()
  const first = page.token()
  page.hold((path) => path.endsWith('/count'))
  const late = scope.call(cartCount, {}).catch(() => 'refused')
  await logIn('retail')
  page.release()
  expect(await late).toBe('refused')
  expect(page.token()).not.toBe(first)
  await soon(() => expect(user()).toBe('retail'))
})

test('a tab with an outdated session sends no request as the new buyer', async () => {
  const inCart = async () => (await scope.call(cartCount, {})).totalCount
  await logIn('retail')
  const before = await inCart()
  await logIn()
  await soon(() => expect(user()).toBe('demo'))
  // Another tab logs in: both cookies belong to the next buyer, and this tab has received no signal.
  const captchaKey = crypto.randomUUID()
  await bed.ask(captchaPicture, { query: { key: captchaKey } })
  const body = { loginAccount: 'retail', password: 'demo1234', captchaKey, captcha: fixedCode }
  const answer = await bed.ask(signIn, { body })
  const [, issued = ''] = /PC_SESSION=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? []
  const [, sign = ''] = /"token":"([\w-]+)"/.exec(await answer.text()) ?? []
  page.hidden.set('PC_SESSION', issued)
  page.otherTab(sign)

  const onSale = await bed.call(goodsPage, { body: { brandTerminalId: siteIds.main, inStock: true } })
  const skuId = onSale.content[0]?.skuItemDefault.skuId ?? ''
  const late = scope.call(
    addToCart,
    { body: { skuGoodsList: [{ skuId, quantity: 3 }], shopCarBizType: 10 } },
    { idempotencyKey: 'k'.repeat(32) },
  )
  expect(await late.catch((error: unknown) => Reflect.get(Object(error), 'kind'))).toBe('unauthorized')
  await soon(() => expect(user()).toBe('retail'))
  expect(await inCart()).toBe(before)
})

test('a write needs the header and an allowed origin, not only the cookie', async () => {
  await logIn()
  const cookie = { Cookie: `PC_SESSION=${secret()}` }
  const ours = { ...cookie, Origin: 'http://localhost:4173', 'X-Trade': '1' }
  const input = { body: { skuGoodsList: [], shopCarBizType: 10 as const } }
  const statusOf = async (headers: Record<string, string>) =>
    (await bed.ask(addToCart, input, { headers })).status
  expect(await statusOf(cookie)).toBe(401)
  expect(await statusOf({ ...cookie, Origin: ours.Origin })).toBe(401)
  expect(await statusOf({ ...cookie, 'X-Trade': '1' })).toBe(401)
  expect(await statusOf({ ...ours, Origin: 'https://evil.example' })).toBe(401)
  expect(await statusOf(ours)).toBe(200)

  // A request as a form of a foreign page sends it.
  const plain = requestFor(addToCart, input, { headers: { ...ours, 'Content-Type': 'text/plain' } })
  expect((await bed.app.request(plain)).status).toBe(400)
  const without = await bed.ask(deleteLines, { query: { ids: '1' } }, { headers: cookie })
  expect(without.status).toBe(401)
})
