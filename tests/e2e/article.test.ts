import { takeCompany } from './accounts'
import { expect, test } from '@playwright/test'
import { foreign, shop } from './foreign'
import { countIn, logIn } from './shop'

const article = `${foreign}/article.html`

// Copies of nanostores find each other by this global.
const libraryMarks = ['nanostoresGlobal']

test(
  'an article of another origin shows live elements and keeps its own look',
  { tag: '@short' },
  async ({ page, context }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))

    const plain = await context.newPage()
    await plain.route('**/kit/**', (route) => route.abort())
    await plain.goto(article)
    const look = (of: typeof page) =>
      of.evaluate(() =>
        ['h1', 'h2', '.name', 'aside', 'main p', 'nav a'].map((selector) => {
          const element = document.querySelector(selector)
          const { font, color, letterSpacing, margin, background } = getComputedStyle(
            element ?? document.body,
          )
          return [selector, font, color, letterSpacing, margin, background]
        }),
      )
    const before = await look(plain)
    const globalsBefore = await plain.evaluate(() => Object.getOwnPropertyNames(window))

    await page.goto(article)
    const card = page.locator('trade-goods-card').first()
    await test.step('prices, stock, list and badge are shown', async () => {
      await expect(card).toContainText('¥')
      await expect(page.locator('main > p trade-price')).toContainText('¥')
      await expect(page.locator('main > p trade-stock')).toContainText(/库存|缺货/)
      await page.locator('trade-goods-list').scrollIntoViewIfNeeded()
      await expect(page.locator('trade-goods-list .goods-card').first()).toBeVisible()
      await expect(page.locator('trade-cart-badge')).toContainText('购物车')
    })

    await test.step('page and elements do not change each other’s styles and globals', async () => {
      expect(await look(page)).toEqual(before)
      const globals = await page.evaluate(() => Object.getOwnPropertyNames(window))
      const added = globals.filter((name) => !globalsBefore.includes(name) && !libraryMarks.includes(name))
      expect(added).toEqual(['tradefront'])
      const spacing = await card.evaluate(
        (element) =>
          getComputedStyle(element.shadowRoot?.querySelector('.goods-card-name') ?? element).letterSpacing,
      )
      expect(spacing).toBe('normal')
      expect(await page.evaluate(() => document.cookie)).toBe('')
    })

    await test.step('links lead to the shop, because the page maps no routes', async () => {
      await expect(card.locator('a.goods-card-name')).toHaveAttribute('href', new RegExp(`^${shop}/goods/`))
    })

    await test.step('adding stores the goods and offers the login in a dialog', async () => {
      await card.getByRole('button', { name: '加入购物车' }).click()
      await expect(page.getByText('已放入购物车', { exact: true })).toBeVisible()
      await page.locator('.toast-way').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(page.url()).toBe(article)
      await logIn(page, takeCompany().account)
      await expect(page.getByRole('dialog')).toBeHidden()
    })

    await test.step('the line is merged, and all elements update', async () => {
      await expect.poll(() => countIn(page.locator('trade-cart-badge a'))).toBeGreaterThan(0)
      await expect(page.locator('trade-if[session=member] .hint')).toBeVisible()
      await expect(page.locator('trade-if[session=visitor] .hint')).toBeHidden()
      const count = await countIn(page.locator('trade-cart-badge a'))
      await card.getByRole('button', { name: '加入购物车' }).click()
      await expect(page.getByText('已加入购物车')).toBeVisible()
      await expect.poll(() => countIn(page.locator('trade-cart-badge a'))).toBeGreaterThan(count)
    })

    expect(complaints).toEqual([])
  },
)
