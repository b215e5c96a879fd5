import { expect, type BrowserContext } from '@playwright/test'

/** Special label for the quantities of a document's lines, separated by commas. */
export const eachLine = '各行数量'

/** Special label for the unit prices of a document's lines, separated by commas. */
export const eachPrice = '各行单价'

/** Opens a tab of the demo's operator: `act('memberships', '临港机械', '通过')`. */
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
  /** Returns the entry of a desk with this heading. */
  const row = (head: string) => page.getByRole('article').filter({ hasText: head })
  return {
    page,
    at,
    row,
    /** @param fields values of the action's form by label */
    async act(desk: string, head: string, action: string, fields: Record<string, string> = {}) {
      await at(desk)
      const found = row(head)
      const form = found.locator('details', {
        has: page.locator('summary', { hasText: new RegExp(`^${action}$`) }),
      })
      if (await form.count()) await form.locator('summary').click()
      for (const [label, value] of Object.entries(fields)) {
        const ofLines =
          label === eachLine
            ? form.getByRole('textbox')
            : label === eachPrice && form.getByRole('textbox', { name: / 单价/ })
        if (!ofLines) await found.getByLabel(label).fill(value)
        else for (const [at, ofLine] of value.split(',').entries()) await ofLines.nth(at).fill(ofLine.trim())
      }
      await found.getByRole('button', { name: new RegExp(`^(确认)?${action}$`) }).click()
      await expect(page.getByRole('status')).toContainText('已处理')
    },
    /** @param step `+1 小时`, `+1 天` or `+10 天` */
    async wait(step: string) {
      await page.getByRole('button', { name: step, exact: true }).click()
      await expect(page.getByRole('status')).toHaveText('时间已推移，到期事项已处理')
    },
  }
}
