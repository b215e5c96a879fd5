import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { escapesOf, foreign, shop } from '../foreign'
import { eachLine, operatorIn } from '../operator'
import { countIn, logIn } from '../shop'
import { browserDraws } from '../render-modes'

// The page's own script places regions during the test.
test.use({ storageState: browserDraws, actionTimeout: 15_000 })

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

type Side = {
  at: Locator
  region: Locator
  symbol: string
  site: string
  cookie: string
  /** Account of the buyer on this side. */
  account: string
  /** Names of the buyer, which must not appear on the other side. */
  names: string[]
  /** Initial quantity in the cart, and lines to select again. */
  before: number
  waiting: CartLine[]
  /** Numbers of earlier orders. */
  earlier: string[]
  /** Goods to buy, chosen after the list has loaded. */
  goods: { id: string; name: string; pieces: number }
  pay: number
  orderNo: string
  token: string
}

type Facts = Pick<Side, 'symbol' | 'site' | 'cookie' | 'account' | 'names'>
const sideOf = (page: Page, name: string, facts: Facts): Side => ({
  ...facts,
  at: page.locator(`section.${name}`),
  region: page.locator(`section.${name} .region`),
  before: 0,
  waiting: [],
  earlier: [],
  goods: { id: '', name: '', pieces: 0 },
  pay: 0,
  orderNo: '',
  token: '',
})

/** Returns all text of a side, including its elements' shadow roots. */
const wordsOf = (side: Side) =>
  side.at.evaluate((section) => {
    const read = (node: Node): string => {
      if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return ''
      const own = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''
      const inside = node instanceof Element && node.shadowRoot ? read(node.shadowRoot) : ''
      return own + inside + [...node.childNodes].map(read).join(' ')
    }
    return read(section)
      .replace(/\s+/g, ' ')
      .replace(/([¥$]) /g, '$1')
  })

const fen = (amount: string | number) => Math.round(Number(amount) * 100)
/** Formats an amount: `$1,234.50`. */
const written = ({ symbol }: Side, amount: number) =>
  symbol + (amount / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')

/** Calls the API as the buyer of a side. */
async function dataOf<Data>(
  request: APIRequestContext,
  { token }: Side,
  path: string,
  { data, method = data ? 'post' : 'get' }: { data?: object; method?: string } = {},
): Promise<{ code: number; data: Data }> {
  const headers = { Authorization: token }
  return (await request.fetch(`${shop}/api${path}`, { method, headers, data })).json()
}
const rowsOf = async <Data>(request: APIRequestContext, side: Side, path: string, data?: object) =>
  (await dataOf<Data>(request, side, `/bbb${path}`, { data })).data

type Listed = { orderNo: string; state: number; payAmount: string }
type Detail = { id: string; amounts: { pay: string; refunded: string }; lines: { goodsName: string }[] }
type Cart = {
  groups: { lines: CartLine[] }[]
  invalid: CartLine[]
  summary: { payAmount: string }
}
type CartLine = { id: string; goodsId: string; goodsName: string; checked: number }
const cartOf = async (request: APIRequestContext, side: Side) => {
  const cart = await rowsOf<Cart>(request, side, '/userCenter/userShoppingCar/getShopCar')
  return { ...cart, lines: [...cart.groups.flatMap(({ lines }) => lines), ...cart.invalid] }
}
/** Selects or deselects lines of a cart. */
async function select(request: APIRequestContext, side: Side, lines: CartLine[], checked: 10 | 20) {
  const data = { idList: lines.map(({ id }) => id), checked }
  if (lines.length > 0)
    await dataOf(request, side, '/bbb/userCenter/userShoppingCar/updateSelect', { method: 'put', data })
}
const ordersOf = async (request: APIRequestContext, side: Side) =>
  (await rowsOf<{ content: Listed[] }>(request, side, '/userCenter/order/page', { pageSize: 100 })).content
const depositOf = async (request: APIRequestContext, side: Side) =>
  fen((await rowsOf<{ balance: string }>(request, side, '/userCenter/deposit/index')).balance)

test('two shops with two buyers on a page, in yuan and in dollars, stay separate up to the refund', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(600_000)
  const escapes = escapesOf(page)
  const yuan = sideOf(page, 'main', {
    symbol: '¥',
    site: '1001',
    cookie: 'PC_TOKEN',
    account: 'demo',
    names: ['周岚', '临港精密机械'],
  })
  const dollars = sideOf(page, 'seaway', {
    symbol: '$',
    site: '1005',
    cookie: 'PC_TOKEN_seaway_localhost',
    account: 'voyage',
    names: ['海启航', 'voyage'],
  })
  const sides = [yuan, dollars]
  const other = (side: Side) => (side === yuan ? dollars : yuan)
  const badge = (side: Side) => side.at.locator('trade-cart-badge a')
  const button = (side: Side, name: string) => side.region.getByRole('button', { name, exact: true })

  /** Checks that nothing of the other side is visible: currency, buyer, goods or orders. */
  async function apart() {
    for (const side of sides) {
      const there = other(side)
      await expect.poll(() => wordsOf(side)).toContain(side.symbol)
      const words = await wordsOf(side)
      expect(words).not.toContain(there.symbol)
      for (const mark of [...there.names, there.goods.name, there.orderNo])
        if (mark) expect(words).not.toContain(mark)
    }
  }
  const open = async () => {
    await page.goto(`${foreign}/two-currencies.html`)
    for (const side of sides) await expect(side.region.locator('.goods-card').first()).toBeVisible()
  }
  /** Opens the current state of the order in the user centre. */
  async function openOrder(side: Side) {
    await side.at.locator('button', { hasText: '订单' }).click()
    await side.region.locator(`a[href$='/user/order/${side.orderNo}']`).first().click()
    await expect(side.region.getByRole('heading', { level: 1 })).toContainText(side.orderNo)
  }
  const detailOf = (side: Side) => rowsOf<Detail>(request, side, `/userCenter/order/detail/${side.orderNo}`)

  await test.step('visitors see goods of each site at its own prices', async () => {
    await open()
    await apart()
    const names = (side: Side) => side.region.locator('.goods-card-name').allInnerTexts()
    const [here, there] = [await names(yuan), await names(dollars)]
    expect(here.filter((name) => there.includes(name))).toEqual([])
  })

  await test.step('a buyer logs in to each', async () => {
    for (const side of sides) {
      await side.at.locator('trade-login-box').getByRole('button', { name: '登录' }).first().click()
      await logIn(page, side.account)
      await expect(side.at.locator('trade-login-box')).toContainText(new RegExp(side.names.join('|')))
    }
    const cookies = await context.cookies()
    for (const side of sides) side.token = cookies.find(({ name }) => name === side.cookie)?.value ?? ''
    expect(new Set(sides.map(({ token }) => token)).size).toBe(2)
    expect(sides.every(({ token }) => token)).toBe(true)
    for (const side of sides)
      expect((await dataOf(request, side, '/bbb/userCenter/getUserInfo')).data).toMatchObject({
        loginAccount: side.account,
      })
    await open()
    await apart()
  })

  await test.step('existing cart lines are deselected and counted', async () => {
    for (const side of sides) {
      const { lines } = await cartOf(request, side)
      side.waiting = lines.filter(({ checked }) => checked === 10)
      await select(request, side, side.waiting, 20)
      const count = '/userCenter/userShoppingCar/count'
      side.before = (await rowsOf<{ totalCount: number }>(request, side, count)).totalCount
      side.earlier = (await ordersOf(request, side)).map(({ orderNo }) => orderNo)
    }
    await open()
    for (const side of sides) await expect.poll(() => countIn(badge(side))).toBe(side.before)
  })

  await test.step('add from list and product page: each cart has its own count', async () => {
    type Card = {
      id: string
      goodsName: string
      skuItemDefault: { minQuantity: number; stockQuantity: number; step: number }
    }
    for (const [at, side] of sides.entries()) {
      const body = { brandTerminalId: side.site, pageSize: 10 }
      const { content } = await rowsOf<{ content: Card[] }>(request, side, '/goodsInfo/page', body)
      const { lines } = await cartOf(request, side)
      const found = content.find(
        ({ id, skuItemDefault: { minQuantity, stockQuantity } }) =>
          stockQuantity > minQuantity * 10 && !lines.some(({ goodsId }) => goodsId === id),
      )
      if (!found) throw new Error('nothing of the first page is in stock')
      const { minQuantity, step } = found.skuItemDefault
      // Different quantities for the two sides.
      side.goods = { id: found.id, name: found.goodsName, pieces: minQuantity + step * (at + 1) }
      await side.region.locator('.goods-card-name', { hasText: found.goodsName }).first().click()
      await expect(side.region.getByRole('heading', { level: 1 })).toHaveText(found.goodsName)
    }
    await apart()
    for (const side of sides) {
      const quantity = side.region.getByRole('spinbutton').first()
      await quantity.fill(String(side.goods.pieces))
      await quantity.press('Enter')
      await button(side, '加入购物车').first().click()
      await expect.poll(() => countIn(badge(side))).toBe(side.before + side.goods.pieces)
    }
    expect(yuan.goods.pieces).not.toBe(dollars.goods.pieces)
    for (const side of sides) expect(await countIn(badge(side))).toBe(side.before + side.goods.pieces)
  })

  await test.step('each cart contains its own goods at its own prices', async () => {
    for (const side of sides) {
      await badge(side).click()
      await expect(side.region.locator('.cart-line', { hasText: side.goods.name })).toHaveCount(1)
    }
    await apart()
    for (const side of sides) {
      const { lines, summary } = await cartOf(request, side)
      await expect(side.region.locator('.cart-totals')).toContainText(written(side, fen(summary.payAmount)))
      expect(lines.filter(({ checked }) => checked === 10)).toMatchObject([{ goodsId: side.goods.id }])
      expect(lines.map(({ goodsId }) => goodsId)).not.toContain(other(side).goods.id)
    }
  })

  await test.step('both check out and order', async () => {
    for (const side of sides) {
      await side.region
        .locator('.cart-totals')
        .getByText(/结算|下单/)
        .first()
        .click()
      await expect(side.region.locator('trade-checkout')).toContainText(side.goods.name)
    }
    await apart()
    for (const side of sides) {
      await button(side, '提交订单').click()
      await expect(side.region.getByRole('link', { name: /支付|付款/ }).first()).toBeVisible()
      const [placed, ...more] = (await ordersOf(request, side)).filter(
        ({ orderNo }) => !side.earlier.includes(orderNo),
      )
      expect(more).toEqual([])
      side.orderNo = placed?.orderNo ?? ''
      side.pay = fen(placed?.payAmount ?? 0)
      expect(side.pay).toBeGreaterThan(0)
      await expect(side.region.locator('trade-checkout')).toContainText(written(side, side.pay))
      expect(await countIn(badge(side))).toBe(side.before)
      await select(request, side, side.waiting, 10)
    }
    for (const side of sides) {
      const theirs = other(side).orderNo
      expect((await ordersOf(request, side)).map(({ orderNo }) => orderNo)).not.toContain(theirs)
      expect(await dataOf(request, side, `/bbb/userCenter/order/detail/${theirs}`)).toMatchObject({
        code: 404,
      })
    }
    await apart()
  })

  const operator = await operatorIn(context)
  const deposit = await depositOf(request, yuan)
  await test.step('each pays by its own method in parallel', async () => {
    await page.bringToFront()
    for (const side of sides) {
      await side.region
        .getByRole('link', { name: /支付|付款/ })
        .first()
        .click()
      await expect(side.region.locator('trade-payment')).toContainText(written(side, side.pay))
    }
    await apart()
    await yuan.region.getByRole('radio', { name: /^预存款/ }).check()
    await yuan.region.getByLabel('支付密码').fill('123456')
    await button(yuan, '立即支付').click()
    await expect(yuan.region.getByRole('heading', { name: '支付成功' })).toBeVisible()
    expect(await depositOf(request, yuan)).toBe(deposit - yuan.pay)

    // Accounts are in yuan, so only a bank transfer is possible here.
    await dollars.region.getByText(/^不可用的支付方式/).click()
    await expect(dollars.region.getByRole('term').filter({ hasText: '预存款' })).toBeVisible()
    await dollars.region.getByRole('radio', { name: /^国际电汇/ }).check()
    await expect(dollars.region.getByText('Straits Merchant Bank, Singapore')).toBeVisible()
    await dollars.region.getByLabel('付款银行').fill('Harbour Bank')
    await dollars.region.getByLabel('付款户名').fill('Voyage')
    await dollars.region.getByLabel('转账日期').fill('2026-11-01')
    const files = { name: 'wire.png', mimeType: 'image/png', buffer: dot }
    await dollars.region.locator('input[type=file]').setInputFiles(files)
    await expect(dollars.region.getByText('wire.png')).toBeVisible()
    await expect(dollars.region.locator('.spinner')).toHaveCount(0)
    await button(dollars, '提交凭证').click()
    await expect(dollars.region.getByText('凭证已提交，等待审核')).toBeVisible()
    for (const step of ['凭证有效', '已到账'])
      await operator.act('vouchers', written(dollars, dollars.pay), step)
    await page.bringToFront()
    expect(await depositOf(request, yuan)).toBe(deposit - yuan.pay)
    await apart()
  })

  await test.step('the goods arrive, and the buyers confirm the receipt', async () => {
    for (const side of sides) await operator.act('orders', side.orderNo, '发货', { 快递公司: '安达速运' })
    await page.bringToFront()
    await open()
    for (const side of sides) await openOrder(side)
    await apart()
    for (const side of sides) {
      await button(side, '确认收货').click()
      await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click()
      await expect(button(side, '确认收货')).toHaveCount(0)
      expect(await ordersOf(request, side)).toContainEqual(
        expect.objectContaining({ orderNo: side.orderNo, state: 70 }),
      )
    }
  })

  const backs: number[] = []
  await test.step('return a piece on each site, with a refund to its payment method', async () => {
    const nos: string[] = []
    for (const side of sides) {
      await side.region.getByRole('link', { name: '申请售后' }).first().click()
      const pieces = side.region.getByRole('spinbutton').first()
      await pieces.fill('1')
      await pieces.press('Enter')
      await side.region.getByLabel('申请原因').selectOption({ label: '七天无理由' })
      await side.region.getByLabel('问题描述').fill('多订了一件')
      const trial = side.region.locator('.after-sales-trial .price')
      await expect(trial).not.toHaveText(`${side.symbol}0.00`)
      backs.push(fen((await trial.innerText()).replace(/[^\d.]/g, '')))
    }
    await apart()
    for (const side of sides) {
      await button(side, '提交申请').click()
      const heading = side.region.getByRole('heading', { level: 1, name: /售后单 / })
      nos.push(/S\d{18}/.exec(await heading.innerText())?.[0] ?? 'no number')
    }
    await apart()
    for (const no of nos) {
      await operator.act('after-sales', no, '通过', { '退货地址，留空用默认地址': '一号门' })
    }
    await page.bringToFront()
    await open()
    for (const [at, side] of sides.entries()) {
      await side.at.locator('button', { hasText: '订单' }).click()
      // Half a page has no room for the side menu.
      await button(side, '用户中心菜单').click()
      await side.region.locator("a[href$='/user/order/refund']").first().click()
      await side.region.locator("a[href*='/user/order/refund/']").first().click()
      await expect(side.region.getByRole('heading', { level: 1 })).toContainText(nos[at] ?? '-')
      await button(side, '填写退货运单').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('快递公司').fill('安达速运')
      await dialog.getByLabel('运单号').fill(`AD2026112${at}`)
      await dialog.getByRole('button', { name: '提交' }).click()
      await expect(side.region.getByText(`AD2026112${at}`)).toBeVisible()
    }
    await apart()
    for (const no of nos) {
      await operator.act('after-sales', no, '确认收到退货')
      await operator.act('after-sales', no, '验收通过', {
        [eachLine]: '1',
      })
      await operator.act('after-sales', no, '退款')
    }
    await page.bringToFront()
    await open()
    for (const [at, side] of sides.entries()) {
      await openOrder(side)
      const { amounts } = await detailOf(side)
      expect(fen(amounts.refunded)).toBe(backs[at])
      expect(fen(amounts.pay)).toBe(side.pay)
      await expect.poll(() => wordsOf(side)).toContain(written(side, backs[at] ?? 0))
    }
    await apart()
    // Yuan are refunded to the deposit exactly. Dollars are not.
    expect(await depositOf(request, yuan)).toBe(deposit - yuan.pay + (backs[0] ?? 0))
    type Refunds = { content: { orderNo: string; refundAmount: string }[] }
    for (const [at, side] of sides.entries()) {
      const { content } = await rowsOf<Refunds>(request, side, '/userCenter/refund/page', { pageSize: 100 })
      const own = content.filter(({ orderNo }) => orderNo === side.orderNo)
      expect(own.map(({ refundAmount }) => fen(refundAmount))).toEqual([backs[at]])
      expect(content.map(({ orderNo }) => orderNo)).not.toContain(other(side).orderNo)
    }
  })
  expect(escapes).toEqual([])
})
