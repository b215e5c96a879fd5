import { expect, type Locator, type Page } from '@playwright/test'

/** The fixed answer of the demo's captcha in tests; refused in production. */
export const captcha = '2468'

/** The letters of the picture on screen, once it is there: until then no server knows what they are. */
export async function readCaptcha(page: Page): Promise<string> {
  const picture = page.getByRole('img', { name: '验证码图片' }).last()
  const isThere = () => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)
  await expect.poll(isThere, { message: 'the picture of the captcha' }).toBe(true)
  return captcha
}

/** Logs in through the form that is on screen. The demo site asks for a captcha after the first press. */
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

/** The number on a cart button; nothing is 0. */
export async function countIn(button: Locator): Promise<number> {
  const words = (await button.innerText()).match(/\d+/)
  return words ? Number(words[0]) : 0
}
