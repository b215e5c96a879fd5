import { takeCompany } from './accounts'
import { expect, test } from '@playwright/test'
import { buyerBehind } from './buyer'
import { escapesOf } from './foreign'
import { shiftsOf, slowDown, watchShifts } from './layout-shifts'
import { browserDraws } from './render-modes'
import { networkIdle } from './drawn'

// A slow network: 400 ms latency and 400 kbit/s. Content does not move, and actions are executed once.

test.beforeEach(async ({ page, context, baseURL }) => {
  const buyer = await buyerBehind(page.request, takeCompany().account)
  await buyer.enter(context, baseURL)
  await watchShifts(page)
  await slowDown(page, 400, 400)
})
test.setTimeout(300_000)

const pages = { '/': '**/themePage/info', '/goods/100001': '**/goodsInfo/detail/*' }

test.describe('rendered by the browser', () => {
  // Server-rendered pages need no skeleton.
  test.use({ storageState: browserDraws })

  for (const [path, answer] of Object.entries(pages))
    test(`${path}: a skeleton reserves the space, and nothing shifts when the data arrives`, async ({
      page,
    }) => {
      const escapes = escapesOf(page)
      // A fast response would show no skeleton.
      await page.route(answer, (route) => setTimeout(() => void route.continue(), 1_500))
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('trade-outlet .skeleton').first().waitFor()
      await expect(page.locator('trade-outlet').getByText('¥').first()).toBeVisible()
      await networkIdle(page)
      expect((await shiftsOf(page)).sum).toBeLessThan(0.02)
      expect(escapes).toEqual([])
    })
})
