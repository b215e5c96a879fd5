import { expect, test } from '@playwright/test'
import { openScreens } from '../answers/open-screens'
import { lookAt } from '../answers/screen'
import { viewers } from '../answers/screens'
import { browserDraws } from '../render-modes'
import { go } from '../visit'
import { enlarged } from './large-answers'
import { misfits } from './misfits'

// Pages rendered by the browser: for server-rendered ones, the server makes the calls.
test.use({ storageState: browserDraws, viewport: { width: 2000, height: 2400 } })

const widths = [360, 480, 600, 800, 1024, 1280, 1440, 1920]
const languages = ['zh-CN', 'en'] as const

/** Returns every region in a column of the page, as wide as the column. Floating regions are left out. */
function column() {
  document.body.style.minWidth = '0'
  document.querySelector('trade-floating-bar')?.remove()
}

for (const viewer of viewers) {
  test(`no page of ${viewer} overflows at any width and with long words`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(600_000)
    const { screens, answers } = await openScreens(page, context, viewer, baseURL)
    answers.give(enlarged)
    await page.goto('/goods/0')
    await page.evaluate(column)
    await lookAt(page, { waiting: answers.waiting, moved: false })

    const found = new Map<string, string>()
    for (const language of languages) {
      await page.evaluate((lang) => void (document.documentElement.lang = lang), language)
      // The shell around the pages is checked once.
      let around = true
      for (const { name, address } of screens) {
        await page.evaluate(() => void (document.body.style.width = '1440px'))
        await go(page, address)
        await lookAt(page, { waiting: answers.waiting })
        for (const [fault, width] of await page.evaluate(misfits, { widths, inside: !around }))
          if (!found.has(fault)) found.set(fault, `${name}, ${language}, ${width} px`)
        around = false
      }
    }
    expect([...found].map(([fault, where]) => `${fault} (${where})`)).toEqual([])
  })
}
