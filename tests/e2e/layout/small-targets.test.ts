import { expect, test } from '@playwright/test'
import { openScreens } from '../answers/open-screens'
import { lookAt } from '../answers/screen'
import { viewers } from '../answers/screens'
import { browserDraws } from '../ways'
import { go } from '../visit'
import { smallTargets } from './small-targets'

test.use({ storageState: browserDraws })

for (const viewer of viewers)
  test(`everything on every page of ${viewer} is large enough to be pressed, or stands alone`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const {
      screens,
      answers: { waiting },
    } = await openScreens(page, context, viewer, baseURL)
    await page.goto('/goods/0')
    await lookAt(page, { waiting, moved: false })
    const found = new Map<string, string>()
    for (const { name, address } of screens) {
      await go(page, address)
      await lookAt(page, { waiting })
      for (const fault of await page.evaluate(smallTargets)) if (!found.has(fault)) found.set(fault, name)
    }
    expect([...found].map(([fault, name]) => `${name}: ${fault}`)).toEqual([])
  })
