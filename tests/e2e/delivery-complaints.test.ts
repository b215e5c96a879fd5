import { expect, test } from '@playwright/test'
import { buyerBehind } from './buyer'
import { operatorIn } from './operator'

const tag = { tag: ['@deliveryComplaints', '@deliveryComplaint'] }

test('a delivery complaint is solved and accepted', tag, async ({ page, context, baseURL }) => {
  await (await buyerBehind(page.request, 'demo')).enter(context, baseURL)
  await (
    await operatorIn(context)
  ).act('delivery-complaints', '少收一箱', '提交方案', { 处理说明: '明日补发' })
  await page.goto('/user/order/deliveryComplaint?state=20')
  await page.getByRole('link', { name: '少收一箱' }).click()
  await expect(page.getByText('明日补发')).toBeVisible()
  await page.getByRole('button', { name: '确认解决' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认解决' }).click()
  await expect(page.getByText('已完成').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '撤回投诉' })).toHaveCount(0)
})
