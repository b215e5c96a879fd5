import { expect, test } from '@playwright/test'
import { buyerBehind } from './buyer'
import { misnamed, pagesCalledByRoute } from './page-name'
import { walkTo } from './walk'

// In Chinese it is looked at on the way through all pages with axe.
test('a page has one name: in its heading, its tab, its trail and the menu, in English', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(60_000 + pagesCalledByRoute.length * 2000)
  const buyer = await buyerBehind(request, 'demo')
  await buyer.enter(context, baseURL)
  await page.goto('/')
  await page.locator('trade-header').getByText('English', { exact: true }).click()
  for (const [name, { path }] of pagesCalledByRoute) {
    await walkTo(page, path)
    await expect.poll(() => misnamed(page, name, 'en'), { message: name }).toEqual([])
  }
  // The account keeps it for its other browsers, those of other journeys among them.
  await buyer.put('/userCenter/settings/appearance', { language: 'zh-CN' })
})
