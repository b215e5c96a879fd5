import { takeCompany } from './accounts'
import { expect, test, type Page } from '@playwright/test'
import { availableOf, buyerBehind, skusOnSale, type Buyer } from './buyer'
import { countIn, logIn } from './shop'
import { visit } from './visit'

const outlet = (page: Page) => page.locator('trade-outlet')
const cartButton = (page: Page) => page.locator('trade-menu').getByRole('link', { name: /购物车/ })
const submitButton = (page: Page) => outlet(page).getByRole('button', { name: '提交订单' })
/** Returns the heading after the order. A buyer with a chosen payment method goes directly to the payment. */
const placed = (page: Page) => outlet(page).getByRole('heading', { name: /^(订单已提交|付款)$/, level: 1 })
const isSubmit = (url: string) => url.endsWith('/order/submit')

/** Returns the numbers of the buyer's latest orders, through the API. */
const orderNos = async (buyer: Buyer) => (await buyer.orders()).map(({ orderNo }) => orderNo)

/** Opens the checkout with an address and these goods in the cart. */
async function atCheckout(page: Page, account: string, skus: { skuId: string; quantity: number }[]) {
  const buyer = await buyerBehind(page.request, account)
  await buyer.emptyCart()
  await buyer.withAddress()
  await buyer.add(...skus)
  await visit(page, '/cart')
  await buyer.enter(page.context(), page.url())
  await page.goto('/cart')
  await outlet(page).getByRole('button', { name: '去结算' }).click()
  await expect(page).toHaveURL(/\/cart\/checkout\?draft=\d+/)
  await expect(submitButton(page)).toBeVisible()
  return buyer
}

test(
  'a visitor logs in during checkout, enters an address and orders',
  { tag: '@short' },
  async ({ page, request }) => {
    // No other journey buys this product, because its stock is compared.
    const sku = (await skusOnSale(request, 'sales', 2))
      .filter((one) => one.stockQuantity > one.minQuantity * 10)
      .at(-1)
    if (!sku) throw new Error('nothing is in stock')
    const before = await availableOf(request, sku)
    const buyer = await buyerBehind(request, 'newbie')
    await buyer.emptyCart()

    await test.step('into the cart as a visitor, through the login, to the checkout', async () => {
      await page.goto(`/goods/${sku.goodsId}`)
      const quantity = outlet(page).locator('table').getByRole('spinbutton').first()
      await quantity.fill(String(sku.minQuantity))
      await quantity.press('Enter')
      await outlet(page).getByRole('button', { name: '加入购物车' }).click()
      await page.locator('.toast-way').click()
      await expect(page).toHaveURL(/\/login\?redirect=/)
      await logIn(page, 'newbie')
      await expect.poll(() => countIn(cartButton(page))).toBe(sku.minQuantity)
      await cartButton(page).click()
      await outlet(page).getByRole('button', { name: '去结算' }).click()
      await expect(page).toHaveURL(/\/cart\/checkout\?draft=\d+/)
    })

    await test.step('without an address the page shows an error and sends no order', async () => {
      await expect(outlet(page).getByText('还没有收货地址')).toBeVisible()
      await submitButton(page).click()
      await expect(page.getByText('请选择收货地址')).toBeVisible()
    })

    await test.step('a new address: every invalid field shows its error', async () => {
      await outlet(page).getByRole('button', { name: '新增地址' }).first().click()
      const dialog = outlet(page).getByRole('dialog')
      await dialog.getByRole('button', { name: '保存' }).click()
      await expect(dialog.getByText('请输入收货人')).toBeVisible()
      await expect(dialog.getByText('请选择所在地区')).toBeVisible()
      await dialog.getByLabel('收货人').fill('林小满')
      await dialog.getByLabel('联系电话').fill('12')
      await dialog.getByLabel('省份').selectOption({ label: '江苏省' })
      await dialog.getByLabel('城市').selectOption({ label: '苏州市' })
      await dialog.getByLabel('区县').selectOption({ label: '吴中区' })
      await dialog.getByLabel('详细地址').fill('尹中南路 1088 号')
      await expect(dialog.getByText('手机号格式错误')).toBeVisible()
      await dialog.getByLabel('联系电话').fill('13800001003')
      await dialog.getByRole('button', { name: '保存' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(outlet(page).getByRole('radio', { name: /林小满/ })).toBeChecked()
    })

    await test.step('upload documents, then submit', async () => {
      await outlet(page).getByText('普通发票').click()
      await outlet(page).getByLabel('抬头').fill('林小满')
      await outlet(page).getByRole('dialog').getByRole('button', { name: '保存' }).click()
      await outlet(page).getByLabel('订单备注（选填）').fill('送货前请打电话')
      await outlet(page).getByRole('button', { name: '填写采购单号与成本中心' }).click()
      await outlet(page).getByRole('textbox', { name: '采购单号', exact: true }).fill('PO-2026-11')
      await outlet(page).getByRole('button', { name: '应用到所有商品' }).click()
      await expect(outlet(page).locator('.checkout-line')).toContainText('采购单号 PO-2026-11')
      await submitButton(page).click()
      await expect(placed(page)).toBeVisible()
    })

    await test.step('the order exists, its stock is reserved and the cart is empty', async () => {
      const [order] = await buyer.orders()
      expect(order).toMatchObject({ state: 30, lines: [{ skuId: sku.skuId, quantity: sku.minQuantity }] })
      await expect(outlet(page).locator('.checkout-placed')).toContainText(order?.orderNo ?? '-')
      await expect(outlet(page).locator('.checkout-placed')).toContainText('待付款')
      expect(await availableOf(request, sku)).toBe(before - sku.minQuantity)
    })

    await test.step('reload, and Back and Forward, find the same order', async () => {
      const nos = await orderNos(buyer)
      await page.reload()
      await expect(placed(page)).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/\/cart$/)
      await expect.poll(() => countIn(cartButton(page))).toBe(0)
      await page.goForward()
      await expect(placed(page)).toBeVisible()
      expect(await orderNos(buyer)).toEqual(nos)
    })
  },
)

/** Returns two products that may be ordered in any quantity. */
async function twoPlain(page: Page, from: number) {
  const found = (await skusOnSale(page.request, 'new')).filter(
    ({ stockQuantity, step, minQuantity }) =>
      stockQuantity >= 6 && stockQuantity < 5000 && step === 1 && minQuantity === 1,
  )
  const [one, other] = found.slice(from)
  if (!one || !other) throw new Error('too few products')
  return [one, other] as const
}

test(
  'the checkout reports goods that another buyer has bought, and orders the rest',
  { tag: '@short' },
  async ({ page, playwright, baseURL }) => {
    // Takes the last two, because parallel journeys buy the first ones.
    const [scarce, plenty] = await twoPlain(page, -2)
    const buyer = await atCheckout(page, takeCompany().account, [
      { skuId: scarce.skuId, quantity: 2 },
      { skuId: plenty.skuId, quantity: 1 },
    ])
    const nos = await orderNos(buyer)
    const elsewhere = await playwright.request.newContext({ baseURL })
    const other = await buyerBehind(elsewhere, takeCompany().account)
    await other.emptyCart()
    await other.add({ skuId: scarce.skuId, quantity: scarce.stockQuantity })
    const { data }: { data: { draftId: string; stamp: string; amounts: { pay: string } } } = await other.post(
      '/userCenter/order/checkout',
    )
    const taken = await other.post('/userCenter/order/submit', {
      draftId: data.draftId,
      stamp: data.stamp,
      payAmount: data.amounts.pay,
    })
    expect(taken.code).toBe(200)

    await submitButton(page).click()
    await expect(page.getByText(/库存不足：/)).toBeVisible()
    await expect(outlet(page).getByText('请核对新的金额后再提交')).toBeVisible()
    await expect(outlet(page).locator('.checkout-left')).toContainText('缺货')
    expect(await orderNos(buyer)).toEqual(nos)

    await submitButton(page).click()
    await expect(placed(page)).toBeVisible()
    const [order] = await buyer.orders()
    expect(order?.lines.map(({ skuId }) => skuId)).toEqual([plenty.skuId])
    expect(await buyer.lines()).toMatchObject([{ skuId: scarce.skuId, quantity: 2 }])
    await elsewhere.dispose()
  },
)

test('ten clicks and Enter submit one order', async ({ page }) => {
  const [sku] = await twoPlain(page, 4)
  const buyer = await atCheckout(page, takeCompany().account, [{ skuId: sku.skuId, quantity: 1 }])
  const before = (await orderNos(buyer)).length
  let sent = 0
  page.on('request', (request) => (sent += isSubmit(request.url()) ? 1 : 0))
  await submitButton(page).evaluate((button) => {
    for (let click = 0; click < 10; click++)
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
  })
  await page.keyboard.press('Enter')
  await expect(placed(page)).toBeVisible()
  expect(sent).toBe(1)
  expect((await orderNos(buyer)).length).toBe(before + 1)
})

test('the checkout looks up the result after a lost response and shows the order', async ({ page }) => {
  const [sku] = await twoPlain(page, 4)
  const buyer = await atCheckout(page, takeCompany().account, [{ skuId: sku.skuId, quantity: 1 }])
  const before = (await orderNos(buyer)).length
  await page.route(
    (url) => isSubmit(url.pathname),
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
  )
  await submitButton(page).click()
  await expect(placed(page)).toBeVisible()
  expect((await orderNos(buyer)).length).toBe(before + 1)
})

test(
  'retries a lost submission with the same key, also after a reload',
  { tag: '@short' },
  async ({ page }) => {
    const [sku] = await twoPlain(page, 4)
    const buyer = await atCheckout(page, takeCompany().account, [{ skuId: sku.skuId, quantity: 1 }])
    const before = (await orderNos(buyer)).length
    const keys: string[] = []
    let cut = true
    await page.route(
      (url) => isSubmit(url.pathname),
      (route) => {
        keys.push(route.request().headers()['idempotency-key'] ?? '')
        return cut ? route.abort('connectionreset') : route.continue()
      },
    )
    await submitButton(page).click()
    await expect(page.getByText('订单没有提交成功，请再试一次')).toBeVisible()
    await submitButton(page).click()
    await expect.poll(() => keys.length).toBe(2)
    await page.reload()
    cut = false
    await submitButton(page).click()
    await expect(placed(page)).toBeVisible()
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect((await orderNos(buyer)).length).toBe(before + 1)
  },
)

test('shows an unknown result and looks it up on request', async ({ page }) => {
  const [sku] = await twoPlain(page, 4)
  await atCheckout(page, takeCompany().account, [{ skuId: sku.skuId, quantity: 1 }])
  let down = true
  await page.route(
    (url) => url.pathname.includes('/order/'),
    async (route) => {
      if (!down) return route.continue()
      if (isSubmit(route.request().url())) await route.fetch()
      await route.abort('connectionreset')
    },
  )
  await submitButton(page).click()
  await expect(outlet(page).getByText('没有收到提交结果')).toBeVisible()
  down = false
  await outlet(page).getByRole('button', { name: '查询结果' }).click()
  await expect(placed(page)).toBeVisible()
})

test(
  'keeps the checkout and its remark over a login after the session has ended',
  { tag: '@short' },
  async ({ page }) => {
    const [sku] = await twoPlain(page, 4)
    const { account } = takeCompany()
    const buyer = await atCheckout(page, account, [{ skuId: sku.skuId, quantity: 1 }])
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await outlet(page).getByLabel('订单备注（选填）').fill('第三号门')
    await saved
    const address = page.url()
    await page.request.post('/api/pc/bbbAuth/logout', { headers: { Authorization: buyer.token } })
    await submitButton(page).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await logIn(page, account)
    await expect(page).toHaveURL(address)
    await expect(outlet(page).getByLabel('订单备注（选填）')).toHaveValue('第三号门')
    await submitButton(page).click()
    await expect(placed(page)).toBeVisible()
  },
)

test('an expired or foreign checkout redirects to the cart', async ({ page }) => {
  const [sku] = await twoPlain(page, 4)
  await atCheckout(page, takeCompany().account, [{ skuId: sku.skuId, quantity: 1 }])
  const address = page.url()
  await page.context().clearCookies()
  const other = await buyerBehind(page.request, takeCompany().account)
  await other.enter(page.context(), address)
  await page.goto(address)
  await expect(outlet(page).getByText('订单已失效，请重新下单')).toBeVisible()
  await outlet(page).getByRole('link', { name: '返回购物车' }).click()
  await expect(page).toHaveURL(/\/cart$/)
})
