import { expect, test, type Page } from '@playwright/test'
import { foreign, openForeign, script, shop } from './foreign'
import { homeOf } from './kit-files'

const price = '<trade-price goods-id="100001"></trade-price>'
const shown = 'trade-price >> text=/¥/'

test(
  'upgrades elements that are added later, cloned or inside a shadow root',
  { tag: '@short' },
  async ({ page }) => {
    await openForeign(
      page,
      '<div id="box"></div><template><trade-price goods-id="100001" class="cloned"></trade-price></template>',
    )
    await page.waitForFunction(() => Boolean(globalThis.tradefront))
    await page.evaluate(() => {
      const box = document.querySelector('#box')
      const template = document.querySelector('template')
      const late = Object.assign(document.createElement('trade-price'), { className: 'late' })
      late.setAttribute('goods-id', '100001')
      const stranger = document.createElement('section')
      const inside = document.createElement('trade-stock')
      inside.setAttribute('goods-id', '100001')
      stranger.attachShadow({ mode: 'open' }).append(inside)
      if (template) box?.append(late, template.content.cloneNode(true), stranger)
    })
    await expect(page.locator('.late')).toContainText('¥')
    await expect(page.locator('.cloned')).toContainText('¥')
    await expect(page.locator('trade-stock')).toContainText(/库存|缺货/)
  },
)

test('requests the site and the goods of many elements once', { tag: '@short' }, async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() !== 'OPTIONS')
      calls.push(new URL(request.url()).pathname)
  })
  await openForeign(
    page,
    Array.from({ length: 30 }, (_, at) => `<trade-price goods-id="${100001 + at}"></trade-price>`).join(''),
  )
  await expect(page.locator('trade-price').last()).toContainText(/¥|登录/)
  expect(calls.filter((path) => /\/network\/site\/|\/bbb\/start$/.test(path))).toEqual(['/api/bbb/start'])
  expect(calls.filter((path) => path.endsWith('/listData'))).toHaveLength(1)
})

test('small elements and their toasts load no React', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await openForeign(
    page,
    `${price}<trade-cart-badge></trade-cart-badge><trade-stock goods-id="100001"></trade-stock><trade-add-to-cart goods-id="100001"></trade-add-to-cart>`,
  )
  await expect(page.locator(shown)).toBeVisible()
  await page.evaluate(() => globalThis.tradefront?.ready())
  await page.evaluate(() =>
    document.addEventListener('trade-before-add-to-cart', (event) => {
      event.preventDefault()
      Object.assign(event, { reason: '今天盘点' })
    }),
  )
  await page.locator('trade-add-to-cart').getByRole('button', { name: '加入购物车' }).click()
  await expect(page.getByText('今天盘点')).toBeVisible()
  expect(files.filter((file) => /\/react-/.test(file))).toEqual([])
})

/** Opens a page with an element that reserves its space. Its code loads when `bring` is called. */
async function openWaiting(page: Page, ways: string) {
  let bring = () => {}
  const released = new Promise<void>((resolve) => (bring = resolve))
  const asked: string[] = []
  await page.route(`**/kit/${homeOf('trade-add-to-cart')}`, async (route) => {
    asked.push(route.request().url())
    await released
    await route.continue()
  })
  const sheet = `<link rel="stylesheet" href="${shop}/kit/tradefront.css">`
  const add = `<trade-add-to-cart goods-id="100001" load="intent" ${ways}></trade-add-to-cart>`
  await openForeign(page, `<p>${add}</p><a id="host" href="#x">x</a>`, { head: sheet + script() })
  await page.waitForFunction(() => document.querySelector('trade-add-to-cart')?.hasAttribute('tabindex'))
  expect(asked).toEqual([])
  const count = () =>
    page.evaluate(() => /"quantity":(\d+)/.exec(JSON.stringify(localStorage).replaceAll('\\', ''))?.[1])
  return { bring, asked, count, add: page.locator('trade-add-to-cart') }
}

test(
  'load="intent": the first click acts on the part under the pointer',
  { tag: '@short' },
  async ({ page }) => {
    const { bring, asked, count, add } = await openWaiting(page, '')
    const box = await add.boundingBox()
    if (!box) throw new Error('it has no place')
    // The button is at the end of its line.
    await page.mouse.click(box.x + box.width - 12, box.y + box.height / 2)
    await expect.poll(() => asked.length).toBe(1)
    expect(await count()).toBeUndefined()
    bring()
    await expect.poll(count).toBe('10')
    await page.waitForTimeout(300)
    expect(await count()).toBe('10')
  },
)

test('load="intent": a tap on an empty part acts on the element', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true })
  const { bring, count, add } = await openWaiting(page, 'hide-stepper')
  const box = await add.boundingBox()
  await page.touchscreen.tap((box?.x ?? 0) + 2, (box?.y ?? 0) + 2)
  bring()
  await expect.poll(count).toBe('10')
  await page.close()
})

for (const key of ['Enter', 'Space'])
  test(`load="intent": focus loads the element and its first ${key} acts`, async ({ page }) => {
    const { bring, count, add } = await openWaiting(page, '')
    await page.keyboard.press('Tab')
    await expect(add).toBeFocused()
    await page.keyboard.press(key)
    bring()
    await expect.poll(count).toBe('10')
    await page.waitForTimeout(300)
    expect(await count()).toBe('10')
    await expect(add).not.toHaveAttribute('tabindex')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

test('load="intent": a click elsewhere cancels the waiting one', async ({ page }) => {
  const { bring, count, add } = await openWaiting(page, 'hide-stepper')
  await add.click()
  await page.route('**/api/bbb/goodsInfo/**', async (route) => {
    await page.waitForTimeout(500)
    await route.continue()
  })
  bring()
  await page.waitForFunction(() => customElements.get('trade-add-to-cart'))
  await page.locator('#host').click()
  await expect(add.getByRole('button')).toBeVisible()
  await page.waitForTimeout(300)
  expect(await count()).toBeUndefined()
})

test('reports a chunk that fails to load and affects no other element', async ({ page }) => {
  await page.route(`**/kit/${homeOf('trade-language')}`, (route) => route.abort())
  const titleScript = `<script>addEventListener('trade-load-error', (event) => (document.title = event.detail.tag), true)</script>`
  await openForeign(page, `${price}<trade-language></trade-language>`, { head: titleScript + script() })
  await expect(page.locator(shown)).toBeVisible()
  await expect(page).toHaveTitle('trade-language')
})

test('violates no strict content security policy', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) violations.push(message.text())
  })
  const policy = [
    "default-src 'none'",
    `script-src ${shop}`,
    "style-src 'self'",
    `connect-src ${shop}`,
    `img-src ${shop}`,
    "require-trusted-types-for 'script'",
    'trusted-types tradefront lit-html',
  ].join('; ')
  await openForeign(
    page,
    `${price}<trade-goods-card goods-id="100001"></trade-goods-card><trade-goods-list keyword="轴承"></trade-goods-list><trade-help article-id="100101"></trade-help>`,
    {
      headers: { 'Content-Security-Policy': policy },
    },
  )
  await expect(page.locator('trade-goods-list .goods-card').first()).toBeVisible()
  await expect(page.locator('trade-help .rich-text').getByRole('listitem').first()).toBeVisible()
  await page.evaluate(() =>
    Object.assign(document.querySelector('trade-price') ?? {}, {
      injectCss: '.price { color: rgb(9, 9, 9) }',
    }),
  )
  await expect(page.locator('trade-price .price')).toHaveCSS('color', 'rgb(9, 9, 9)')
  expect(violations).toEqual([])
})

test('an old content system can restyle an element from outside', async ({ page }) => {
  await page.goto(`${foreign}/old-cms.html`)
  const name = page.locator('trade-goods-card .goods-card-name').first()
  await expect(name).toHaveCSS('font-weight', '600')
  await expect(name).toHaveCSS('font-size', '13px')
})

test('the classic script works without modules', { tag: '@short' }, async ({ page }) => {
  const head = `<script src="${shop}/kit/tradefront.classic.js" data-api="${shop}/api" data-site="localhost"></script>`
  await openForeign(page, price, { head })
  await expect(page.locator(shown)).toBeVisible()
})

test('the classic script shows its texts in a page of another encoding', async ({ page }) => {
  const file = `${shop}/kit/tradefront.classic.js`
  await page.route(file, async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'text/javascript' } })
  })
  const head = `<script charset="gbk" src="${file}" data-api="${shop}/api" data-site="localhost"></script>`
  await openForeign(page, '<trade-cart-badge></trade-cart-badge>', { head })
  await expect(page.locator('trade-cart-badge')).toContainText('购物车')
})

test('properties on Object.prototype neither break an element nor change a request', async ({ page }) => {
  const pollution = `<script>
    Object.assign(Object.prototype, {
      timeout: 1, retry: 5, query: { leaked: 'yes' }, params: { leaked: 'yes' }, baseURL: 'https://elsewhere.test',
      body: { leaked: 'yes' }, signal: AbortSignal.abort(), idempotencyKey: 'leaked',
      onRequest() { throw new Error('hook of the page') },
    })
  </script>`
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url())
  })
  await openForeign(
    page,
    `${price}<trade-cart-badge></trade-cart-badge><trade-goods-list></trade-goods-list>`,
    { head: pollution + script() },
  )
  await expect(page.locator('trade-cart-badge')).toContainText('购物车')
  await expect(page.locator('trade-price').first()).toContainText('¥')
  await expect(page.locator('trade-goods-list .goods-card').first()).toContainText('¥')
  expect(asked.filter((url) => !url.startsWith(`${shop}/api/`) || url.includes('leaked'))).toEqual([])
})

test(
  'settings follow the precedence element, trade-site, script, page',
  { tag: '@short' },
  async ({ page }) => {
    const config = `<script>window.tradefrontConfig = { lang: 'zh-CN', api: 'http://127.0.0.1:9/api' }</script>`
    await openForeign(
      page,
      `<trade-site lang="en"><trade-cart-badge id="site"></trade-cart-badge><trade-cart-badge id="own" lang="zh-CN"></trade-cart-badge></trade-site>
     <trade-cart-badge id="page"></trade-cart-badge>`,
      { head: config + script() },
    )
    await expect(page.locator('#site')).toContainText('Cart')
    await expect(page.locator('#own')).toContainText('购物车')
    await expect(page.locator('#page')).toContainText('购物车')
  },
)

test('routes are mapped to the host’s own addresses', async ({ page }) => {
  const routes = `{"goods":"/p/{goodsId}.html","cart":"https://other.example/basket"}`
  await openForeign(
    page,
    `<trade-goods-card goods-id="100001"></trade-goods-card><trade-cart-badge></trade-cart-badge>`,
    {
      head: script(`data-api="${shop}/api" data-site="localhost" data-routes='${routes}'`),
    },
  )
  await expect(page.locator('trade-goods-card a.goods-card-name')).toHaveJSProperty(
    'href',
    `${foreign}/p/100001.html`,
  )
  await expect(page.locator('trade-cart-badge a')).toHaveAttribute('href', 'https://other.example/basket')
})
