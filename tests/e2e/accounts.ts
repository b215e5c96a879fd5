import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { demoSettings } from './demo-settings.mjs'
import { captcha, readCaptcha } from './shop'

let made = 0
/** Returns digits that are unique across calls, workers and runs. They contain the process id and the worker's number. */
function digits(count: number) {
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % 100
  const parts = [(process.ppid % 1000).toString().padStart(3, '0'), worker.toString().padStart(2, '0')]
  return `${parts.join('')}${(++made).toString().padStart(3, '0')}`.padStart(count, '0')
}

export const newPhone = () => `139${digits(8)}`
export const newName = (kind: string) => `${kind}-${digits(8)}`
export const firstPassword = 'abc1234'

let callers = 0
/** Returns headers of a client with its own address, because captchas, codes and registrations are limited by address. */
export function fromElsewhere() {
  const own = [process.ppid, Number(process.env.TEST_WORKER_INDEX ?? 0), (callers += 1)]
  return { 'X-Forwarded-For': `10.${own.map((part) => part % 256).join('.')}` }
}

export type Company = { account: string; name: string }

const companies = Number(demoSettings.DEMO_COMPANIES)

/**
 * Reserves a company for one test: certified, with an address, a deposit, credit and points. Workers coordinate through
 * folders, because only one of them can create each.
 * @throws Error if the journeys' shop has no more companies
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

/** Returns the last code sent to a phone or e-mail address, from the demo's outbox. */
export async function codeFor(request: APIRequestContext, target: string): Promise<string> {
  const html = await (await request.get('/demo/outbox')).text()
  const after = html.slice(html.indexOf(`<b>${target}</b>`))
  return /验证码 (\d{6})/.exec(after)?.[1] ?? ''
}

/** Returns the path of a link in the latest message to a phone or e-mail address, which a job sends. */
export async function linkFor(request: APIRequestContext, target: string, path: RegExp): Promise<string> {
  const read = async () => {
    const html = await (await request.get('/demo/outbox')).text()
    return path.exec(html.slice(html.indexOf(`<b>${target}</b>`)))?.[0] ?? ''
  }
  await expect.poll(read, { message: `the link for ${target}` }).not.toBe('')
  return read()
}

/** Fills in the captcha of the form on screen, sends a code, and reads it from the outbox. */
export async function sendCode(page: Page, target: string): Promise<string> {
  await page.getByLabel('图形验证码').fill(await readCaptcha(page))
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByText(`验证码已发送至 ${target}`).waitFor()
  return codeFor(page.request, target)
}

/** Registers an account through the API. @returns its credentials */
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

/** Logs in with a password through the API, as another device would. @returns its token */
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

/** Calls the API with a token, without the page. */
export async function asked(request: APIRequestContext, path: string, token: string) {
  const answer = await request.get(`/api${path}`, { headers: { Authorization: token } })
  return answer.json()
}
