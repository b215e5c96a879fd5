import { expect, type BrowserContext } from '@playwright/test'

/** The demo's operator at work in a tab of their own: `act('memberships', '临港机械', '通过')`. */
export async function operatorIn(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto('/demo/operator?lang=zh-CN')
  if (await page.getByLabel('密码').isVisible()) {
    await page.getByLabel('账号').fill('operator')
    await page.getByLabel('密码').fill('operate1234')
    await page.getByRole('button', { name: '登录' }).click()
  }
  await expect(page.getByRole('button', { name: '退出' })).toBeVisible()

  const at = (desk: string) => page.goto(`/demo/operator?desk=${desk}&lang=zh-CN`)
  /** What waits at a desk under this name. */
  const row = (head: string) => page.getByRole('article').filter({ hasText: head })
  return {
    page,
    at,
    row,
    /** @param fields what is filled into the action's form, by label */
    async act(desk: string, head: string, action: string, fields: Record<string, string> = {}) {
      await at(desk)
      const found = row(head)
      if (Object.keys(fields).length) await found.locator('summary', { hasText: action }).click()
      for (const [label, value] of Object.entries(fields)) await found.getByLabel(label).fill(value)
      await found.getByRole('button', { name: action, exact: true }).click()
      await expect(page.getByRole('status')).toHaveText('已处理')
    },
    /** @param step `+1 小时`, `+1 天` or `+10 天` */
    async wait(step: string) {
      await page.getByRole('button', { name: step, exact: true }).click()
      await expect(page.getByRole('status')).toHaveText('时间已推移，到期事项已处理')
    },
  }
}
