import { expect, test, type Page } from '@playwright/test'
import { screensOf, viewers } from './answers/screens'
import { buyerBehind } from './buyer'
import { escapesOf } from './foreign'
import { settled, walkTo } from './walk'
import { browserDraws } from './ways'

// A back end that answers each call of a page with 500 at first: the page says where an answer is missing and offers
// another try, and once those were taken it stands.

// What a server draws was asked by the server: no answer on its way to the page is part of it.
test.use({ storageState: browserDraws })

const failure = {
  status: 500,
  json: { code: 500, error: 'Internal Server Error', message: '系统繁忙' },
}
/** Its page asks for nothing that others need. */
const nowhere = '/goods/0'
/** More tries than any page has parts that wait for one another. */
const most = 8

/** Calls since it was last cleared, and whether they were asked again after they had failed. */
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
 * What a page does without: words for search engines, days of arrival, counts in a menu, the panel of categories until
 * it is opened, a picture, how far an application is, a site’s own names for reasons and types, and rules of the site that
 * its server keeps whatever the page shows; a captcha is asked for once more by its own button, and by whoever is not let
 * in without one.
 */
const doesWithout =
  /\/(bbb\/(userCenter\/(file\/ticket|listParam)|home\/getSiteOption|seo|delivery\/promise|goodsCategory\/categoryTree|download\/.*|userCenter\/order\/page)|third\/auth\/channels|pc\/bbbAuth\/registerState|sysDict|oauth\/captcha(\/need)?)$/

const outlet = (page: Page) => page.locator('trade-outlet')
const heading = (page: Page) => outlet(page).getByRole('heading', { level: 1 })
const again = (page: Page) => outlet(page).getByRole('button', { name: /^(重新加载|重试)$/ })

/** A page that waits for the account is not busy yet and shows neither; one that asks again is busy for a while. */
async function stands(page: Page, name: string) {
  await expect(heading(page).or(again(page)).first(), `${name} shows something`).toBeVisible()
  await settled(page)
}

test('who is logged in is asked for again where the page needs it', async ({ page, context, baseURL }) => {
  const buyer = await buyerBehind(page.request, 'demo')
  await buyer.enter(context, baseURL)
  for (const address of ['/cart/offer', '/user/enquiry/goods', '/user']) {
    await page.route('**/getUserInfo', (route) => route.fulfill(failure), { times: 1 })
    await page.goto(address)
    await again(page).click()
    await expect(heading(page), address).toBeVisible()
    await expect(again(page), address).toHaveCount(0)
  }
})

for (const viewer of viewers)
  test(`every page of ${viewer} stands after another try`, async ({ page, context, baseURL }) => {
    test.setTimeout(600_000)
    const escapes = escapesOf(page)
    const buyer = await buyerBehind(page.request, 'demo')
    if (viewer === 'demo') await buyer.enter(context, baseURL)
    await page.goto(nowhere)
    await settled(page)
    // Who it is was asked for by the page before.
    if (viewer === 'demo') await expect(page.locator('trade-header')).toContainText('周岚')
    const calls = await failingOnce(page)
    const found = []
    for (const { name, address } of (await screensOf(buyer))[viewer]) {
      calls.clear()
      await walkTo(page, address)
      await stands(page, name)
      for (let tries = 0; tries < most && (await again(page).count()) > 0; tries += 1) {
        // By key: what was said of the failures may stand over the button, and stays as long as the mouse is there.
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
