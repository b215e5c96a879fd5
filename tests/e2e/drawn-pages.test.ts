import {
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import { screensOf, type Screen } from './answers/screens'
import { takeCompany } from './accounts'
import { mouseGone, test } from './untouched-page'
import { forEachInPool } from './worker-pool'
import { buyerBehind } from './buyer'
import { complaintsOf } from './docs'
import { gotoDrawn, gotoQuiet, isDrawn, markDrawn, networkIdle, nodesGone, wake } from './drawn'
import { differingPixels } from './pictures'
import { shop } from './foreign'
import { shiftsOf, watchShifts } from './layout-shifts'
import { serverDraws } from './render-modes'

// Server-rendered pages: their source, and whether hydration produces the same content.

test.use({ storageState: serverDraws })

const atOnce = 3
/** Pages whose first view needs no data that only the browser has, such as a member’s favourites. */
const alike = new Set(['home', 'search', 'goodsList', 'goods', 'cart'])
/** Pages that run by themselves and therefore hydrate without an interaction. */
const awake = new Set(['activity'])
/** Tolerated number of differing pixels. Text on a separate layer is smoothed differently. */
const smoothed = 250
/** Tolerated difference of a colour channel. Corners of boxes on a separate layer differ invisibly. */
const shade = 24
type Look = { theme: 'light' | 'dark'; language: 'zh-CN' | 'en' }
const looks: Look[] = [
  { theme: 'light', language: 'zh-CN' },
  { theme: 'dark', language: 'en' },
]

type Buyer = Awaited<ReturnType<typeof buyerBehind>>

/** Returns the stored settings of a browser that has already applied the account's appearance. */
async function takenFrom(buyer: Buyer) {
  const { id, appearance }: { id: string; appearance?: { theme?: string; language?: string } } = (
    await buyer.get('/userCenter/getUserInfo')
  ).data
  return JSON.stringify(JSON.stringify([id, appearance?.theme, appearance?.language])).slice(1, -1)
}

/** Creates a browser context in which a buyer has chosen theme and language. */
async function contextFor(
  browser: Browser,
  { theme, language }: Look,
  buyer?: Buyer,
): Promise<BrowserContext> {
  const storedValues = {
    'trade:localhost:theme': theme,
    'trade:localhost:language': language,
    ...(buyer && { 'trade:localhost:appearance-of': await takenFrom(buyer) }),
  }
  const cookies = {
    'trade-theme': theme,
    'trade-language': language,
    ...(buyer && { PC_TOKEN: buyer.token }),
  }
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: {
      cookies: [],
      origins: [
        {
          origin: shop,
          localStorage: Object.entries(storedValues).map(([name, value]) => ({
            name,
            value: `1|"${value}"`,
          })),
        },
      ],
    },
  })
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop })))
  // Stops automatic slides, which would change the picture.
  await context.addInitScript(() => {
    const soon = window.setTimeout
    window.setTimeout = ((work: TimerHandler, ms = 0) =>
      ms < 3000 ? soon(work, ms) : 0) as typeof setTimeout
  })
  return context
}

/** Takes a screenshot without delivery dates, their region and the buttons that explain a price. They load later. */
async function picture(page: Page) {
  const later = page.locator(
    '.delivery-arrival, .goods-list-head, :is(.goods-card-price, .cart-price) [aria-haspopup=dialog]',
  )
  const show = (visibility: string) =>
    later.evaluateAll((parts: HTMLElement[], value) => {
      for (const part of parts) part.style.visibility = value
    }, visibility)
  await show('hidden')
  const image = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await show('')
  return image
}

/** Returns the number of pixels that differ from a screenshot, after hover effects have ended. */
async function differingFrom(before: Buffer, page: Page, eye: Page) {
  let differing = Infinity
  for (let look = 0; look < 6 && differing > smoothed; look += 1) {
    const after = await picture(page)
    differing = (await differingPixels(eye, before, after, shade)).differing
    if (differing > smoothed) await page.waitForTimeout(500)
  }
  return differing
}

type Tab = { page: Page; complaints: string[] }

/** Opens a tab for several pages that collects their errors. */
async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage()
  await mouseGone(page)
  await watchShifts(page)
  return { page, complaints: complaintsOf(page) }
}

/** Returns the problems of one page, from its source until the end of hydration. */
async function faultsOf({ page, complaints }: Tab, { name, address }: Screen, eye: Page): Promise<string[]> {
  await gotoDrawn(page, address)
  const marked = await markDrawn(page)
  // Dates that come without hydration make rows of sizes taller.
  if (alike.has(name)) await networkIdle(page)
  const before = alike.has(name) ? await picture(page) : undefined
  await wake(page)
  await networkIdle(page)
  const gone = await nodesGone(page)
  const { sum } = await shiftsOf(page)
  const differing = before ? await differingFrom(before, page, eye) : 0
  return [
    ...(marked.elements < 5 && !awake.has(name)
      ? [`${name}: only ${marked.elements} elements are drawn`]
      : []),
    ...(gone.length > 0
      ? [`${name}: ${gone.length} of ${marked.nodes} nodes were drawn anew, first ${gone[0]}`]
      : []),
    ...(differing > smoothed ? [`${name}: ${differing} pixels are others once it lives`] : []),
    ...(sum > 0.02 ? [`${name}: moves by ${sum.toFixed(3)}`] : []),
    ...complaints.splice(0).map((line) => `${name}: ${line}`),
  ]
}

async function allFaults(context: BrowserContext, screens: Screen[]) {
  const eye = await context.newPage()
  const tabs = await Promise.all(Array.from({ length: atOnce }, () => openTab(context)))
  return forEachInPool(tabs, screens, (screen, tab) => faultsOf(tab, screen, eye))
}

for (const look of looks)
  test(`React hydrates every rendered page without changes, ${look.theme}, ${look.language}`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(600_000)
    const buyer = await buyerBehind(request, 'demo')
    const { visitor, demo } = await screensOf(buyer)
    const asVisitor = await contextFor(browser, look)
    const asMember = await contextFor(browser, look, buyer)
    const open = visitor.filter(({ name }) => isDrawn(name))
    expect(open.length).toBeGreaterThan(14)
    expect(await allFaults(asVisitor, open)).toEqual([])
    // A member who opens the login is redirected.
    const openToMembers = [...open.filter(({ name }) => name !== 'login'), ...demo]
    expect(
      await allFaults(
        asMember,
        openToMembers.filter(({ name }) => isDrawn(name)),
      ),
    ).toEqual([])
    await asVisitor.close()
    await asMember.close()
  })

test('the source of a list contains goods, prices and search engine metadata', async ({ request }) => {
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

test(
  'a list is readable without JavaScript, and its links open the goods',
  { tag: '@short' },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, storageState: serverDraws })
    const page = await context.newPage()
    await page.goto(`${shop}/goods/list/110101`)
    await expect(page.locator('trade-outlet').getByRole('article').nth(10)).toBeVisible()
    await page.locator('trade-outlet').getByRole('article').first().getByRole('link').last().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.close()
  },
)

/** Returns the names of goods from the API. */
async function goodsOf(request: APIRequestContext, asked: object): Promise<string[]> {
  const question = { brandTerminalId: '1001', pageNumber: 1, pageSize: 20, ...asked }
  const { data } = await (await request.post('/api/bbb/goodsInfo/page', { data: question })).json()
  return data.content.map(({ goodsName }: { goodsName: string }) => goodsName)
}
/** Returns the names of all goods in the list. Without scripts the cards are in document order. */
async function shownNames(page: Page) {
  await page.waitForLoadState()
  return page.locator('trade-outlet .goods-card-name').allInnerTexts()
}

test('filters, orders, prices, search and pages work without JavaScript', async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: serverDraws })
  const page = await context.newPage()
  const outlet = page.locator('trade-outlet')
  await page.goto(`${shop}/goods/list/all?goodsKeyWord=轴承`)

  await outlet.getByRole('link', { name: '第 2 页' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(outlet.locator('[aria-current=page]').last()).toHaveText('2')
  expect(await shownNames(page)).toEqual(await goodsOf(request, { goodsKeyWord: '轴承', pageNumber: 2 }))

  await outlet.getByRole('link', { name: '销量', exact: true }).click()
  await expect(page).toHaveURL(/\?goodsKeyWord=[^&]+&sort=sales$/)
  expect(await shownNames(page)).toEqual(await goodsOf(request, { goodsKeyWord: '轴承', sort: 'sales' }))

  await outlet.getByRole('group', { name: '品牌' }).getByRole('link', { name: '恒锐', exact: true }).click()
  const brandIds = [new URL(page.url()).searchParams.get('brand')]
  const filtered = { goodsKeyWord: '轴承', sort: 'sales', brandIds }
  expect(await shownNames(page)).toEqual(await goodsOf(request, filtered))
  await expect(outlet.locator('.goods-filter-value[aria-current=true]')).toHaveText('恒锐')

  await outlet.getByLabel('仅看有货').check()
  await outlet.getByLabel('价格 至').fill('90')
  await outlet.getByRole('button', { name: '按价格筛选' }).click()
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ sort: 'sales', max: '90' })
  expect(await shownNames(page)).toEqual(
    await goodsOf(request, { ...filtered, maxPrice: '90', inStock: true }),
  )

  await outlet.getByRole('link', { name: '清空' }).click()
  expect(await shownNames(page)).toEqual(await goodsOf(request, { goodsKeyWord: '轴承', sort: 'sales' }))

  await page.getByRole('combobox', { name: /搜索/ }).fill('6204')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/goods\/list\/all\?goodsKeyWord=6204$/)
  expect(await shownNames(page)).toEqual(await goodsOf(request, { goodsKeyWord: '6204' }))
  await context.close()
})

test('news and shops can be filtered and paged without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: serverDraws })
  const page = await context.newPage()
  const outlet = page.locator('trade-outlet')
  await page.goto(`${shop}/news`)
  await outlet.getByRole('link', { name: /^选型指南/ }).click()
  await outlet.getByRole('link', { name: '第 2 页' }).click()
  await expect(outlet.locator('.article-news-row')).toHaveCount(3)
  await expect(
    outlet.locator('.article-news-row .article-meta').filter({ hasNotText: '选型指南' }),
  ).toHaveCount(0)

  await page.goto(`${shop}/shop`)
  await outlet.getByRole('link', { name: '运营商自营', exact: true }).click()
  await expect(outlet.locator('.shop-row')).toHaveCount(2)
  await outlet.getByRole('searchbox', { name: '店铺名称' }).fill('润滑')
  await outlet.getByRole('button', { name: '查找' }).click()
  await expect(outlet.locator('.shop-row')).toHaveText(/禾拓自营 润滑化学品/)
  await context.close()
})

const presses: [string, (link: Locator) => Promise<void>][] = [
  ['click', (link) => link.click({ noWaitAfter: true })],
  ['press of Enter', (link) => link.press('Enter', { noWaitAfter: true })],
]
for (const [what, press] of presses)
  test(
    `a ${what} on page 2 before hydration navigates once`,
    { tag: what === 'click' ? '@short' : [] },
    async ({ page, request }) => {
      const second = await goodsOf(request, { goodsKeyWord: '轴承', pageNumber: 2 })
      await gotoQuiet(page, '/goods/list/all?goodsKeyWord=轴承')
      await expect(page.locator('trade-outlet[data-drawn]')).toHaveCount(1)
      const entries = await page.evaluate(() => history.length)
      await press(page.locator('trade-outlet').getByRole('link', { name: '第 2 页' }))
      await expect(page).toHaveURL(/page=2/)
      await expect.poll(() => shownNames(page)).toEqual(second)
      await networkIdle(page)
      expect(await page.evaluate(() => history.length)).toBe(entries + 1)
      expect(await shownNames(page)).toEqual(second)
      await page.goBack()
      await expect(page).toHaveURL(/goodsKeyWord=[^&]+$/)
    },
  )

test('Back on a page that was not hydrated shows the goods of its address', async ({ page, request }) => {
  await page.goto('/goods/list/all?goodsKeyWord=轴承')
  await wake(page)
  await page.locator('trade-outlet').getByRole('link', { name: '销量', exact: true }).click()
  await expect(page).toHaveURL(/sort=sales/)
  await page.reload()
  await networkIdle(page)
  await page.goBack()
  await expect(page).toHaveURL(/goodsKeyWord=[^&]+$/)
  const before = await goodsOf(request, { goodsKeyWord: '轴承' })
  await expect.poll(() => shownNames(page)).toEqual(before)
})

test('a click with a modifier key on a rendered link opens a new tab and keeps this page', async ({
  page,
  context,
}) => {
  await gotoQuiet(page, '/goods/list/all?goodsKeyWord=轴承')
  for (const [at, alive] of [false, true].entries()) {
    if (alive) await wake(page)
    const opened = context.waitForEvent('page')
    await page
      .locator('trade-outlet')
      .getByRole('link', { name: '第 2 页' })
      .click({ modifiers: ['ControlOrMeta'] })
    await (await opened).waitForURL(/page=2/)
    expect(context.pages()).toHaveLength(at + 2)
    expect(page.url()).not.toContain('page=')
  }
})

test('a rendered page loads no element before the first interaction', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await gotoQuiet(page, '/goods/list/110101')
  // The loader, and the script that waits for an interaction.
  expect(scripts.toSorted()).toEqual([`${shop}/kit/tradefront.js`, `${shop}/kit/view.js`])
})

test('a click before hydration acts once, and the server renders the next page with it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /浅色/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.waitForTimeout(300)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const next = await page.goto('/goods/list/all')
  expect(await next?.text()).toContain('data-theme="dark"')
})

test('a rendered page with a changed address renders again and then runs the click', async ({ page }) => {
  await page.addInitScript(() => history.replaceState(null, '', `${location.pathname}?from=mail`))
  await page.goto('/news')
  await wake(page)
  await page.getByRole('button', { name: /浅色/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a navigation during hydration completes without errors', async ({ page }) => {
  const complaints = complaintsOf(page)
  await gotoQuiet(page, '/goods/list/110101')
  await page.locator('trade-outlet').evaluate(({ shadowRoot }) => {
    // Hydration runs in a separate task. Before it, another element that has hydrated already follows a link.
    const left = new MutationObserver(() => {
      left.disconnect()
      history.pushState(null, '', '/brand')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    const box = shadowRoot?.querySelector('[data-view]')
    if (box) left.observe(box, { attributeFilter: ['data-view'] })
  })
  await wake(page)
  await expect(page).toHaveURL(/\/brand$/)
  await expect(page.locator('trade-outlet h1')).toHaveText(/品牌/)
  await page.goBack()
  await expect(page.locator('trade-outlet form[data-sku-id]').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('code that fails offline loads online, and the click before it acts', async ({ page, context }) => {
  await gotoQuiet(page, '/')
  await context.setOffline(true)
  await page.getByRole('button', { name: /浅色/ }).click()
  await page.waitForTimeout(500)
  await expect(page.locator('trade-header[data-drawn]')).toHaveCount(1)
  await context.setOffline(false)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
})

test('the End key among tabs before hydration selects the last tab', async ({ page }) => {
  let release = () => {}
  const delayed = new Promise<void>((done) => (release = done))
  await page.route('**/kit/chunks/react-dom*', (route) => delayed.then(() => route.continue()))
  await gotoQuiet(page, '/')
  const tabs = page.locator('trade-outlet').getByRole('tablist').first().getByRole('tab')
  await tabs.first().focus()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('End')
  expect(await page.evaluate(() => scrollY)).toBe(before)
  release()
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
  await expect(tabs.last()).toBeFocused()
})

test('text typed before hydration is kept and searched', { tag: '@short' }, async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('combobox').first()
  await box.fill('6204')
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
  await expect(box).toHaveValue('6204')
  await box.press('Enter')
  await expect(page).toHaveURL(/goodsKeyWord=6204/)
})

test('quantities typed before any script and before hydration are corrected to valid ones', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route('**/kit/view.js', (route) => released.then(() => route.continue()))
  await page.goto('/goods/list/110101', { waitUntil: 'commit' })
  const quantities = page.locator('trade-outlet').getByRole('spinbutton')
  await quantities.nth(0).fill('3333')
  release()
  // The test continues once the file can be imported again.
  await page.evaluate((file: string) => import(file), '/kit/view.js')
  await quantities.nth(1).fill('4444')
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
  await expect(quantities.nth(0)).toHaveAttribute('aria-valuenow', /^33\d\d$/)
  await quantities.nth(1).blur()
  await expect(quantities.nth(1)).toHaveAttribute('aria-valuenow', /^44\d\d$/)
})

test('a selection before hydration acts once', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().endsWith('/news/page'))))
  await gotoQuiet(page, '/news')
  await page.getByLabel('每页条数').selectOption('30')
  await expect(page).toHaveURL(/size=30/)
  await expect(page.getByLabel('每页条数')).toHaveValue('30')
  await networkIdle(page)
  expect(asked).toBe(1)
})

test('a hover before hydration opens the cart afterwards', async ({ page }) => {
  await gotoQuiet(page, '/news')
  await page
    .locator('trade-menu')
    .getByRole('link', { name: /购物车/ })
    .hover()
  await expect(page.locator('trade-menu .cart-mini')).toBeVisible()
})

test('a countdown runs without hydration', async ({ page }) => {
  await page.goto('/activity/8001')
  const clock = page.getByRole('timer')
  const before = await clock.innerText()
  await expect.poll(() => clock.innerText()).not.toBe(before)
})

test('does not hydrate a page of another buyer', { tag: '@short' }, async ({ page, context, request }) => {
  const buyer = await buyerBehind(request, 'demo')
  await gotoQuiet(page, '/')
  await context.addCookies([{ name: 'PC_TOKEN', value: buyer.token, url: shop }])
  await wake(page)
  await expect(page.getByText('请登录')).toHaveCount(0)
})

test('applies an account’s language from another browser after hydration, without errors', async ({
  page,
  context,
  request,
}) => {
  const buyer = await buyerBehind(request, takeCompany().account)
  await buyer.put('/userCenter/settings/appearance', { language: 'en' })
  await context.addCookies([{ name: 'PC_TOKEN', value: buyer.token, url: shop }])
  const complaints = complaintsOf(page)
  await gotoQuiet(page, '/cart')
  await expect(page.getByRole('heading', { level: 1, name: '购物车' })).toBeVisible()
  await wake(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await networkIdle(page)
  expect(complaints).toEqual([])
})

test('a visitor of a page that needs a login is redirected there without script errors', async ({ page }) => {
  await page.goto('/cart')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcart$/)
})

test(
  'removes a buyer’s data from the markup after hydration',
  { tag: '@short' },
  async ({ page, context, request }) => {
    const buyer = await buyerBehind(request, 'demo')
    await context.addCookies([{ name: 'PC_TOKEN', value: buyer.token, url: shop }])
    await gotoDrawn(page, '/news')
    const telling = page.locator('[data-view*="周岚"], [data-trade-drawn*="周岚"]')
    expect(await telling.count()).toBeGreaterThan(0)
    await wake(page)
    await expect(telling).toHaveCount(0)
  },
)

test('a tab shows the current account when the user returns to it', async ({ page, context, request }) => {
  const buyer = await buyerBehind(request, 'demo')
  await gotoQuiet(page, '/news')
  await context.addCookies([{ name: 'PC_TOKEN', value: buyer.token, url: shop }])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.locator('trade-header')).toContainText('周岚')
})

test('hydration of a page hydrates none in other tabs', async ({ context, request }) => {
  const buyer = await buyerBehind(request, 'demo')
  await context.addCookies([{ name: 'PC_TOKEN', value: buyer.token, url: shop }])
  const [one, other] = [await context.newPage(), await context.newPage()]
  for (const tab of [one, other]) await mouseGone(tab)
  await gotoQuiet(other, `${shop}/goods/list/all`)
  await one.goto(`${shop}/`)
  await wake(one)
  await networkIdle(one)
  expect((await markDrawn(other)).elements).toBeGreaterThan(4)
})
