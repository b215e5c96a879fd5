import type { Locator, Page } from '@playwright/test'

/** The fixed answer of the demo's captcha in tests; refused in production. */
export const captcha = '2468'

/** Logs in through the form that is on screen. */
export async function logIn(page: Page, account = 'demo', password = 'demo1234') {
  const form = page
    .locator('trade-login, trade-outlet')
    .locator('form')
    .filter({ has: page.getByLabel('密码', { exact: true }) })
  await form.getByLabel(/账号/).fill(account)
  await form.getByLabel('密码', { exact: true }).fill(password)
  await form.getByLabel(/验证码/).fill(captcha)
  await form.getByRole('button', { name: '登录', exact: true }).click()
}

/** The number on a cart button; nothing is 0. */
export async function countIn(button: Locator): Promise<number> {
  const words = (await button.innerText()).match(/\d+/)
  return words ? Number(words[0]) : 0
}
