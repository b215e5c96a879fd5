import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect as expectSoon, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { browserFlags, browserPath } from '../browser.mjs'
import { test } from './untouched-page'
import { openDumbHost, type DumbHost } from './static-host'
import { networkIdle, holdFiles } from './drawn'
import { escapesOf } from './foreign'
import { port } from './port'
import { paid, scan, way } from './paying'
import { countIn } from './shop'
import { serverDraws } from './render-modes'

// Partitions the storage of frames by site, as browsers do. Playwright's default flags turn that off.
const args = [...browserFlags, '--disable-features=HttpsUpgrades']
// The worker's Cache Storage would survive in a reused context.
test.use({
  launchOptions: { executablePath: browserPath(), args },
  storageState: serverDraws,
  reuseContext: false,
})

// The shop runs in the browser itself, which is slow on a busy machine.
const expect = expectSoon.configure({ timeout: 120_000 })
test.beforeEach(() => test.setTimeout(900_000))

const folder = join('dist', 'static')
let host: DumbHost

test.beforeAll(async () => {
  test.setTimeout(600_000)
  execFileSync(process.execPath, ['demo/build-static.mjs'], { stdio: 'inherit' })
  host = await openDumbHost(folder, 'localhost', port + 4)
})
test.afterAll(() => host.stop())
test.beforeEach(() => void (host.asked.length = 0))

const outlet = (page: Page) => page.locator('trade-outlet')
const cards = (page: Page) => page.locator('.goods-grid .goods-card')
const cartButton = (page: Page) => page.locator('trade-menu').getByRole('link', { name: /购物车/ })
const press = (page: Page, name: string) => outlet(page).getByRole('button', { name, exact: true }).click()

/** Opens an address and waits until the shop replaces the page that prepares it. */
async function open(page: Page, path = '/') {
  await page.goto(host.origin + path)
  const switcher = page.locator('static-shop-switcher .open')
  await expect(switcher).toBeVisible()
  // The list of scenarios is loaded with the shop.
  await expect(switcher).not.toContainText('…')
}

async function play(page: Page, scenario: string) {
  // After a restart the shop would not know the session of pending calls.
  await networkIdle(page)
  await page.locator('static-shop-switcher .open').click()
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/static-shop/choose')),
    page.locator(`static-shop-switcher [data-scenario="${scenario}"]`).click(),
  ])
  expect(answer.status()).toBe(200)
  await expect(page.locator('static-shop-switcher .open')).toContainText(/\S/)
  await page.waitForLoadState('load')
}

/** Terminates the service worker, as a browser does after half a minute without work. */
async function endWorkers(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page)
  const ended = new Promise<void>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve()
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await ended
  await devtools.detach()
}

/** Suspends the service worker to simulate a busy machine. @returns a function that resumes it */
async function haltWorker(browser: Browser) {
  const devtools = await browser.newBrowserCDPSession()
  const { targetInfos } = await devtools.send('Target.getTargets')
  const worker = targetInfos.find(({ type, url }) => type === 'service_worker' && url.startsWith(host.origin))
  if (!worker) throw new Error('there is no service worker')
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId: worker.targetId })
  let id = 0
  const tell = (method: string) =>
    devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: ++id, method }) })
  await tell('Debugger.enable')
  await tell('Debugger.pause')
  return () => tell('Debugger.resume')
}

/** Records the requests of a context's pages, and the source of each response. */
function follow(context: BrowserContext) {
  const strays: string[] = []
  context.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    const isFile = existsSync(join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname)))
    const known = origin === host.origin && (response.fromServiceWorker() || isFile)
    if (!known || response.status() >= 400) strays.push(`${response.status()} ${response.url()}`)
  })
  return strays
}

test('a buyer finds, orders and pays on a static host, and the data survive a reload', async ({
  page,
  context,
}) => {
  const strays = follow(context)
  await test.step('the first visit prepares and shows the shop', async () => {
    await page.goto(host.origin)
    await expect(page.getByRole('heading', { name: '正在准备商城' })).toBeVisible()
    await expect(page.getByText('热销榜单').first()).toBeVisible({ timeout: 120_000 })
  })

  await test.step('search, and open a product', async () => {
    await page.getByRole('combobox', { name: /搜索/ }).fill('6204 深沟球轴承')
    await page.getByRole('combobox', { name: /搜索/ }).press('Enter')
    await cards(page).filter({ hasText: '6204-2RS' }).first().locator('.goods-card-name').click()
    await expect(page).toHaveURL(/\/goods\/\w+$/)
    await expect(outlet(page).getByRole('heading', { level: 1 })).toContainText('6204-2RS')
  })

  await test.step('into the cart, through the login', async () => {
    const quantity = outlet(page).locator('table').getByRole('spinbutton').first()
    await quantity.fill('20')
    await quantity.press('Enter')
    await press(page, '加入购物车')
    await page.locator('.toast-way').click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await page.getByRole('textbox', { name: /账号/ }).fill('retail')
    await page.getByLabel('密码', { exact: true }).fill('demo1234')
    await page.getByRole('button', { name: '登录', exact: true }).last().click()
    await expect.poll(() => countIn(cartButton(page))).toBeGreaterThanOrEqual(20)
  })

  await test.step('a reload restores the checkout after the worker was stopped', async () => {
    const before = await countIn(cartButton(page))
    await endWorkers(context, page)
    await page.reload()
    await expect.poll(() => countIn(cartButton(page))).toBe(before)
  })

  let orderNo = ''
  await test.step('order', async () => {
    await cartButton(page).click()
    await press(page, '去结算')
    await expect(page).toHaveURL(/\/cart\/checkout\?draft=\d+/)
    await way(page, '微信扫码').check()
    await press(page, '提交订单')
    await expect(page).toHaveURL(/\/cart\/payment/)
    const number = outlet(page).locator('.payment-side a.payment-no')
    orderNo = await number.innerText()
  })

  await test.step('pay on the demo provider’s page, which the worker serves', async () => {
    await scan(page)
    await expect(paid(page)).toBeVisible()
  })

  await test.step('the order appears in the user centre in a new tab', async () => {
    const second = await context.newPage()
    await open(second, `/user/order/${orderNo}`)
    await expect(second.getByRole('heading', { level: 1 })).toContainText(orderNo)
    await expect(outlet(second).getByText('待发货').first()).toBeVisible()
    await second.close()
  })

  expect(strays).toEqual([])
  expect(host.asked.filter(({ status }) => status !== 200)).toEqual([])
})

test('each scenario shows its data, survives a reload and is reset by a restart', async ({
  page,
  context,
}) => {
  const strays = follow(context)
  await open(page)
  const switcher = page.locator('static-shop-switcher .open')

  await test.step('by keyboard alone: certification pending', async () => {
    await switcher.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/user\/certification$/)
    await expect(outlet(page).getByText('待审核').first()).toBeVisible()
    await expect(page.locator('trade-header')).toContainText('吴珊')
  })

  await test.step('frozen credit: a statement is overdue', async () => {
    await play(page, 'frozenCredit')
    await expect(outlet(page).getByText('有逾期账单，还清前不能用信用账期支付。')).toBeVisible()
  })

  await test.step('out of stock, also after a reload', async () => {
    await play(page, 'outOfStock')
    for (const _ of ['at once', 'after a reload']) {
      await expect(cards(page).first()).toContainText('缺货')
      await expect(cards(page).filter({ hasNotText: '缺货' })).toHaveCount(0)
      await page.reload()
      await expect(switcher).toContainText('全部缺货')
    }
  })

  await test.step('the next scenario and a restart restore the seed', async () => {
    await play(page, 'member')
    await expect.poll(() => countIn(cartButton(page))).toBeGreaterThan(0)
    const before = await countIn(cartButton(page))
    await page.goto(`${host.origin}/goods/list/all`)
    await cards(page)
      .filter({ hasNotText: '缺货' })
      .first()
      .getByRole('button', { name: /加入购物车|加购/ })
      .click()
    await expect.poll(() => countIn(cartButton(page))).toBeGreaterThan(before)
    await networkIdle(page)
    await switcher.click()
    await page.getByRole('button', { name: '重新开始' }).click()
    await expect(page).toHaveURL(`${host.origin}/`)
    await expect.poll(() => countIn(cartButton(page))).toBe(before)
    await page.goto(`${host.origin}/goods/list/all`)
  })

  await test.step('contract prices: the list shows the prices of the contract', async () => {
    const price = () => cards(page).first().locator('.price').first().innerText()
    await expect(cards(page).first()).toContainText('¥')
    const before = await price()
    await play(page, 'contractPrices')
    await expect(page).toHaveURL(/\/user\/contract\/\d+$/)
    await expect(outlet(page).getByText('生效中').first()).toBeVisible()
    await page.goto(`${host.origin}/goods/list/all`)
    await expect(cards(page).first()).toContainText('¥')
    expect(await price()).not.toBe(before)
  })

  await test.step('an order of 5,000 lines', async () => {
    await play(page, 'largeOrder')
    await expect(page).toHaveURL(/\/user\/order\/\d{19}$/)
    const lines = outlet(page).locator('table').first()
    await expect(lines).toHaveAttribute('aria-rowcount', '5001')
    // Lines near the viewport are in the page; the last one is added on scrolling.
    const last = lines.locator('[aria-rowindex="5001"]')
    await expect(last).toHaveCount(0)
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 1_000_000)
        return last.count()
      })
      .toBe(1)
    expect(await lines.locator('tbody tr').count()).toBeLessThan(100)
  })

  await test.step('slow network: responses take seconds, files do not', async () => {
    await play(page, 'slowNetwork')
    const started = Date.now()
    await page.goto(`${host.origin}/goods/list/all`)
    await expect(cards(page).first()).toContainText('¥')
    expect(Date.now() - started).toBeGreaterThan(3_000)
  })

  await test.step('errors: shows a failure, and the retry succeeds', async () => {
    await play(page, 'errors')
    await expect(outlet(page).getByRole('button', { name: '重新加载' })).toBeVisible()
    await press(page, '重新加载')
    await expect(page.getByText('热销榜单').first()).toBeVisible()
  })

  await test.step('visitor: nobody is logged in', async () => {
    await play(page, 'visitor')
    await expect(page.locator('trade-header').getByRole('button', { name: '请登录' })).toBeVisible()
    expect(await context.cookies()).toEqual([])
  })
  expect(strays.filter((line) => !line.startsWith('500 '))).toEqual([])
})

test('repeats a failed request once the worker responds', async ({ page, browser }) => {
  await open(page, '/goods/list/all')
  await expect(cards(page).first()).toContainText('¥')
  await networkIdle(page)
  const goOn = await haltWorker(browser)
  await page.getByRole('combobox', { name: /搜索/ }).fill('6204')
  await page.getByRole('combobox', { name: /搜索/ }).press('Enter')
  const failure = outlet(page).getByRole('button', { name: '重新加载' })
  await expect(failure).toBeVisible()
  await goOn()
  await expect(failure).toHaveCount(0)
  await expect(cards(page).first()).toContainText('6204')
})

const article = (shop: string) => `<!doctype html>
  <html lang="en"><head><meta charset="utf-8"><title>An article</title>
  <script src="${shop}/preview.js"></script>
  <script src="${shop}/kit/tradefront.classic.js" data-api="${shop}/api"></script></head>
  <body><h1>An article</h1><trade-goods-list></trade-goods-list><trade-cart-badge></trade-cart-badge></body></html>`

test('a page of another origin shows the shop and its scenarios through one script', async ({ page }) => {
  // A separate first visit: browsers partition storage by site, so the shop is set up again in this browser.
  const pages = mkdtempSync(join(tmpdir(), 'tradefront-'))
  writeFileSync(join(pages, 'index.html'), article(host.origin))
  const foreign = await openDumbHost(pages, 'pages.localhost', port + 5)
  const escapes = escapesOf(page)
  const card = page.locator('.goods-card').first()
  await test.step('the preparation of the shop exceeds the kit’s timeout', async () => {
    await page.clock.install()
    const release = await holdFiles(page, '**/bridge.html*')
    await page.goto(foreign.origin, { waitUntil: 'commit' })
    await expect(page.locator('trade-goods-list').getByRole('status').first()).toBeAttached()
    await page.clock.fastForward(15_000)
    await expect(page.getByRole('heading', { name: 'Goods could not be loaded' })).toBeVisible()
    release()
  })

  await test.step('goods with prices and pictures', async () => {
    await expect(card).toContainText('¥')
    const width = () =>
      card
        .locator('img')
        .first()
        .evaluate((image) => 'naturalWidth' in image && image.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
  })

  await test.step('the scenario changes the page and persists over a reload', async () => {
    const switcher = page.locator('static-shop-switcher')
    await switcher.locator('.open').click()
    await switcher.getByRole('button', { name: /Out of stock/ }).click()
    await expect(switcher.locator('.open')).toContainText('Out of stock')
    for (const _ of ['at once', 'after a reload']) {
      await expect(card).toContainText('Out of stock')
      await page.reload()
    }
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['PC_TOKEN'])
  })

  expect(escapes).toEqual([])
  expect(foreign.asked.map(({ path }) => path).filter((path) => path !== '/favicon.ico')).toEqual([
    '/',
    '/',
    '/',
    '/',
  ])
  await foreign.stop()
})

test('a browser without service workers gets a message', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.goto(host.origin)
  await expect(page.getByRole('heading', { name: '商城未能启动' })).toBeVisible()
  await expect(page.getByRole('status')).toContainText('不支持 Service Worker')
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
})
