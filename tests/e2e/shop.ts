import { expect, type Locator, type Page } from '@playwright/test'

/** Fixed answer of the demo's captcha in tests. Production rejects it. */
export const captcha = '2468'

/** Waits for the captcha's picture and returns its letters. Before that, the server does not know them. */
export async function readCaptcha(page: Page): Promise<string> {
  const picture = page.getByRole('img', { name: '验证码图片' }).last()
  const isThere = () => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)
  await expect.poll(isThere, { message: 'the picture of the captcha' }).toBe(true)
  return captcha
}

/** Logs in with the form on screen. The demo site requires a captcha after the first press. */
export async function logIn(page: Page, account = 'demo', password = 'demo1234') {
  const press = page.getByRole('button', { name: '登录', exact: true }).last()
  await page.getByRole('textbox', { name: /账号/ }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  const letters = page.getByRole('textbox', { name: '验证码' })
  if (!(await letters.isVisible())) await press.click()
  await expect(letters).toBeVisible()
  await letters.fill(await readCaptcha(page))
  await press.click()
}

/** Returns the number on a cart button. Without a number it is 0. */
export async function countIn(button: Locator): Promise<number> {
  const words = (await button.innerText()).match(/\d+/)
  return words ? Number(words[0]) : 0
}
