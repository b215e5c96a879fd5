import { expect, test } from '@playwright/test'
import { everyEndpoint } from '../answers/endpoints'
import { keepAnswers } from '../answers/kept-answers'
import { go, lookAt } from '../answers/screen'
import { screensOf, viewers } from '../answers/screens'
import { buyerBehind } from '../buyer'
import { browserDraws } from '../ways'
import { smallTargets } from './small-targets'

test.use({ storageState: browserDraws })

for (const viewer of viewers)
  test(`everything on every page of ${viewer} is large enough to be pressed, or stands alone`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const buyer = await buyerBehind(page.request, 'demo')
    if (viewer === 'demo') await buyer.enter(context, baseURL)
    const { waiting } = await keepAnswers(page, await everyEndpoint())
    await page.goto('/goods/0')
    await lookAt(page, { waiting, moved: false })
    const found = new Map<string, string>()
    for (const { name, address } of (await screensOf(buyer))[viewer]) {
      await go(page, address)
      await lookAt(page, { waiting })
      for (const fault of await page.evaluate(smallTargets)) if (!found.has(fault)) found.set(fault, name)
    }
    expect([...found].map(([fault, name]) => `${name}: ${fault}`)).toEqual([])
  })
