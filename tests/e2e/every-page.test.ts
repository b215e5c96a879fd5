import { expect, type Page } from '@playwright/test'
import type { Locale } from '../../src/core/language/locale'
import { layoutFor } from '../../src/site/layout/layouts'
import { complaints, look } from './answers/screen'
import { screensOf, type Screen } from './answers/screens'
import { mouseGone, test } from './untouched-page'
import { axeFaults, loadAxe } from './axe'
import { buyerBehind } from './buyer'
import { complaintsOf } from './docs'
import { gotoDrawn, isDrawn, markDrawn, nodesGone, wakeByPress } from './drawn'
import { misnamed } from './page-name'
import { shiftsOf, watchShifts } from './layout-shifts'
import { settled, walkTo } from './walk'
import { browserDraws, serverDraws } from './render-modes'

// Opens every route of the shop once, with all checks that are cheap on an open page. More thorough checks: axe.test.ts,
// layout-shift.test.ts, layout/widths.test.ts, drawn-pages.test.ts and third-language.test.ts.

/**
 * One page of each layout that is checked with axe and that no element test checks. A check takes longer than opening
 * the page. The others are in axe.test.ts.
 */
const axePages = new Set(['home', 'register', 'newsArticle', 'userHome', 'order', 'askEnquiry'])

/** Pages that redirect visitors. They are for logged-in buyers or for returns from another site. */
const leadsAway = new Set(['registerSettlement', 'callbackAlipay', 'callbackThird'])
/** Pages whose heading says that nothing is found. The shop of this site has no salesperson. */
const missing = new Set(['newShopOne', 'newShopTab', 'notFound'])

/** Comma-separated names of the pages to check. Default: all. */
const { TEST_ROUTES = '' } = process.env
const isWanted = ({ name }: Screen) => !TEST_ROUTES || TEST_ROUTES.split(',').includes(name)

/** Pages that another route shows as well. They are opened by a link; drawn-pages.test.ts checks their rendering. */
const drawnAlike = new Set(['goodsList', 'brand', 'shop', 'helpArticle', 'news', 'notice'])

/** Pages named after the search term. */
const ownNames = new Set(['search'])

/** Matches placeholders and `null`, which appear if a text lacks a value. */
const rawWords = /\{[a-z]\w*\}|\bnull\b/g

async function faultsOf(page: Page, { name }: Screen, language: Locale = 'zh-CN'): Promise<string[]> {
  const main = page.locator('trade-outlet main')
  const heading = main.getByRole('heading', { level: 1 })
  // A page that the server sent without its content is not busy until its code is there.
  await expect(heading.first(), name).toBeAttached()
  await settled(page)
  const seen = await page.evaluate(look)
  const headings = await heading.allInnerTexts()
  const alerts = await page.getByRole('alert').allInnerTexts()
  return [
    ...complaints(seen),
    ...(seen.words.match(rawWords) ?? []).map((word) => `the page says ${word}`),
    ...(headings.length === 1 ? [] : [`${headings.length} headings of level 1`]),
    ...(missing.has(name) ? [] : headings.filter((words) => words.startsWith('404'))),
    ...alerts.filter((words) => words.trim()).map((words) => `alert: ${words}`),
    ...(ownNames.has(name) ? [] : await misnamed(page, name, language)),
  ].map((fault) => `${name}: ${fault}`)
}

async function axeOf(page: Page, { name }: Screen): Promise<string[]> {
  if (!axePages.has(name)) return []
  await loadAxe(page)
  return axeFaults(page, name, layoutFor(name) === 'default' && name !== 'home' ? 'trade-outlet' : 'html')
}

test.describe('as a visitor', () => {
  test.use({ storageState: serverDraws })

  test(
    'every page is complete, and a rendered page keeps its nodes on hydration',
    { tag: '@short' },
    async ({ page, request }) => {
      test.setTimeout(300_000)
      const { visitor } = await screensOf(await buyerBehind(request, 'demo'))
      const complaints = complaintsOf(page)
      const found: string[] = []
      await watchShifts(page)
      await mouseGone(page)
      for (const screen of visitor.filter((one) => isWanted(one) && !leadsAway.has(one.name))) {
        if (isDrawn(screen.name) && !drawnAlike.has(screen.name)) {
          await gotoDrawn(page, screen.address)
          await markDrawn(page)
          const { sum } = await shiftsOf(page)
          if (sum > 0.02) found.push(`${screen.name}: moves by ${sum.toFixed(3)}`)
          await wakeByPress(page)
          const gone = await nodesGone(page)
          if (gone.length > 0) found.push(`${screen.name}: ${gone.length} nodes drawn anew, first ${gone[0]}`)
        } else await walkTo(page, screen.address)
        found.push(...(await faultsOf(page, screen)), ...(await axeOf(page, screen)))
      }
      expect(found).toEqual([])
      expect(complaints).toEqual([])
    },
  )
})

test.describe('as the main account of a company', () => {
  test.use({ storageState: browserDraws })

  test(
    'every page is complete in English',
    { tag: '@short' },
    async ({ page, context, request, baseURL }) => {
      test.setTimeout(300_000)
      const buyer = await buyerBehind(request, 'demo')
      const { demo } = await screensOf(buyer)
      const complaints = complaintsOf(page)
      await page.goto('/')
      // A visitor's choice also applies to an account without a choice.
      await page.locator('trade-header').getByText('English', { exact: true }).click()
      await buyer.enter(context, baseURL)
      await page.goto('/')
      const found: string[] = []
      for (const screen of demo.filter(isWanted)) {
        await walkTo(page, screen.address)
        found.push(...(await faultsOf(page, screen, 'en')), ...(await axeOf(page, screen)))
      }
      expect(found).toEqual([])
      expect(complaints).toEqual([])
    },
  )
})
