import { expect, test } from '@playwright/test'
import { buyerBehind } from './buyer'
import { operatorIn } from './operator'
import { ordered, outlet, press } from './paying'
import { visit } from './visit'

test('what arrived is checked line by line, kept, and can be corrected', async ({ page, baseURL }) => {
  test.slow() // the order has to be paid and shipped first
  const buyer = await buyerBehind(page.request, 'monthly')
  await buyer.enter(page.context(), baseURL)
  const { payOrderId, orders } = await ordered(buyer, page, 20)
  const no = orders[0]?.orderNo ?? ''
  const payment = { payOrderId, payCode: 96, payPassword: '123456' }
  expect(await buyer.post('/userCenter/tradePay/pay', payment)).toMatchObject({ code: 200 })
  const received = async () => {
    const { data }: { data: { lines: { quantity: number; receivedQuantity: number }[] } } = await buyer.get(
      `/userCenter/order/detail/${no}`,
    )
    return data.lines[0]
  }

  await page.goto(`/user/order/${no}/check-list`)
  await expect(outlet(page).getByText('还没有可验收的商品')).toBeVisible()
  const operator = await operatorIn(page.context())
  await operator.act('orders', no, '发货', { 快递公司: '安达速运' })
  await page.bringToFront()
  await visit(page, `/user/order/${no}`)
  await outlet(page).getByRole('link', { name: '验收清单' }).click()
  await expect(page).toHaveURL(`/user/order/${no}/check-list`)
  const quantity = (await received())?.quantity ?? 0
  const arrived = outlet(page).getByRole('spinbutton')
  await expect(outlet(page).getByRole('button', { name: '保存验收结果' })).toBeDisabled()
  const say = async (pieces: number) => {
    await arrived.fill(String(pieces))
    await arrived.press('Enter')
  }
  // More than was shipped cannot be kept.
  await say(quantity + 1)
  await expect(outlet(page).getByRole('button', { name: '保存验收结果' })).toBeDisabled()
  for (const pieces of [quantity - 1, quantity]) {
    await say(pieces)
    await press(page, '保存验收结果')
    await expect.poll(async () => (await received())?.receivedQuantity).toBe(pieces)
    await page.reload()
    await expect(arrived).toHaveValue(String(pieces))
    await expect(outlet(page).getByText('差 1', { exact: true })).toHaveCount(quantity - pieces)
  }
})
