import { takeCompany } from './accounts'
import { expect, test, type Locator, type Page, type Route } from '@playwright/test'
import { workbook } from '../catalogue/quick-order/workbooks'
import { tally, timer } from '../hard/hard.ts'
import { buyerBehind } from './buyer'
import { escapesOf, openForeign } from './foreign'
import { followFirstSlide } from './first-slide'
import { fileWith, homeOf } from './kit-files'
import { atPayment, ordered, outlet, way } from './paying'
import { browserDraws } from './render-modes'
import { networkIdle } from './drawn'

// Pages rendered by the browser, because server-rendered ones show more without their files.
test.use({ storageState: browserDraws })

/** Responses for a file that a deploy removed or that a proxy replaced. */
const answers: Record<string, (route: Route) => Promise<void>> = {
  '404': (route) => route.fulfill({ status: 404, body: '' }),
  '500': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Log in' }),
  'other bytes': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: 'export const other = 1',
    }),
  nothing: (route) => route.abort(),
}

/** Returns the kit's scripts that a page requests. */
async function filesOf(page: Page, open: () => Promise<unknown>) {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/kit\/.*\.js$/.test(pathname)) files.add(pathname)
  })
  await open()
  await networkIdle(page)
  page.removeAllListeners('request')
  return [...files]
}

/** Returns every combination of file and response. */
const failuresOf = (files: string[]) =>
  Object.keys(answers).flatMap((answer) => files.map((file) => ({ file, answer })))

/** Counts the loads of a page, including automatic reloads. */
function loadsOf(page: Page) {
  const loads = { count: 0 }
  page.on('domcontentloaded', () => (loads.count += 1))
  return loads
}

const retryIn = (at: Locator) => at.getByRole('button', { name: '重新加载' })
const heading = (page: Page) => outlet(page).getByRole('heading', { level: 1 })

/** Returns whether a response stays in the page's module map, so that a retry in the same page does not request it again. */
const isKept = (answer: string) => answer === 'other bytes'

const isLoader = (file: string) => /tradefront\.js|\/base-/.test(file)

test.setTimeout(600_000)
test.use({ actionTimeout: 15_000 })

test('reports each missing file of an embedded page at its element, without a reload', async ({ page }) => {
  const body = `<p id="host">text of the page</p><trade-price goods-id="100001"></trade-price>
    <trade-goods-list keyword="轴承" page-size="3"></trade-goods-list>`
  const files = await filesOf(page, () => openForeign(page, body))
  const wrong: string[] = []
  let tried = 0
  let opened = 0
  page.on('framenavigated', (frame) => (opened += frame === page.mainFrame() ? 1 : 0))
  const escapes = escapesOf(page)
  const timeIsLeft = timer()
  for (const { file, answer } of failuresOf(files)) {
    if (!timeIsLeft()) break
    tried += 1
    opened = 0
    escapes.length = 0
    await page.route(`**${file}`, (route) => answers[answer]?.(route))
    await openForeign(page, body)
    if (!isLoader(file))
      for (const tag of ['trade-price', 'trade-goods-list'])
        await expect(
          page.locator(tag).getByRole('alert').or(page.locator(tag).getByText('¥')).first(),
          `${tag} without ${file} (${answer})`,
        ).toBeVisible({ timeout: 15_000 })
    await expect(page.locator('#host')).toBeVisible()
    if (opened > 1) wrong.push(`${file} ${answer}: opened ${opened} times`)
    if (!isLoader(file) && escapes.length > 0) wrong.push(`${file} ${answer}: ${escapes.join(' · ')}`)
    await page.unroute(`**${file}`)
  }
  tally({
    what: 'files of an embedded page that do not come',
    inputs: tried,
    faults: tried,
    lost: wrong.length,
  })
  expect(wrong).toEqual([])
})

test('each missing file of a view causes at most one reload, then a message with a retry that loads it', async ({
  page,
  baseURL,
}) => {
  const buyer = await buyerBehind(page.request, 'demo')
  await buyer.enter(page.context(), baseURL)
  const loads = loadsOf(page)
  const escapes = escapesOf(page)
  const typed = page.locator('trade-menu').getByRole('searchbox').or(page.locator('trade-menu input')).first()
  const home = async () => {
    await page.goto('/')
    await networkIdle(page)
    await typed.fill('写了一半')
    loads.count = 0
    escapes.length = 0
  }
  const wrong: string[] = []
  let tried = 0
  const timeIsLeft = timer()
  for (const href of ['/news', '/user/order', '/goods/list/11', '/cart', '/quick-order']) {
    const open = () => page.locator(`a[href="${href}"]`).first().click()
    await home()
    const files = await filesOf(page, open)
    await expect(heading(page).filter({ hasNotText: '首页' })).toBeVisible()
    const title = await heading(page).innerText()
    // The view's own file is always included: its replacement may be anything.
    for (const { file, answer } of [{ file: files[0] ?? '', answer: 'other bytes' }, ...failuresOf(files)]) {
      if (!timeIsLeft()) break
      tried += 1
      await home()
      await page.route(`**${file}`, (route) => answers[answer]?.(route))
      await open()
      const shown = heading(page).filter({ hasText: title })
      const retry = retryIn(outlet(page).getByRole('alert'))
      await expect(retry.or(shown).first(), `${href} without ${file} (${answer})`).toBeVisible()
      await page.unroute(`**${file}`)
      if (!isKept(answer)) {
        if (await retry.isVisible()) await retry.click()
        await expect(shown, `${href} again, ${file} (${answer})`).toBeVisible()
        if (loads.count === 0) expect(await typed.inputValue()).toBe('写了一半')
      }
      if (loads.count > 1) wrong.push(`${href} ${file} ${answer}: loaded ${loads.count} times more`)
      if (escapes.length > 0) wrong.push(`${href} ${file} ${answer}: ${escapes.join(' · ')}`)
    }
  }
  tally({ what: 'files of a view that do not come', inputs: tried, faults: tried, lost: wrong.length })
  expect(wrong).toEqual([])
})

/** List of goods as saved by a spreadsheet program. */
const list = {
  name: '清单.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(
    workbook([
      ['订货号', '采购数量'],
      ['TF-1', 1],
    ]),
  ),
}

/** Lazy parts: the action that loads them, and their content. */
const parts: {
  name: string
  file: string
  open: (page: Page, baseURL?: string) => Promise<unknown>
  want: (page: Page) => Promise<unknown>
  there: (page: Page) => Locator
  /** Content beside the part that must remain visible. */
  beside: (page: Page) => Locator
  /** Place of the message, if it is not the part's own place. */
  message?: (page: Page) => Locator
  /** Action for a retry, if it is not a button in the part's place. */
  again?: (page: Page) => Promise<unknown>
}[] = [
  {
    name: 'the login dialog',
    file: 'src/session/sign-in/login-dialog.lit.ts',
    open: (page) => openForeign(page, '<trade-login-box></trade-login-box>'),
    want: (page) => page.locator('trade-login-box').getByRole('button', { name: '登录' }).first().click(),
    there: (page) => page.getByRole('dialog', { name: '登录' }),
    beside: (page) => page.locator('trade-login-box').getByRole('button', { name: '登录' }).first(),
    message: (page) => page.locator('trade-notice-host').getByText('请稍后重试'),
    again: (page) => page.locator('trade-login-box').getByRole('button', { name: '登录' }).first().click(),
  },
  {
    name: 'the comparison',
    file: 'src/catalogue/compare/compare-dialog.tsx',
    async open(page) {
      await page.goto('/goods/list/110101')
      for (const at of [0, 1]) {
        const card = outlet(page).locator('.goods-card').nth(at)
        await card.hover()
        await card.getByText('对比').click()
      }
    },
    want: (page) => page.getByRole('button', { name: /开始对比/ }).click(),
    there: (page) => page.getByRole('dialog', { name: '商品对比' }),
    beside: (page) => page.getByRole('button', { name: /开始对比（2/ }),
    message: (page) => page.locator('trade-notice-host').getByRole('status'),
    again: (page) => page.getByRole('button', { name: /开始对比/ }).click(),
  },
  {
    name: 'a visitor’s cart',
    file: 'src/trade/cart/guest-cart-lines.tsx',
    open: (page) => openForeign(page, '<trade-add-to-cart goods-id="100001"></trade-add-to-cart>'),
    want: (page) => page.evaluate(() => document.body.append(document.createElement('trade-cart'))),
    there: (page) => page.locator('trade-cart').getByRole('heading', { level: 1 }),
    beside: (page) => page.locator('trade-add-to-cart').getByRole('button').first(),
  },
  {
    name: 'a film on a page',
    file: 'src/shell/home/video-block.tsx',
    open: (page) => page.goto('/'),
    want: followFirstSlide,
    there: (page) => outlet(page).locator('video'),
    beside: (page) => heading(page).filter({ hasText: '冬季备货专题' }),
  },
  {
    name: 'slides on a page',
    file: 'src/shell/home/carousel-block.tsx',
    open: (page) => page.goto('/'),
    want: followFirstSlide,
    there: (page) => outlet(page).locator('.home-carousel'),
    beside: (page) => heading(page).filter({ hasText: '冬季备货专题' }),
  },
  {
    name: 'the small cart',
    file: 'src/trade/cart/mini-cart.tsx',
    open: (page) => page.goto('/news'),
    want: (page) =>
      page
        .locator('trade-menu')
        .getByRole('link', { name: /购物车/ })
        .hover(),
    there: (page) => page.locator('trade-menu .cart-mini'),
    async again(page) {
      await page.mouse.move(0, 0)
      await expect(page.locator('trade-menu').getByRole('alert')).toHaveCount(0)
      await this.want(page)
    },
    beside: (page) => page.locator('trade-menu').getByRole('link', { name: /购物车/ }),
  },
  {
    name: 'the QR code of an invitation',
    file: 'src/ui/qr-code.tsx',
    async open(page, baseURL) {
      await (await buyerBehind(page.request, 'demo')).enter(page.context(), baseURL)
      await page.goto('/user')
      await expect(page.locator('trade-header')).toContainText('周岚')
    },
    async want(page) {
      await outlet(page).locator('.user-center-menu').getByText('更多', { exact: true }).click()
      await outlet(page).locator('a[href="/user/promotion"]').first().click()
    },
    there: (page) => outlet(page).getByRole('img', { name: /invite=/ }),
    beside: (page) => outlet(page).locator('.promotion-link'),
  },
  {
    name: 'the reader of workbooks',
    file: 'src/catalogue/quick-order/read-workbook.ts',
    open: (page) => page.goto('/quick-order'),
    want: (page) => outlet(page).getByLabel('上传文件').setInputFiles(list),
    there: (page) => outlet(page).getByText(list.name),
    beside: (page) => outlet(page).getByText('把文件拖到这里'),
    message: (page) => outlet(page).getByText('读取表格的程序没有加载，请检查网络后重新选择文件'),
    again: (page) => outlet(page).getByLabel('上传文件').setInputFiles(list),
  },
]

for (const part of parts)
  test(`reports ${part.name} that fails to load beside the rest of the page, and loads it on retry`, async ({
    page,
    baseURL,
  }) => {
    const { file, there, message } = part
    const escapes = escapesOf(page)
    await part.open(page, baseURL)
    await networkIdle(page)
    const loads = loadsOf(page)
    await page.route(`**/kit/${fileWith(file)}`, (route) => route.abort())
    await part.want(page)
    const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: '重新加载' }) })
    await expect(message?.(page) ?? alert).toBeVisible()
    await expect(part.beside(page)).toBeVisible()
    await expect(there(page)).toHaveCount(0)
    await page.unrouteAll()
    await (part.again?.(page) ?? retryIn(alert).click())
    await expect(there(page)).toBeVisible()
    expect(loads.count).toBe(0)
    expect(escapes).toEqual([])
  })

test('each missing file of the payment step offers a retry without a reload and keeps the payment', async ({
  page,
  baseURL,
}) => {
  const buyer = await buyerBehind(page.request, takeCompany().account)
  await ordered(buyer, page, 40)
  await buyer.enter(page.context(), baseURL)
  const loads = loadsOf(page)
  const escapes = escapesOf(page)
  const address = /\/cart\/payment\?payOrderId=/
  const begin = async () => {
    await page.goto('/user/order')
    await networkIdle(page)
    loads.count = 0
  }
  const pay = () => outlet(page).getByRole('button', { name: '去付款' }).first().click()
  await begin()
  const files = await filesOf(page, pay)
  await expect(page).toHaveURL(address)
  let tried = 0
  const timeIsLeft = timer()
  for (const { file, answer } of failuresOf(files)) {
    if (!timeIsLeft()) break
    tried += 1
    await begin()
    await page.route(`**${file}`, (route) => answers[answer]?.(route))
    await pay()
    const retry = retryIn(outlet(page).getByRole('alert'))
    await expect(retry.or(way(page, '扫码支付')).first(), `${file} (${answer})`).toBeVisible()
    await page.unroute(`**${file}`)
    if (!isKept(answer)) {
      if (await retry.isVisible()) await retry.click()
      await expect(way(page, '扫码支付'), `${file} (${answer})`).toBeVisible()
    }
    expect(loads.count, `${file} (${answer})`).toBe(0)
    await expect(page).toHaveURL(address)
  }
  tally({ what: 'files of the payment step that do not come', inputs: tried, faults: tried, lost: 0 })
  expect(escapes).toEqual([])
})

test(
  'a missing region reloads the storefront once, not during a payment, then offers a retry',
  { tag: '@short' },
  async ({ page, baseURL }) => {
    const loads = loadsOf(page)
    const region = page.locator('trade-header')
    await page.route(`**/kit/${homeOf('trade-header')}`, (route) => route.abort())
    await page.goto('/news')
    await expect(retryIn(region)).toBeVisible()
    expect(loads.count).toBe(2)
    await page.unrouteAll()
    await retryIn(region).click()
    await expect(region).toContainText('请登录')
    expect(loads.count).toBe(2)

    // Header and outlet share a file, so the failing part on the payment page is a region that loads later.
    const late = page.locator('trade-help')
    await page.route(`**/kit/${homeOf('trade-help')}`, (route) => route.abort())
    loads.count = 0
    await atPayment(page, takeCompany().account, 41, baseURL)
    await page.evaluate(() => document.body.append(document.createElement('trade-help')))
    await expect(retryIn(late)).toBeVisible()
    await way(page, '预存款').check()
    const password = outlet(page).getByLabel('支付密码', { exact: true })
    await password.fill('123456')
    await page.unrouteAll()
    await retryIn(late).click()
    await expect(late.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(password).toHaveValue('123456')
    expect(loads.count).toBe(1)
  },
)
