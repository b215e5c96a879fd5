import { expect, test, type Page } from '@playwright/test'
import { firstPassword, openAccount } from './accounts'
import { buyerBehind } from './buyer'
import { complaintsOf } from './docs'
import { holdFiles, networkIdle, waitForViews } from './drawn'
import { escapesOf, foreign, script, shop } from './foreign'
import { countIn, logIn } from './shop'

// A shop on third-party pages that contain only tags. The loader requests each of them as a view before
// its code is loaded.

const routes = {
  home: '/start',
  search: '/find',
  goodsList: '/find?category={categoryId}',
  goods: '/p/{goodsId}',
  cart: '/basket',
  login: '/sign-in',
  checkout: '/order',
  payment: '/pay',
  paySuccess: '/paid',
}
const around = (content: string) =>
  `<trade-header></trade-header><trade-menu></trade-menu>${content}<trade-footer></trade-footer><trade-floating-bar></trade-floating-bar>`

/** Returns the body of the page at an address. */
function bodyAt({ pathname }: URL): string {
  const [, name = '', id = ''] = pathname.split('/')
  const bodies: Record<string, string> = {
    start: around('<trade-home></trade-home>'),
    find: around('<trade-goods-list url-state="query"></trade-goods-list>'),
    p: around(`<trade-goods-detail goods-id="${id}"></trade-goods-detail>`),
    basket: around('<trade-cart></trade-cart>'),
    'sign-in': around('<trade-login></trade-login>'),
    order: around('<trade-checkout url-state="query"></trade-checkout>'),
    pay: around('<trade-payment url-state="query"></trade-payment>'),
    paid: around('<trade-payment url-state="query" page="result"></trade-payment>'),
  }
  return bodies[name] ?? ''
}

const head = `<link rel="stylesheet" href="${shop}/kit/tradefront.css">${script(
  `data-api="${shop}/api" data-site="localhost" data-views data-routes='${JSON.stringify(routes)}'`,
)}`

test.beforeEach(async ({ page }) => {
  await waitForViews(page)
  await page.route(`${foreign}/**`, (route) => {
    const body = bodyAt(new URL(route.request().url()))
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>x</title>${head}</head><body>${body}</body></html>`,
    })
  })
})

/** Records which elements showed server-rendered content. Elements under the pointer hydrate at once. */
const rememberDrawn = (page: Page) =>
  page.addInitScript(() => {
    const names = new Set<string>()
    Object.assign(window, { drawnNames: names })
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof Element) names.add(target.localName)
    }).observe(document, { subtree: true, attributeFilter: ['data-drawn'] })
  })
const drawn = (page: Page) =>
  page.evaluate(() =>
    [...(Reflect.get(window, 'drawnNames') as Set<string>)].map((name) => name.replace('trade-', '')).sort(),
  )
const shell = ['floating-bar', 'footer', 'header', 'menu']
const goods = (page: Page) => page.locator('.goods-grid .goods-card')
const inMenu = (page: Page) => page.locator('trade-menu').getByRole('link', { name: /购物车/ })

test(
  'a buyer finds goods, logs in, orders and pays on server-rendered pages',
  { tag: '@short' },
  async ({ page }) => {
    await rememberDrawn(page)
    await page.addInitScript(() =>
      addEventListener(
        'trade-navigate',
        ({ detail }) => (window.name = `${detail.route} ${detail.params?.['goodsId']}`),
      ),
    )
    const escapes = escapesOf(page)
    const complaints = complaintsOf(page)
    const { loginAccount } = await openAccount(page.request)
    const buyer = await buyerBehind(page.request, loginAccount, firstPassword)
    await buyer.withAddress()
    const isDrawn = (name: string) => expect.poll(() => drawn(page)).toEqual([...shell, name].sort())

    await test.step('the first page consists of views, and the search works before hydration', async () => {
      await page.goto(`${foreign}/start`)
      await isDrawn('home')
      await page.getByRole('combobox', { name: /搜索/ }).fill('6204')
      await page.getByRole('combobox', { name: /搜索/ }).press('Enter')
      await expect(page).toHaveURL(/\/find\?goodsKeyWord=6204$/)
    })

    await test.step('sort the list and open a product', async () => {
      await isDrawn('goods-list')
      await expect(goods(page).first()).toContainText('6204')
      await page.getByRole('link', { name: /销量/ }).click()
      await expect(page).toHaveURL(/sort=sales/)
      const product = goods(page).filter({ hasText: '6204-2RS' }).first().locator('.goods-card-name')
      // The pointer loads code that asks the page, for which a link waits at most 2.5 s.
      await product.hover()
      await networkIdle(page)
      await product.click()
      await expect(page).toHaveURL(/\/p\/\w+$/)
      // The page was asked about the link of a list whose code was not loaded. The name of the window outlives it.
      const [goodsId] = page.url().split('/').slice(-1)
      expect(await page.evaluate(() => window.name)).toBe(`goods ${goodsId}`)
    })

    let chosen = 0
    await test.step('add a quantity that was typed before hydration', async () => {
      await isDrawn('goods-detail')
      const detail = page.locator('trade-goods-detail')
      const quantity = detail.locator('table').getByRole('spinbutton').first()
      await quantity.fill('20')
      await quantity.press('Enter')
      chosen = Number(await quantity.inputValue())
      expect(chosen).toBeGreaterThanOrEqual(20)
      await detail.getByRole('button', { name: '加入购物车' }).click()
      await page.locator('.toast-way').click()
      await expect(page).toHaveURL(/\/sign-in\?redirect=/)
      await logIn(page, loginAccount, firstPassword)
      await expect(page).toHaveURL(/\/p\/\w+$/)
      await expect.poll(() => countIn(inMenu(page))).toBe(chosen)
    })

    await test.step('the member’s cart is a view: raise the quantity and go to the checkout', async () => {
      await inMenu(page).click()
      await expect(page).toHaveURL(/\/basket$/)
      await isDrawn('cart')
      const line = page.locator('.cart-line').first()
      await expect(line).toContainText('6204-2RS')
      const quantity = line.getByRole('spinbutton')
      await quantity.fill(String(chosen + 10))
      await quantity.press('Enter')
      await expect.poll(() => countIn(inMenu(page))).toBe(chosen + 10)
      await page.getByRole('button', { name: '去结算' }).click()
      await expect(page).toHaveURL(/\/order\?draft=\d+/)
    })

    await test.step('order and pay on pages rendered by the browser', async () => {
      await page.getByRole('button', { name: '提交订单' }).click()
      await page
        .locator('trade-checkout')
        .getByRole('link', { name: /付款|支付/ })
        .first()
        .click()
      await expect(page).toHaveURL(/\/pay\?/)
      const payment = page.locator('trade-payment')
      await payment.getByRole('radio', { name: /^扫码支付/ }).check()
      const [phone] = await Promise.all([
        page.context().waitForEvent('page'),
        payment.getByRole('link', { name: '打开扫码付款页' }).click(),
      ])
      await phone.getByRole('button', { name: '确认支付', exact: true }).click()
      await page.bringToFront()
      await expect(payment.getByRole('heading', { name: '支付成功' })).toBeVisible()
      await expect.poll(() => countIn(inMenu(page))).toBe(0)
      const [order] = await buyer.orders()
      expect(order).toMatchObject({ state: 40, lines: [{ quantity: chosen + 10 }] })
    })
    expect([...escapes, ...complaints]).toEqual([])
  },
)

test('shared data arrives with each view, in any order of hydration', async ({ page }) => {
  const complaints = complaintsOf(page)
  const release = await holdFiles(page, '**/kit/elements/trade-{header,menu,footer,floating-bar}.js')
  await page.goto(`${foreign}/p/100001`)
  await expect(page.locator('[data-drawn]')).toHaveCount(5)
  await page.locator('trade-goods-detail').getByRole('spinbutton').first().focus()
  await expect(page.locator('trade-goods-detail')).not.toHaveAttribute('data-drawn')
  release()
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
  await expect(page.locator('trade-footer').getByRole('list', { name: '服务承诺' })).toBeVisible()
  expect(complaints).toEqual([])
})
