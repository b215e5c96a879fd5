import { takeCompany } from './accounts'
import { expect, test } from '@playwright/test'
import { atPayment, outlet, paid, press, scan, stateOf, way } from './paying'

test('a delayed notification is never shown as a failure, and a reload checks again', async ({
  page,
  baseURL,
}) => {
  const made = await atPayment(page, takeCompany().account, 70, baseURL)
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

test('a duplicate notification and a reload pay once', async ({ page, baseURL }) => {
  const made = await atPayment(page, takeCompany().account, 71, baseURL)
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
})
