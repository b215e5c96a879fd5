import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { countIn, logIn } from './shop'
import { networkIdle } from './drawn'

const header = (page: Page) => page.locator('trade-header')
const logOut = (page: Page) => page.getByRole('button', { name: /退出/ }).first().click()
const tokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'PC_TOKEN')?.value ?? ''
const revoke = (page: Page, token: string) =>
  page.request.post('/api/pc/bbbAuth/logout', { headers: { Authorization: token } })

/** Returns all text of the page: document, shadow roots, field values, title and address. */
const everything = (page: Page) =>
  page.evaluate(() => {
    const words = (root: ParentNode): string =>
      [...root.querySelectorAll('*')]
        .map((element) => {
          const own = [...element.childNodes]
            .map((node) => (node.nodeType === 3 ? node.nodeValue : ''))
            .join(' ')
          const attributes = [...element.attributes].map(({ value }) => value).join(' ')
          const typed = element instanceof HTMLInputElement ? element.value : ''
          return `${own} ${attributes} ${typed} ${element.shadowRoot ? words(element.shadowRoot) : ''}`
        })
        .join('\n')
    const storedText = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store })).join('\n')
    return [words(document), document.title, location.href, document.cookie, storedText].join('\n')
  })

test(
  'a logout removes personal data from the page, its storage and its title',
  { tag: '@short' },
  async ({ page, context }) => {
    const personal = ['周岚', '临港精密机械', 'demo@example.com', '13800001001']
    await page.goto('/login?redirect=%2Foften%2Fgoods')
    await logIn(page)
    await expect(page).toHaveURL('/often/goods')
    await expect(header(page)).toContainText('周岚')
    const token = await tokenOf(context)
    expect(await everything(page)).toContain('周岚')

    await logOut(page)
    await expect(page).toHaveURL(/\/login/)
    const left = await everything(page)
    for (const word of [...personal, token]) expect(left).not.toContain(word)
    await page.goBack()
    await expect(page).toHaveURL(/\/login/)
    const again = await everything(page)
    for (const word of [...personal, token]) expect(again).not.toContain(word)
  },
)

test(
  'the token is in no text, message, title, address or storage of the page',
  { tag: '@short' },
  async ({ page, context }) => {
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    page.on('request', (request) => lines.push(request.url(), request.postData() ?? ''))
    await page.addInitScript(() => {
      for (const type of ['trade-session-change', 'trade-navigate', 'trade-cart-change', 'trade-error'])
        document.addEventListener(type, (event) =>
          console.info(JSON.stringify((event as CustomEvent).detail)),
        )
      addEventListener('message', ({ data }) => console.info(JSON.stringify(data)))
    })
    await page.goto('/login?redirect=%2Fcart')
    await logIn(page)
    await expect(page).toHaveURL('/cart')
    await expect(header(page)).toContainText('周岚')
    await page.goto('/goods/list/all')
    await expect(header(page)).toContainText('周岚')
    const token = await tokenOf(context)
    expect(token).toMatch(/^[\w-]{43}$/)
    const seen = (await everything(page)).replaceAll(`PC_TOKEN=${token}`, '')
    expect(seen).not.toContain(token)
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.filter((line) => line.includes(token))).toEqual([])
  },
)

test(
  'two tabs follow each other, and no buyer sees another’s data',
  { tag: '@short' },
  async ({ page, context }) => {
    const other = await context.newPage()
    await page.goto('/login')
    await logIn(page)
    await expect(header(page)).toContainText('周岚')
    await other.goto('/news')
    await expect(header(other)).toContainText('周岚')

    await logOut(page)
    await expect(header(other)).toContainText('请登录')
    expect(await everything(other)).not.toContain('周岚')

    // At no moment does the other tab show both names.
    await other.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const root = document.querySelector('trade-header')?.shadowRoot
      if (root)
        new MutationObserver(() => seen.push(root.textContent ?? '')).observe(root, {
          subtree: true,
          childList: true,
          characterData: true,
        })
    })
    await logIn(page, 'retail')
    await expect(header(other)).toContainText('许明')
    const seen = await other.evaluate(() => Reflect.get(window, 'seen') as string[])
    expect(seen.filter((words) => words.includes('周岚'))).toEqual([])
    expect(await everything(other)).not.toContain('周岚')
    await logOut(other)
    await expect(header(page)).toContainText('请登录')
  },
)

test('a restored page checks the session before it shows personal data', async ({ page, context }) => {
  await page.goto('/login')
  await logIn(page)
  await expect(header(page)).toContainText('周岚')
  const token = await tokenOf(context)
  await revoke(page, token)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(header(page)).toContainText('请登录')
  expect(await everything(page)).not.toContain('周岚')
})

test('keeps goods that are added after the session has ended', async ({ page, context }) => {
  await page.goto('/login?redirect=%2Fgoods%2Flist%2Fall%3FgoodsKeyWord%3D%25E8%25BD%25B4')
  await logIn(page)
  await expect(page).toHaveURL(/\/goods\/list\/all\?goodsKeyWord=/)
  const chosen = page.url()
  const cart = page.locator('trade-menu').getByRole('link', { name: /购物车/ })
  await expect(header(page)).toContainText('周岚')
  const add = page
    .locator('.goods-card')
    .getByRole('button', { name: /加入购物车|加购/ })
    .first()
  // Code loaded on hover also calls the server. It would notice the end of the session before the press.
  await add.hover()
  await networkIdle(page)
  const before = await countIn(cart)

  await revoke(page, await tokenOf(context))
  await add.click()
  await expect(page.getByText('登录失效或已过期')).toHaveCount(1)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await logIn(page)
  await expect(page).toHaveURL(chosen)
  await expect(header(page)).toContainText('周岚')
  // Goods added after the session's end are stored by the page and added to the buyer's cart later.
  await expect.poll(() => countIn(cart)).toBeGreaterThan(before)
})

test('shows one toast and one login for many expired calls, and keeps the guest cart', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await logIn(page)
  await expect(header(page)).toContainText('周岚')
  // Pending calls of this page would notice the session's end before the next page does.
  await networkIdle(page)
  const guest = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.includes('cart')),
  )
  const gone: string[] = []
  page.on('framenavigated', (frame) => gone.push(frame.url()))
  await revoke(page, await tokenOf(context))
  await page.goto('/often/goods')
  await expect(page).toHaveURL(/\/login\?redirect=%2Foften%2Fgoods/)
  await expect(page.getByText('登录失效或已过期')).toHaveCount(1)
  expect(gone.filter((url) => url.includes('/login'))).toHaveLength(1)
  expect(
    await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('cart'))),
  ).toEqual(guest)
})
