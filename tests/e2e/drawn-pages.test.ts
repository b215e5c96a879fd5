import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { routes } from '../../src/site/routes'
import type { Route } from '../../src/core/routes'
import { screensOf, type Screen } from './answers/screens'
import { eachAtOnce } from './at-once'
import { buyerBehind } from './buyer'
import { complaintsOf } from './docs'
import { markDrawn, nodesLeft, wake } from './drawn'
import { differingPixels } from './pictures'
import { shop } from './foreign'
import { shiftsOf, watchShifts } from './shifts'
import { serverDraws } from './ways'

// Pages that the server draws: what stands in their source, and that React finds in them what it would have drawn.

test.use({ storageState: serverDraws })

const atOnce = 3
/** Where nothing of what is seen first waits for what only the browser knows, such as a member’s hearts. */
const alike = new Set(['home', 'search', 'goodsList', 'goods', 'cart'])
/** Pixels: letters on a layer of their own are smoothed otherwise. */
const smoothed = 250
/** Corners of boxes that got a layer of their own differ by a shade or two, which nobody sees. */
const shade = 24
type Look = { theme: 'light' | 'dark'; language: 'zh-CN' | 'en' }
const looks: Look[] = [
  { theme: 'light', language: 'zh-CN' },
  { theme: 'dark', language: 'en' },
]

const isDrawn = ({ name }: Screen) => {
  const row: Route | undefined = Object.entries<Route>(routes).find(([route]) => route === name)?.[1]
  return row?.drawn === true
}

/** A browser in which a buyer chose a look before. */
async function contextFor(
  browser: Browser,
  { theme, language }: Look,
  token?: string,
): Promise<BrowserContext> {
  const kept = { 'trade:localhost:theme': theme, 'trade:localhost:language': language }
  const cookies = { 'trade-theme': theme, 'trade-language': language, ...(token && { PC_TOKEN: token }) }
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: {
      cookies: [],
      origins: [
        {
          origin: shop,
          localStorage: Object.entries(kept).map(([name, value]) => ({ name, value: `1|"${value}"` })),
        },
      ],
    },
  })
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop })))
  // Slides that go on by themselves would be another picture.
  await context.addInitScript(() => {
    const soon = window.setTimeout
    window.setTimeout = ((work: TimerHandler, ms = 0) =>
      ms < 3000 ? soon(work, ms) : 0) as typeof setTimeout
  })
  return context
}

/** What is not as it should be on one page, from its source until React has taken it over. */
async function faultsOf(context: BrowserContext, { name, address }: Screen, eye: Page): Promise<string[]> {
  const page = await context.newPage()
  try {
    const said = complaintsOf(page)
    await watchShifts(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    const marked = await markDrawn(page)
    const before = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    await wake(page)
    await page.waitForLoadState('networkidle')
    const left = await nodesLeft(page)
    const { sum } = await shiftsOf(page)
    let differing = Infinity
    // What a pointer on its way has opened closes again.
    for (let look = 0; look < 6 && differing > smoothed; look += 1) {
      const after = await page.screenshot({ animations: 'disabled', caret: 'hide' })
      differing = (await differingPixels(eye, before, after, shade)).differing
      if (differing > smoothed) await page.waitForTimeout(500)
    }
    return [
      ...(marked.elements < 5 ? [`${name}: only ${marked.elements} elements are drawn`] : []),
      ...(left < marked.nodes
        ? [`${name}: ${marked.nodes - left} of ${marked.nodes} nodes were drawn anew`]
        : []),
      ...(alike.has(name) && differing > smoothed
        ? [`${name}: ${differing} pixels are others once it lives`]
        : []),
      ...(sum > 0.02 ? [`${name}: moves by ${sum.toFixed(3)}`] : []),
      ...said.map((line) => `${name}: ${line}`),
    ]
  } finally {
    await page.close()
  }
}

async function allFaults(context: BrowserContext, screens: Screen[]) {
  const eye = await context.newPage()
  return eachAtOnce(screens, atOnce, (screen) => faultsOf(context, screen, eye))
}

test.setTimeout(180_000)

for (const look of looks)
  test(`React takes over every drawn page as it stands, ${look.theme}, ${look.language}`, async ({
    browser,
    request,
  }) => {
    const buyer = await buyerBehind(request, 'demo')
    const { visitor, demo } = await screensOf(buyer)
    const asVisitor = await contextFor(browser, look)
    const asMember = await contextFor(browser, look, buyer.token)
    const open = visitor.filter(isDrawn)
    expect(open.length).toBeGreaterThan(14)
    expect(await allFaults(asVisitor, open)).toEqual([])
    expect(await allFaults(asMember, [...open, ...demo.filter(isDrawn)])).toEqual([])
    await asVisitor.close()
    await asMember.close()
  })

test('goods, prices and words for search engines stand in the source of a list', async ({ request }) => {
  const source = await (await request.get('/goods/list/110101')).text()
  const { data } = await (
    await request.post('/api/bbb/goodsInfo/page', {
      data: { brandTerminalId: '1001', categoryId: '110101', pageNumber: 1, pageSize: 20 },
    })
  ).json()
  const names = data.content.map(({ goodsName }: { goodsName: string }) => goodsName)
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) expect(source).toContain(`>${name}</a>`)
  expect(source).toMatch(/<title>[^<]+ - 禾拓工采<\/title>/)
  expect(source.match(/rel="modulepreload"/g)).toHaveLength(1)
})

test('without script a list is read, and its links lead to the goods', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: serverDraws })
  const page = await context.newPage()
  await page.goto(`${shop}/goods/list/110101`)
  await expect(page.locator('trade-outlet').getByRole('article').nth(10)).toBeVisible()
  await page.locator('trade-outlet').getByRole('article').first().getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})

test('a drawn page loads no element before somebody turns to it', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/goods/list/110101', { waitUntil: 'networkidle' })
  // The loader, and what waits for a touch.
  expect(scripts.toSorted()).toEqual([`${shop}/kit/tradefront.js`, `${shop}/kit/view.js`])
})

test('a press before React is there is done once, and the next page is drawn in what it chose', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: /浅色/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.waitForTimeout(300)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const next = await page.goto('/goods/list/all')
  expect(await next?.text()).toContain('data-theme="dark"')
})

test('what was typed before React is there stays, and is searched for', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('combobox').first()
  await box.fill('6204')
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
  await expect(box).toHaveValue('6204')
  await box.press('Enter')
  await expect(page).toHaveURL(/goodsKeyWord=6204/)
})

test('a page of another buyer is not taken over', async ({ page, context, request }) => {
  const buyer = await buyerBehind(request, 'demo')
  await page.goto('/', { waitUntil: 'networkidle' })
  await context.addCookies([{ name: 'PC_TOKEN', value: buyer.token, url: shop }])
  await wake(page)
  await expect(page.getByText('请登录')).toHaveCount(0)
})
