import { expect, type Page } from '@playwright/test'
import { test } from './untouched-page'
import { fileWith } from './kit-files'
import { browserDraws, serverDraws } from './render-modes'
import { gotoQuiet, networkIdle } from './drawn'

// A file of the shop fails once. The page reloads automatically at most once, and keeps the text typed into
// the search.

const word = '深沟球轴承 6204'
const field = (page: Page) => page.getByRole('combobox', { name: '搜索商品' })

function loadsOf(page: Page) {
  const loads = { count: 0 }
  page.on('domcontentloaded', () => (loads.count += 1))
  return loads
}

async function searches(page: Page) {
  await field(page).press('Enter')
  await expect(page).toHaveURL(/goodsKeyWord=/)
  expect(new URL(page.url()).searchParams.get('goodsKeyWord')).toBe(word)
  // The text is restored only once.
  await page.reload()
  await field(page).fill('')
  await page.reload()
  await expect(field(page)).toHaveValue(word)
  await page.goto('/')
  await expect(field(page)).toHaveValue('')
}

test.describe('rendered by the browser', () => {
  test.use({ storageState: browserDraws })

  test('restores typed text after the page reloads itself', async ({ page }) => {
    const loads = loadsOf(page)
    await gotoQuiet(page, '/')
    await field(page).fill(word)
    await page.route(
      `**/kit/${fileWith('src/site/articles/announcement-list.page.tsx')}`,
      (route) => route.abort(),
      {
        times: 1,
      },
    )
    await page.getByRole('link', { name: '公告', exact: true }).click()
    await expect.poll(() => loads.count).toBe(2)
    await expect(page.locator('trade-outlet').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/noticeList/)
    await expect(field(page)).toHaveValue(word)
    await searches(page)
  })

  test('a navigation succeeds although the browser dropped a file of the page', async ({ page }) => {
    let drop = () => {}
    const left = new Promise<void>((done) => (drop = done))
    await gotoQuiet(page, '/')
    await page.route(
      `**/kit/${fileWith('src/site/articles/announcement-list.page.tsx')}`,
      (route) => left.then(() => route.abort()),
      { times: 1 },
    )
    // Delays the other page.
    await page.route('**/help', async (route) => {
      drop()
      await new Promise((done) => setTimeout(done, 1_000))
      await route.continue()
    })
    await page.getByRole('link', { name: '公告', exact: true }).click()
    await page.evaluate(() => location.assign('/help'))
    await expect(page).toHaveURL(/\/help$/)
    await expect(page.locator('trade-outlet').getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('rendered by the server', () => {
  test.use({ storageState: serverDraws })

  test('keeps text that was typed before a failed hydration', async ({ page }) => {
    const loads = loadsOf(page)
    await gotoQuiet(page, '/')
    await page.route('**/kit/chunks/react-dom*', (route) =>
      loads.count < 2 ? route.abort() : route.continue(),
    )
    await field(page).fill(word)
    await expect.poll(() => loads.count).toBe(2)
    await networkIdle(page)
    await expect(field(page)).toHaveValue(word)
    await expect(page.locator('trade-menu[data-drawn]')).toHaveCount(1)
    await field(page).focus()
    await expect(page.locator('[data-drawn]')).toHaveCount(0)
    await expect(field(page)).toHaveValue(word)
    await searches(page)
  })
})
