import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { demoSettings } from './demo-settings.mjs'
import { captcha, readCaptcha } from './shop'

let made = 0
/** Digits that no other call, worker or run of a kept shop gets: a run is told by its process, a worker by its number. */
function digits(count: number) {
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % 100
  const parts = [(process.ppid % 1000).toString().padStart(3, '0'), worker.toString().padStart(2, '0')]
  return `${parts.join('')}${(++made).toString().padStart(3, '0')}`.padStart(count, '0')
}

export const newPhone = () => `139${digits(8)}`
export const newName = (kind: string) => `${kind}-${digits(8)}`
export const firstPassword = 'abc1234'

let callers = 0
/** Headers of a client with an address of its own: captchas, codes and new accounts are limited by address. */
export function fromElsewhere() {
  const own = [process.ppid, Number(process.env.TEST_WORKER_INDEX ?? 0), (callers += 1)]
  return { 'X-Forwarded-For': `10.${own.map((part) => part % 256).join('.')}` }
}

export type Company = { account: string; name: string }

const companies = Number(demoSettings.DEMO_COMPANIES)

/**
 * Takes a company that no other test of this run has: certified, with an address, a deposit, credit and points. Workers
 * agree on it by folders, since only one of them can make each.
 * @throws Error when more are asked for than the shop of the journeys has
 */
export function takeCompany(): Company {
  const taken = join(process.env.E2E_RUN ?? '', 'companies')
  mkdirSync(taken, { recursive: true })
  for (let at = 1; at <= companies; at += 1)
    try {
      mkdirSync(join(taken, String(at)))
      return { account: `company${at}`, name: `采购员${String(at).padStart(4, '0')}` }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  throw new Error(`more than ${companies} companies: raise DEMO_COMPANIES in demo-settings.mjs`)
}

/** The last code that went to somebody, as the demo's outbox shows it. */
export async function codeFor(request: APIRequestContext, target: string): Promise<string> {
  const html = await (await request.get('/demo/outbox')).text()
  const after = html.slice(html.indexOf(`<b>${target}</b>`))
  return /验证码 (\d{6})/.exec(after)?.[1] ?? ''
}

/** Fills the captcha of the form on screen and has a code sent; reads it in the outbox. */
export async function sendCode(page: Page, target: string): Promise<string> {
  await page.getByLabel('图形验证码').fill(await readCaptcha(page))
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByText(`验证码已发送至 ${target}`).waitFor()
  return codeFor(page.request, target)
}

/** Opens an account behind the scenes. @returns what is needed to use it */
export async function openAccount(request: APIRequestContext) {
  const account = { phone: newPhone(), loginAccount: newName('buyer'), password: firstPassword }
  const key = digits(20)
  const headers = fromElsewhere()
  await request.get(`/api/oauth/captcha?key=${key}`, { headers })
  await request.get(
    `/api/pc/bbbAuth/getCheckCode?phone=${account.phone}&scene=register&captchaKey=${key}&captcha=${captcha}`,
    { headers },
  )
  const smsCode = await codeFor(request, account.phone)
  const body = { ...account, smsCode, customerType: 'personal', agree: true }
  const answer = await (await request.post('/api/pc/bbbAuth/register', { data: body, headers })).json()
  return { ...account, token: String(answer.data.token) }
}

/** Logs in by password behind the scenes, as another device would. @returns its token */
export async function otherDevice(request: APIRequestContext, loginAccount: string, password: string) {
  const captchaKey = digits(20)
  const headers = fromElsewhere()
  await request.get(`/api/oauth/captcha?key=${captchaKey}`, { headers })
  const data = { loginAccount, password, captchaKey, captcha }
  const answer = await (await request.post('/api/pc/bbbAuth/login', { data, headers })).json()
  return String(answer.data.token)
}

export const tokenIn = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'PC_TOKEN')?.value ?? ''

/** What the server says to a token, behind the page's back. */
export async function asked(request: APIRequestContext, path: string, token: string) {
  const answer = await request.get(`/api${path}`, { headers: { Authorization: token } })
  return answer.json()
}
