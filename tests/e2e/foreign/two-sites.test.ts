import { takeCompany } from '../accounts'
import { expect, test } from '@playwright/test'
import { escapesOf, foreign } from '../foreign'
import { countIn, logIn } from '../shop'
import { wayCookie } from '../render-modes'
import { networkIdle } from '../drawn'

test(
  'two brand sites on one page have separate carts, sessions, cookies and colours',
  { tag: '@short' },
  async ({ page, context }) => {
    const escapes = escapesOf(page)
    await page.goto(`${foreign}/two-sites.html`)
    const north = page.locator('.north')
    const main = page.locator('.main')
    const count = (site: typeof north) => countIn(site.locator('trade-cart-badge a'))
    const cookies = async () =>
      (await context.cookies()).flatMap(({ name }) => (name === wayCookie ? [] : name)).sort()
    const add = (site: typeof north) =>
      site.locator('trade-add-to-cart').last().getByRole('button', { name: '加入购物车' })

    await test.step('a visitor’s goods are only in the cart of their site', async () => {
      await add(north).click()
      await expect(page.getByText('已放入购物车', { exact: true })).toBeVisible()
      await expect.poll(() => count(north)).toBe(10)
      expect(await count(main)).toBe(0)
    })

    await test.step('each button has its site’s colour', async () => {
      const colour = (site: typeof north) =>
        add(site).evaluate((button) => getComputedStyle(button).backgroundColor)
      expect(await colour(north)).not.toBe(await colour(main))
    })

    await test.step('a login to one site leaves the other a visitor', async () => {
      await main.locator('trade-login-box').getByRole('button', { name: '登录' }).first().click()
      await logIn(page, takeCompany().account)
      await expect(main.getByText('已登录')).toBeVisible()
      await expect(north.getByText('已登录')).toBeHidden()
      await expect(north.locator('trade-login-box')).toContainText('登录')
      expect(await cookies()).toEqual(['PC_TOKEN'])
      expect(await count(north)).toBe(10)
      await networkIdle(page)
      const before = await count(main)
      await add(main).click()
      await expect.poll(() => count(main)).toBe(before + 10)
      expect(await count(north)).toBe(10)
    })

    await test.step('and vice versa after a reload', async () => {
      await page.reload()
      await expect(main.getByText('已登录')).toBeVisible()
      await north.locator('trade-login-box').getByRole('button', { name: '登录' }).first().click()
      // This site requires no captcha, but the API's host, which both sites share, does.
      await logIn(page, takeCompany().account)
      await expect(north.getByText('已登录')).toBeVisible()
      expect(await cookies()).toEqual(['PC_TOKEN', 'PC_TOKEN_north_localhost'])
      await expect(main.getByText('已登录')).toBeVisible()
    })
    expect(escapes).toEqual([])
  },
)
