import { type Company, takeCompany } from './accounts'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { buyerBehind, type Buyer } from './buyer'
import { countIn, logIn } from './shop'
import { visit } from './visit'

const header = (page: Page) => page.locator('trade-header')
const outlet = (page: Page) => page.locator('trade-outlet')
const card = (page: Page) => outlet(page).locator('.goods-card').first()
const cartButton = (page: Page) => page.locator('trade-menu').getByRole('link', { name: /购物车/ })
const logOut = (page: Page) => header(page).getByRole('button', { name: /退出/ }).click()
const submitButton = (page: Page) => outlet(page).getByRole('button', { name: '提交订单' })
const isAdd = ({ pathname }: URL) => pathname.endsWith('/userShoppingCar/add')

/** List with a bearing that is cheaper for members, and the quantity that its card adds to the cart. */
const list = '/goods/list/110101'
const sku = { skuId: '10000101', quantity: 10 }
const prices = { visitor: '¥8.60/个', member: '¥7.90/个' }

const pressAdd = async (page: Page) => {
  await card(page).hover()
  await card(page).getByRole('button', { name: '加入购物车' }).click()
}

/** Marks the document, to detect a reload. */
const remember = (page: Page) => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
const isRemembered = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'sameDocument') as unknown)

async function emptyHanded(page: Page, account: string) {
  const buyer = await buyerBehind(page.request, account)
  await buyer.emptyCart()
  await buyer.withAddress()
  return buyer
}

async function twoTabs(context: BrowserContext, ...addresses: [string, string]) {
  const [first, second] = [await context.newPage(), await context.newPage()]
  await Promise.all([first.goto(addresses[0]), second.goto(addresses[1])])
  return { first, second }
}

async function atCheckout(page: Page, buyer: Buyer) {
  await buyer.add(sku)
  await visit(page, '/cart')
  await outlet(page).getByRole('button', { name: '去结算' }).click()
  await expect(submitButton(page)).toBeVisible()
}

const orderNos = async (buyer: Buyer) => (await buyer.orders()).map(({ orderNo }) => orderNo)
/** Returns the orders of both, with a separate session, because the tabs' sessions end. */
const ordersOf = (page: Page, ...companies: Company[]) =>
  Promise.all(companies.map(async ({ account }) => orderNos(await buyerBehind(page.request, account))))

test('a checkout submitted by two tabs in parallel is one order, shown in both', async ({
  page,
  context,
  baseURL,
}) => {
  const buyer = await emptyHanded(page, takeCompany().account)
  await buyer.enter(context, baseURL)
  await atCheckout(page, buyer)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(submitButton(other)).toBeVisible()
  const before = await orderNos(buyer)

  await Promise.all([page, other].map((tab) => submitButton(tab).click()))
  for (const tab of [page, other])
    await expect(outlet(tab).getByRole('heading', { name: /^(订单已提交|付款)$/, level: 1 })).toBeVisible()
  const [placed = '', ...more] = (await orderNos(buyer)).filter((orderNo) => !before.includes(orderNo))
  expect(more).toEqual([])
  for (const tab of [page, other]) await expect(outlet(tab)).toContainText(placed)
})

test(
  'a second buyer’s login during a checkout orders nothing and shows no data of the first',
  { tag: '@short' },
  async ({ page, context, baseURL }) => {
    const [one, another] = [takeCompany(), takeCompany()]
    const first = await emptyHanded(page, one.account)
    await first.enter(context, baseURL)
    // A suspended tab receives no messages from others.
    await page.addInitScript(() => {
      addEventListener(
        'storage',
        (event) => Reflect.get(globalThis, 'asleep') && event.stopImmediatePropagation(),
      )
    })
    await atCheckout(page, first)
    await remember(page)
    const before = await ordersOf(page, one, another)

    await page.evaluate(() => Object.assign(globalThis, { asleep: true }))
    const other = await context.newPage()
    await other.goto('/news')
    await expect(header(other)).toContainText(one.name)
    await logOut(other)
    await logIn(other, another.account)
    await expect(header(other)).toContainText(another.name)

    await submitButton(page).click()
    await expect(submitButton(page)).toHaveCount(0)
    await expect(header(page)).toContainText(another.name)
    await expect(outlet(page)).toContainText('订单已失效，请重新下单')
    await expect(outlet(page)).not.toContainText('6204')
    await expect(page.locator('body')).not.toContainText(one.name)
    expect(await isRemembered(page)).toBe(true)
    expect(await ordersOf(page, one, another)).toEqual(before)
  },
)

for (const lost of [false, true])
  test(`a visitor’s cart is merged once by two tabs${lost ? ', also when the answer is lost' : ''}`, async ({
    page,
    context,
  }) => {
    const { account, name } = takeCompany()
    const buyer = await emptyHanded(page, account)
    const { first, second } = await twoTabs(context, list, list)
    await expect(card(first)).toContainText(prices.visitor)
    await pressAdd(first)
    await first.locator('.toast-way').click()
    await expect(first).toHaveURL(/\/login/)
    await expect.poll(() => countIn(cartButton(second))).toBe(sku.quantity)
    let sent = 0
    await context.route(isAdd, async (route) => {
      sent += 1
      if (!lost) return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })

    // The other tab follows and contributes its own pending data.
    await logIn(first, account)
    for (const tab of [first, second]) await expect(header(tab)).toContainText(name)
    await expect.poll(() => sent).toBeGreaterThan(0)
    await context.unrouteAll({ behavior: 'wait' })
    for (const tab of [first, second]) {
      await tab.goto('/cart')
      await expect.poll(() => countIn(cartButton(tab))).toBe(sku.quantity)
    }
    await expect.poll(() => buyer.lines()).toMatchObject([sku])
  })
