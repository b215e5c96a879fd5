import { expect, test, type Page } from '@playwright/test'
import { screensOf, viewers } from './answers/screens'
import { buyerBehind } from './buyer'
import { escapesOf } from './foreign'
import { settled, walkTo } from './walk'
import { browserDraws } from './render-modes'

// A back end answers each call of a page with 500 at first. The page shows where data is missing and offers a retry.
// After the retries the page is complete.

// Pages rendered by the browser: for server-rendered ones, the server makes the calls.
test.use({ storageState: browserDraws })

const failure = {
  status: 500,
  json: { code: 500, error: 'Internal Server Error', message: '系统繁忙' },
}
/** Address of a page that makes no calls of its own. */
const nowhere = '/goods/0'
/** Maximum number of retries, more than any page has dependent parts. */
const most = 8

/** Records failed calls, and whether each was repeated. */
async function failingOnce(page: Page) {
  const calls = new Map<string, boolean>()
  await page.route('**/api/**', (route) => {
    const call = `${route.request().method()} ${new URL(route.request().url()).pathname}`
    const again = calls.has(call)
    calls.set(call, again)
    return again ? route.fallback() : route.fulfill(failure)
  })
  return calls
}

/**
 * Calls that a page works without. They provide search engine texts, delivery dates, menu counts, the category panel,
 * pictures, the state of an application, the site’s names for reasons and types, and rules that the server enforces
 * anyway. A captcha is reloaded by its own button, or after a rejected login.
 */
const doesWithout =
  /\/(bbb\/(userCenter\/(file\/ticket|listParam)|home\/getSiteOption|seo|delivery\/promise|goodsCategory\/categoryTree|download\/.*|userCenter\/order\/page)|third\/auth\/channels|pc\/bbbAuth\/registerState|sysDict|oauth\/captcha(\/need)?)$/

const outlet = (page: Page) => page.locator('trade-outlet')
const heading = (page: Page) => outlet(page).getByRole('heading', { level: 1 })
const again = (page: Page) => outlet(page).getByRole('button', { name: /^(重新加载|重试)$/ })

/** Waits until a page shows its heading or a retry button, and is not busy. */
async function stands(page: Page, name: string) {
  await expect(heading(page).or(again(page)).first(), `${name} shows something`).toBeVisible()
  await settled(page)
}

test('requests a failed session again when a page needs it', async ({ page, context, baseURL }) => {
  const buyer = await buyerBehind(page.request, 'demo')
  await buyer.enter(context, baseURL)
  // The start answer would name the user, too.
  await page.route('**/bbb/start?*', (route) => route.fulfill({ status: 404 }))
  for (const address of ['/cart/offer', '/user/enquiry/goods', '/user']) {
    await page.route('**/getUserInfo', (route) => route.fulfill(failure), { times: 1 })
    await page.goto(address)
    await again(page).click()
    await expect(heading(page), address).toBeVisible()
    await expect(again(page), address).toHaveCount(0)
  }
})

for (const viewer of viewers)
  test(`every page of ${viewer} recovers after a retry`, async ({ page, context, baseURL }) => {
    test.setTimeout(600_000)
    const escapes = escapesOf(page)
    const buyer = await buyerBehind(page.request, 'demo')
    if (viewer === 'demo') await buyer.enter(context, baseURL)
    await page.goto(nowhere)
    await settled(page)
    // The account was loaded by the previous page.
    if (viewer === 'demo') await expect(page.locator('trade-header')).toContainText('周岚')
    const calls = await failingOnce(page)
    const found = []
    for (const { name, address } of (await screensOf(buyer))[viewer]) {
      calls.clear()
      await walkTo(page, address)
      await stands(page, name)
      for (let tries = 0; tries < most && (await again(page).count()) > 0; tries += 1) {
        // Uses the keyboard, because toasts may cover the button and stay while the mouse is over them.
        await again(page).first().press('Enter')
        await settled(page)
        await stands(page, name)
      }
      const left = await again(page).count()
      const headings = await heading(page).count()
      const lost = [...calls].flatMap(([call, again]) => (again || doesWithout.test(call) ? [] : [call]))
      found.push({ name, left, headings, lost, escapes: escapes.splice(0) })
    }
    expect(found).toEqual(found.map(({ name }) => ({ name, left: 0, headings: 1, lost: [], escapes: [] })))
  })
