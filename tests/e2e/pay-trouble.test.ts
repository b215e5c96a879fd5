import { expect, test } from '@playwright/test'
import { buyerBehind, skusOnSale } from './buyer'
import { atPayment, ordered, outlet, paid, press, scan, stateOf, way } from './paying'
import { visit } from './visit'

test('a provider tells late: the result is never called failed, a reload asks again', async ({
  page,
  baseURL,
}) => {
  const made = await atPayment(page, 'retail', 70, baseURL)
  await way(page, '支付宝 App').check()
  await press(page, '前往支付')
  await page.getByRole('button', { name: '确认支付，10 秒后通知商城' }).click()
  const asking = outlet(page).getByText('正在确认付款结果')
  await expect(asking).toBeVisible()
  await page.reload()
  await expect(asking).toBeVisible()
  await expect(outlet(page).getByText('失败')).toHaveCount(0)
  expect(await stateOf(made.buyer, made)).toBe(30)
  await expect(paid(page)).toBeVisible()
  expect(await stateOf(made.buyer, made)).toBe(40)
})

test(
  'a provider tells twice and the page is reloaded in between: paid once',
  { tag: '@short' },
  async ({ page, baseURL }) => {
    const made = await atPayment(page, 'retail', 71, baseURL)
    await way(page, '扫码支付').check()
    await expect(outlet(page).getByRole('img', { name: '支付二维码' })).toBeVisible()
    const phone = await scan(page, '确认支付，并通知商城两次')
    await expect(paid(page)).toBeVisible()
    await phone.bringToFront()
    await phone.getByRole('button', { name: '确认支付', exact: true }).click()
    await page.bringToFront()
    await page.reload()
    await expect(paid(page)).toBeVisible()
    const { data }: { data: { returned: number } } = await made.buyer.get(
      `/userCenter/tradePay/state/${made.payOrderId}`,
    )
    expect(data.returned).toBe(20)
    expect(await stateOf(made.buyer, made)).toBe(40)
  },
)

test('a provider that does not answer: said in plain words, another way pays', async ({ page, baseURL }) => {
  await atPayment(page, 'retail', 72, baseURL)
  await page.route('**/tradePay/pay', (route) =>
    route.fulfill({ json: { code: 422, message: '支付渠道暂时无法使用，请稍后再试或更换支付方式' } }),
  )
  await way(page, '微信扫码').check()
  await expect(page.getByText('支付渠道暂时无法使用，请稍后再试或更换支付方式')).toBeVisible()
  await page.unroute('**/tradePay/pay')
  await way(page, '扫码支付').check()
  await scan(page)
  await expect(paid(page)).toBeVisible()
})

test('somebody else’s payment is not there: no amount, nothing to press', async ({ page, baseURL }) => {
  const other = await buyerBehind(page.request, 'retail')
  const theirs = await ordered(other, page, 73)
  const buyer = await buyerBehind(page.request, 'overdue')
  await buyer.enter(page.context(), baseURL)
  for (const address of [`payOrderId=${theirs.payOrderId}`, `orders=${theirs.orders[0]?.id}`]) {
    await page.goto(`/cart/payment?${address}`)
    await expect(outlet(page).getByText('订单失效，请重新下单')).toBeVisible()
    await expect(outlet(page)).not.toContainText(theirs.payAmount)
    await expect(outlet(page).getByRole('radio')).toHaveCount(0)
  }
  await visit(page, `/cart/paySuccess?payOrderId=${theirs.payOrderId}`)
  await expect(outlet(page)).not.toContainText(theirs.payAmount)
  expect(await stateOf(other, theirs)).toBe(30)
})

type Change = (body: Record<string, unknown>) => Record<string, unknown>
const tampered: [what: string, change: Change, said: RegExp][] = [
  ['the amount', (body) => ({ ...body, payAmount: '0.01' }), /应付金额变为/],
  ['a negative amount', (body) => ({ ...body, payAmount: '-1.00' }), /应付金额变为|错误|核对/],
  ['the stamp of another checkout', (body) => ({ ...body, stamp: '0'.repeat(64) }), /请核对后再提交/],
  [
    'parts that do not add up',
    (body) => ({ ...body, funding: [{ payCode: 30, amount: '0.01' }] }),
    /资金分配与应付金额/,
  ],
]

test('what a browser was made to send is not believed: told, and nothing is ordered or lost', async ({
  page,
  baseURL,
}) => {
  const buyer = await buyerBehind(page.request, 'overdue')
  const retail = await buyerBehind(page.request, 'retail')
  await retail.withAddress()
  await buyer.emptyCart()
  await buyer.withAddress()
  const [sku] = (await skusOnSale(page.request, 'sales')).filter((one) => one.stockQuantity > 200)
  await buyer.add({ skuId: sku?.skuId ?? '', quantity: sku?.minQuantity ?? 1 })
  await buyer.enter(page.context(), baseURL)
  const orders = (await buyer.orders()).length
  await page.goto('/cart')
  await press(page, '去结算')
  await expect(outlet(page).getByRole('button', { name: '提交订单' })).toBeVisible()

  for (const [what, change, said] of tampered) {
    await test.step(what, async () => {
      await page.route('**/order/submit', async (route) => {
        const body: Record<string, unknown> = route.request().postDataJSON()
        const headers = { ...route.request().headers(), 'idempotency-key': crypto.randomUUID() }
        await route.continue({ postData: change(body), headers })
      })
      // What an earlier one was told may still stand there.
      const answered = page.waitForResponse('**/order/submit')
      await press(page, '提交订单')
      await answered
      await expect(page.getByText(said).last()).toBeVisible()
      await page.unroute('**/order/submit')
    })
  }

  await test.step('an address and a coupon of somebody else', async () => {
    const draft = new URL(page.url()).searchParams.get('draft') ?? ''
    const { data }: { data: { id: string }[] } = await retail.get('/userCenter/address/list')
    const path = `/userCenter/order/checkout/${draft}`
    expect((await buyer.put(path, { addressId: data[0]?.id })).code).toBe(404)
    const rich = await buyerBehind(page.request, 'demo')
    const { data: coupons }: { data: { content: { id: string }[] } } = await rich.post(
      '/userCenter/coupon/page',
      { state: 10, pageNum: 1, pageSize: 10 },
    )
    expect(coupons.content.length).toBeGreaterThan(0)
    expect((await buyer.put(path, { couponIds: [coupons.content[0]?.id] })).code).not.toBe(200)
  })

  await test.step('quantities that are none', async () => {
    for (const quantity of [0, -1, 1.5, 100_000, 1e21, '2', [2], true, null])
      expect((await buyer.add({ skuId: sku?.skuId ?? '', quantity: quantity as number })).code).toBe(400)
    await visit(page, `/cart/checkout?sku=${sku?.skuId}&quantity=0`)
    await expect(outlet(page).getByRole('button', { name: '提交订单' })).toHaveCount(0)
  })

  expect((await buyer.orders()).length).toBe(orders)
  expect(await buyer.lines()).toMatchObject([{ skuId: sku?.skuId, quantity: sku?.minQuantity }])
})
