import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { takeCompany, openAccount } from './accounts'
import { test } from './untouched-page'
import { buyerBehind, skusOnSale, type Buyer } from './buyer'
import { complaintsOf } from './docs'
import { gotoQuiet, holdFiles, markDrawn, networkIdle, nodesGone, wake, watchField } from './drawn'
import { shop } from './foreign'
import { serverDraws } from './render-modes'
import { isWrite } from './is-write'

// Actions on a server-rendered page before hydration: adding goods, quantities and checkboxes. React is held back
// until the test releases it, and then hydrates the page.

test.use({ storageState: serverDraws })

const list = '/goods/list/110101'
const isAdd = (address: string) => address.endsWith('/userShoppingCar/add')

const holdReact = (page: Page) => holdFiles(page, '**/kit/chunks/react-dom*')

type Cart = { groups: unknown[]; summary: Record<'promotions' | 'coupons', unknown[]> }

/**
 * Fills a cart with a number of lines without discounts, because only the server could compute those. The lines are
 * of one shop, whose gifts are announced while one of them is selected.
 */
async function putPlain(buyer: Buyer, request: APIRequestContext, count: number) {
  // With several shops, each line but the first would be removed again.
  const skus = await skusOnSale(request, 'sales', 1, { shopId: '3017' })
  for (const { skuId, minQuantity: quantity } of skus.filter((sku) => sku.stockQuantity >= sku.minQuantity)) {
    await buyer.add({ skuId, quantity })
    const { data }: { data: Cart } = await buyer.get('/userCenter/userShoppingCar/getShopCar')
    const { promotions, coupons } = data.summary
    const lines = await buyer.lines()
    if (promotions.length + coupons.length > 0 || data.groups.length > 1)
      await buyer.remove(...lines.filter((line) => line.skuId === skuId))
    else if (lines.length === count) return
  }
}

let account: Awaited<ReturnType<typeof openAccount>> | undefined

/** Opens a page of a new member with a number of cart lines, without any interaction. */
async function openAs(page: Page, request: APIRequestContext, path: string, lines = 0) {
  account ??= await openAccount(request)
  const buyer = await buyerBehind(request, account.loginAccount, account.password)
  await buyer.emptyCart()
  if (lines) await putPlain(buyer, request, lines)
  await page.context().addCookies([{ name: 'PC_TOKEN', value: buyer.token, url: shop }])
  const sent: string[] = []
  page.on('request', (asked) => isWrite(asked) && sent.push(asked.url()))
  const complaints = complaintsOf(page)
  const release = await holdReact(page)
  await gotoQuiet(page, path)
  await markDrawn(page)
  return {
    buyer,
    /** Addresses of write requests. */
    sent,
    /** Releases React and waits for hydration. */
    async live() {
      release()
      await wake(page)
      await networkIdle(page)
      expect(await nodesGone(page)).toEqual([])
      expect(complaints).toEqual([])
    },
  }
}

const stillDrawn = (page: Page) => expect(page.locator('trade-outlet[data-drawn]')).toHaveCount(1)

test(
  'adds goods once before hydration, with the chosen quantity',
  { tag: '@short' },
  async ({ page, request }) => {
    const { buyer, sent, live } = await openAs(page, request, list)
    const card = page.locator('trade-outlet form[data-sku-id]').first()
    const quantity = card.getByRole('spinbutton')
    const min = Number(await quantity.getAttribute('aria-valuemin'))
    const step = Number(await quantity.getAttribute('data-step'))
    const skuId = await card.getAttribute('data-sku-id')
    await expect(card.getByRole('button', { name: '减少' })).toBeDisabled()
    await card.getByRole('button', { name: '增加' }).click()
    await card.getByRole('button', { name: '增加' }).click()
    await card.getByRole('button', { name: '减少' }).click()
    await expect(quantity).toHaveValue(String(min + step))
    await expect(card.getByRole('button', { name: '减少' })).toBeEnabled()

    // Simulates an impatient double click.
    await card.getByRole('button', { name: '加入购物车' }).dblclick()
    await expect(page.getByText('已加入购物车')).toBeVisible()
    await stillDrawn(page)
    // Menu and floating bar show the count before and after hydration.
    for (const part of ['trade-menu', 'trade-floating-bar'])
      await expect(page.locator(part).getByText(`购物车，${min + step} 件`)).toBeAttached()
    await live()
    expect(sent.filter(isAdd)).toHaveLength(1)
    expect(await buyer.lines()).toMatchObject([{ skuId, quantity: min + step }])
    await expect(page.locator('trade-menu').getByText(`购物车，${min + step} 件`)).toBeAttached()
    await expect(quantity).toHaveAttribute('aria-valuenow', String(min + step))
  },
)

test('adds a typed quantity that was not committed', async ({ page, request }) => {
  const { buyer, live } = await openAs(page, request, list)
  const card = page.locator('trade-outlet form[data-sku-id]').first()
  const quantity = card.getByRole('spinbutton')
  const step = Number(await quantity.getAttribute('data-step'))
  const min = Number(await quantity.getAttribute('aria-valuemin'))
  await quantity.fill(String(min + step * 3))
  await card.getByRole('button', { name: '加入购物车' }).click()
  await expect(page.getByText('已加入购物车')).toBeVisible()
  await live()
  expect(await buyer.lines()).toMatchObject([{ quantity: min + step * 3 }])
})

test('adds goods once through React if the early script fails to load', async ({ page, request }) => {
  await page.route('**/kit/first-add.js', (route) => route.abort())
  const buyer = await buyerBehind(request, takeCompany().account)
  await buyer.emptyCart()
  await buyer.enter(page.context(), shop)
  await gotoQuiet(page, list)
  await page.locator('trade-outlet').getByRole('button', { name: '加入购物车' }).first().click()
  await expect(page.getByText('已加入购物车')).toBeVisible()
  await networkIdle(page)
  expect(await buyer.lines()).toHaveLength(1)
})

test('a visitor’s goods are stored before React has loaded', async ({ page }) => {
  const complaints = complaintsOf(page)
  const release = await holdReact(page)
  await gotoQuiet(page, list)
  await page.locator('trade-outlet').getByRole('button', { name: '加入购物车' }).first().click()
  await expect(page.locator('trade-menu').getByText(/^购物车，[1-9]\d* 件$/)).toBeAttached()
  await stillDrawn(page)
  release()
  await page.locator('.toast-way').click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(page.locator('trade-outlet').getByLabel('密码', { exact: true })).toBeVisible()
  await page.goto('/')
  await expect(page.locator('trade-menu').getByText(/^购物车，[1-9]\d* 件$/)).toBeAttached()
  await page.mouse.move(700, 15)
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test(
  'shows changed cart quantities and totals before hydration and sends them once',
  { tag: '@short' },
  async ({ page, request }) => {
    const { buyer, sent, live } = await openAs(page, request, '/cart', 3)
    const row = page.locator('trade-outlet [data-line-id]').first()
    const total = page.locator('trade-outlet .cart-total')
    const amount = row.locator('.cart-amount')
    const [amountBefore, totalBefore] = [await amount.innerText(), await total.innerText()]
    const quantity = row.getByRole('spinbutton')
    const [before, step] = [
      Number(await quantity.inputValue()),
      Number(await quantity.getAttribute('data-step')),
    ]
    for (let press = 0; press < 3; press += 1) await row.getByRole('button', { name: '增加' }).click()
    await expect(quantity).toHaveValue(String(before + 3 * step))
    await expect(amount).not.toHaveText(amountBefore)
    await expect(total).not.toHaveText(totalBefore)
    const [amountThen, totalThen] = [await amount.innerText(), await total.innerText()]
    await stillDrawn(page)
    expect(sent).toEqual([])
    await live()
    const id = await row.getAttribute('data-line-id')
    await expect
      .poll(async () => (await buyer.lines()).find((line) => line.id === id)?.quantity)
      .toBe(before + 3 * step)
    expect(sent).toHaveLength(1)
    // The shown sum is the server's.
    await expect(page.locator('.cart-sum-waiting')).toHaveCount(0)
    await expect(amount).toHaveText(amountThen)
    await expect(total).toHaveText(totalThen)
    await expect(quantity).toHaveValue(String(before + 3 * step))
  },
)

test('sends a quantity entered before hydration and keeps the focus in its field', async ({
  page,
  request,
}) => {
  const { buyer, live } = await openAs(page, request, '/cart', 1)
  const quantity = page.locator('trade-outlet [data-line-id]').getByRole('spinbutton')
  const wanted = Number(await quantity.inputValue()) + 3 * Number(await quantity.getAttribute('data-step'))
  await quantity.fill(String(wanted))
  await quantity.press('Enter')
  await stillDrawn(page)
  await live()
  await expect.poll(async () => (await buyer.lines())[0]?.quantity).toBe(wanted)
  await expect(quantity).toBeFocused()
})

test('shows a typed quantity without interruption during hydration', async ({ page }) => {
  const release = await holdReact(page)
  await gotoQuiet(page, '/goods/100001')
  const quantity = page.locator('trade-outlet table').getByRole('spinbutton').first()
  await quantity.fill('20')
  await quantity.press('Enter')
  await stillDrawn(page)
  const fieldValues = await watchField(quantity)
  release()
  await expect(quantity).toHaveAttribute('aria-valuenow', '20')
  expect(await fieldValues()).toEqual(['20'])
})

test('shows a ticked box before hydration and sends it once', async ({ page, request }) => {
  const { sent, live } = await openAs(page, request, '/cart', 2)
  const boxes = page.locator('trade-outlet [data-line-id]').getByRole('checkbox')
  await expect(boxes.first()).toBeChecked()
  await boxes.first().click()
  await expect(boxes.first()).not.toBeChecked()
  // A checkbox that is changed back has its initial state.
  await boxes.last().click()
  await boxes.last().click()
  await stillDrawn(page)
  await live()
  await expect(boxes.first()).not.toBeChecked()
  await expect(boxes.last()).toBeChecked()
  expect(sent.filter((address) => address.endsWith('/updateSelect'))).toHaveLength(1)
})

test('a language chosen before hydration applies to the whole page', async ({ page }) => {
  const complaints = complaintsOf(page)
  await gotoQuiet(page, '/')
  await stillDrawn(page)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
  await expect(page.locator('trade-outlet')).toContainText('Announcements')
  await expect(page.locator('trade-outlet')).not.toContainText('平台公告')
  expect(complaints).toEqual([])
})
