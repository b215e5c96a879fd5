import { beforeEach, expect, test, vi } from 'vitest'
import { accountAppearanceOf } from '../../../src/account/settings/account-appearance.store'
import { updateAppearance, updateSettings } from '../../../src/account/settings/settings.contract'
import type { Scope } from '../../../src/core/host/scope'
import { captchaPicture } from '../../../src/session/sign-in/captcha.contract'
import { sessionOf } from '../../../src/session/sign-in/session.store'
import { userInfo } from '../../../src/session/sign-in/sign-in.contract'
import { languageOf } from '../../../src/site/language/language.store'
import { layoutOf } from '../../../src/site/layout/layout.store'
import { themeOf } from '../../../src/site/theme/theme.store'
import { fixedCode, openTestbed } from '../../server/testbed'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { soon } from '../../soon'

const bed = await openTestbed('open')
let page: ReturnType<typeof fakePage>
let scope: Scope

/** A browser in which nobody has been, at a page of the shop. */
function newBrowser() {
  vi.unstubAllGlobals()
  page = fakePage(bed)
  return openPage()
}
async function openPage() {
  scope = freshScope()
  sessionOf(scope)
  const layout = layoutOf(scope)
  layout.set({ ...layout.get(), route: 'home' })
  const theme = themeOf(scope)
  accountAppearanceOf(scope)
  await soon(() => expect(theme.$allowed.get()).toBe(true))
}
async function logIn(loginAccount = 'retail') {
  const captchaKey = crypto.randomUUID()
  await bed.ask(captchaPicture, { query: { key: captchaKey } })
  const proof = { loginAccount, password: 'demo1234', captchaKey, captcha: fixedCode }
  await sessionOf(scope).login(proof)
  await soon(() => expect(sessionOf(scope).$session.get()).toHaveProperty('user.loginAccount'))
}
const shown = () => ({
  dark: themeOf(scope).$dark.get(),
  language: page.document.documentElement.lang,
})
const storedAppearance = async () => (await scope.call(userInfo, {})).appearance
const puts = () => page.asked.filter((path) => path.endsWith('/settings/appearance')).length

beforeEach(async () => {
  await bed.reset()
  await newBrowser()
})

test('an account’s theme and language apply in another browser after the login, and at once on later pages', async () => {
  await logIn()
  themeOf(scope).toggle()
  languageOf(scope).choose('en')
  await soon(async () => expect(await storedAppearance()).toEqual({ theme: 'dark', language: 'en' }))

  await newBrowser()
  expect(shown()).toEqual({ dark: false, language: 'zh-CN' })
  await logIn()
  await soon(() => expect(shown()).toEqual({ dark: true, language: 'en' }))
  expect(puts()).toBe(0)

  page.hold((path) => path.endsWith('/getUserInfo'))
  page.document.documentElement.lang = 'zh-CN'
  await openPage()
  expect(shown()).toEqual({ dark: true, language: 'en' })
  page.release()
})

test('a logged-in browser applies a theme from elsewhere when it reads the user again', async () => {
  await logIn()
  const other = await bed.login('retail')
  await bed.call(updateAppearance, { body: { theme: 'dark' } }, { token: other })
  sessionOf(scope).reread()
  await soon(() => expect(shown().dark).toBe(true))
})

test('a visitor’s choice stays in this browser, also after a login to an account without a choice', async () => {
  themeOf(scope).toggle()
  await logIn()
  expect(await storedAppearance()).toBeUndefined()
  expect(puts()).toBe(0)
  expect(shown().dark).toBe(true)
})

test('an account’s choice overrides a visitor’s, and a stale response does not override a newer choice', async () => {
  await bed.call(updateAppearance, { body: { theme: 'dark' } }, { token: await bed.login('retail') })
  await logIn()
  await soon(() => expect(shown().dark).toBe(true))
  page.hold((path) => path.endsWith('/settings/appearance'))
  themeOf(scope).toggle()
  expect(shown().dark).toBe(false)
  await soon(() => expect(puts()).toBe(1))
  const userReads = () => page.asked.filter((path) => path.endsWith('/getUserInfo')).length
  const before = userReads()
  sessionOf(scope).reread()
  await soon(() => expect(userReads()).toBeGreaterThan(before))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(shown().dark).toBe(false)
  page.release()
  await soon(async () => expect(await storedAppearance()).toEqual({ theme: 'light' }))
})

test('keeps the choice in the browser without a message if the server lacks the call', async () => {
  await logIn()
  page.answer('/settings/appearance', () => new Response('', { status: 404 }))
  themeOf(scope).toggle()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(shown().dark).toBe(true)
  expect(scope.toasts.$toasts.get()).toEqual([])
})

test('is stored per account, survives saving other settings, and rejects an unknown theme with 400', async () => {
  const token = await bed.login('retail')
  const keep = (body: object) => bed.ask(updateAppearance, { body: body as never }, { token })
  await bed.call(updateAppearance, { body: { theme: 'dark' } }, { token })
  await bed.call(updateAppearance, { body: { language: 'en' } }, { token })
  await bed.call(updateSettings, { body: { noticesWanted: [10], passwordFreeLimit: '0' } }, { token })
  const of = async (account: string) =>
    (await bed.call(userInfo, {}, { token: await bed.login(account) })).appearance
  expect(await of('retail')).toEqual({ theme: 'dark', language: 'en' })
  expect(await of('demo')).toBeUndefined()
  expect(await (await keep({ theme: 'pink' })).json()).toMatchObject({ code: 400 })
})

test('stores all concurrent choices', async () => {
  const token = await bed.login('retail')
  const choose = (body: object) => bed.call(updateAppearance, { body }, { token })
  for (const theme of ['dark', 'light', 'dark', 'light', 'dark'] as const) {
    await choose({ theme: 'light', language: 'zh-CN' })
    await Promise.all([choose({ theme }), choose({ language: 'en' })])
    expect((await bed.call(userInfo, {}, { token })).appearance).toEqual({ theme, language: 'en' })
  }
})
